"""Moves under way: requests whose whole body has arrived, and that are neither written nor refused yet.

A move counts by its arrival: no deadline that runs out after it takes effect while the move is handled.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from msgspec import Struct

from app import clock

MAX_HOLD = timedelta(seconds=10)
"""For so long after its arrival a move holds deadlines back; a player who waits longer than that is not kept
waiting."""


class Arrival(Struct, eq=False):
    """A move that arrived at a moment. `by`: the id of the user who sent it; None until that is known."""

    at: datetime
    by: str | None = None


class Arrivals:
    """The moves under way in this process, by game."""

    def __init__(self) -> None:
        self._under_way: dict[str, list[Arrival]] = {}

    @contextmanager
    def note(self, game_id: str) -> Iterator[Arrival]:
        """A move at this table has just arrived; it is under way as long as the block lasts."""
        arrival = Arrival(clock.now())
        under_way = self._under_way.setdefault(game_id, [])
        under_way.append(arrival)
        try:
            yield arrival
        finally:
            under_way.remove(arrival)
            if not under_way:
                del self._under_way[game_id]

    def is_awaited(self, game_id: str, user_id: str, due: datetime) -> bool:
        """Whether a move is under way that arrived by then, of this user or of somebody not known yet."""
        oldest = clock.now() - MAX_HOLD
        under_way = self._under_way.get(game_id, ())
        return any(oldest <= item.at <= due and item.by in (None, user_id) for item in under_way)
