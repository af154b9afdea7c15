"""Splits the tables that hang on a game into partitions by hash of its id, while processes of this version and of the
former one serve.

Beside the tables stand new ones, with partitions. Triggers write into them whatever is written into the tables, in the
same transaction; then what was there before is copied, some games at a time, and compared. Then both change places in
one transaction that waits for nobody. A move never finds a table missing, and is in both or in neither until then.

A partition is a schema (`partition_3_of_8`) with one table for each: tables, indexes and constraints have the names
that they had, so that an error names what it named before, and all of a partition can be copied by its schema. Keys
between tables of games stay within their partition.
"""

import asyncio
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final

import asyncpg
from sqlalchemy import Table

from app.store.schema.games import chat, chat_reactions, game_slots, games, heartbeat, metadata, outbox

WHOLE: Final = {
    outbox: "rows are there for half a minute, and are read and deleted across games",
    chat_reactions: "its key is the line's id, without the game's",
    heartbeat: "it is of no game",
    game_slots: "it is of no game",
}
"""The tables of games that are not partitioned, and why."""
PARTITIONED: Final = tuple(table for table in metadata.sorted_tables if table not in WHOLE)
"""Those that are, each behind those that it refers to."""
MAX_PARTITIONS = 64
FORMER = "before_partitioning"
"""The schema in which the tables lie that partitions have replaced."""
_NEW = "partitioning"
_COMMAND_LOCK, _MIGRATION_LOCK = 7_402_119, 7_402_118
_GAMES_A_BITE, _ENTRIES_A_BITE = 200, 2_000
_LOCK_MS = 300
"""How long others may have to wait behind us for a lock; less than what Postgres waits until it looks for deadlocks, so
that it is never a move that is given up."""
_AGAIN_SECONDS, _MAX_AGAIN_SECONDS = 0.2, 5.0
_TRIES = 200
_BUSY = (asyncpg.LockNotAvailableError, asyncpg.DeadlockDetectedError)

Say = Callable[[str], None]


class NotPartitioned(Exception):
    """The tables stay as they were; the message says why."""


def key_of(table: Table) -> str:
    """The column that holds the game's id."""
    return "id" if table is games else "game_id"


def schema_of(number: int, count: int) -> str:
    """The schema of one of `count` partitions."""
    return f"partition_{number}_of_{count}"


async def count_partitions(connection: Any) -> int:
    """How many partitions the tables have; 0: none, each is one table."""
    return int(await connection.fetchval("SELECT count(*) FROM pg_inherits WHERE inhparent = 'public.games'::regclass"))


async def partition(connection: Any, count: int, say: Say, tablespaces: Sequence[str] = ()) -> None:
    """Split the tables into so many partitions, in these tablespaces in turn. Started over where it was given up
    before its end. Raises NotPartitioned."""
    if not 1 <= count <= MAX_PARTITIONS:
        raise NotPartitioned(f"{count} partitions: 1 to {MAX_PARTITIONS} can be had.")
    if not await connection.fetchval(f"SELECT pg_try_advisory_lock({_COMMAND_LOCK})"):
        raise NotPartitioned("Another process is at it.")
    if await count_partitions(connection) == count:
        raise NotPartitioned(f"There are {count} partitions already.")
    if await connection.fetchval("SELECT to_regnamespace($1)", FORMER):
        raise NotPartitioned(f"The tables of the last time are still in the schema {FORMER}: drop them first.")
    for name in tablespaces:
        if not await connection.fetchval("SELECT EXISTS (SELECT FROM pg_tablespace WHERE spcname = $1)", name):
            raise NotPartitioned(f"There is no tablespace {name}.")
    await abandon(connection)
    migration = await connection.fetchval("SELECT version_num FROM public.alembic_version")
    try:
        await _prepare(connection, count, tablespaces)
        await _fill(connection, say)
        await _compare(connection, say)
        await _finish(connection, count, migration, say)
    except BaseException:
        if not connection.is_closed():
            await abandon(connection)
        raise


async def abandon(connection: Any) -> None:
    """Take away what was made and has not replaced the tables."""
    for table in PARTITIONED:
        await _briefly(connection, f"DROP TRIGGER IF EXISTS zz_partitioning ON public.{table.name}")
    schemas = await _schemas_of_partitions(connection, _NEW)
    await _briefly(connection, *(f"DROP SCHEMA IF EXISTS {name} CASCADE" for name in (_NEW, *schemas)))


