"""Connections for requests to addresses that people gave: to public addresses alone, with a bound on what is read."""

import ssl
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

import httpcore

from app.net.lookups import addresses_of
from app.net.public_addresses import is_public

MAX_BYTES = 128 * 1024
"""How much is read of the answer to a request, headers included."""


class NotPublic(httpcore.ConnectError):
    """A name that nobody knows, or one that leads into a private network: the caller is not told which."""


class GuardedBackend(httpcore.AnyIOBackend):
    """Looks a name up itself, and connects to what it has looked at and to nothing else. `private`: whether addresses
    in private networks are allowed."""

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
        """Connect to the first of the host's addresses that is allowed and answers. Raises `NotPublic`."""
        failed: httpcore.NetworkError = NotPublic()
        for address in await self._allowed(host, port):
            try:
                stream = await super().connect_tcp(address, port, timeout, local_address, socket_options)
                return BoundedStream(stream)
            except httpcore.NetworkError as error:
                failed = error
        raise failed

    async def connect_unix_socket(self, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        """Never: no address that this server asks for names a file."""
        raise NotPublic

    async def _allowed(self, host: str, port: int) -> list[str]:
        try:
            found = await addresses_of(host, port)
        except (OSError, UnicodeError):
            return []
        return [address for address in found if self._private or is_public(ip_address(address))]


class BoundedStream(httpcore.AsyncNetworkStream):
    """A connection where no more than `MAX_BYTES` are read after what was last sent."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._read = 0

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109 – the library's own
        """As the connection does. Raises `httpcore.ReadError` for too much."""
        data = await self._stream.read(max_bytes, timeout)
        self._read += len(data)
        if self._read > MAX_BYTES:
            raise httpcore.ReadError
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109 – the library's own
        """As the connection does; what is read is counted from 0 again."""
        self._read = 0
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """End it."""
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 – the library's own
    ) -> httpcore.AsyncNetworkStream:
        """The same connection, encrypted."""
        return BoundedStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """What the connection knows of itself."""
        return self._stream.get_extra_info(info)
