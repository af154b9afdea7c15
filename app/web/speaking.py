"""The language in which a request, or a websocket, is answered."""

from typing import Annotated

from fastapi import Query
from starlette.requests import HTTPConnection
from starlette.responses import Response

from app.messages.speaker import Speaker
from app.web.callers import known_session, services_of
from app.web.cookies import COOKIE_SECONDS

Language = Annotated[str | None, Query(max_length=35, description="A language, such as `en`.", examples=["en"])]
"""A language that an address names."""
COOKIE = "regolith-language"
"""The language that was chosen in this browser. It is no secret, and good for all servers of a host."""
VARIES = "Accept-Language, Cookie"
"""By what a language is chosen: the `Vary` of an answer in words that may be kept for a while."""


def speaker_of(connection: HTTPConnection, asked: str | None = None) -> Speaker:
    """Who speaks to the caller: in the language that the request itself names (`asked`), else in the one chosen in this
    browser, else in the one that the caller has chosen, as far as it is known by now who calls (`session_of`), else in
    the best of those that the browser accepts."""
    session = known_session(connection)
    chosen = session.language if session is not None else None
    accepted = connection.headers.get("accept-language", "")
    messages = services_of(connection).messages
    return Speaker(messages, messages.language_of(accepted, asked, connection.cookies.get(COOKIE), chosen))


def keep_language(response: Response, language: str) -> None:
    """Let the browser remember a language."""
    response.set_cookie(COOKIE, language, max_age=COOKIE_SECONDS, samesite="lax")
