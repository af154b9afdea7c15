"""Work in the background, at most one task for each game."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class GameTasks:
    """The tasks of games that are at work, by their games."""

    def __init__(self) -> None:
        self._working: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._working)

    def begin(self, game_id: str, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Begin this work, unless some is being done for the game already."""
        if game_id not in self._working:
            task = self._working[game_id] = asyncio.create_task(work())
            task.add_done_callback(lambda _: self._working.pop(game_id, None))

    async def settle(self) -> None:
        """Wait until there is no work left, that which work has begun included."""
        while self._working:
            await asyncio.gather(*self._working.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Stop at once; what is not written has not happened."""
        for task in list(self._working.values()):
            task.cancel()
        await self.settle()
