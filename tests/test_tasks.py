"""Loops of the background go on after an error, and end when they are asked to."""

import asyncio

import pytest
from structlog.testing import capture_logs

from app import tasks
from app.clocks.deadline_worker import DeadlineWorker
from app.store.errors import Conflict
from app.tasks import BackgroundTasks
from tests.support.server import running, until


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "FIRST_PAUSE_SECONDS", 0.001)


class TestLoops:
    async def test_a_loop_that_fails_is_begun_again_logged_and_counted(self) -> None:
        loops, begun, goes_on = BackgroundTasks(), list[int](), asyncio.Event()

        async def loop() -> None:
            begun.append(len(begun))
            if len(begun) < 4:
                raise KeyError(len(begun))
            goes_on.set()
            await asyncio.sleep(60)

        with capture_logs() as logs:
            loops.keep_going("counting", loop)
            async with asyncio.timeout(10):
                await goes_on.wait()
        assert [(line["event"], line["loop"], str(line["exc_info"])) for line in logs] == [
            ("tasks.loop-failed", "counting", str(number)) for number in (1, 2, 3)
        ]
        assert [line["again_in_seconds"] for line in logs] == [0.001, 0.002, 0.004]
        assert loops.failures == {"counting": 3}
        loops.cancel()
        await loops.settle()

    async def test_an_error_after_a_long_time_is_a_first_one(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tasks, "MAX_PAUSE_SECONDS", 0.02)
        loops, begun = BackgroundTasks(), list[int]()

        async def loop() -> None:
            begun.append(len(begun))
            if len(begun) == 3:
                await asyncio.sleep(0.05)
            if len(begun) < 5:
                raise OSError

        with capture_logs() as logs:
            loops.keep_going("resting", loop)
            await loops.settle()
        assert [line["again_in_seconds"] for line in logs] == [0.001, 0.002, 0.001, 0.002]

    async def test_it_ends_when_it_is_cancelled_at_work_or_in_a_pause(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(tasks, "FIRST_PAUSE_SECONDS", 60.0)
        loops, ended = BackgroundTasks(), list[str]()

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                ended.append("work")

        async def fail() -> None:
            raise OSError

        loops.keep_going("working", work)
        loops.keep_going("pausing", fail)
        await until(lambda: loops.failures["pausing"])
        loops.cancel()
        async with asyncio.timeout(10):
            await loops.settle()
        assert (ended, loops.failures) == (["work"], {"working": 0, "pausing": 1})

    async def test_what_a_loop_waits_for_may_be_cancelled_without_it(self) -> None:
        loops, begun = BackgroundTasks(), list[int]()

        async def loop() -> None:
            begun.append(len(begun))
            if len(begun) == 1:
                waited_for = asyncio.ensure_future(asyncio.sleep(60))
                asyncio.get_running_loop().call_soon(waited_for.cancel)
                await waited_for

        loops.keep_going("waiting", loop)
        await loops.settle()
        assert (begun, loops.failures) == ([0, 1], {"waiting": 1})

    async def test_one_that_returns_has_ended(self) -> None:
        loops, begun = BackgroundTasks(), list[int]()

        async def loop() -> None:
            begun.append(0)

        loops.keep_going("ending", loop)
        await loops.settle()
        assert (begun, loops.failures) == ([0], {"ending": 0})


async def test_deadlines_are_watched_after_another_process_was_first(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks, look = list[int](), DeadlineWorker.look

    async def failing(worker: DeadlineWorker) -> None:
        looks.append(len(looks))
        if len(looks) == 1:
            raise Conflict("deadlock detected")
        await look(worker)

    monkeypatch.setattr(DeadlineWorker, "look", failing)
    async with running(database_url) as server:
        await until(lambda: len(looks) > 1)
        assert server.services.loops.failures["clocks"] == 1


async def test_each_loop_of_a_server_is_kept_going(database_url: str) -> None:
    async with running(database_url) as server:
        assert server.services.loops.failures.keys() == {
            *("bus", "lease", "hub", "automata", "premoves", "notices", "clocks", "results", "cleanup"),
            "compressing",
        }
