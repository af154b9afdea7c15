"""What processes look for every few seconds costs no more where there are very many tables."""

from datetime import timedelta

from app.store import deadlines, games
from app.store.database import Database
from tests.support.store.known import NOW

TABLES = 4_000
LATER = NOW + timedelta(days=1)
MORE = """
    INSERT INTO games (id, game, options, status, pace, visibility, invite, seq, to_move, clock, automatic, updated)
    SELECT 't' || lpad(n::text, 6, '0'), 'toy', '{}', 'playing', 'relaxed', 'private', 'x', 1, '{0}', '{}', n = 17, $2
    FROM generate_series(1, $1::int) n
"""


async def fill(db: Database, tables: int) -> None:
    """Tables t000001 and so on with a clock, none of them worked out; an automa is to move at the 17th."""
    await db.do(MORE, tables, NOW)
    async with db.transaction() as connection:
        await connection.execute("ANALYZE games")


async def behind(db: Database, after: str, looked_at: int, most: int) -> tuple[list[str], str]:
    return await deadlines.behind(db.all_games[0], LATER, after, idle=5.0, looked_at=looked_at, most=most)


async def test_games_that_wait_for_an_automa_are_found_by_an_index(db: Database) -> None:
    await fill(db, TABLES)
    values = games.WAITING_FOR_AUTOMATA.values({"idle_seconds": 0.0})
    plan = "\n".join(row[0] for row in await db.rows("EXPLAIN " + games.WAITING_FOR_AUTOMATA.text, *values))
    assert "games_waiting_for_automata" in plan and "Seq Scan on games" not in plan
    assert [game.id for game in await games.waiting_for_automata(db, 0.0)] == ["t000017"]


async def test_lagging_deadlines_are_looked_for_at_so_many_tables_a_time(db: Database) -> None:
    await fill(db, 5)
    await db.do("INSERT INTO clocks (game_id, seq) VALUES ('t000002', 1)")
    assert await behind(db, "", 3, 50) == (["t000001"], "t000002")
    assert await behind(db, "t000002", 3, 50) == (["t000003", "t000004", "t000005"], "t000005")
    assert await behind(db, "t000005", 3, 50) == ([], "")


async def test_all_tables_are_looked_at_again_as_soon_as_they_were(db: Database) -> None:
    await fill(db, 2)
    assert await behind(db, "", 50, 50) == (["t000001", "t000002"], "")


async def test_those_that_lag_behind_beyond_what_is_wanted_come_next(db: Database) -> None:
    await fill(db, 4)
    assert await behind(db, "", 50, 3) == (["t000001", "t000002", "t000003"], "t000003")
    assert await behind(db, "t000003", 50, 3) == (["t000004"], "")
