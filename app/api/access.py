"""One line in the log for each request, without anything secret: the route instead of the address."""

from time import perf_counter

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SWITCHING_PROTOCOLS = 101
logger = structlog.get_logger(__name__)


class AccessLog:
    """Middleware, outside of the guard, so that it sees what the guard refuses and the number that it gives."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request through and log how it went."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        begun = perf_counter()
        status: int | None = None

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] in {"http.response.start", "websocket.http.response.start"}:
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = SWITCHING_PROTOCOLS
            await send(message)

        try:
            await self._app(scope, receive, noting)
        finally:
            logger.info(
                "request.answered",
                method=scope.get("method", "WEBSOCKET"),
                route=route_of(scope),
                status=status,
                ms=round((perf_counter() - begun) * 1000, 1),
                address=scope["client"][0] if scope.get("client") else None,
                request_id=scope.get("request_id"),
            )


def route_of(scope: Scope) -> str:
    """The route's template; of files the folder that they are in. The address itself may hold an invite."""
    found = getattr(scope.get("route"), "path", None)
    return found or scope.get("root_path") or "none"