async def drop_former(connection: Any) -> bool:
    """Drop the tables that partitions have replaced, with the partitions that these had; whether there were any."""
    if not await connection.fetchval("SELECT to_regnamespace($1)", FORMER):
        return False
    schemas = await _schemas_of_partitions(connection, FORMER)
    await _briefly(connection, *(f"DROP SCHEMA {name} CASCADE" for name in (FORMER, *schemas)))
    return True


async def _schemas_of_partitions(connection: Any, schema: str) -> list[str]:
    """Where the partitions of a schema's tables are."""
    rows = await connection.fetch(
        """
        SELECT DISTINCT child.relnamespace::regnamespace::text AS name FROM pg_inherits
        JOIN pg_class child ON child.oid = inhrelid JOIN pg_class parent ON parent.oid = inhparent
        WHERE parent.relkind = 'p' AND parent.relnamespace = to_regnamespace($1)
        """,
        schema,
    )
    return [row["name"] for row in rows]


async def _briefly(connection: Any, *statements: str) -> float:
    """Carry these out in one transaction that lets nobody wait behind it for long; again until it succeeds, after
    pauses that grow. How many seconds it took at last. Raises NotPartitioned when it does not succeed."""
    pause = _AGAIN_SECONDS
    for _ in range(_TRIES):
        start = time.monotonic()
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = {_LOCK_MS}")
                await connection.execute(";\n".join(statements))
        except _BUSY:
            await asyncio.sleep(pause)
            pause = min(pause * 1.5, _MAX_AGAIN_SECONDS)
        except asyncpg.AssertError as changed:
            raise NotPartitioned("The database was migrated meanwhile: run it again.") from changed
        else:
            return time.monotonic() - start
    raise NotPartitioned("The tables are in use without a pause. Is a backup being made? Try again later.")


async def _prepare(connection: Any, count: int, tablespaces: Sequence[str]) -> None:
    """Make the new tables, and the triggers that write into them what is written into the present ones."""
    async with connection.transaction():
        await connection.execute(f"CREATE SCHEMA {_NEW}")
        for number in range(count):
            await connection.execute(f"CREATE SCHEMA {schema_of(number, count)}")
        for table in PARTITIONED:
            for statement in await _definition(connection, table, count, tablespaces):
                await connection.execute(statement)
    for table in PARTITIONED:
        await connection.execute(_mirror(table))
        await _briefly(
            connection,
            f"CREATE TRIGGER zz_partitioning AFTER INSERT OR UPDATE OR DELETE ON public.{table.name} "
            f"FOR EACH ROW EXECUTE FUNCTION {_NEW}.mirror_{table.name}()",
        )


async def _definition(connection: Any, table: Table, count: int, tablespaces: Sequence[str]) -> list[str]:
    """What makes the new table of one, its partitions and their indexes."""
    name, key = table.name, key_of(table)
    kept = "INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING IDENTITY INCLUDING STORAGE"
    options = ", ".join(f"{option} = {value}" for option, value in _options(table).items())
    indexes = await connection.fetch(
        "SELECT pg_get_indexdef(indexrelid) AS made FROM pg_index WHERE indrelid = $1::regclass AND NOT indisprimary",
        f"public.{name}",
    )

    def keys(schema: str) -> list[str]:
        primary = (
            f"ALTER TABLE {schema}.{name} ADD CONSTRAINT {name}_pkey PRIMARY KEY ({', '.join(_primary_key(table))})"
        )
        return [primary, *(re.sub(r" ON (ONLY )?public\.", f" ON {schema}.", row["made"], count=1) for row in indexes)]

    made = [f"CREATE TABLE {_NEW}.{name} (LIKE public.{name} {kept}) PARTITION BY HASH ({key})"]
    for number in range(count):
        schema = schema_of(number, count)
        bound = f"FOR VALUES WITH (MODULUS {count}, REMAINDER {number}){f' WITH ({options})' if options else ''}"
        made += [
            _use_tablespace(tablespaces[number % len(tablespaces)] if tablespaces else ""),
            f"CREATE TABLE {schema}.{name} PARTITION OF {_NEW}.{name} {bound}",
            *keys(schema),
        ]
    # Those of partitions come first, with the same names: the table's own takes them as its parts then.
    return [*made, _use_tablespace(""), *keys(_NEW)]


