"""A visit of somebody who plays by the day: the page of a table that nobody watches, a socket, and one move.

Each table is visited once, so that each is loaded from scratch. The requests of a page are those that Chromium makes
for a table which it has seen before, without what it keeps by itself. Tables are copies of one game of two, as in
`crowd`.
"""

import asyncpg
from msgspec import Struct

from app.postgres.address import plain_dsn
from bench.browser import chromium, visitor
from bench.crowd_client import ANSWER_SECONDS, Sockets
from bench.crowd_server import CrowdServer, crowd_server, game_id, token
from bench.page import Traffic
from bench.report import Row, at_most
from bench.wire import Wire, request
from bench.world import World

WARMING, TIMED, APART, MOVES = 50, 300, 50, 10
TABLES = WARMING + TIMED + APART
"""`APART`: visits behind a checkpoint each, as visits to few of very many tables are: each page that one changes is
written to the database's log as a whole."""
WRITTEN = "SELECT (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint"
PACKED = {"Accept_Encoding": "gzip, deflate, br, zstd"}
KEPT = ("/static/", "/api/components/")
"""What a browser keeps for good: its addresses change with what is in them."""


class Spent(Struct, frozen=True):
    """Processor milliseconds of server and database, bytes of write-ahead log and transactions, each time."""

    server: float
    database: float
    written: float
    transactions: float

    def told(self) -> str:
        """In one line."""
        return (
            f"{self.server:.2f} ms of the server and {self.database:.2f} of Postgres, {self.written:,.0f} bytes of "
            f"its log, {self.transactions:.1f} transactions"
        )


async def rows(world: World) -> list[Row]:
    """One row."""
    async with crowd_server(world, TABLES) as server:
        return await Visits(server).measure()


class Visits:
    """The tables of a server, each visited once."""

    def __init__(self, server: CrowdServer) -> None:
        self._server = server
        self._sockets = Sockets(server.port, seat=server.moves[server.at[0] - 1].seat)
        self._paths: list[str] = []

    async def measure(self) -> list[Row]:
        """Visits, and moves at tables in memory beside them."""
        self._paths = await self._asked_for()
        database = await asyncpg.connect(plain_dsn(self._server.url))
        wire = await Wire(self._server.port).open()
        try:
            for number in range(WARMING):
                await self._visit(wire, number)
            before = await self._now(database)
            for number in range(WARMING, WARMING + TIMED):
                await self._visit(wire, number)
            visit = self._between(before, await self._now(database), TIMED)
            apart = await self._written_apart(wire, database)
            before = await self._now(database)
            for number in range(TABLES - TIMED // MOVES, TABLES):
                for _ in range(MOVES):
                    await self._move(wire, number)
            move = self._between(before, await self._now(database), TIMED)
        finally:
            wire.close()
            await database.close()
        figures = (
            f"{visit.told()}; {apart:,.0f} bytes behind a checkpoint each; a move at a table in memory: "
            f"{move.told()}; {TIMED} of each"
        )
        return [
            at_most(
                "a visit to a table in nobody's memory, with one move: processor time of the server",
                20,
                visit.server / move.server,
                "× a move",
                figures,
            )
        ]

    async def _written_apart(self, wire: Wire, database: asyncpg.Connection) -> float:
        """Bytes of write-ahead log a visit, for tables of which nobody has changed anything since a checkpoint."""
        total = 0
        for number in range(WARMING + TIMED, TABLES):
            await database.execute("CHECKPOINT")
            before = await database.fetchval(WRITTEN)
            await self._visit(wire, number)
            total += await database.fetchval(WRITTEN) - before
        return total / APART

    async def _asked_for(self) -> list[str]:
        """The addresses that a page asks for, `{}` for the id of its table."""
        url, seen = f"http://localhost:{self._server.port}", game_id(0)
        async with chromium() as browser:
            context = await visitor(browser, url, self._token(0))
            tab = await context.new_page()
            session = await context.new_cdp_session(tab)
            traffic = Traffic(session)
            await session.send("Network.enable")
            await tab.goto(f"/t/{seen}", wait_until="networkidle")
            await tab.locator("main svg").first.wait_for()
        paths = [address.removeprefix(url) for address in traffic.urls.values() if address.startswith(url)]
        return [path.replace(seen, "{}") for path in paths if not path.startswith(KEPT)]

    def _token(self, number: int) -> str:
        return token(number, self._server.moves[self._server.at[0] - 1].seat)

    async def _visit(self, wire: Wire, number: int) -> None:
        """All of it, one after the other."""
        for path in self._paths:
            asked = request("GET", path.replace("{}", game_id(number)), b"", self._token(number), **PACKED)
            await wire.send(asked)
        self._sockets.connect(number)
        await self._sockets.reach(1, ANSWER_SECONDS)
        await self._move(wire, number)
        self._sockets.close()

    async def _move(self, wire: Wire, number: int) -> None:
        seq = self._server.at[number]
        known = self._server.moves[seq - 1]
        body = b'{"seq":%d,"move":%s}' % (seq, known.move)
        path = f"/api/games/{game_id(number)}/moves"
        sent = request("POST", path, body, token(number, known.seat), Idempotency_Key=f"{number}-{seq}")
        await wire.send(sent)
        self._server.at[number] = seq + 1

    async def _now(self, database: asyncpg.Connection) -> tuple[float, float, int, int]:
        await database.execute("SELECT pg_stat_force_next_flush()")
        server, postgres = self._server.spent()
        written = await database.fetchval(WRITTEN)
        transactions = await database.fetchval(
            "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        )
        return server, postgres, written, transactions

    @staticmethod
    def _between(before: tuple[float, ...], after: tuple[float, ...], times: int) -> Spent:
        server, database, written, transactions = (now - then for now, then in zip(after, before, strict=True))
        return Spent(1000 * server / times, 1000 * database / times, written / times, transactions / times)
