"""What stands between the machines of a fleet that all run on this one: links that can be cut."""

import asyncio
from contextlib import suppress

LONGEST = 65_536


class Link:
    """Hands on what comes to `port` to another port of loopback. A cut link takes connections and lets nothing through,
    like a cable that was pulled: the other end notices by waiting alone."""

    def __init__(self, port: int, target: int) -> None:
        self.port, self._target = port, target
        self._open = asyncio.Event()
        self._open.set()
        self._pairs: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def stop(self) -> None:
        """Close everything."""
        if self._server is not None:
            self._server.close()
        for pair in list(self._pairs):
            pair.cancel()
        await asyncio.gather(*self._pairs, return_exceptions=True)

    def cut(self) -> None:
        """Let nothing through from now on."""
        self._open.clear()

    def mend(self) -> None:
        """Let everything through again, first of all what has waited."""
        self._open.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pairs.add(task)
        try:
            with suppress(asyncio.CancelledError):  # by `stop`
                await self._join(reader, writer)
        finally:
            self._pairs.discard(task)
            writer.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            return
        ways = [asyncio.create_task(self._carry(reader, back)), asyncio.create_task(self._carry(there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            back.close()

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await source.read(LONGEST):
                await self._open.wait()
                target.write(data)
                await target.drain()
