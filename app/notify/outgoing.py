"""Requests of ours to addresses that people gave: never into a private network, whatever a name resolves to."""

import asyncio
import socket
from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

import httpcore

from app import clock
from app.notify.channels import TryLater
from app.problems import Invalid

SECONDS = 10.0
PORT = 443
SILENCE = timedelta(seconds=20)
"""So long a host that gave no answer is not asked again; less than the worker's first pause."""
MOST = 20
BUSY = (429, 503)
"""The answers whose `Retry-After` says when to come again."""
LONGEST_WAIT = timedelta(hours=6)
NAT64 = IPv6Network("64:ff9b::/96")
FORMER = IPv6Network("::/96")
"""Addresses that stand for those of the former kind."""


LONGEST_ANSWER = 16 * 1024
"""Of an answer so much is read, and no more: its connection is good for another request if that was all."""


class Outgoing:
    """Sends, and follows no redirects. `private`: whether addresses in private networks are allowed."""

    def __init__(self, *, private: bool) -> None:
        self._private = private
        self._silent: dict[str, datetime] = {}
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=_Guarded(private=private), max_connections=MOST, keepalive_expiry=30.0
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
        if not (self._private or await _is_found(host)):
            raise Invalid("private-address", "This server sends nothing there: it is not found, or a private network.")

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a body; the status of the answer. Raises `TryLater` where none comes, or where it says until when."""
        host, now = urlsplit(url).hostname or "", clock.now()
        if self._silent.get(host, now) > now:
            raise TryLater(f"{host}: gave no answer a moment ago")
        try:
            async with asyncio.timeout(SECONDS):
                status, after = await self._post(url, body, dict(headers))
        except (httpcore.TimeoutException, TimeoutError):
            self._note_silence(host)
            raise TryLater(f"{host}: no answer in {SECONDS:.0f} s") from None
        except (httpcore.NetworkError, httpcore.ProtocolError, OSError, UnicodeError) as error:
            raise TryLater(f"{host}: {error or type(error).__name__}") from None
        if after is not None and status in BUSY:
            raise TryLater(f"{host}: {status}", after)
        return status

    def _note_silence(self, host: str) -> None:
        """Let nobody else wait for a host that has just not answered: what goes elsewhere would wait behind it."""
        now = clock.now()
        self._silent = {one: until for one, until in self._silent.items() if until > now}
        self._silent[host] = now + SILENCE

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> tuple[int, timedelta | None]:
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        async with self._pool.stream("POST", url, headers=sent, content=body) as answer:
            read = 0
            async for part in answer.aiter_stream():
                read += len(part)
                if read > LONGEST_ANSWER:
                    break
            said = next((value for name, value in answer.headers if name.lower() == b"retry-after"), b"")
            return answer.status, waiting_time(said.decode("latin-1"))

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()


def waiting_time(said: str) -> timedelta | None:
    """How long a `Retry-After` asks to wait (RFC 9110, 10.2.3): in seconds, or until a time; None if that is neither.
    Nobody has us wait for longer than `LONGEST_WAIT`."""
    try:
        seconds = int(said) if said.isdigit() else (parsedate_to_datetime(said) - clock.now()).total_seconds()
    except (TypeError, ValueError):
        return None
    return timedelta(seconds=min(max(seconds, 0), LONGEST_WAIT.total_seconds()))


class _Guarded(httpcore.AnyIOBackend):
    """Looks a name up itself, and connects to what it has looked at and to nothing else."""

    def __init__(self, *, private: bool) -> None:
        self._private = private

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 – the library's own
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first of the host's addresses that may be and answers."""
        failed: httpcore.NetworkError | None = None
        for address in await self._allowed(host, port):
            try:
                return await super().connect_tcp(address, port, timeout, local_address, socket_options)
            except httpcore.NetworkError as error:
                failed = error
        raise failed or httpcore.ConnectError("it leads into a private network")

    async def _allowed(self, host: str, port: int) -> list[str]:
        return [one for one in await _addresses(host, port) if self._private or is_everybodys(ip_address(one))]


async def _addresses(host: str, port: int) -> list[str]:
    """What a host's name stands for now. Raises OSError for a name that nobody knows."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


async def _is_found(host: str) -> bool:
    """Whether a host can be reached by everybody. No difference is made between a name that nobody knows and one of a
    private network: who asks is not told what there is in it."""
    try:
        async with asyncio.timeout(SECONDS):
            found = await _addresses(host, PORT)
    except (OSError, UnicodeError):
        return False
    return any(is_everybodys(ip_address(one)) for one in found)


def is_everybodys(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is on the Internet, and not in a network of somebody's, also if it stands for another."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in NAT64 or address in FORMER:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_everybodys(inner)
    return address.is_global and not address.is_multicast
