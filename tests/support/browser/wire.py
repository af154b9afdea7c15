"""The line between a browser and the server, which a test can cut and mend."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.support.ports import free_port

CHUNK = 65536


class Wire:
    """Passes bytes on between browsers and the server at `port`; browsers use `url`."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._port = free_port()
        self.url = f"http://localhost:{self._port}"
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()
        self._frozen: set[asyncio.StreamWriter] = set()

    async def mend(self) -> None:
        """Let connections through."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self._port)

    async def cut(self) -> None:
        """Break all connections, and refuse new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for end in list(self._ends):
            end.transport.abort()

    def freeze(self) -> None:
        """Pass nothing on any more over the connections that there are, and close none; new ones are let through."""
        self._frozen |= self._ends

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_connection("127.0.0.1", self._to)
        self._ends |= {writer, there}
        try:
            await asyncio.gather(self._pass(reader, there), self._pass(back, writer))
        finally:
            self._ends -= {writer, there}
            self._frozen -= {writer, there}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                if writer not in self._frozen:
                    writer.write(data)
                    await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@asynccontextmanager
async def wire(port: int) -> AsyncIterator[Wire]:
    """A line to the server at `port`, cut in the end."""
    line = Wire(port)
    await line.mend()
    try:
        yield line
    finally:
        await line.cut()
