"""Who changes several rows locks them in the order of their keys, so that nobody waits for each other."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest_asyncio

from app.store import deadlines, games, lobbies, notices
from app.store.database import Database
from app.store.deadlines import DeadlineRow
from tests.support.store.known import GAME

NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)
BEGUN = NOW - timedelta(hours=9)
ASKED = [
    DeadlineRow(game_id="g1", seat=seat, since=BEGUN, due=NOW + timedelta(hours=1 + seat), bank_seconds=0.0)
    for seat in (0, 1)
]


@pytest_asyncio.fixture
async def reversed_rows(db: Database, database_url: str) -> AsyncIterator[Database]:
    """The rows of seat 1 lie before those of seat 0, and statements without an order come to them first."""
    async with db.transaction() as connection:
        await connection.execute("DELETE FROM seats")
        for seat in (1, 0):
            await connection.execute(
                "INSERT INTO seats (game_id, seat, kind, level, user_id, name) VALUES ('g1', $1, 'human', 1, $2, $2)",
                seat,
                f"user{seat}",
            )
        for row in reversed(ASKED):
            await deadlines.keep(connection, [row])
        await connection.execute("INSERT INTO shown (game_id, user_id, seq, at) VALUES ('g1', 'user1', 1, now())")
        await connection.execute("INSERT INTO shown (game_id, user_id, seq, at) VALUES ('g1', 'user0', 1, now())")
    separator = "&" if "?" in database_url else "?"
    in_heap_order = "options=-c%20enable_indexscan%3Doff%20-c%20enable_bitmapscan%3Doff"
    yield (database := await Database(f"{database_url}{separator}{in_heap_order}").open())
    await database.close()


async def until_blocked(db: Database) -> None:
    """Wait until somebody waits for a lock."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    for _ in range(1_000):
        if (await db.row(waiting))[0]:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("nobody waits")


async def meets(db: Database, first: Callable[[Any, int], Awaitable[Any]], other: Callable[[], Awaitable[Any]]) -> None:
    """While one process changes the rows of seat 0 and then of seat 1 in a transaction, another one changes both."""
    async with db.transaction() as connection:
        await first(connection, 0)
        task = asyncio.ensure_future(other())
        await until_blocked(db)
        await first(connection, 1)
    await task


async def keep_one(connection: Any, seat: int) -> None:
    await deadlines.keep(connection, [ASKED[seat]])


async def see_one(connection: Any, seat: int) -> None:
    await connection.execute("UPDATE seats SET seen = now() WHERE game_id = 'g1' AND seat = $1", seat)


async def test_an_outage_is_added_while_a_move_changes_deadlines(reversed_rows: Database) -> None:
    await deadlines.beat(reversed_rows, BEGUN, 20.0)
    await meets(reversed_rows, keep_one, lambda: deadlines.beat(reversed_rows, NOW, 20.0))
    running = (await deadlines.running(reversed_rows, ["g1"]))["g1"]
    assert [row.due for row in running] == [NOW + timedelta(hours=10), NOW + timedelta(hours=11)]


async def test_a_game_is_put_to_sleep_while_its_deadlines_change(reversed_rows: Database) -> None:
    soon = datetime.now(UTC) + timedelta(days=1)
    await meets(reversed_rows, keep_one, lambda: deadlines.put_to_sleep(reversed_rows, soon, soon, 9))
    assert await deadlines.running(reversed_rows, ["g1"]) == {}


async def test_two_processes_note_who_is_there(reversed_rows: Database) -> None:
    await meets(reversed_rows, see_one, lambda: games.note_seen(reversed_rows, [("g1", 1), ("g1", 0)]))


async def test_two_processes_note_what_pages_have_shown(reversed_rows: Database) -> None:
    async def show_one(connection: Any, seat: int) -> None:
        await connection.execute("UPDATE shown SET seq = 2 WHERE game_id = 'g1' AND user_id = $1", f"user{seat}")

    shown = [("g1", "user1", 3), ("g1", "user0", 3)]
    await meets(reversed_rows, show_one, lambda: notices.note_shown(reversed_rows, shown, NOW))


async def test_a_lobby_is_changed_while_others_note_who_is_there(reversed_rows: Database) -> None:
    await reversed_rows.do("UPDATE games SET status = 'lobby'")
    await meets(reversed_rows, see_one, lambda: lobbies.change_seats(reversed_rows, "g1", 1, GAME.seats))
