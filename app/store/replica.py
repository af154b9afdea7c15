"""What may be read from a standby that follows the database: lists, logs, results; never older than the question.

The primary is asked for its position in the write-ahead log, and the standby answers if it has come that far. So a
player who has just moved, at whichever process, finds the move. Else, and while the standby cannot be used, the primary
answers.
"""

import asyncio
from typing import Any, Final

import asyncpg
import structlog

from app.store.database import UNREACHABLE, Database

WAITED_SECONDS: Final = 0.05
"""How long a standby may take to catch up; most are some milliseconds behind."""
LOOK_SECONDS: Final = 0.005
ANSWER_SECONDS: Final = 2.0
"""A standby that has not answered by then is left alone for a while."""
LEFT_ALONE_SECONDS: Final = 5.0
POSITION: Final = "SELECT pg_current_wal_lsn()::text AS position"
HAS_COME: Final = "SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= $1::text::pg_lsn"
logger = structlog.get_logger(__name__)


class Replica(Database):
    """A standby of the one database of games of a `primary`, be it that of people or not. Only statements that read go
    here."""

    def __init__(self, database_url: str, primary: Database) -> None:
        super().__init__(database_url)
        (self._primary,) = primary.all_games
        self.people = self if self._primary is primary else primary
        self._alone_until = 0.0
        self.answered = 0

    async def _ask(self, method: str, statement: str, *values: Any) -> Any:
        """One statement that reads, by the standby if it can."""
        loop = asyncio.get_running_loop()
        if loop.time() >= self._alone_until:
            position = (await self._primary.row(POSITION))["position"]
            try:
                async with asyncio.timeout(ANSWER_SECONDS), self._pool.acquire() as connection:
                    if await self._has_come(connection, position):
                        found = await getattr(connection, method)(statement, *values)
                        self.answered += 1
                        return found
            except (*UNREACHABLE, asyncpg.SerializationError, asyncpg.UndefinedColumnError) as error:
                # A conflict with what it replays cancels a statement there; a migration may not have come yet.
                self._alone_until = loop.time() + LEFT_ALONE_SECONDS
                logger.warning("replica.left-alone", error=f"{type(error).__name__}: {error}")
        return await self._primary._ask(method, statement, *values)

    async def _has_come(self, connection: Any, position: str) -> bool:
        """Whether the standby has replayed the log up to a position, once it had a moment for it."""
        end = asyncio.get_running_loop().time() + WAITED_SECONDS
        while not await connection.fetchval(HAS_COME, position):
            if asyncio.get_running_loop().time() > end:
                return False
            await asyncio.sleep(LOOK_SECONDS)
        return True
