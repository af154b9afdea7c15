"""Pages that say why something cannot be, each with a way on."""

from typing import Any
from urllib.parse import quote

from fastapi import Request
from fastapi.responses import HTMLResponse

from app.pages.shell import own_address, page, titled
from app.problems import NotFound, Problem, Unavailable
from app.store.errors import StoreUnavailable
from app.store.records import User
from app.web.speaking import speaker_of

HOME_LINK = ("/", "way-home")
Way = tuple[str, str]
"""Where a button leads, and the message on it."""


def message(
    request: Request,
    status: int,
    name: str,
    *ways: Way,
    user: User | None = None,
    lead: str | None = None,
    numbered: bool = False,
    **told: Any,
) -> HTMLResponse:
    """The page of `{name}-title` and `{name}-lead` (or the message `lead`), which is told `told`. `numbered`: with the
    number of the request, by which the operator finds it in the log."""
    speaker = speaker_of(request)
    heading = speaker.say(f"{name}-title")
    buttons = [{"href": href, "words": speaker.say(key)} for href, key in (ways or (HOME_LINK,))]
    values: dict[str, Any] = {"heading": heading, "lead": speaker.say(lead or f"{name}-lead", **told), "ways": buttons}
    values["number"] = request.scope["request_id"] if numbered else None
    title = titled(speaker, heading)
    return page(request, "message.html", title=title, user=user, status=status, **values)


def sign_in_here(request: Request, user: User | None = None) -> Way:
    """The way to sign in, and from there back to this page. A user who is known here may have another name
    elsewhere."""
    return sign_in_for(str(request.url.path), request.url.query), "way-sign-in" if user is None else "way-sign-in-other"


def sign_in_for(path: str, query: str = "") -> str:
    """The address for signing in and then going on to a page of this site."""
    return f"/sign-in?next={quote(f'{path}?{query}' if query else path, safe='/')}"


def missing(request: Request) -> HTMLResponse:
    """There is no page at this address."""
    return message(request, 404, "lost")


def no_such_table(request: Request, user: User | None) -> HTMLResponse:
    """There is no such table, or none that the visitor may see: the page is the same, and lets them sign in."""
    return message(request, 404, "unknown", HOME_LINK, sign_in_here(request, user), user=user)


def refusal(request: Request, problem: Problem | StoreUnavailable, user: User | None = None) -> HTMLResponse:
    """The page for a problem that came up while another page was made. Raises what it does not know."""
    again = (own_address(request), "way-again")
    match problem:
        case NotFound():
            return no_such_table(request, user)
        case Unavailable(code="game-paused"):
            return message(request, 503, "paused", HOME_LINK, user=user, numbered=True)
        case Unavailable() | StoreUnavailable():
            return message(request, 503, "unavailable", again, HOME_LINK, user=user, numbered=True)
    raise problem
