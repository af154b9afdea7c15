"""Reads of single things that come at the same time: one question for all of them, and each asker's own answer."""

import asyncio
from collections.abc import Mapping, Sequence

import pytest
from msgspec.structs import replace

from app.store import games, log
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.records import Secret, User
from app.store.sessions import sessions_by_token
from app.store.table_rows import table_rows
from app.store.together import MAX_READ_TOGETHER, ReadTogether
from app.store.users import add_user
from tests.support.store.known import GAME, SUMMARY, entry


class Shelf:
    """Something that is read; a question waits until it is let go on."""

    def __init__(self) -> None:
        self.questions: list[list[str]] = []
        self.held = {"a": 1, "b": 2}
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()
        self.error: Exception | None = None

    async def read(self, keys: Sequence[str]) -> Mapping[str, int]:
        self.questions.append(list(keys))
        found = {key: self.held[key] for key in keys if key in self.held}
        await self.may_go_on.wait()
        if self.error is not None:
            raise self.error
        return found


async def test_who_asks_at_the_same_time_is_answered_by_one_question() -> None:
    shelf = Shelf()
    together = ReadTogether(shelf.read)
    assert await asyncio.gather(*(together.get(key) for key in ("a", "b", "a", "c"))) == [1, 2, 1, None]
    assert shelf.questions == [["a", "b", "c"]]


async def test_who_asks_while_it_is_read_is_not_told_what_was_read_before() -> None:
    shelf = Shelf()
    together = ReadTogether(shelf.read)
    shelf.may_go_on.clear()
    first = asyncio.create_task(together.get("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert shelf.questions == [["a"]]
    shelf.held["a"] = 7
    second = asyncio.create_task(together.get("a"))
    await asyncio.sleep(0)
    shelf.may_go_on.set()
    assert (await first, await second) == (1, 7)


async def test_no_question_is_longer_than_is_bearable() -> None:
    shelf = Shelf()
    together = ReadTogether(shelf.read)
    await asyncio.gather(*(together.get(str(number)) for number in range(MAX_READ_TOGETHER + 1)))
    assert [len(question) for question in shelf.questions] == [MAX_READ_TOGETHER, 1]


async def test_an_error_is_told_all_who_asked_and_nobody_else() -> None:
    shelf = Shelf()
    together = ReadTogether(shelf.read)
    shelf.error = StoreUnavailable("away")
    results = await asyncio.gather(together.get("a"), together.get("b"), return_exceptions=True)
    assert [type(result) for result in results] == [StoreUnavailable, StoreUnavailable]
    shelf.error = None
    assert await together.get("b") == 2


async def test_an_asker_who_goes_away_costs_nobody_else_the_answer() -> None:
    shelf = Shelf()
    together = ReadTogether(shelf.read)
    gone, other = asyncio.create_task(together.get("a")), asyncio.create_task(together.get("a"))
    await asyncio.sleep(0)
    gone.cancel()
    assert await other == 1
    with pytest.raises(asyncio.CancelledError):
        await gone


async def test_rows_of_several_tables_are_each_their_own(db: Database) -> None:
    ids = [f"rows-{number}" for number in range(4)]
    for number, game_id in enumerate(ids):
        await games.add_game(db, replace(GAME, id=game_id, name=f"Table {number}", visibility="private"))
    await log.begin(db, ids[2], 0, SUMMARY, entry(1), "c1", Secret(b"e", b"n"))
    found = await table_rows(db, [*reversed(ids), "no-such-game"])
    assert set(found) == set(ids)
    for game_id in ids:
        assert found[game_id].row == await games.find_game(db, game_id)


async def test_sessions_are_found_by_their_own_tokens(db: Database) -> None:
    for name in ("ada", "bob"):
        await add_user(db, User(f"id-{name}", name), name.encode(), session_id=f"session-{name}", device="")
    found = await sessions_by_token(db, [b"bob", b"nobody", b"ada"])
    assert {key: session.user.name for key, session in found.items()} == {b"ada": "ada", b"bob": "bob"}
