"""Moves slots of games from one database to another while processes serve; the games of these slots wait meanwhile.

Slots that move are marked as leaving, and triggers at their former database refuse what would write them. Their rows
are copied in one transaction and compared; then they arrive at the new database, the former one gives them up, and
when every process knows that, the new one holds them. Until the former database gives them up, the games are played
there again as soon as this process is gone; from then on the next process that looks finishes it (`holders.py`). So no
slot has two holders whatever dies, and the rows of a slot are deleted only where another database holds it.
"""

import asyncio
import io
from collections.abc import Callable, Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy import Table

from app.store.database import Database
from app.store.holders import LOOK_SECONDS, line_id_behind, take
from app.store.schema.games import chat_reactions, game_slots, games, heartbeat, metadata, outbox

MOVE_LOCK: Final = 7_402_121
"""The advisory lock of a process that moves games; in the database that they leave it says that they still do."""
SLOTS_AT_ONCE: Final = 8
GAMES_AT_ONCE: Final = 200
LOCK_MS: Final = 300
TRIES: Final = 100
KNOWN_SECONDS: Final = 2 * LOOK_SECONDS + 1
"""After so long every process knows who holds what no more."""
MOVED: Final = tuple(table for table in metadata.sorted_tables if table not in (heartbeat, game_slots))
"""The tables whose rows are moved, each behind those that it refers to."""
_FENCED = tuple(table for table in MOVED if table is not outbox)
"""Those that nobody may write meanwhile. A row of the outbox is written with others; to take it over twice changes
nothing."""
_BUSY = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError)
_IDS = "SELECT id FROM games WHERE game_slot(id) = ANY($1::smallint[]) ORDER BY id"
_NO_MORE = "ARRAY(SELECT unnest({0}) EXCEPT SELECT unnest($1::smallint[]) ORDER BY 1)"
Say = Callable[[str], None]


class NotMoved(Exception):
    """Games lie where they did; the message says why."""


def _key(table: Table) -> str:
    return "id" if table is games else "game_id"


def _columns(table: Table) -> list[str]:
    """What is copied of a table. A row of the outbox gets another number, which nothing refers to."""
    return [column.name for column in table.columns if table is not outbox or column.name != "id"]


def _selected(table: Table) -> str:
    columns = ", ".join(f'"{name}"' for name in _columns(table))
    if table is chat_reactions:
        # They are found by their line, without a look at all.
        return f"SELECT {columns} FROM chat_reactions WHERE chat_id IN (SELECT id FROM chat WHERE game_id = ANY($1))"
    return f"SELECT {columns} FROM {table.name} WHERE {_key(table)} = ANY($1)"


async def move_slots(db: Database, slots: Sequence[int], target: Database, say: Say) -> None:
    """Move these slots to a database, some at a time. What was begun before is finished or taken back first. Raises
    NotMoved."""
    for database in db.all_games:
        await _clear(db, database)
    for source in db.all_games:
        leaving = [slot for slot in slots if source is not target and db.holders[slot] is source]
        for begin in range(0, len(leaving), SLOTS_AT_ONCE):
            chosen = leaving[begin : begin + SLOTS_AT_ONCE]
            count = await _move(db, chosen, source, target)
            say(f"{count} games of the slots {chosen[0]} to {chosen[-1]} lie in {target.place()} now.")


async def _move(db: Database, slots: list[int], source: Database, target: Database) -> int:
    """Move some slots; how many games that were."""
    old, new = await source.connect("regolith move-games"), await target.connect("regolith move-games")
    try:
        await old.execute("SET timezone = 'UTC'")
        await new.execute("SET timezone = 'UTC'")
        try:
            await _stop(old, slots)
            ids = await _copy(old, new, slots)
            await _give_up(old, slots)
        except BaseException:
            if not old.is_closed():
                await _let_go(old, slots)
            raise
        await asyncio.sleep(KNOWN_SECONDS)
        await take(target, slots)
        _note(db, slots, target)
        await asyncio.sleep(KNOWN_SECONDS)
        await _delete(old, ids)
        await _let_go(old, slots)
        return len(ids)
    finally:
        await old.close()
        await new.close()


def _note(db: Database, slots: Sequence[int], target: Database) -> None:
    db.holders = [target if slot in slots else holder for slot, holder in enumerate(db.holders)]


async def _briefly(connection: Any, *statements: str) -> None:
    """Carry these out in one transaction behind which nobody waits for long, again until that succeeds."""
    for _ in range(TRIES):
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = {LOCK_MS}")
                await connection.execute(";\n".join(statements))
        except _BUSY:
            await asyncio.sleep(LOCK_MS / 1000)
        else:
            return
    raise NotMoved("The tables are in use without a pause. Is a backup being made? Try again later.")


