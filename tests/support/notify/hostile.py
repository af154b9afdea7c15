"""Hosts that never answer, and people whose channels lead there."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime

from tests.support.server import Server

CHANNEL = """
    INSERT INTO channels (id, user_id, kind, address, kinds, confirmed, created)
    SELECT $1 || '-' || n, $1, 'webhook', $2 || '/' || n, '{turn}', now(), now() FROM generate_series(1, $3::int) n
"""
TEST = """
    INSERT INTO notices (channel_id, kind, seq, due, created, told)
    SELECT c.id, 'test', n, $2, $2, '{"game": "Skymines", "others": "Bob"}'
    FROM channels c, generate_series(1, $3::int) n WHERE c.user_id = $1
"""


class SilentHost:
    """A server that accepts connections, reads what comes, and never answers. `held` connections are open now, `ended`
    were given up by who opened them."""

    def __init__(self) -> None:
        self.url = ""
        self.held = self.ended = 0

    async def hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Read until the other side goes."""
        self.held += 1
        try:
            while await reader.read(1024):
                pass
        finally:
            self.held, self.ended = self.held - 1, self.ended + 1
            writer.close()


@asynccontextmanager
async def silent_host() -> AsyncIterator[SilentHost]:
    """Such a host, on a port of this machine."""
    host = SilentHost()
    listening = await asyncio.start_server(host.hold, "127.0.0.1", 0)
    host.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    yield host
    listening.close()


async def webhooks(server: Server, name: str, address: str, *, channels: int) -> str:
    """A person with so many webhooks at an address; their id."""
    player = await server.player(name)
    await server.services.db.do(CHANNEL, player.id, address, channels)
    return player.id


async def due_tests(server: Server, user_id: str, at: datetime, *, each: int = 1) -> None:
    """So many tests for each channel of a person, due at that time."""
    await server.services.db.do(TEST, user_id, at, each)
