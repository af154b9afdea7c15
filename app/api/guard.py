"""The outermost ring: a number for every request, one spelling of its path, what its route needs, proof of its origin,
and no body beyond what a move could need."""

import re
from collections.abc import Awaitable, Callable, Sequence
from email.utils import formatdate
from functools import lru_cache
from random import Random

import structlog
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from structlog.contextvars import bind_contextvars, reset_contextvars

from app import clock
from app.api.problems import Shown, TooLarge, response_for
from app.problems import Problem
from app.store.errors import StoreUnavailable
from app.web.callers import own_session
from app.web.cookies import PENDING_KEY, still_to_set
from app.web.limits import Limits
from app.web.needs import NEEDS, needs_of
from app.web.origin import SAFE_METHODS, check_json, check_origin
from app.web.paths import is_canonical
from app.web.route_table import RouteTable, routes

MAX_BODY_BYTES = 64 * 1024
REQUEST_ID_HEADER = "x-request-id"
CLOSE = (b"connection", b"close")
NOSNIFF = (b"x-content-type-options", b"nosniff")
_acceptable = re.compile(r"[A-Za-z0-9._-]{1,64}")
_draw = Random()
"""Numbers of requests are no secrets: asking the system for them took a hundredth of a move's time."""
logger = structlog.get_logger(__name__)


class Guard:
    """Middleware. It adds X-Request-Id to the answer and to all that is logged meanwhile. While the process
    `is_leaving`, no connection is kept for another request. What fails is answered by what is `shown`."""

    def __init__(
        self, app: ASGIApp, public_url: str, limits: Limits, is_leaving: Callable[[], bool], shown: Shown
    ) -> None:
        self._app = app
        self._shown = shown
        self._is_leaving = is_leaving
        self._limits = limits
        self._public_url = public_url
        self._routes: RouteTable | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        request_id = _request_id(headers.get(REQUEST_ID_HEADER.encode()))
        scope["request_id"] = request_id
        bound = bind_contextvars(request_id=request_id)
        try:
            if not is_canonical(scope["path"], scope.get("raw_path")):
                await self._refuse_path(scope, receive, _Answer(send, request_id).send)
            elif scope["type"] == "websocket":
                scope[NEEDS] = self._table(scope).needs_of("websocket", "GET", scope["path"])
                await self._websocket(scope, receive, send)
            else:
                scope[NEEDS] = self._table(scope).needs_of("http", scope["method"], scope["path"])
                cookies: list[tuple[bytes, bytes]] = []
                scope[PENDING_KEY] = cookies
                more = (CLOSE,) if self._is_leaving() else ()
                answer = _Answer(send, request_id, cookies, more, is_head=scope["method"] == "HEAD")
                await self._http(scope, receive, answer, headers)
        finally:
            reset_contextvars(**bound)

    def _table(self, scope: Scope) -> RouteTable:
        """The application's routes, all of which are there by its first request."""
        if self._routes is None:
            self._routes = RouteTable(routes(scope["app"].routes))
        return self._routes

    async def _check(self, request: HTTPConnection) -> None:
        """Raise `Problem` for what is too much, and for what would change something and is not from a page of this
        server."""
        self._limits.count(request)
        if request.scope["method"] not in SAFE_METHODS:
            check_origin(request, self._public_url)
            check_json(request)
        await _check_caller(request)

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await _check_caller(HTTPConnection(scope))
        except (Problem, StoreUnavailable) as problem:
            await WebSocket(scope, receive, send).send_denial_response(response_for(problem))
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, answer: "_Answer", headers: dict[bytes, bytes]) -> None:
        declared = headers.get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > MAX_BODY_BYTES:
            response = self._answer_to(TooLarge(MAX_BODY_BYTES), scope)
            response.headers["connection"] = "close"
            await response(scope, receive, answer.send)
            return
        try:
            await self._check(HTTPConnection(scope))
        except (Problem, StoreUnavailable) as problem:
            await self._answer_to(problem, scope)(scope, receive, answer.send)
            return
        inner = _as_get(scope)
        try:
            await self._app(inner, _counting(receive), answer.send)
        except Exception as error:
            # Here nobody above logs it a second time.
            response = self._answer_to(error, inner)
            if not answer.begun:
                await response(scope, receive, answer.send)
        finally:
            if "route" in inner:
                scope["route"] = inner["route"]

    def _answer_to(self, error: Exception, scope: Scope) -> Response:
        return self._shown(scope, error, response_for(error))

    async def _refuse_path(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 404 before anything compares the path, so that no spelling of it passes what another one would not."""
        missing = HTTPException(404)
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response_for(missing))
        else:
            await self._answer_to(missing, scope)(scope, receive, send)


async def _check_caller(connection: HTTPConnection) -> None:
    """Raise `Unknown` or `Forbidden` at a route that needs a scope, unless somebody calls who has it.

    Routes that answer strangers, too, and those that ask late find out by themselves who calls.
    """
    needed = needs_of(connection.scope)
    if needed.scope is not None and not (needed.strangers or needed.asks_late):
        await own_session(connection)


def _as_get(scope: Scope) -> Scope:
    """HEAD asks for what GET does, at every address, but for the body: routes know GET alone."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


def _request_id(given: bytes | None) -> str:
    """The caller's number if it is a decent one, else a new one."""
    text = given.decode("latin-1") if given else ""
    return text if _acceptable.fullmatch(text) else f"{_draw.getrandbits(64):016x}"


class _Answer:
    """An answer on its way, which gets the request's number and a session cookie that is due; `begun` once it has."""

    def __init__(
        self,
        send: Send,
        request_id: str,
        cookies: Sequence[tuple[bytes, bytes]] = (),
        more: Sequence[tuple[bytes, bytes]] = (),
        *,
        is_head: bool = False,
    ) -> None:
        self._send = send
        self._cookies = cookies
        self._is_head = is_head
        self._pairs = (
            (REQUEST_ID_HEADER.encode(), request_id.encode()),
            NOSNIFF,
            (b"date", _date(int(clock.now().timestamp()))),
            *more,
        )
        self.begun = False

    async def send(self, message: Message) -> None:
        """Send a part of it."""
        if not self.begun and message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = [*message.get("headers", ()), *self._pairs]
            message["headers"] = headers + still_to_set(self._cookies, headers) if self._cookies else headers
            self.begun = True
        if self._is_head and message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await self._send(message)


@lru_cache(maxsize=1)
def _date(seconds: int) -> bytes:
    """A second since 1970 as HTTP says it (RFC 9110, 5.6.7): pages learn the server's time from it."""
    return formatdate(seconds, usegmt=True).encode()


def _counting(receive: Receive) -> Callable[[], Awaitable[Message]]:
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > MAX_BODY_BYTES:
            raise TooLarge(MAX_BODY_BYTES)
        return message

    return counted