async def _stop(old: Any, slots: list[int]) -> None:
    """Let nobody write the games of these slots, for as long as this connection is there; and wait for those who do."""
    if not await old.fetchval("SELECT pg_try_advisory_lock($1)", MOVE_LOCK):
        raise NotMoved("Another process is moving games.")
    for table in _FENCED:
        if not await old.fetchval(
            "SELECT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = 'zz_slot')", table.name
        ):
            await _briefly(
                old,
                f"CREATE TRIGGER zz_slot BEFORE INSERT OR UPDATE OR DELETE ON {table.name} "
                f"FOR EACH ROW EXECUTE FUNCTION check_slot_of_game('{_key(table)}')",
            )
    await old.execute("UPDATE game_slots SET leaving = $1", slots)
    await _briefly(old, f"LOCK TABLE {', '.join(table.name for table in _FENCED)} IN SHARE MODE")


async def _let_go(old: Any, slots: list[int]) -> None:
    """Nothing leaves any more: what is still held here is written again."""
    await old.execute(f"UPDATE game_slots SET leaving = {_NO_MORE.format('leaving')}", slots)
    for table in _FENCED:
        await _briefly(old, f"DROP TRIGGER IF EXISTS zz_slot ON {table.name}")
    await old.execute("SELECT pg_advisory_unlock($1)", MOVE_LOCK)


async def _copy(old: Any, new: Any, slots: list[int]) -> list[str]:
    """Copy what belongs to these slots, compare it, and let them arrive; the ids of their games."""
    async with old.transaction(isolation="repeatable_read", readonly=True), new.transaction():
        await new.execute("SET LOCAL regolith.moves_slots = 'on'")
        await _delete(new, [row["id"] for row in await new.fetch(_IDS, slots)])
        ids = [row["id"] for row in await old.fetch(_IDS, slots)]
        for begin in range(0, len(ids), GAMES_AT_ONCE):
            some = ids[begin : begin + GAMES_AT_ONCE]
            for table in MOVED:
                await _copy_table(old, new, table, some)
        last = await old.fetchval("SELECT coalesce(max(id), 0) FROM chat")
        number = await new.fetchval("SELECT number FROM game_slots")
        # Lines to come have greater ids than those that have come along.
        await new.execute(
            "SELECT setval(pg_get_serial_sequence('chat', 'id'), "
            "greatest(nextval(pg_get_serial_sequence('chat', 'id')), $1::bigint))",
            line_id_behind(last, number),
        )
        await new.execute(
            "UPDATE game_slots SET arriving = ARRAY(SELECT DISTINCT unnest(arriving || $1::smallint[]) ORDER BY 1)",
            slots,
        )
    return ids


async def _copy_table(old: Any, new: Any, table: Table, ids: list[str]) -> None:
    buffer = io.BytesIO()
    await old.copy_from_query(_selected(table), ids, output=buffer, format="binary")
    buffer.seek(0)
    await new.copy_to_table(table.name, source=buffer, columns=_columns(table), format="binary")
    if await _fingerprint(old, table, ids) != await _fingerprint(new, table, ids):
        raise NotMoved(f"The rows of {table.name} are not the same in both databases.")


async def _fingerprint(connection: Any, table: Table, ids: list[str]) -> tuple[int, str | None]:
    """How many rows these games have in a table, and a hash of all that they hold, in whatever order."""
    found = await connection.fetchrow(
        "SELECT count(*), md5(string_agg(each, ',' ORDER BY each)) FROM "
        f"(SELECT md5(t::text) AS each FROM ({_selected(table)}) AS t) AS rows",
        ids,
    )
    return found[0], found[1]


async def _give_up(old: Any, slots: list[int]) -> None:
    """From here on nobody holds the slots but for the database at which they have arrived."""
    await old.execute(f"UPDATE game_slots SET held = {_NO_MORE.format('held')}", slots)


async def _delete(connection: Any, ids: list[str]) -> None:
    """Delete all that is of these games, which another database holds."""
    for begin in range(0, len(ids), GAMES_AT_ONCE):
        some = ids[begin : begin + GAMES_AT_ONCE]
        async with connection.transaction():
            await connection.execute("SET LOCAL regolith.moves_slots = 'on'")
            for table in reversed(MOVED):
                if table is not chat_reactions:
                    await connection.execute(f"DELETE FROM {table.name} WHERE {_key(table)} = ANY($1)", some)


async def _clear(db: Database, database: Database) -> None:
    """Take away what one that was ended before has left: marks, triggers, and rows of games that another one holds."""
    connection = await database.connect("regolith move-games")
    try:
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1)", MOVE_LOCK):
            raise NotMoved("Another process is moving games.")
        held = [slot for slot, holder in enumerate(db.holders) if holder is database]
        others = [slot for slot, holder in enumerate(db.holders) if holder not in (None, database)]
        await connection.execute(f"UPDATE game_slots SET arriving = {_NO_MORE.format('arriving')}", [*held, *others])
        await _delete(connection, [row["id"] for row in await connection.fetch(_IDS, others)])
        await _let_go(connection, [*held, *others])
    finally:
        await connection.close()
