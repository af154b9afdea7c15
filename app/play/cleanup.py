"""Cleanup of what nobody uses any more. Any process may do it, several do not get in each other's way."""

import asyncio
from datetime import timedelta

import structlog
from msgspec import Struct

from app import clock
from app.play.live_tables import LiveTables
from app.play.people import People
from app.store import cleanup, departed, rematches
from app.store.database import Database
from app.store.errors import StoreUnavailable

EVERY_SECONDS = 3_600.0
ROWS_PER_PASS = 200
SECRETS_DAYS = 1
DEPARTED_DAYS = 1
logger = structlog.get_logger(__name__)


class Ages(Struct, frozen=True):
    """After how many days something is cleared away that nobody has used since; 0: never."""

    lobbies: int = 30
    branches: int = 60
    guests: int = 365
    sessions: int = 30
    notices: int = 90
    secrets: int = SECRETS_DAYS
    challenges: int = SECRETS_DAYS


class Cleanup:
    """Clears away every hour. `cleared`: how much of what, in this process."""

    def __init__(self, db: Database, live: LiveTables, people: People, ages: Ages) -> None:
        self._db = db
        self._live = live
        self._people = people
        self._ages = ages
        self.cleared = dict.fromkeys(cleanup.KINDS, 0)

    async def run_forever(self) -> None:
        """Clear away until cancelled."""
        while True:
            try:
                await self.clear()
            except StoreUnavailable:
                logger.debug("cleanup.no-database")
            await asyncio.sleep(EVERY_SECONDS)

    async def clear(self) -> None:
        """Clear all of it away once."""
        for what in cleanup.KINDS:
            if days := getattr(self._ages, what):
                await self._clear(what, days)
        await self._forget_departed()
        await self._people.find_hosts()
        await rematches.forget_all_gone(self._db)

    async def _forget_departed(self) -> None:
        """Let tables forget users who were deleted within a day: another process may have died before it had done so,
        or have written something of theirs at that moment."""
        for user_id in await departed.departed(self._db):
            await self._people.depart(user_id)
            await departed.forget(self._db, user_id)
        await departed.drop(self._db, clock.now() - timedelta(days=DEPARTED_DAYS))

    async def _clear(self, what: str, days: int) -> None:
        before, gone = clock.now() - timedelta(days=days), 0
        async for ids in cleanup.clear(self._db, what, before, ROWS_PER_PASS):
            gone += len(ids)
            for item in ids:
                if what in ("lobbies", "branches") and (table := self._live.at_hand(item)):
                    self._live.forget(table)
        if gone:
            self.cleared[what] += gone
            logger.info("cleanup.cleared", what=what, count=gone)
