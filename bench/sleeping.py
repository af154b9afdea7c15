"""What 10,000 tables with deadlines cost a server at which nobody is."""

import asyncio

import asyncpg

from app.postgres.address import plain_dsn
from bench.report import Row, at_most
from bench.world import World

TABLES = 10_000
SECONDS = 40.0
MAX_PERCENT = 1.0
GAMES = """
    INSERT INTO games (id, game, options, status, pace, visibility, invite, components, seq, to_move, clock)
    SELECT 'bench' || n, 'skymines', '{}', 'playing', 'relaxed', 'private', 'x', 'x', 1, '{0,1}',
           '{"turn_seconds": 864000, "bank_seconds": 0, "at_deadline": "stand-in"}'
    FROM generate_series(1, $1) n
"""
CLOCKS = "INSERT INTO clocks (game_id, seq) SELECT 'bench' || n, 1 FROM generate_series(1, $1) n"
DEADLINES = """
    INSERT INTO deadlines (game_id, seat, since, due, near, bank_seconds)
    SELECT 'bench' || n, seat, now(), now() + interval '5 days' + n * interval '1 second', now() + interval '4 days', 0
    FROM generate_series(1, $1) n, generate_series(0, 1) seat
"""


async def rows(world: World) -> list[Row]:
    """One row: processor time of the server and of its database's processes, of one core."""
    await fill(world.ours)
    try:
        await asyncio.sleep(3)  # What filling has begun is over.
        before = spent(world)
        await asyncio.sleep(SECONDS)
        ours, theirs = (100 * (now - then) / SECONDS for now, then in zip(spent(world), before, strict=True))
    finally:
        await empty(world.ours)
    figures = f"two deadlines each; {SECONDS:.0f} s; its database beside it {theirs:.2f} % of a core"
    what = f"{TABLES:,} tables with deadlines, nobody there: processor time of the server"
    return [at_most(what, MAX_PERCENT, ours, "% of a core", figures)]


async def fill(url: str) -> None:
    """Write the tables; none of their deadlines is near."""
    connection = await asyncpg.connect(plain_dsn(url))
    try:
        await connection.execute(GAMES, TABLES)
        await connection.execute(CLOCKS, TABLES)
        await connection.execute(DEADLINES, TABLES)
        await connection.execute("ANALYZE games; ANALYZE deadlines; ANALYZE clocks")
    finally:
        await connection.close()


async def empty(url: str) -> None:
    """Take them away again."""
    connection = await asyncpg.connect(plain_dsn(url))
    try:
        await connection.execute("DELETE FROM games WHERE id LIKE 'bench%'")
    finally:
        await connection.close()


def spent(world: World) -> tuple[float, float]:
    """Processor time of the server and of its database so far, in seconds."""
    return world.processor_seconds()[0], world.database_seconds()
