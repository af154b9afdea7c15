"""When websockets are looked at that may have been silent for long: all due within a tenth of a second together.

A timer for each of ten thousand costs about as much as what is then sent, and each wakes the event loop by itself.
"""

import asyncio
from collections.abc import Hashable
from math import floor
from typing import Protocol

LOOK_SECONDS = 0.1


class Watched(Hashable, Protocol):
    """Something that is looked at once its moment has come."""

    def look(self) -> None:
        """Do what is due now."""


class Silence:
    """What is to be looked at, by the number of the look. Nothing ticks while there is nothing."""

    def __init__(self) -> None:
        self._due: dict[int, set[Watched]] = {}
        self._look_of: dict[Watched, int] = {}
        self._next = 0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        """How many there are."""
        return len(self._look_of)

    def add(self, watched: Watched, moment: float) -> None:
        """Look at it at this moment of the event loop's time, or a little later; not at a moment told before."""
        self.discard(watched)
        loop = asyncio.get_running_loop()
        if self._timer is None:
            self._next = floor(loop.time() / LOOK_SECONDS) + 1
            self._timer = loop.call_later(LOOK_SECONDS, self._look)
        look = max(self._next, floor(moment / LOOK_SECONDS) + 1)
        self._due.setdefault(look, set()).add(watched)
        self._look_of[watched] = look

    def discard(self, watched: Watched) -> None:
        """Look at it no more."""
        look = self._look_of.pop(watched, None)
        if look is not None and (due := self._due.get(look)) is not None:
            due.discard(watched)
            if not due:
                del self._due[look]

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        last = floor(loop.time() / LOOK_SECONDS)
        while self._next <= last:
            look, self._next = self._next, self._next + 1
            for watched in self._due.pop(look, ()):
                if self._look_of.pop(watched, None) is not None:
                    watched.look()
        self._timer = loop.call_later(LOOK_SECONDS, self._look) if self._look_of else None
