"""Group commit: who comes together is written together, and nobody's mistake costs another's move."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

import asyncpg
from msgspec.structs import replace

from app.postgres.address import plain_dsn
from app.store import games, log
from app.store.database import Database
from app.store.errors import BadText, Conflict, KeyUsed, StoreUnavailable
from app.store.group_commit import MAX_CONCURRENT_COMMITS, MAX_WRITERS_PER_COMMIT, Gathered, Values
from app.store.records import Secret
from tests.support.store.known import GAME, SUMMARY, entry

GAMES = [f"many-{number:02}" for number in range(24)]


async def begin(db: Database, game_id: str) -> None:
    await games.add_game(db, replace(GAME, id=game_id))
    await log.begin(db, game_id, 0, SUMMARY, entry(1), "c1", Secret(b"e", b"n"))


async def test_moves_that_come_together_share_transactions(db: Database, database_url: str) -> None:
    for game_id in GAMES:
        await begin(db, game_id)
    await asyncio.gather(*(log.append(db, game_id, 1, SUMMARY, entry(2)) for game_id in GAMES))
    connection = await asyncpg.connect(plain_dsn(database_url))
    written = await connection.fetch("SELECT xmin::text FROM events WHERE seq = 2 AND game_id LIKE 'many-%'")
    await connection.close()
    assert len(written) == len(GAMES)
    assert len({row["xmin"] for row in written}) < len(GAMES) / 2


async def test_a_refused_writer_spoils_nothing_for_the_others(db: Database) -> None:
    for game_id in GAMES:
        await begin(db, game_id)
    stale, used, fine = GAMES[-1], GAMES[-2], GAMES[:-2]
    await log.append(db, used, 1, SUMMARY, entry(2, "k"))
    results = await asyncio.gather(
        *(log.append(db, game_id, 1, SUMMARY, entry(2)) for game_id in fine),
        log.append(db, used, 1, SUMMARY, entry(3, "k")),
        log.append(db, stale, 1, SUMMARY, entry(5)),
        return_exceptions=True,
    )
    assert [type(result) for result in results[-2:]] == [KeyUsed, Conflict]
    assert not any(isinstance(result, Exception) for result in results[:-2])
    assert set((await games.heads(db, fine)).values()) == {(2, 1)}


async def test_what_no_database_can_hold_fails_alone(db: Database) -> None:
    for game_id in GAMES:
        await begin(db, game_id)
    impossible, fine = GAMES[-1], GAMES[:-1]
    results = await asyncio.gather(
        *(log.append(db, game_id, 1, SUMMARY, entry(2)) for game_id in fine),
        log.append(db, impossible, 1, SUMMARY, replace(entry(2), events='["\x00"]')),
        return_exceptions=True,
    )
    assert [isinstance(result, BadText) for result in results] == [False] * len(fine) + [True]
    assert await games.heads(db, GAMES) == {**dict.fromkeys(fine, (2, 1)), impossible: (1, 1)}


@dataclass
class Writes:
    """Stands for the database: notes who is written with whom, and waits to be let go on."""

    batches: list[list[Any]] = field(default_factory=list)
    may_go: asyncio.Event = field(default_factory=asyncio.Event)
    broken: bool = False

    async def alone(self, values: Values) -> Any:
        self.batches.append([values[0]])
        await self.may_go.wait()
        return values

    async def together(self, each: list[Values]) -> list[Any]:
        self.batches.append([values[0] for values in each])
        if self.broken:
            raise StoreUnavailable("gone")
        return each


async def test_nobody_goes_twice_in_one_transaction_and_a_transaction_has_an_end() -> None:
    writes = Writes()
    gathered = Gathered(writes.alone, writes.together)
    keys = [f"{number:03}" for number in range(MAX_CONCURRENT_COMMITS + MAX_WRITERS_PER_COMMIT + 5)]
    order = [*keys, keys[-1]]
    tasks = [asyncio.create_task(gathered.row(key, (key, number))) for number, key in enumerate(order)]
    await asyncio.sleep(0)
    assert writes.batches == [[key] for key in keys[:MAX_CONCURRENT_COMMITS]]
    writes.may_go.set()
    assert await asyncio.gather(*tasks) == [(key, number) for number, key in enumerate(order)]
    together = writes.batches[MAX_CONCURRENT_COMMITS:]
    assert sum(len(batch) for batch in together) == len(order) - MAX_CONCURRENT_COMMITS
    assert all(batch == sorted(set(batch)) and len(batch) <= MAX_WRITERS_PER_COMMIT for batch in together)


async def test_a_database_that_goes_away_is_told_to_all_who_wait_and_the_next_ones_go_on() -> None:
    writes = Writes(broken=True)
    gathered = Gathered(writes.alone, writes.together)
    tasks = [asyncio.create_task(gathered.row(key, (key,))) for key in "abcd"]
    await asyncio.sleep(0)
    writes.may_go.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(result, StoreUnavailable) for result in results] == [False] * MAX_CONCURRENT_COMMITS + [True] * (
        4 - MAX_CONCURRENT_COMMITS
    )
    assert await gathered.row("e", ("e",)) == ("e",)
