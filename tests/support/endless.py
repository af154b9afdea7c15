"""Servers on loopback that never come to an end: for what must end by itself whatever it talks to."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import repeat

OPENING = b"HTTP/1.1 200 OK\r\n"
ENDLESS: dict[str, tuple[bytes, bytes, float]] = {
    "silent": (b"", b"", 0.05),
    "dripping headers": (OPENING, b"x-a: b\r\n", 0.02),
    "dripping body": (OPENING + b"content-length: 1000000\r\n\r\n", b".", 0.02),
    "endless headers": (OPENING, b"x-a: " + b"b" * 2000 + b"\r\n", 0),
    "endless interim answers": (b"", b"HTTP/1.1 102 Processing\r\n\r\n" * 100, 0),
    "endless body": (OPENING + b"content-length: 100000000000\r\n\r\n", b"." * 65536, 0),
    "endless chunks": (OPENING + b"transfer-encoding: chunked\r\n\r\n", b"1000\r\n" + b"." * 4096 + b"\r\n", 0),
}
"""How each begins, what it says for ever after it, and the seconds between."""


class Endless:
    """One that is up: its port, whether and how many have come, and how many bytes they have been given."""

    def __init__(self) -> None:
        self.port = 0
        self.came = asyncio.Event()
        self.callers = 0
        self.given = 0


@asynccontextmanager
async def endless(opening: bytes, more: bytes, pause: float) -> AsyncIterator[Endless]:
    """One until the end of the block; it says `more` a million times at most."""
    told = Endless()
    talks: set[asyncio.Task[None]] = set()

    async def talk(writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                for words in _words(opening, more):
                    writer.write(words)
                    await writer.drain()
                    told.given += len(words)
                    await asyncio.sleep(pause)
        finally:
            writer.transport.abort()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        told.callers += 1
        told.came.set()
        talks.add(asyncio.create_task(talk(writer)))

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    told.port = server.sockets[0].getsockname()[1]
    try:
        yield told
    finally:
        server.close()
        for task in talks:
            task.cancel()
        await asyncio.gather(*talks, return_exceptions=True)


def _words(opening: bytes, more: bytes) -> Iterator[bytes]:
    yield opening
    yield from repeat(more, 1_000_000)
