"""Connections that bring no request end soon, and nobody holds more of them than an installation needs.

Half-open connections cost a stranger nothing and the server a file each. So a request has to be there whole within
seconds of its connection or first byte, and connections are bounded as a whole and by address. A websocket counts no
more once it is open, which it has to be within seconds: it answers pings, and opening it is bounded with all that is
asked for (app/web/limits.py).
Websockets are opened a few at a time, so that nobody's move waits while all pages come back at once.
"""

import asyncio
import logging
import resource
import time
from collections import Counter, deque
from typing import Any, ClassVar, cast

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from app.commands.gathering import GatheringTransport
from app.commands.websockets import BoundedWebSocket

REQUEST_SECONDS = 15.0
OPENING_SECONDS = 15.0
"""A websocket is open so long after its turn has come, or it is refused and its connection closed."""
MAX_CONNECTIONS = 10_000
MAX_BY_ADDRESS = 256
MAX_OPENING = 24
"""Websockets that are being opened at once; the others wait. What they need of the store is read for all of them by one
statement (`app/store/together.py`)."""
MAX_BEGUN_TOGETHER = 4
"""How many of them begin in one turn of the event loop, each of which asks the system what else has come."""
SPARE_FILES = 500
"""For the database, files that are served, and websockets."""
_COMING = (h11.IDLE, h11.SEND_BODY)
"""What the other side is at as long as its request is not there whole."""
LINES_A_MINUTE = 10
REFUSED_SOCKET = "ASGI callable returned without completing handshake."
"""What uvicorn calls an error of the application where a websocket was refused by an answer; the refusal has a line of
its own."""


def bounded_protocol() -> type[H11Protocol]:
    """The protocol of one server's connections."""
    return type("BoundedProtocol", (BoundedProtocol,), {"_openings": Openings()})


def raise_file_limit() -> int:
    """Allow this process as many open files as the machine does; how many those are."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


class Throttled(logging.Filter):
    """Lets a message through a number of times a minute: many callers can have one cause."""

    def __init__(self) -> None:
        super().__init__()
        self._minute = 0
        self._told: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.msg == REFUSED_SOCKET:
            return False
        minute = int(time.monotonic() // 60)
        if minute != self._minute:
            self._minute, self._told = minute, Counter()
        self._told[str(record.msg)] += 1
        return record.levelno >= logging.ERROR or self._told[str(record.msg)] <= LINES_A_MINUTE


class Openings:
    """Websockets that want to be opened, in the order in which they came. Few begin in each turn of the event loop, so
    that what else has come is answered in between."""

    def __init__(self) -> None:
        self._waiting: deque[BoundedProtocol] = deque()
        self._under_way = 0
        self._is_due = False

    def add(self, connection: "BoundedProtocol") -> None:
        """Open a connection's websocket in its turn."""
        self._waiting.append(connection)
        self._go_on()

    def _go_on(self) -> None:
        if self._waiting and not self._is_due and self._under_way < MAX_OPENING:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._begin)

    def _begin(self) -> None:
        self._is_due = False
        try:
            for _ in range(min(MAX_BEGUN_TOGETHER, MAX_OPENING - self._under_way, len(self._waiting))):
                connection = self._waiting.popleft()
                if (opened := connection.open_websocket()) is not None:
                    self._under_way += 1
                    opened.when_settled(self._end, connection.let_go)
        finally:
            self._go_on()

    def _end(self) -> None:
        self._under_way -= 1
        self._go_on()


class BoundedProtocol(H11Protocol):
    """HTTP/1.1 with a deadline for requests and a bound on connections."""

    _openings: Openings
    _wanted: Any = None
    """The request for a websocket that is not open yet."""
    most: ClassVar[int] = MAX_CONNECTIONS
    by_address: ClassVar[Counter[str]] = Counter()
    _deadline: asyncio.TimerHandle | None = None
    _address: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(cast(asyncio.Transport, GatheringTransport(transport, self.loop)))
        address = self.client[0] if self.client else ""
        if self.by_address.total() >= self.most or self._is_greedy(address):
            self.logger.warning("Too many connections; one was closed.")
            transport.abort()
            return
        self._address = address
        self.by_address[address] += 1
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)
        cast(GatheringTransport, self.transport).let_go()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return
        if self._is_waiting():
            # Nobody may say anything before a websocket is open (RFC 6455, 4.1).
            self.transport.abort()
            return
        super().data_received(data)
        if self._is_waiting() or self.conn.their_state not in _COMING:
            self._end_deadline()
        elif self._deadline is None and self._address is not None:
            # No websocket has become of it, whose request would seem to be coming for ever.
            self._await_request()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._wanted = event
        self._openings.add(self)

    def open_websocket(self) -> BoundedWebSocket | None:
        """Open the websocket that was asked for; None if nobody waits for it any more. Until it is open it counts as
        any other connection, and has a deadline."""
        event, self._wanted = self._wanted, None
        if self.transport.is_closing():
            return None
        self._deadline = self.loop.call_later(OPENING_SECONDS, self._opening_expired)
        super().handle_websocket_upgrade(event)
        return cast(BoundedWebSocket, self.transport.get_protocol())

    def _is_waiting(self) -> bool:
        """Whether a websocket was asked for here that is not open yet."""
        return self._wanted is not None

    def shutdown(self) -> None:
        if self._is_waiting():
            self.transport.close()
        else:
            super().shutdown()

    def _is_greedy(self, address: str) -> bool:
        """Whether an address has all that it may; a proxy that we trust speaks for many."""
        proxies = self.app.trusted_hosts if isinstance(self.app, ProxyHeadersMiddleware) else ()
        return self.by_address[address] >= MAX_BY_ADDRESS and address not in proxies

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._expired)

    def _end_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _expired(self) -> None:
        self._deadline = None
        self.logger.warning("A request was not there in time; its connection was closed.")
        self.transport.abort()

    def _opening_expired(self) -> None:
        self._deadline = None
        self.logger.warning("A websocket was not open in time; its connection was closed.")
        self.transport.abort()

    def let_go(self) -> None:
        """Count the connection no more, and wait for nothing there."""
        self._end_deadline()
        if self._address is not None:
            self.by_address[self._address] -= 1
            if not self.by_address[self._address]:
                del self.by_address[self._address]
            self._address = None
