"""Errors as problem documents (RFC 9457), mapped in this one place."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Literal, NotRequired, TypedDict

import msgspec
import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from app.messages.speaker import Speaker
from app.play.broken import BrokenLog
from app.problems import (
    AgainstTheRules,
    Clash,
    Forbidden,
    Invalid,
    NotFound,
    NotJson,
    Problem,
    TooMany,
    Unavailable,
    Unknown,
    Unplayable,
)
from app.store.errors import BadText, Conflict, StoreUnavailable, UnreadableRow
from app.web.methods import methods_at
from app.web.speaking import speaker_of

MEDIA_TYPE = "application/problem+json"
STATUS: dict[type[Problem], int] = {
    NotFound: 404,
    Unknown: 401,
    Forbidden: 403,
    Clash: 409,
    NotJson: 415,
    TooMany: 429,
    Invalid: 422,
    Unplayable: 422,
    Unavailable: 503,
}
Code = Literal[
    "bad-request",
    "database-unavailable",
    "game-paused",
    "internal-error",
    "malformed-request",
    "method-not-allowed",
    "not-found",
    "stale",
    "too-large",
]
"""The codes that have their origin at the edge, beside those of `app.problems` and of the games."""
Shown = Callable[[Scope, Exception, Response], Response]
"""What answers a request that ended in an error, by its problem document: to a person it may be a page."""
logger = structlog.get_logger(__name__)


class ProblemDocument(TypedDict):
    """What every error looks like. `code` is stable, `args` are what a message of this code mentions; `detail` is for
    developers. `rule` is the page of the rulebook where one forbids a move, in the edition of the reader's language,
    `place` its place there. Where an error passes by itself, with 429 and most of 503, `Retry-After` says in how many
    seconds to ask again; a 503 without it (a paused game, say) lasts until the operator has done something.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    args: dict[str, Any]
    rule: NotRequired[str]
    place: NotRequired[str]


class TooLarge(HTTPException):
    """More came than anybody may send."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"A request has at most {most} bytes.")


LASTING = frozenset({"game-paused", "unknown-components", "unknown-game"})
"""What is away until an operator has done something: nobody can say when to come again."""
HTTP: dict[int, Code] = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}
"""The codes of what the framework refuses; anything else is a bad request."""


def problem(
    status: int,
    code: str,
    detail: str,
    rule: tuple[str, str] | None = None,
    args: dict[str, Any] | None = None,
) -> Response:
    """A problem document; it is logged here, once. `rule`: the page of the rulebook, and the place."""
    log = logger.warning if status >= 500 else logger.info
    log("request.refused", status=status, code=code, detail=detail[:200])
    body: dict[str, Any] = {
        "type": "about:blank",
        "title": HTTPStatus(status).phrase,
        "status": status,
        "detail": detail,
        "code": code,
        "args": args or {},
    }
    if rule is not None:
        body["rule"], body["place"] = rule
    headers = {"Cache-Control": "no-store"}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status == 503 and code not in LASTING:
        headers["Retry-After"] = "2"
    if status == 429:
        headers["Retry-After"] = str((args or {})["seconds"])
    return Response(msgspec.json.encode(body), status, headers, MEDIA_TYPE)


def response_for(error: Exception, speaker: Speaker | None = None) -> Response:
    """The problem document of any error that we know, with the page of a rule for the speaker's reader, or in the
    default language; others are ours and say nothing of themselves."""
    match error:
        case AgainstTheRules():
            detail = "The rules do not allow this move now."
            return problem(422, error.code, detail, (error.page(speaker), error.place), error.told)
        case Problem():
            return problem(STATUS[type(error)], error.code, error.detail, args=error.told)
        case Conflict():
            return _ours(409, "stale", "Somebody else was faster; look again.")
        case BadText():
            return _ours(422, "malformed-request", "Texts have no character of number 0, and no halves of characters.")
        case StoreUnavailable():
            return _ours(503, "database-unavailable", "The database cannot be reached; try again soon.")
        case BrokenLog() | UnreadableRow():
            return _ours(503, "game-paused", "This game is paused until its log is mended.")
        case RequestValidationError():
            return _ours(422, "malformed-request", _in_words(error))
        case HTTPException():
            return _ours(error.status_code, HTTP.get(error.status_code, "bad-request"), str(error.detail))
    logger.error("request.failed", exc_info=error)
    return _ours(500, "internal-error", "Something went wrong on our side.")


def _ours(status: int, code: Code, detail: str) -> Response:
    """A problem that has its origin here."""
    return problem(status, code, detail)


def _in_words(error: RequestValidationError) -> str:
    """Which field is wrong and why, without repeating the value."""
    lines = (f"{'.'.join(str(part) for part in item['loc'])}: {item['msg']}" for item in error.errors()[:5])
    return "; ".join(lines)


def _allowed(request: Request, error: Exception) -> str:
    """The methods of an address: of one that is not published those that its route names, or those of what is only
    read. What answers GET answers HEAD."""
    named: str = (getattr(error, "headers", None) or {}).get("Allow", "GET")
    methods = set(methods_at(request.app, request.url.path) or named.split(", "))
    return ", ".join(sorted(methods | ({"HEAD"} if "GET" in methods else set())))


def handle_problems(app: FastAPI, shown: Shown) -> None:
    """Let the application answer every error with a problem document, or with what is `shown` in its place."""

    async def handle(request: Request, error: Exception) -> Response:
        response = response_for(error, speaker_of(request))
        if response.status_code == 405:
            response.headers["Allow"] = _allowed(request, error)
        return shown(request.scope, error, response)

    known = (
        Problem,
        AgainstTheRules,
        BadText,
        Conflict,
        StoreUnavailable,
        BrokenLog,
        UnreadableRow,
        RequestValidationError,
        HTTPException,
    )
    for kind in known:
        app.add_exception_handler(kind, handle)
