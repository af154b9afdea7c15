"""The tables that hang on a game are split into partitions while others read and write."""

import asyncio
import gzip
import os
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from app.play.exports import import_document, read_document
from app.play.verification import verify_game
from app.postgres.binaries import service_account
from app.store import chat, games, log, notes, partitioning
from app.store.database import Database
from app.store.errors import Conflict, KeyUsed
from app.store.partitioning import (
    FORMER,
    MAX_PARTITIONS,
    PARTITIONED,
    WHOLE,
    NotPartitioned,
    count_partitions,
    drop_former,
    key_of,
    partition,
    schema_of,
)
from app.store.records import Secret, Snapshot
from app.store.schema.games import metadata
from tests.support.compressed import compress_all
from tests.support.games import GAMES
from tests.support.postgres import Cluster, public_folder
from tests.support.server import until
from tests.support.store.known import GAME, NOW, SUMMARY, entry

LOGS = Path(__file__).resolve().parents[1] / "logs"
IMPORTED = ("v1/two", "v4/two", "shackleton-v1/astrobot-easy")
FEW = 3
fill = partitioning._fill
SECRET = Secret(b"e", b"n")
OURS: dict[str, Any] = {"game_id": "g1", "room": "players", "user_id": "u1", "text": "x", "mentions": [], "at": NOW}


@pytest.fixture
async def filled(db: Database) -> Database:
    """A database with games, lines and reactions; the log of one game is compressed."""
    for name in IMPORTED:
        document = read_document(gzip.decompress((LOGS / f"{name}.json.gz").read_bytes()))
        await import_document(db, GAMES, document)
    await compress_all(db)
    await log.append(db, "g1", 1, SUMMARY, entry(2, "k2"))
    line = await chat.add(db, **OURS, key="k")
    assert line is not None
    await chat.react(db, "g1", line, "u1", "heart")
    await chat.react(db, "g1", line, "u2", "heart")
    await notes.write(db, "g1", "u1", "mine", 0, NOW)
    return db


