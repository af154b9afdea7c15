"""Tasks that nobody awaits where they begin."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

logger = structlog.get_logger(__name__)


class BackgroundTasks:
    """Owns tasks until they are done. An error ends its own task and is logged: the tasks of different tables have
    nothing to do with each other, while a `TaskGroup` of asyncio would cancel all others."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work go on in the background."""
        task = asyncio.create_task(work, name=getattr(work, "__qualname__", None))
        self._tasks.add(task)
        task.add_done_callback(self._done)

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
