"""What parts of one process tell each other, and what goes on in the background."""

import asyncio

import pytest
from structlog.testing import capture_logs

from app.changes import Changes, SessionTokenRevoked, UserChanged
from app.tasks import BackgroundTasks


class TestChanges:
    def test_a_subscriber_to_a_type_hears_it_and_nothing_else_in_order(self) -> None:
        changes, heard = Changes(), list[str]()
        changes.subscribe(SessionTokenRevoked, lambda revoked: heard.append(f"first {revoked.session_id}"))
        changes.subscribe(SessionTokenRevoked, lambda revoked: heard.append(f"second {revoked.session_id}"))
        changes.publish(SessionTokenRevoked("s", local=True))
        changes.publish(UserChanged("u", local=True))
        assert heard == ["first s", "second s"]

    def test_after_unsubscribing_nothing_more_is_heard(self) -> None:
        changes, heard = Changes(), list[SessionTokenRevoked]()
        changes.subscribe(SessionTokenRevoked, heard.append)
        changes.unsubscribe(SessionTokenRevoked, heard.append)
        changes.publish(SessionTokenRevoked("s", local=True))
        assert heard == []


class TestBackgroundTasks:
    async def test_an_error_ends_its_own_task_alone_and_is_logged(self) -> None:
        tasks, done = BackgroundTasks(), list[str]()

        async def fail() -> None:
            raise OSError("no disk")

        async def go_on() -> None:
            await asyncio.sleep(0.01)
            done.append("went on")

        with capture_logs() as logs:
            tasks.start(go_on())
            tasks.start(fail())
            await tasks.settle()
        assert done == ["went on"]
        [line] = logs
        assert (line["event"], str(line["exc_info"])) == ("tasks.failed", "no disk")

    async def test_settling_waits_for_tasks_that_begin_meanwhile_too(self) -> None:
        tasks, done = BackgroundTasks(), list[str]()

        async def later() -> None:
            await asyncio.sleep(0.01)
            done.append("later")

        async def first() -> None:
            tasks.start(later())

        tasks.start(first())
        await tasks.settle()
        assert done == ["later"]

    async def test_what_is_cancelled_ends_without_a_word(self) -> None:
        tasks, ended = BackgroundTasks(), asyncio.Event()

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                ended.set()
                raise

        with capture_logs() as logs:
            tasks.start(work())
            await asyncio.sleep(0)
            tasks.cancel()
            await tasks.settle()
        assert ended.is_set()
        assert logs == []


@pytest.mark.parametrize("topic", [SessionTokenRevoked, UserChanged])
def test_nobody_need_listen(topic: type[SessionTokenRevoked] | type[UserChanged]) -> None:
    Changes().publish(topic("x", local=False))
