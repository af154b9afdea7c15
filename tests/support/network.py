"""A server for tests on a real port, and a watcher of a table who keeps what it was sent."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from socket import socket
from typing import Any
from urllib.parse import urlencode

import jsonpatch
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from app.commands.serve import uvicorn_config
from tests.support.server import Json, Server, running, settings


class QuietServer(uvicorn.Server):
    """A server that leaves the signals of the test process alone, and tells when it listens."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        self.listens.set()

    async def run_here(self) -> None:
        """Serve in this loop until told to stop."""
        await self._serve()


@asynccontextmanager
async def on_port(server: Server) -> AsyncIterator[str]:
    """Serve a running application on a free port; gives its host and port."""
    config = uvicorn_config(server.app, settings(port=0))
    config.lifespan = "off"
    listening = QuietServer(config)
    task = asyncio.create_task(listening.run_here())
    await listening.listens.wait()
    port = listening.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"127.0.0.1:{port}"
    finally:
        listening.should_exit = True
        await task


@asynccontextmanager
async def process(database_url: str, **changes: Any) -> AsyncIterator[tuple[Server, str]]:
    """A whole server with a port of its own, as one of several processes on one database."""
    async with running(database_url, **changes) as server, on_port(server) as address:
        yield server, address


class Watcher:
    """A websocket client: applies patches as a browser does, and keeps every message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.messages: list[Json] = []
        self.view: Any = None
        self.seq = 0
        self.choices: Json = {}

    async def next(self, kind: str) -> Json:
        """The next message of that kind; those before it are taken in."""
        while True:
            async with asyncio.timeout(10):
                message = msgspec.json.decode(await self.connection.recv())
            self.take(message)
            if message["type"] == kind:
                found: Json = message
                return found

    async def reach(self, seq: int) -> None:
        """Read until the table is at that number."""
        while self.seq < seq:
            async with asyncio.timeout(10):
                self.take(msgspec.json.decode(await self.connection.recv()))

    def take(self, message: Json) -> None:
        """Keep a message, and follow it if it tells of the game."""
        self.messages.append(message)
        if message["type"] == "view":
            self.view, self.seq = message["view"], message["seq"]
        elif message["type"] == "patch":
            assert message["from"] == self.seq, "a gap"
            self.view = jsonpatch.apply_patch(self.view, message["patch"])
            self.seq = message["seq"]
        if message["type"] in {"view", "patch"}:
            self.choices = message["choices"]


@asynccontextmanager
async def watching(address: str, game_id: str, token: str | None = None, **query: Any) -> AsyncIterator[Watcher]:
    """Watch a table."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    url = f"ws://{address}/ws/games/{game_id}?{urlencode(query)}"
    async with connect(url, additional_headers=headers, compression=None) as connection:
        yield Watcher(connection)
