"""Long work on the event loop lets others in."""

import asyncio

import pytest

from app import slices
from app.slices import in_slices


async def test_others_come_in_between_once_a_slice_of_time_is_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(100))
    monkeypatch.setattr(slices, "monotonic", lambda: next(now) * slices.MAX_SLICE_SECONDS * 0.4)
    done: list[int | str] = []

    async def work() -> None:
        async for item in in_slices(range(8)):
            done.append(item)

    async def other() -> None:
        done.append("other")
        await asyncio.sleep(0)
        done.append("other again")

    await asyncio.gather(work(), other())
    first, second = done.index("other"), done.index("other again")
    assert 0 < first < second < len(done) - 1
    assert [item for item in done if isinstance(item, int)] == list(range(8))
