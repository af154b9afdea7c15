"""Notes in the store which players have been at their tables, however they asked for them."""

import asyncio

import structlog

from app.play.table import Table
from app.rules.game import Seat
from app.store import games
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable
from app.tasks import BackgroundTasks

logger = structlog.get_logger(__name__)


class Attendance:
    """Gathers seats whose owners are there, and writes them down in batches, at most one at a time."""

    def __init__(self, db: Database, tasks: BackgroundTasks) -> None:
        self._db = db
        self._tasks = tasks
        self._present: set[tuple[str, Seat]] = set()
        self._writing = asyncio.Lock()

    def note(self, table: Table, seat: Seat | None) -> None:
        """Note that a seat's owner is there; None is a spectator, of whom nothing is noted."""
        if seat is None:
            return
        self._present.add((table.id, seat))
        if len(self._present) == 1:
            self._tasks.start(self.write())

    async def write(self) -> None:
        """Write down who has been there until now."""
        async with self._writing:
            seats, self._present = self._present, set()
            if seats:
                try:
                    await games.note_seen(self._db, sorted(seats))
                except (StoreUnavailable, Conflict):
                    logger.warning("presence.not-noted")