async def connected(db: Database, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Do something by a connection of its own."""
    connection = await db.connect()
    try:
        return await work(connection)
    finally:
        await connection.close()


async def split(db: Database, count: int = FEW, *tablespaces: str) -> None:
    """Partition the tables."""
    await connected(db, lambda connection: partition(connection, count, lambda _: None, tablespaces))


async def rows(db: Database, schema: str = "public") -> dict[str, list[str]]:
    """All rows of all tables of games."""
    found = {}
    for table in (*PARTITIONED, *(WHOLE if schema == "public" else ())):
        columns = ", ".join(column.name for column in table.columns)
        listed = await db.rows(f"SELECT row({columns})::text AS line FROM {schema}.{table.name} ORDER BY 1")
        found[table.name] = [row["line"] for row in listed]
    return found


def test_every_table_of_games_is_partitioned_or_is_said_not_to_be() -> None:
    assert {table.name for table in (*PARTITIONED, *WHOLE)} == metadata.tables.keys()
    assert not set(PARTITIONED) & set(WHOLE)
    assert all(key_of(table) in table.columns for table in PARTITIONED)


async def test_every_row_is_there_afterwards_and_every_game_verifies(filled: Database) -> None:
    before = await rows(filled)
    assert before["events"] and before["compressed_logs"] and before["seals"] and before["notes"]
    await split(filled)
    assert await rows(filled) == before
    for game_id in await games.all_ids(filled):
        if game_id != "g1":
            assert await verify_game(filled, GAMES, game_id) > 1


async def test_each_partition_holds_games_of_its_own_with_all_that_hangs_on_them(filled: Database) -> None:
    await split(filled)
    held = [await rows(filled, schema_of(number, FEW)) for number in range(FEW)]
    assert sum(bool(each["games"]) for each in held) > 1
    for number, each in enumerate(held):
        other = f"SELECT count(*) FROM {{}} WHERE {{}} NOT IN (SELECT id FROM {schema_of(number, FEW)}.games)"
        for table in PARTITIONED:
            name = f"{schema_of(number, FEW)}.{table.name}"
            assert (await filled.row(other.format(name, key_of(table))))[0] == 0
        assert len(each["games"]) == len(each["seals"])


async def test_a_duplicate_entry_is_refused_as_before(filled: Database) -> None:
    await split(filled)
    with pytest.raises(KeyUsed):
        await log.append(filled, "g1", 1, SUMMARY, entry(3, "k2"))
    with pytest.raises(Conflict):
        await games.add_game(filled, GAME)
    assert await chat.add(filled, **OURS, key="k") is None


async def test_it_goes_on_as_before(filled: Database) -> None:
    last = await chat.add(filled, **OURS, key="before")
    await split(filled)
    await log.append(filled, "g1", 1, SUMMARY, entry(3, "k3"))
    line = await chat.add(filled, **OURS, key="behind")
    assert line is not None and last is not None and line > last
    await chat.react(filled, "g1", line, "u1", "heart")
    await filled.do("DELETE FROM games WHERE id = 'g1'")
    assert [row for each in await everything_of(filled, "g1") for row in each] == []


async def everything_of(db: Database, game_id: str) -> list[list[Any]]:
    """What hangs on a game by foreign keys."""
    tables = [table.name for table in PARTITIONED if table.foreign_keys]
    found = [await db.rows(f"SELECT FROM {name} WHERE game_id = $1", game_id) for name in (*tables, "chat_reactions")]
    assert len(found) > 10
    return found


async def test_writers_meanwhile_lose_nothing_and_see_no_failure(filled: Database) -> None:
    writing = asyncio.Event()
    written: dict[str, int] = {}

    async def play(number: int) -> None:
        """A game begins, goes on, is talked about and sometimes deleted, again and again."""
        for round_number in range(1, 10_000):
            if writing.is_set():
                return
            game_id = f"{number}-{round_number}"
            await games.add_game(filled, replace(GAME, id=game_id))
            await log.begin(filled, game_id, 0, SUMMARY, replace(entry(1), seat=None), "c1", SECRET)
            for seq in range(2, 6):
                await log.append(filled, game_id, 1, SUMMARY, entry(seq, f"k{seq}"))
                await log.save_snapshot(filled, game_id, Snapshot(seq, b"state"))
            line = await chat.add(filled, **OURS | {"game_id": game_id}, key="k")
            assert line is not None
            await chat.react(filled, game_id, line, "u1", "heart")
            await chat.read(filled, game_id, "u1", line)
            await chat.read(filled, game_id, "u1", line + 1)
            if round_number % 3 == 0:
                await filled.do("DELETE FROM games WHERE id = $1", game_id)
                await filled.do("DELETE FROM events WHERE game_id = $1", game_id)
            else:
                written[game_id] = 5

    async with asyncio.TaskGroup() as group:
        for number in range(4):
            group.create_task(play(number))
        await asyncio.sleep(0.5)
        await split(filled)
        await asyncio.sleep(0.5)
        writing.set()
    found = await filled.rows("SELECT game_id, count(*) AS entries FROM events GROUP BY game_id")
    entries = {row["game_id"]: row["entries"] for row in found if "-" in row["game_id"] and row["game_id"][0] in "0123"}
    assert {game_id: number for game_id, number in entries.items() if game_id in written} == written
    assert len(written) > 10
    seen = await filled.rows("SELECT game_id FROM chat_seen")
    assert {row["game_id"] for row in seen} >= written.keys()


async def test_giving_up_leaves_everything_as_it_was(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await rows(filled)

    async def fails(*_: Any) -> None:
        raise NotPartitioned("no")

    with monkeypatch.context() as failing:
        failing.setattr(partitioning, "_finish", fails)
        with pytest.raises(NotPartitioned, match="no"):
            await split(filled)
    assert await rows(filled) == before
    assert await left_behind(filled) == []
    await log.append(filled, "g1", 1, SUMMARY, entry(3, "k3"))


async def test_a_game_that_another_transaction_holds_is_named_in_the_end(
    filled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await rows(filled)
    other = await filled.connect()

    async def beside_a_lock(connection: Any, say: partitioning.Say) -> None:
        async with other.transaction():
            await other.execute("SELECT FROM games WHERE id = 'g1' FOR UPDATE")
            await fill(connection, say)

    monkeypatch.setattr(partitioning, "_TRIES", 2)
    monkeypatch.setattr(partitioning, "_fill", beside_a_lock)
    with pytest.raises(NotPartitioned, match="held by another transaction"):
        await split(filled)
    await other.close()
    assert await connected(filled, count_partitions) == 0
    assert await rows(filled) == before


async def test_cancelling_leaves_everything_as_it_was(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    filling = asyncio.Event()

    async def takes_long(*_: Any) -> None:
        filling.set()
        await asyncio.Event().wait()

    with monkeypatch.context() as slow:
        slow.setattr(partitioning, "_fill", takes_long)
        splitting = asyncio.create_task(split(filled))
        await filling.wait()
        assert await left_behind(filled) != []
        splitting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await splitting
    assert await left_behind(filled) == []


async def left_behind(db: Database) -> list[str]:
    """Schemas and triggers that should be gone."""
    found = await db.rows(
        "SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '^(partition|before_)' "
        "UNION SELECT tgname FROM pg_trigger WHERE tgname = 'zz_partitioning'"
    )
    return [row["name"] for row in found]


async def test_a_copy_that_is_another_replaces_nothing(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    async def spoil(connection: Any, say: Any) -> None:
        await fill(connection, say)
        await connection.execute("UPDATE partitioning.events SET digest = 'x' WHERE game_id = 'g1' AND seq = 1")

    monkeypatch.setattr(partitioning, "_fill", spoil)
    with pytest.raises(NotPartitioned, match="The copy of events is another"):
        await split(filled)
    assert await left_behind(filled) == []


async def test_the_remains_of_a_killed_process_are_removed(filled: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    before = await rows(filled)

    async def dies(connection: Any, say: Any) -> None:
        connection.terminate()
        raise ConnectionError

    with monkeypatch.context() as dying:
        dying.setattr(partitioning, "_compare", dies)
        with pytest.raises(ConnectionError):
            await split(filled)
    assert await left_behind(filled) != []
    await log.append(filled, "g1", 1, SUMMARY, entry(3, "k3"))
    before = await rows(filled)
    await split(filled)
    assert await rows(filled) == before


async def test_it_waits_for_readers_as_of_an_earlier_instant(filled: Database) -> None:
    said: list[str] = []
    async with filled.moment() as moment:
        await moment.fetch("SELECT FROM users")
        splitting = asyncio.create_task(
            connected(filled, lambda connection: partition(connection, FEW, said.append)),
        )
        await until(lambda: "Waiting for transactions that began before." in said, 60)
        await asyncio.sleep(0.5)
        assert not splitting.done()
        assert await moment.fetchval("SELECT count(*) FROM games") == 1 + len(IMPORTED)
    await splitting


async def test_rows_deleted_while_they_are_copied_do_not_come_back(
    filled: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def beside_a_deletion(connection: Any, say: Any) -> None:
        async with filled.transaction() as other:
            await other.execute("DELETE FROM events WHERE game_id = 'g1' AND seq = 2")
            filling = asyncio.create_task(fill(connection, say))
            await asyncio.sleep(1)
            assert not filling.done()
        await filling

    monkeypatch.setattr(partitioning, "_fill", beside_a_deletion)
    await split(filled)
    assert [row["seq"] for row in await filled.rows("SELECT seq FROM events WHERE game_id = 'g1'")] == [1]


async def test_partitions_are_split_again_once_the_former_tables_are_dropped(filled: Database) -> None:
    before = await rows(filled)
    await split(filled)
    with pytest.raises(NotPartitioned, match="There are 3 partitions already"):
        await split(filled)
    with pytest.raises(NotPartitioned, match=FORMER):
        await split(filled, 2)
    assert await rows(filled, FORMER) == {
        name: each
        for name, each in before.items()
        if name in metadata.tables and name not in {table.name for table in WHOLE}
    }
    assert await connected(filled, drop_former)
    await split(filled, 2)
    assert await rows(filled) == before
    assert await connected(filled, drop_former)
    assert not await connected(filled, drop_former)
    assert await connected(filled, count_partitions) == 2
    schemas = await filled.rows("SELECT nspname AS name FROM pg_namespace WHERE nspname ~ '^partition' ORDER BY 1")
    assert [row["name"] for row in schemas] == ["partition_0_of_2", "partition_1_of_2"]


@pytest.fixture
def tablespace(cluster: Cluster) -> Iterator[str]:
    """A place on a disk of its own, as it were."""
    folder = public_folder("regolith-tablespace-")
    account = service_account()
    if account is not None:
        os.chown(folder, account.uid, account.gid)
    cluster.server.execute(f"CREATE TABLESPACE other LOCATION '{folder}'")
    yield "other"
    cluster.server.execute("DROP TABLESPACE other")
    shutil.rmtree(folder)


async def test_partitions_are_moved_to_another_disk(tablespace: str, filled: Database) -> None:
    before = await rows(filled)
    await split(filled, 2)
    await connected(filled, drop_former)
    await split(filled, 4, "pg_default", tablespace)
    await connected(filled, drop_former)
    assert await rows(filled) == before
    held = await filled.rows(
        "SELECT relnamespace::regnamespace::text AS schema, bool_and(spcname = $1) AS there, count(*) AS number "
        "FROM pg_class LEFT JOIN pg_tablespace t ON t.oid = reltablespace "
        "WHERE relnamespace::regnamespace::text ~ '^partition' AND relkind IN ('r', 'i') GROUP BY 1 ORDER BY 1",
        tablespace,
    )
    assert [bool(row["there"]) for row in held] == [False, True, False, True]
    assert min(row["number"] for row in held) > 2 * len(PARTITIONED)
    with pytest.raises(NotPartitioned, match="There is no tablespace elsewhere"):
        await split(filled, 2, "elsewhere")
    await split(filled, 1)
    await connected(filled, drop_former)


@pytest.mark.parametrize("count", [0, MAX_PARTITIONS + 1])
async def test_too_many_are_refused(db: Database, count: int) -> None:
    with pytest.raises(NotPartitioned, match="can be had"):
        await split(db, count)
