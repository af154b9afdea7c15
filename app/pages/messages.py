"""Pages that say why something cannot be, each with a way on."""

from typing import Any

from fastapi import Request
from fastapi.responses import HTMLResponse

from app.messages import say
from app.pages.shell import page
from app.problems import NotFound, Problem, Unavailable
from app.store.errors import StoreUnavailable
from app.store.records import User

HOME = ("/", "way-home")
Way = tuple[str, str]
"""Where a button leads, and the message on it."""


def message(
    request: Request, status: int, name: str, *ways: Way, user: User | None = None, lead: str | None = None
) -> HTMLResponse:
    """The page of `{name}-title` and `{name}-lead` (or the message `lead`)."""
    heading = say(f"{name}-title")
    buttons = [{"href": href, "words": say(key)} for href, key in (ways or (HOME,))]
    values: dict[str, Any] = {"heading": heading, "lead": say(lead or f"{name}-lead"), "ways": buttons}
    title = f"{heading} – {say('site-name')}"
    return page(request, "message.html", title=title, user=user, status=status, **values)


def missing(request: Request) -> HTMLResponse:
    """There is no page at this address."""
    return message(request, 404, "lost")


def refusal(request: Request, problem: Problem | StoreUnavailable, user: User | None = None) -> HTMLResponse:
    """The page for a problem that came up while another page was made. Raises what it does not know."""
    again = (str(request.url.path), "way-again")
    match problem:
        case NotFound():
            return message(request, 404, "unknown", HOME, user=user)
        case Unavailable(code="game-paused"):
            return message(request, 503, "paused", HOME, user=user)
        case Unavailable() | StoreUnavailable():
            return message(request, 503, "unavailable", again, HOME, user=user)
    raise problem
