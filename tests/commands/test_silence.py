"""What is looked at once its moment has come: many by one timer."""

import asyncio

import pytest

from app.commands import silence
from app.commands.silence import Silence
from tests.support.server import until


class Named:
    """Notes that it was looked at, and does what it is told then."""

    def __init__(self, name: str, seen: list[str]) -> None:
        self.name = name
        self._seen = seen
        self.gone: list[Named] = []
        self.silence: Silence | None = None

    def look(self) -> None:
        self._seen.append(self.name)
        for other in self.gone:
            assert self.silence is not None
            self.silence.discard(other)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(silence, "LOOK_SECONDS", 0.01)


async def test_each_is_looked_at_once_and_none_before_its_moment() -> None:
    waiting, seen = Silence(), list[str]()
    now = asyncio.get_running_loop().time()
    waiting.add(Named("later", seen), now + 0.2)
    waiting.add(Named("soon", seen), now + 0.02)
    waiting.add(Named("overdue", seen), now - 5.0)
    await until(lambda: not len(waiting))
    assert seen == ["overdue", "soon", "later"]
    assert asyncio.get_running_loop().time() >= now + 0.2


async def test_a_moment_that_is_put_off_counts_no_more() -> None:
    waiting, seen = Silence(), list[str]()
    now = asyncio.get_running_loop().time()
    one = Named("one", seen)
    waiting.add(one, now + 0.02)
    waiting.add(one, now + 0.1)
    await until(lambda: not len(waiting))
    assert seen == ["one"]
    assert asyncio.get_running_loop().time() >= now + 0.1


async def test_who_has_gone_is_not_looked_at_not_even_in_the_same_look() -> None:
    waiting, seen = Silence(), list[str]()
    pair = [Named("a", seen), Named("b", seen)]
    for one, other in (pair, pair[::-1]):
        one.gone, one.silence = [other], waiting
        waiting.add(one, 0.0)
    gone = Named("gone", seen)
    waiting.add(gone, 0.0)
    waiting.discard(gone)
    waiting.discard(gone)
    await until(lambda: not len(waiting))
    assert len(seen) == 1 and "gone" not in seen


async def test_nothing_ticks_while_nothing_waits_and_it_begins_anew() -> None:
    waiting, seen = Silence(), list[str]()
    waiting.add(Named("one", seen), 0.0)
    await until(lambda: not len(waiting))
    await asyncio.sleep(0.03)
    assert waiting._timer is None
    waiting.add(Named("two", seen), 0.0)
    await until(lambda: not len(waiting))
    assert seen == ["one", "two"]


async def test_nothing_is_kept_of_who_has_gone() -> None:
    waiting = Silence()
    now = asyncio.get_running_loop().time()
    people = [Named("gone", []) for _ in range(20)]
    for number, watched in enumerate(people):
        waiting.add(watched, now + number)
    for watched in people:
        waiting.discard(watched)
    assert not waiting._due
