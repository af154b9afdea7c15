"""Compressing the logs of old games, one after another. Any process may do it, several share the work."""

import asyncio
from datetime import timedelta
from functools import partial

import structlog

from app import clock
from app.play.broken import BrokenLog
from app.play.games import Games
from app.play.left_out import restored
from app.store.across import in_each_database
from app.store.compressed_logs import Tried, compress_next
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.log_codec import Restore
from app.store.records import LogRow

EVERY_SECONDS = 3_600.0
PAUSE_SECONDS = 0.2
"""Between two games, so that people who play do not notice it."""
logger = structlog.get_logger(__name__)


def restore_of(games: Games, name: str, game_id: str) -> Restore:
    """What works out what is left out of a compressed log of this game; no entries, if the rules cannot."""

    def restore(rows: list[LogRow]) -> list[LogRow]:
        try:
            return restored(game_id, games.rules(name), rows)
        except (KeyError, BrokenLog):
            return []

    return restore


class Compressing:
    """Compresses every hour; what is broken is tried once by each process. `after_days`: so many days after its last
    entry a game's log is compressed; 0: never. `compressed`: how many logs, in this process."""

    def __init__(self, db: Database, games: Games, after_days: int) -> None:
        self._db = db
        self._games = games
        self._after_days = after_days
        self._broken: set[str] = set()
        self.compressed = 0

    async def run_forever(self) -> None:
        """Compress until cancelled; return at once where nothing is to be compressed."""
        while self._after_days:
            try:
                await self.compress()
            except StoreUnavailable:
                logger.debug("compressing.no-database")
            await asyncio.sleep(EVERY_SECONDS)

    async def compress(self, *, pause: float = PAUSE_SECONDS) -> None:
        """Compress all logs whose time has come, with so many seconds between two of them."""
        await in_each_database(self._db, partial(self._compress, pause))

    async def _compress(self, pause: float, database: Database) -> None:
        before, last = clock.now() - timedelta(days=self._after_days), None
        restore = partial(restore_of, self._games)
        while (last := await compress_next(database, before, last, restore, self._broken)) is not None:
            self._note(last)
            await asyncio.sleep(pause)

    def _note(self, tried: Tried) -> None:
        if tried.problem is None:
            self.compressed += 1
            logger.debug("compressing.compressed", game_id=tried.game_id)
        else:
            self._broken.add(tried.game_id)
            logger.warning("compressing.broken", game_id=tried.game_id, problem=tried.problem)
