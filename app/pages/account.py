"""The pages of the visitor's account: what it is, and signing in."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from app.accounts.pictures import COLOURS, MOTIFS
from app.hosts import canonical_origin
from app.pages.messages import missing, refusal, sign_in_for
from app.pages.shell import page, titled, words
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.paths import own_path
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
MESSAGE_FILES = ("account", "pages", "trouble", "problems")
SECRET_USES = {"link": "/api/sign-in/link/use", "code": "/api/sign-in/code", "confirm": "/api/sign-in/confirm"}
"""Pages with one button, which uses the secret behind the `#` of their address, and what it is sent to."""


@router.get("/account")
@needs(scope="account", limit="reads", strangers=True)
async def account(request: Request) -> Response:
    """What one is called and goes by, one's own data, and signing out."""
    try:
        user = await viewer(request)
        there = None if user is None else await services_of(request).signing_in.credentials_of(user)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None or there is None:
        return _sign_in_first(request)
    guest = there.address is None and not there.passkey
    return _page(request, "account.html", "account-title", user=user, guest=guest, motifs=MOTIFS, colours=COLOURS)


@router.get("/account/sign-in")
@needs(scope="account", limit="reads", strangers=True)
async def signing_in(request: Request) -> Response:
    """How one signs in again, where one is signed in, and tokens for programs."""
    try:
        user = await viewer(request)
        pending = None if user is None else await services_of(request).signing_in.pending_address(user)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return _sign_in_first(request)
    return _page(request, "signing-in.html", "account-sign-in-title", user=user, boot={"pending": pending})


@router.get("/account/looks")
@needs(scope="account", limit="reads", strangers=True)
async def looks(request: Request) -> Response:
    """How pages and tables look to oneself and behave, the same on every device."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return _sign_in_first(request)
    return _page(request, "looks.html", "looks-title", user=user)


@router.get("/sign-in")
@needs(scope="read", limit="reads", strangers=True)
async def sign_in(request: Request, next: str | None = None) -> HTMLResponse:
    """Be somebody again, by password, link or code."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    on, mail = own_path(next), services_of(request).mailer.works
    speaker = speaker_of(request)
    lead = speaker.say("sign-in-lead-table" if on.startswith("/t/") else "sign-in-lead")
    return _page(request, "sign-in.html", "sign-in-title", user=user, mail=mail, lead=lead, boot={"next": on})


@router.get("/sign-in/{way}")
@needs(scope="read", limit="reads", strangers=True)
async def use(request: Request, way: str, next: str | None = None) -> HTMLResponse:
    """A button that uses the secret in the address: merely opening it, as scanners of mails do, uses nothing up."""
    if way not in SECRET_USES:
        return missing(request)
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    words_of = {"link": "sign-in-link", "code": "sign-in-code-do", "confirm": "sign-in-confirm"}[way]
    label = "sign-in-confirm-do" if way == "confirm" else "sign-in-link-do"
    boot = {"next": own_path(next), "to": SECRET_USES[way], "way": way}
    speaker = speaker_of(request)
    on = ("/account/sign-in", "account-sign-in-title") if way == "confirm" and user else ("/sign-in", "sign-in")
    values = {
        "lead": speaker.say(f"{words_of}-lead"),
        "label": speaker.say(label),
        "on": {"href": on[0], "words": speaker.say(on[1])},
    }
    return _page(request, "use-link.html", f"{words_of}-title", boot=boot, user=user, **values)


def _sign_in_first(request: Request) -> RedirectResponse:
    return RedirectResponse(sign_in_for(request.url.path), 303, {"Cache-Control": "no-store"})


def _page(request: Request, template: str, key: str, boot: dict[str, Any] | None = None, **values: Any) -> HTMLResponse:
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say(key))
    # A passkey is for one origin: browsers and we refuse it at any other.
    origin = canonical_origin(services_of(request).settings.public_url)
    told = {"messages": words(speaker, *MESSAGE_FILES), "passkey_origin": origin, **(boot or {})}
    return page(request, template, title=title, heading=speaker.say(key), boot=told, **values)
