"""Requests to addresses that people gave: the one way of notices by push, webhook and chat service.

An exchange has one deadline, reads a bounded number of bytes, follows no redirect, and never leads into a private
network, whatever a name resolves to. What went wrong is said in the server's own words alone.
"""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from urllib.parse import urlsplit

import httpcore
from msgspec import Struct

from app import clock
from app.hosts import DEFAULT_PORTS
from app.net.lookups import addresses_of
from app.net.public_addresses import is_public
from app.net.streams import GuardedBackend, NotPublic
from app.notify.channels import TryLater
from app.notify.reasons import reason
from app.problems import Invalid

EXCHANGE_SECONDS = 10.0
"""The deadline of a whole exchange, which may be several requests."""
POOL_SECONDS = 5.0
MAX_CONNECTIONS = 100
SILENT_PORT_PAUSE = timedelta(seconds=20)
"""For so long a port that gave no answer is not asked again; less than the worker's first pause."""
BUSY_STATUSES = (429, 503)
"""The answers whose `Retry-After` says when to come again."""
MAX_WAIT = timedelta(hours=6)
MAX_ANSWER_BYTES = 16 * 1024
"""Of an answer so much is read, and no more: its connection is good for another request if that was all."""

Origin = tuple[str, str, int]
"""Scheme, host and port."""


class Request(Struct, frozen=True, kw_only=True):
    """What is sent: of the method, to the address, with these headers and body."""

    method: str = "POST"
    url: str
    headers: Mapping[str, str]
    body: bytes = b""


class Answer(Struct, frozen=True, kw_only=True):
    """What came back: the status, the beginning of the body, and how long to wait if the service said so."""

    status: int
    body: bytes
    after: timedelta | None


class Exchange:
    """Requests to one place, within one deadline."""

    def __init__(self, pool: httpcore.AsyncConnectionPool, origin: Origin) -> None:
        self._pool = pool
        self._origin = origin

    async def send(self, request: Request) -> Answer:
        """The answer to a request. Raises ValueError for one to another place."""
        if origin_of(request.url) != self._origin:
            raise ValueError("an exchange is with one place")
        headers = [(name.encode(), value.encode()) for name, value in request.headers.items()]
        waiting = {"timeout": {"pool": POOL_SECONDS}}
        async with self._pool.stream(
            request.method, request.url, headers=headers, content=request.body, extensions=waiting
        ) as answer:
            body = b""
            async for part in answer.aiter_stream():
                body += part
                if len(body) > MAX_ANSWER_BYTES:
                    break
            header = next((value for name, value in answer.headers if name.lower() == b"retry-after"), b"")
            after = waiting_time(header.decode("latin-1"))
            return Answer(status=answer.status, body=body[:MAX_ANSWER_BYTES], after=after)


class Outgoing:
    """Opens exchanges. `private`: whether addresses in private networks are allowed."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._silent: dict[tuple[str, Origin], datetime] = {}
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=GuardedBackend(private=private), max_connections=MAX_CONNECTIONS, keepalive_expiry=30.0
        )

    async def check(self, url: str) -> None:
        """Raise `Invalid` for what is no address to send to. What a name stands for is looked at again for each
        connection, since it may stand for something else by then."""
        try:
            parts = urlsplit(url)
            scheme, host, _ = parts.scheme, parts.hostname, parts.port
        except ValueError:
            scheme, host = "", None
        known = scheme == "https" or (scheme == "http" and self._private)
        plain = url.isascii() and url.isprintable() and " " not in url
        if not (plain and known and host) or "@" in parts.netloc:
            raise Invalid("bad-url", "An address that begins with https:// is needed, without a password in it.")
        await self.check_host(host)

    async def check_host(self, host: str) -> None:
        """Raise `Invalid` for a host that cannot be reached by everybody."""
        if not (self._private or await _is_found(host)):
            raise Invalid("private-address", "This server sends nothing there: it is not found, or a private network.")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str], channel: str = "") -> int:
        """Send a body by a kind of channel; the status of the answer. Raises `TryLater` where none comes, or where it
        says until when."""
        async with self.exchange(channel, url) as exchange:
            answer = await exchange.send(Request(url=url, headers=headers, body=body))
        if answer.after is not None and answer.status in BUSY_STATUSES:
            raise TryLater(f"{urlsplit(url).hostname}: {answer.status}", answer.after)
        return answer.status

    @asynccontextmanager
    async def exchange(self, channel: str, url: str) -> AsyncIterator[Exchange]:
        """Requests of a kind of channel to the place of that address, with one deadline for all of them. Raises
        `TryLater`: uncounted where nothing was sent since the place has just not answered another letter."""
        host, place = urlsplit(url).hostname or "", (channel, origin_of(url))
        if self._silent.get(place, clock.now()) > clock.now():
            raise TryLater(reason("no-answer-lately", host=host), tried=False)
        try:
            async with asyncio.timeout(EXCHANGE_SECONDS):
                yield Exchange(self._pool, place[1])
        except httpcore.PoolTimeout:
            raise TryLater(reason("not-reached", host=host), tried=False) from None
        except (httpcore.TimeoutException, TimeoutError):
            self._note_silence(place)
            raise TryLater(reason("no-answer", host=host, seconds=round(EXCHANGE_SECONDS))) from None
        except NotPublic:
            raise TryLater(reason("not-public", host=host)) from None
        except (httpcore.NetworkError, OSError, UnicodeError):
            raise TryLater(reason("not-reached", host=host)) from None
        except httpcore.ProtocolError:
            raise TryLater(reason("unreadable-answer", host=host)) from None

    def _note_silence(self, place: tuple[str, Origin]) -> None:
        """Let no other letter of this kind wait for a port that has just not answered: all would wait behind it."""
        now = clock.now()
        self._silent = {silent: until for silent, until in self._silent.items() if until > now}
        self._silent[place] = now + SILENT_PORT_PAUSE

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()


def origin_of(url: str) -> Origin:
    """Scheme, host and port of an address. Raises ValueError for what is none."""
    parts = urlsplit(url)
    return parts.scheme, (parts.hostname or "").rstrip("."), parts.port or DEFAULT_PORTS.get(parts.scheme, 0)


def host_and_port(url: str) -> str:
    """Where a request to an address goes, as the worker shares places by it."""
    _, host, port = origin_of(url)
    return f"{host}:{port}"


def waiting_time(header: str) -> timedelta | None:
    """How long a `Retry-After` asks to wait (RFC 9110, 10.2.3): in seconds, or until a time; None if that is neither.
    No service can make the server wait for longer than `MAX_WAIT`."""
    try:
        seconds = float(header) if header.isdecimal() else (parsedate_to_datetime(header) - clock.now()).total_seconds()
    except (TypeError, ValueError, OverflowError):
        return None
    return timedelta(seconds=min(max(seconds, 0), MAX_WAIT.total_seconds()))


async def _is_found(host: str) -> bool:
    """Whether a host can be reached by everybody. No difference is made between a name that nobody knows and one of a
    private network: the caller is not told what there is in it."""
    try:
        async with asyncio.timeout(EXCHANGE_SECONDS):
            found = await addresses_of(host, DEFAULT_PORTS["https"])
    except (OSError, UnicodeError):
        return False
    return any(is_public(ip_address(address)) for address in found)