def _use_tablespace(name: str) -> str:
    escaped = name.replace("'", "''")
    return f"SET LOCAL default_tablespace = '{escaped}'"


def _options(table: Table) -> dict[str, Any]:
    return dict(table.dialect_options["postgresql"]["with"] or {})


def _primary_key(table: Table) -> list[str]:
    """The columns of the primary key: the game's id leads it, since each key of a partitioned table has to hold it."""
    key = key_of(table)
    return [key, *(column.name for column in table.primary_key.columns if column.name != key)]


def _columns(table: Table, of: str = "") -> str:
    return ", ".join(f"{of}{column.name}" for column in table.columns)


def _mirror(table: Table) -> str:
    """The function of the trigger."""
    primary = _primary_key(table)
    new = f"{_NEW}.{table.name}"
    gone = f"DELETE FROM {new} WHERE " + " AND ".join(f"{name} = OLD.{name}" for name in primary)
    rest = [column.name for column in table.columns if column.name not in primary]
    changes = ", ".join(f"{name} = EXCLUDED.{name}" for name in rest)
    other = " OR ".join(f"OLD.{name} IS DISTINCT FROM NEW.{name}" for name in primary)
    return f"""
        CREATE FUNCTION {_NEW}.mirror_{table.name}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
            IF TG_OP = 'DELETE' THEN
                {gone};
                RETURN NULL;
            END IF;
            IF TG_OP = 'UPDATE' AND ({other}) THEN
                {gone};
            END IF;
            INSERT INTO {new} ({_columns(table)}) OVERRIDING SYSTEM VALUE VALUES ({_columns(table, "NEW.")})
            ON CONFLICT ({", ".join(primary)}) DO {f"UPDATE SET {changes}" if rest else "NOTHING"};
            RETURN NULL;
        END $$
    """


def _within(table: Table) -> str:
    """A bite: the games behind one, up to another one, which null leaves open."""
    key = key_of(table)
    return f"{key} > $1 AND ($2::text IS NULL OR {key} <= $2)"


async def _bites(connection: Any) -> AsyncIterator[tuple[str, str | None]]:
    """All games, some at a time: behind which id, up to which."""
    low = ""
    while high := await connection.fetchval(
        f"""
        SELECT max(id) FROM (
            SELECT id, sum(seq) OVER (ORDER BY id) - seq AS entries FROM (
                SELECT id, seq FROM public.games WHERE id > $1 ORDER BY id LIMIT {_GAMES_A_BITE}
            ) next
        ) counted WHERE entries <= {_ENTRIES_A_BITE}
        """,
        low,
    ):
        yield low, high
        low = high
    yield low, None


async def _fill(connection: Any, say: Say) -> None:
    """Copy what was there before the triggers were. Rows that are copied are held until they are: a change of one comes
    before or after it."""
    bites = 0
    async for bite in _bites(connection):
        await _copy(connection, bite)
        bites += 1
    say(f"Everything was copied, in bites: {bites}.")
    for table in PARTITIONED:
        await connection.execute(f"ANALYZE {_NEW}.{table.name}")


async def _copy(connection: Any, bite: tuple[str, str | None]) -> None:
    """Copy a bite, again if others would have to wait for it. Raises NotPartitioned when it does not succeed."""
    for _ in range(_TRIES):
        try:
            async with connection.transaction():
                await connection.execute(f"SET LOCAL lock_timeout = {_LOCK_MS}")
                for table in PARTITIONED:
                    await connection.execute(
                        f"INSERT INTO {_NEW}.{table.name} ({_columns(table)}) OVERRIDING SYSTEM VALUE "
                        f"SELECT {_columns(table)} FROM public.{table.name} WHERE {_within(table)} FOR SHARE "
                        "ON CONFLICT DO NOTHING",
                        *bite,
                    )
            return
        except _BUSY:
            await asyncio.sleep(_AGAIN_SECONDS)
    raise NotPartitioned(f"The games behind {bite[0]!r} are held by another transaction. Try again later.")


