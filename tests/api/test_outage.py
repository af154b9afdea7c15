"""A database that is not there, or goes away in the middle of a move."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit

from app.server import create_app
from tests.support.games import REGISTERED
from tests.support.network import on_port, watching
from tests.support.server import Server, running, settings


class Wire:
    """A proxy before the database that can be cut; with `swallow` it carries requests but no answers."""

    def __init__(self, socket: str) -> None:
        self._socket = socket
        self._writers: list[asyncio.StreamWriter] = []
        self.cut = False
        self.swallow = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one connection."""
        if self.cut:
            writer.close()
            return
        there, to = await asyncio.open_unix_connection(self._socket)
        self._writers += [writer, to]
        await asyncio.gather(self._carry(reader, to, answers=False), self._carry(there, writer, answers=True))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool) -> None:
        try:
            while data := await reader.read(65536):
                if answers and self.swallow:
                    self.sever()
                    return
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            return
        finally:
            writer.close()

    def sever(self) -> None:
        """Cut all wires and let no new one through."""
        self.cut = True
        for writer in self._writers:
            writer.close()
        self._writers.clear()

    def mend(self) -> None:
        """Let connections through again."""
        self.cut = self.swallow = False


@asynccontextmanager
async def wired(database_url: str) -> AsyncIterator[tuple[Wire, str]]:
    """A wire to the database and the address before it."""
    parts = urlsplit(database_url)
    wire = Wire(parse_qs(parts.query)["host"][0] + "/.s.PGSQL.5432")
    listening = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield wire, f"postgresql+asyncpg://{parts.username}@127.0.0.1:{port}{parts.path}"
    finally:
        listening.close()
        wire.sever()


async def test_a_database_that_is_down_at_the_start_is_waited_for(database_url: str) -> None:
    async with wired(database_url) as (wire, url):
        wire.sever()
        server = Server(create_app(settings(), url, REGISTERED))
        async with server.services.running(), server.client() as client:
            for method, path in (
                ("GET", "/healthz"),
                ("GET", "/readyz"),
                ("GET", "/api/games"),
                ("POST", "/api/users"),
            ):
                refused = await client.request(method, path, json={"name": "Ada"} if method == "POST" else None)
                assert (refused.status_code, refused.json()["code"]) == (503, "database-unavailable")
                assert refused.headers["retry-after"]
            wire.mend()
            assert (await client.get("/healthz")).status_code == 200
            assert (await client.get("/readyz")).json()["status"] == "ok"
            assert (await client.post("/api/users", json={"name": "Ada"})).status_code == 201


async def test_a_move_while_the_database_is_away_changes_nothing_and_the_game_goes_on(database_url: str) -> None:
    async with wired(database_url) as (wire, url), running(url) as server:
        table = await server.table("Ada")
        ada = table.players[0]
        wire.sever()
        refused = await ada.move(table.id, {"type": "Pick", "number": 1}, 1)
        assert (refused.status_code, refused.json()["code"]) == (503, "database-unavailable")
        wire.mend()
        assert (await ada.look(table.id))["seq"] == 1
        assert (await ada.move(table.id, {"type": "Pick", "number": 1}, 1)).status_code == 200


async def test_a_move_whose_answer_got_lost_is_made_once(database_url: str) -> None:
    async with wired(database_url) as (wire, url), running(url) as server, on_port(server) as address:
        table = await server.table("Ada")
        ada = table.players[0]
        async with watching(address, table.id, ada.token) as watcher:
            await watcher.next("view")
            wire.swallow = True
            lost = await ada.move(table.id, {"type": "Pick", "number": 2}, 1, Idempotency_Key="k")
            assert lost.status_code == 503
            wire.mend()
            again = await ada.move(table.id, {"type": "Pick", "number": 2}, 1, Idempotency_Key="k")
            assert again.json()["seq"] == 2
            assert (await ada.look(table.id))["seq"] == 2
            server.services.hub.catch_up_all()
            await watcher.reach(2)
            assert watcher.view == (await ada.look(table.id))["view"]
