"""A websocket outlives its handshake by hours. What it does then is handed over to the outermost ring of the
application: none of the layers between has to wait as long, and nothing is kept of the request."""

from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

KEY = "regolith.handover"
Work = Callable[[Receive, Send], Awaitable[None]]


def hand_over(connection: HTTPConnection, work: Work) -> None:
    """Have this done with the connection once all layers have seen its handshake, in place of what the route does."""
    connection.scope[KEY].append(work)


async def with_handover(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let a websocket through all layers, then do what was handed over."""
    handed: list[Work] = []
    scope[KEY] = handed
    await app(scope, receive, send)
    if handed:
        # The server's protocol holds it as long as the connection is open.
        scope.clear()
        await handed.pop()(receive, send)