async def _compare(connection: Any, say: Say) -> None:
    """Compare all rows, each bite by one statement and so as of one instant. Raises NotPartitioned if one differs."""
    async for bite in _bites(connection):
        for table in PARTITIONED:
            columns, within = _columns(table), _within(table)
            present, new = (
                f"SELECT {columns} FROM {schema}.{table.name} WHERE {within}" for schema in ("public", _NEW)
            )
            if await connection.fetchval(
                f"SELECT EXISTS (({present} EXCEPT ALL {new}) UNION ALL ({new} EXCEPT ALL {present}))", *bite
            ):
                raise NotPartitioned(
                    f"The copy of {table.name} is another behind game {bite[0]!r}: nothing was changed."
                )
    say("The copies are equal.")


async def _finish(connection: Any, count: int, migration: str, say: Say) -> None:
    """Add the keys within partitions, and let the new tables change places with the former ones."""
    for number in range(count):
        schema = schema_of(number, count)
        for table in PARTITIONED:
            for statement in _foreign_keys(table, schema):
                await _briefly(connection, statement)
    await _wait_for_former_snapshots(connection, say)
    took = await _briefly(connection, *_exchange(migration))
    await connection.execute("ALTER TABLE public.chat_reactions VALIDATE CONSTRAINT chat_reactions_chat_id_fkey")
    await connection.execute(f"DROP SCHEMA {_NEW} CASCADE")
    say(f"There are {count} partitions. The tables changed places within {took:.2f} s.")


def _foreign_keys(table: Table, schema: str) -> list[str]:
    """What adds the keys of one table of a partition to others of it, without a look at all rows under a lock."""
    statements = []
    for key in table.foreign_keys:
        name = f"{table.name}_{key.parent.name}_fkey"
        other = f"{schema}.{key.column.table.name} ({key.column.name})"
        statements += [
            f"ALTER TABLE {schema}.{table.name} ADD CONSTRAINT {name} FOREIGN KEY ({key.parent.name}) "
            f"REFERENCES {other} ON DELETE {key.ondelete} NOT VALID",
            f"ALTER TABLE {schema}.{table.name} VALIDATE CONSTRAINT {name}",
        ]
    return statements


async def _wait_for_former_snapshots(connection: Any, say: Say) -> None:
    """Wait for those who read as of an instant before the copy was whole: they would find the new tables without it."""
    now = await connection.fetchval("SELECT pg_current_xact_id()::xid::text")
    has_said = False
    while await connection.fetchval(
        """
        SELECT EXISTS (
            SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
            AND backend_type = 'client backend' AND age(backend_xmin) > age($1::text::xid)
        )
        """,
        now,
    ):
        if not has_said:
            say("Waiting for transactions that began before.")
            has_said = True
        await asyncio.sleep(_AGAIN_SECONDS)


def _exchange(migration: str) -> list[str]:
    """The statements by which the tables change places, all in one transaction."""
    names = [table.name for table in PARTITIONED]
    statements = [
        f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})",
        f"LOCK TABLE {', '.join(f'public.{name}' for name in (*names, chat_reactions.name))} IN ACCESS EXCLUSIVE MODE",
        f"DO $$ BEGIN ASSERT (SELECT version_num FROM public.alembic_version) = '{migration}'; END $$",
        f"CREATE SCHEMA {FORMER}",
        "ALTER TABLE public.chat_reactions DROP CONSTRAINT chat_reactions_chat_id_fkey",
    ]
    for name in names:
        statements += [
            f"DROP TRIGGER zz_partitioning ON public.{name}",
            f"ALTER TABLE public.{name} SET SCHEMA {FORMER}",
            f"ALTER TABLE {_NEW}.{name} SET SCHEMA public",
        ]
    sequence = f"pg_get_serial_sequence('{FORMER}.chat', 'id')::regclass"
    statements += [
        f"SELECT setval(pg_get_serial_sequence('public.chat', 'id'), greatest(1, pg_sequence_last_value({sequence})), "
        f"pg_sequence_last_value({sequence}) IS NOT NULL)",
        "ALTER TABLE public.chat_reactions ADD CONSTRAINT chat_reactions_chat_id_fkey "
        f"FOREIGN KEY (game_id, chat_id) REFERENCES public.{chat.name} (game_id, id) ON DELETE CASCADE NOT VALID",
    ]
    return statements
