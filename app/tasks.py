"""Tasks that nobody awaits where they begin."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

FIRST_PAUSE_SECONDS = 1.0
"""How long after its first error a loop is begun again; twice as long after each further one."""
MAX_PAUSE_SECONDS = 60.0
"""The longest of these pauses. An error after a loop has gone on for longer than this counts as a first one."""
Loop = Callable[[], Coroutine[Any, Any, None]]
"""Begins something that goes on until it is cancelled."""
logger = structlog.get_logger(__name__)


class BackgroundTasks:
    """Owns tasks until they are done. An error ends its own task and is logged: the tasks of different tables have
    nothing to do with each other, while a `TaskGroup` of asyncio would cancel all others. `failures`: how often each
    loop has ended with an error, by its name."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self.failures: dict[str, int] = {}

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work go on in the background."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def keep_going(self, name: str, loop: Loop) -> None:
        """Let a loop go on in the background until it is cancelled, or returns. After an error it is begun again."""
        self.failures.setdefault(name, 0)
        self.start(self._keep_going(name, loop))

    async def _keep_going(self, name: str, loop: Loop) -> None:
        now, pause = asyncio.get_running_loop().time, FIRST_PAUSE_SECONDS
        while True:
            begun = now()
            try:
                await loop()
            except (Exception, asyncio.CancelledError) as error:
                if is_being_cancelled():
                    raise
                pause = FIRST_PAUSE_SECONDS if now() - begun > MAX_PAUSE_SECONDS else pause
                self.failures[name] += 1
                logger.error("tasks.loop-failed", loop=name, again_in_seconds=pause, exc_info=error)
            else:
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("tasks.failed", task=task.get_name(), exc_info=error)

    def cancel(self) -> None:
        """Ask all of them to end."""
        for task in self._tasks:
            task.cancel()

    async def settle(self) -> None:
        """Wait until none goes on, those too that begin meanwhile."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)


def is_being_cancelled() -> bool:
    """Whether somebody has asked the present task to end. A `CancelledError` may come of something cancelled that it
    waits for, too."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
