"""The page of the visitor's notices, and the pages behind links in mails: confirming an address, and leaving.

A link alone changes nothing, because programs open links before people do: there is a button behind it. Mail programs
that offer to unsubscribe by themselves send the button's request (RFC 8058).
"""

from collections.abc import Awaitable

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.messages import HOME_LINK, message, refusal, sign_in_here
from app.pages.shell import page, titled, words
from app.problems import NotFound
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
NOTICES_LINK = ("/account/notices", "notices-link")


@router.get("/account/notices")
@needs(scope="account", limit="reads", strangers=True)
async def notices(request: Request) -> HTMLResponse:
    """What one is told of, and where."""
    try:
        user = await viewer(request)
        signs_in = await services_of(request).signing_in.credentials_of(user) if user else None
    except StoreUnavailable as problem:
        return refusal(request, problem)
    if user is None:
        return message(request, 401, "notices-sign-in", sign_in_here(request), HOME_LINK)
    address = signs_in.address if signs_in else None
    speaker = speaker_of(request)
    boot = {"messages": words(speaker, "channels", "trouble", "problems"), "address": address}
    title = titled(speaker, speaker.say("notices-title"))
    return page(request, "notices.html", title=title, user=user, boot=boot)


@router.get("/confirm/{channel_id}/{code}")
@needs(scope=None, limit="reads")
async def ask_to_confirm(request: Request, channel_id: str, code: str) -> HTMLResponse:
    """A button that confirms an address."""
    return _button(request, "confirm", "confirm-do")


@router.post("/confirm/{channel_id}/{code}")
@needs(scope=None, limit="changes", forms=True)
async def confirm(request: Request, channel_id: str, code: str) -> HTMLResponse:
    """Confirm an address."""
    return await _done(request, services_of(request).subscriptions.confirm(channel_id, code), "confirmed")


@router.get("/unsubscribe/{channel_id}/{proof}")
@needs(scope=None, limit="reads")
async def ask_to_leave(request: Request, channel_id: str, proof: str) -> HTMLResponse:
    """A button that ends a channel's notices."""
    return _button(request, "leave", "leave-do")


@router.post("/unsubscribe/{channel_id}/{proof}")
@needs(scope=None, limit="changes", forms=True)
async def leave(request: Request, channel_id: str, proof: str) -> HTMLResponse:
    """End a channel's notices, for people and for mail programs."""
    return await _done(request, services_of(request).subscriptions.leave(channel_id, proof), "left")


async def _done(request: Request, work: Awaitable[None], name: str) -> HTMLResponse:
    """Do what a button stands for, and the page that says so."""
    try:
        await work
    except NotFound:
        return message(request, 404, "stale-link", NOTICES_LINK, HOME_LINK)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    return message(request, 200, name, NOTICES_LINK, HOME_LINK)


def _button(request: Request, name: str, do: str) -> HTMLResponse:
    speaker = speaker_of(request)
    title = titled(speaker, speaker.say(f"{name}-title"))
    return page(request, "button.html", title=title, name=name, do=do)
