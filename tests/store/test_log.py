"""The log: the key is the lock, and an entry is written whole or not at all."""

import asyncio

import asyncpg
import pytest
from msgspec.structs import replace

from app.postgres.address import plain_dsn
from app.store import games, log
from app.store.database import Database
from app.store.errors import Conflict, KeyUsed, StoreUnavailable
from app.store.records import Secret, Snapshot, User
from app.store.sessions import sessions_by_token
from app.store.users import add_user
from tests.support.store.known import GAME, SUMMARY, entry


async def test_a_table_is_read_as_it_was_written(db: Database) -> None:
    found = await games.find_game(db, "g1")
    assert found is not None
    assert (found.status, found.seq, found.version, found.components) == ("playing", 1, 1, "c1")
    assert (found.options, found.seats, found.to_move) == (GAME.options, GAME.seats, (0,))
    assert await games.find_secret(db, "g1") == Secret(b"e", b"n")
    with pytest.raises(Conflict):
        await games.add_game(db, GAME)


async def test_tables_that_are_otherwise_than_somebody_knows_are_named(db: Database) -> None:
    known = [("g1", 1, 1)]
    assert (await games.head(db, "g1"), await games.head(db, "gone")) == ((1, 1), None)
    assert await games.differing(db, known) == []
    assert await games.differing(db, [*known, ("gone", 1, 1)]) == ["gone"]
    assert await games.differing(db, [("g1", 1, 0)]) == await games.differing(db, [("g1", 2, 1)]) == ["g1"]


async def test_one_of_two_writers_of_the_same_number_gets_through(db: Database) -> None:
    tries = (log.append(db, "g1", 1, SUMMARY, entry(2)) for _ in range(4))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 3
    assert [row.seq for row in await log.entries(db, "g1")] == [1, 2]


async def test_an_entry_is_written_after_the_last_one_only(db: Database) -> None:
    for number in (1, 3):
        with pytest.raises(Conflict):
            await log.append(db, "g1", 1, SUMMARY, entry(number))
    with pytest.raises(Conflict):
        await log.append(db, "g1", 0, SUMMARY, entry(2))
    with pytest.raises(Conflict):
        await log.begin(db, "g1", 1, SUMMARY, entry(1), "c1", Secret(b"", b""))
    assert (await games.heads(db, ["g1", "g2"])) == {"g1": (1, 1)}


async def test_a_key_is_used_once_by_a_seat_and_what_fails_leaves_nothing(db: Database) -> None:
    await log.append(db, "g1", 1, SUMMARY, entry(2, "k"))
    with pytest.raises(KeyUsed):
        await log.append(db, "g1", 1, replace(SUMMARY, to_move=(1,)), entry(3, "k"))
    found = await games.find_game(db, "g1")
    assert found is not None
    assert (found.seq, found.to_move) == (2, (0,))
    stored = await log.entry_by_key(db, "g1", 0, "k")
    assert stored is not None
    assert stored.seq == 2
    assert await log.entry_by_key(db, "g1", 1, "k") is None
    await log.append(db, "g1", 1, SUMMARY, replace(entry(3, "k"), seat=1))


async def test_a_move_writes_little(db: Database, database_url: str) -> None:
    connection = await asyncpg.connect(plain_dsn(database_url))
    sizes = []
    for number in range(2, 60):
        before = await connection.fetchval("SELECT pg_current_wal_insert_lsn()")
        await log.append(db, "g1", 1, SUMMARY, replace(entry(number, f"key-{number}"), events=f'["{"x" * 300}"]'))
        after = await connection.fetchval("SELECT pg_current_wal_insert_lsn()")
        sizes.append(await connection.fetchval("SELECT $1::pg_lsn - $2::pg_lsn", after, before))
    await connection.close()
    assert sorted(sizes)[len(sizes) // 2] < 1500


async def test_snapshots_are_kept_and_the_newest_is_found_with_its_tail(db: Database) -> None:
    for number in range(2, 6):
        await log.append(db, "g1", 1, SUMMARY, entry(number))
    await log.save_snapshot(db, "g1", Snapshot(4, b"four"))
    await log.save_snapshot(db, "g1", Snapshot(3, b"three"))
    found = await log.load(db, "g1")
    assert found is not None
    assert found[1] == Snapshot(4, b"four")
    assert [row.seq for row in found[2]] == [4, 5]
    whole = await log.load(db, "g1", use_snapshot=False)
    assert whole is not None
    assert (whole[1], len(whole[2])) == (None, 5)
    assert await log.load(db, "nothing") is None
    assert await log.snapshot_at(db, "g1", 5) == Snapshot(4, b"four")
    assert await log.snapshot_at(db, "g1", 3) == Snapshot(3, b"three")
    assert await log.snapshot_at(db, "g1", 2) is None


async def test_users_are_found_by_the_hash_of_their_token(db: Database) -> None:
    await add_user(db, User("u1", "Ada"), b"hash")
    found = (await sessions_by_token(db, [b"hash", b"other"]))[b"hash"]
    assert found is not None and found.user == User("u1", "Ada")
    assert await sessions_by_token(db, [b"other"]) == {}


async def test_a_server_that_is_not_there_is_unavailable(database_url: str) -> None:
    nowhere = await Database("postgresql+asyncpg://nobody@127.0.0.1:1/nothing").open()
    with pytest.raises(StoreUnavailable):
        await nowhere.row("SELECT 1")
    with pytest.raises(StoreUnavailable):
        await nowhere.connect()
    await nowhere.close()


async def test_a_log_longer_than_one_answer_of_the_database_is_whole(
    db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log, "MAX_ENTRIES_AT_ONCE", 3)
    for seq in range(2, 9):
        await log.append(db, "g1", 1, SUMMARY, entry(seq))
    assert [row.seq for row in await log.entries(db, "g1")] == list(range(1, 9))
    assert [row.seq for row in await log.entries(db, "g1", 2, 5)] == [3, 4, 5]
    await db.do("DELETE FROM events WHERE seq IN (2, 3)")
    assert [row.seq for row in await log.entries(db, "g1")] == [1, 4, 5, 6, 7, 8]
