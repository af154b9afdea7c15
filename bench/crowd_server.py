"""A server of many tables: copies of one game that has begun, each with people of its own."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
from msgspec import Struct
from psutil import Process

from app.postgres.address import plain_dsn
from bench.posting import requests
from bench.wire import Wire
from bench.world import World, free_port

FIRST_ENTRIES = 31
"""So many entries each table's log has at first."""
PEOPLE = """
    INSERT INTO users (id, name) SELECT 'crowd' || n || 'p' || seat, 'P' || n
    FROM generate_series(0, $1::int - 1) n, generate_series(0, 1) seat
"""
SESSIONS = """
    INSERT INTO sessions (id, user_id, token_hash, kind, scopes)
    SELECT 'crowd' || n || 's' || seat, 'crowd' || n || 'p' || seat, sha256(('crowd-' || n || '-' || seat)::bytea),
           'token', '{read,play}'
    FROM generate_series(0, $1::int - 1) n, generate_series(0, 1) seat
"""
GAMES = """
    INSERT INTO games SELECT (jsonb_populate_record(
        g, jsonb_build_object('id', 'crowd' || n, 'host', 'crowd' || n || 'p0', 'invite', 'crowd' || n))).*
    FROM games g, generate_series(0, $1::int - 1) n WHERE g.id = $2
"""
SEATS = """
    INSERT INTO seats SELECT (jsonb_populate_record(
        s, jsonb_build_object('game_id', 'crowd' || n, 'user_id', 'crowd' || n || 'p' || s.seat))).*
    FROM seats s, generate_series(0, $1::int - 1) n WHERE s.game_id = $2
"""
EVENTS = """
    INSERT INTO events SELECT (jsonb_populate_record(e, jsonb_build_object('game_id', 'crowd' || n))).*
    FROM events e, generate_series(0, $1::int - 1) n WHERE e.game_id = $2
"""


def game_id(number: int) -> str:
    """The id of a table."""
    return f"crowd{number}"


def token(number: int, seat: int) -> str:
    """The token of the person at a seat of it."""
    return f"crowd-{number}-{seat}"


class Known(Struct, frozen=True):
    """A move that every table makes: by whom, and how it is sent."""

    seat: int
    move: bytes


class CrowdServer:
    """One process of the server. `moves`: each move of the game; `at`: the last entry of each table."""

    def __init__(self, world: World, tables: int) -> None:
        self._world = world
        self._tables = tables
        self.url = world.database(f"crowd{tables}")
        self.port = free_port()
        self.at = [FIRST_ENTRIES] * tables
        self.moves: list[Known] = []
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start it, and wait until it answers."""
        self._process = await asyncio.to_thread(self._world.serve, self.url, self.port)

    async def stop(self) -> None:
        """Stop it as an operator does, and wait until it has."""
        if self._process is not None:
            self._process.terminate()
            await asyncio.to_thread(self._process.wait)
            self._process = None

    async def fill(self) -> None:
        """Play the beginning of a game, and make a table of it for each number, in a state that nobody has touched."""
        wire = await Wire(self.port).open()
        seated = await self._world.game(wire, number=0)
        self.moves = [Known(step.seat, seated.rules.encode_move(step.move)) for step in seated.script.steps]
        for sent in list(requests(seated))[: FIRST_ENTRIES - 1]:
            await wire.send(sent)
        wire.close()
        connection = await asyncpg.connect(plain_dsn(self.url))
        try:
            for statement in (PEOPLE, SESSIONS):
                await connection.execute(statement, self._tables)
            for statement in (GAMES, SEATS, EVENTS):
                await connection.execute(statement, self._tables, seated.id)
            await connection.execute("ANALYZE")
        finally:
            await connection.close()

    def _measured(self) -> Process:
        assert self._process is not None
        return Process(self._process.pid)

    def megabytes(self) -> float:
        """The memory that it has now."""
        return float(self._measured().memory_info().rss) / 1024 / 1024

    def seconds(self) -> float:
        """The processor time that it has taken so far."""
        times = self._measured().cpu_times()
        return times.user + times.system

    def spent(self) -> tuple[float, float]:
        """Processor time of it and of Postgres so far, in seconds."""
        return self.seconds(), self._world.database_seconds()


@asynccontextmanager
async def crowd_server(world: World, tables: int) -> AsyncIterator[CrowdServer]:
    """A server with its tables, until the block ends."""
    server = CrowdServer(world, tables)
    await server.start()
    try:
        await server.fill()
        yield server
    finally:
        await server.stop()
