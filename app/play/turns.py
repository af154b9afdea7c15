"""Whose automated seats move next: a few tables of a process at once, taken in turns that are fair to people.

Where somebody waits goes first: at a table that is watched, then at one that was asked for a moment ago. Among those
the host goes first whose tables have taken the least time lately, however many there are: a thousand tables of one
stranger wait for one another, and not the table of somebody else for them. Every eighth turn is for who has waited
longest.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from msgspec import Struct

FOR_THE_MAX_WAIT = 8
HALVED_AFTER_SECONDS = 60.0
"""So soon half of what a host has taken is forgotten."""
FORGOTTEN_SECONDS = 0.001


class WaitingTurn(Struct, frozen=True, eq=False):
    """A table that waits for its turn."""

    host: str
    absence: Callable[[], int]
    granted: asyncio.Future[None]


class Turns:
    """Hands out turns, `at_once` at a time; `now` tells seconds."""

    def __init__(self, at_once: int, now: Callable[[], float] = time.monotonic) -> None:
        self._free = at_once
        self._now = now
        self._waiting: list[WaitingTurn] = []
        self._given = 0
        self._taken: dict[str, float] = {}
        self._halved = now()

    @asynccontextmanager
    async def turn(self, host: str, absence: Callable[[], int]) -> AsyncIterator[None]:
        """Wait for a turn of one of the host's tables; it lasts as long as the block. What `absence` gives is asked
        for again whenever a turn is free: the smaller, the sooner.
        """
        await self._wait(host, absence)
        begun = self._now()
        try:
            yield
        finally:
            self._note(host, self._now() - begun)
            self._pass_on()

    async def _wait(self, host: str, absence: Callable[[], int]) -> None:
        if self._free:
            self._free -= 1
            return
        mine = WaitingTurn(host, absence, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        try:
            await mine.granted
        except asyncio.CancelledError:
            if mine.granted.cancelled():
                self._waiting.remove(mine)
            else:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        waiting = [item for item in self._waiting if not item.granted.cancelled()]
        if not waiting:
            self._free += 1
            return
        self._given += 1
        chosen = waiting[0] if self._given % FOR_THE_MAX_WAIT == 0 else min(waiting, key=self._order)
        self._waiting.remove(chosen)
        chosen.granted.set_result(None)

    def _order(self, waiting: WaitingTurn) -> tuple[int, float]:
        return waiting.absence(), self._taken.get(waiting.host, 0.0)

    def _note(self, host: str, seconds: float) -> None:
        self._taken[host] = self._taken.get(host, 0.0) + seconds
        if self._now() - self._halved >= HALVED_AFTER_SECONDS:
            self._halved = self._now()
            self._taken = {each: taken / 2 for each, taken in self._taken.items() if taken > FORGOTTEN_SECONDS}
