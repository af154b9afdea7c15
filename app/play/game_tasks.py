"""Work in the background, at most one task for each game."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import structlog
from msgspec import Struct

FIRST_PAUSE_SECONDS = 2.0
"""For so long no work of a game is begun after its first error; twice as long after each further one."""
MAX_PAUSE_SECONDS = 300.0
logger = structlog.get_logger(__name__)


class Failures(Struct, frozen=True):
    """How often in a row the work of a game has ended with an error, and until when none is begun, by the loop's
    time."""

    count: int
    until: float


class GameTasks:
    """The tasks of games that are at work, by their games. An error ends its own task: it is logged as `event`
    with the game, `failed` is told how often that was in a row, and the game's work rests for a while. `failures`: of
    all games together."""

    def __init__(self, event: str, failed: Callable[[str, int], None] = lambda game_id, count: None) -> None:
        self._event = event
        self._failed = failed
        self._working: dict[str, asyncio.Task[None]] = {}
        self._failing: dict[str, Failures] = {}
        self.failures = 0

    def __len__(self) -> int:
        return len(self._working)

    def begin(self, game_id: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin this work, unless some is being done for the game already, or it rests."""
        if game_id in self._working or self._rests(game_id):
            return
        task = self._working[game_id] = asyncio.create_task(work())
        task.add_done_callback(lambda _: self._done(game_id, task))

    def _rests(self, game_id: str) -> bool:
        failing = self._failing.get(game_id)
        return failing is not None and asyncio.get_running_loop().time() < failing.until

    def let_try(self, game_id: str) -> None:
        """Something has changed for the game: its work need not rest any longer."""
        self._failing.pop(game_id, None)

    def _done(self, game_id: str, task: asyncio.Task[None]) -> None:
        del self._working[game_id]
        if task.cancelled():
            return
        if (error := task.exception()) is None:
            self._failing.pop(game_id, None)
            return
        self.failures += 1
        before = self._failing.get(game_id)
        count = 1 if before is None else before.count + 1
        pause = min(FIRST_PAUSE_SECONDS * 2 ** (min(count, 20) - 1), MAX_PAUSE_SECONDS)
        self._failing[game_id] = Failures(count, asyncio.get_running_loop().time() + pause)
        logger.error(self._event, game_id=game_id, times=count, again_in_seconds=pause, exc_info=error)
        self._failed(game_id, count)

    async def settle(self) -> None:
        """Wait until there is no work left, that which work has begun included."""
        while self._working:
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Stop at once; what is not written has not happened."""
        for task in list(self._working.values()):
            task.cancel()
        await self.settle()
