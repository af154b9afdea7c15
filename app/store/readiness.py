"""Whether the database answers, has our tables and takes what is written."""

import asyncio
import math

from sqlalchemy import column, select, table

from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.statements import Statement

ACKNOWLEDGED_SECONDS = 1.0
GOOD_SECONDS = 0.5
"""How long an answer is good for others."""
MAX_TRIES = 3
"""How many may wait for the database at once."""
NOTHING_OF_NOTE = """
    WITH refused_where_nothing_is_written AS (UPDATE heartbeat SET at = at WHERE false)
    SELECT pg_logical_emit_message(true, 'regolith', 'ready')
"""
MIGRATION = Statement(select(column("version_num")).select_from(table("alembic_version")))


async def newest_migration(db: Database) -> str | None:
    """The last migration that was run; None before the first. Raises `StoreUnavailable`."""
    row = await MIGRATION.row(db)
    return row["version_num"] if row else None


class Readiness:
    """Whether what is written now is acknowledged within a second, as a move would be. Where games lie in several
    databases, one of which does not do so, the games of the others go on: it is told how many do not."""

    def __init__(self, db: Database) -> None:
        self._people = Acknowledging(db.people)
        self._games = [self._people if database is db.people else Acknowledging(database) for database in db.all_games]

    async def check(self) -> int:
        """How many of several databases of games are away, at least one of which is there. Raises `StoreUnavailable` if
        that of people is not, or none of games."""
        answers = await asyncio.gather(
            *(each.check() for each in dict.fromkeys((self._people, *self._games))), return_exceptions=True
        )
        found = dict(zip(dict.fromkeys((self._people, *self._games)), answers, strict=True))
        away = [answer for each in self._games if (answer := found[each]) is not None]
        for error in (found[self._people], *away):
            if error is not None and (error is found[self._people] or len(away) == len(self._games)):
                raise error
        return len(away)

    async def close(self) -> None:
        """Wait for nothing any more."""
        for each in dict.fromkeys((self._people, *self._games)):
            await each.close()


class Acknowledging:
    """Whether one database does so: not on a standby, where writing is switched off, while the database waits for a
    standby that is gone, or where the disk was full a moment ago. What is written is a message in the log that nobody
    reads. Everybody may ask: that it is so holds for a moment."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._begun = self._acknowledged = -math.inf
        self._tries: list[asyncio.Task[None]] = []

    async def check(self) -> None:
        """Raise `StoreUnavailable` if it does not."""
        if self._db.has_full_disk():
            raise StoreUnavailable("The disk of the database is full.")
        now = asyncio.get_running_loop().time()
        if now - self._acknowledged <= GOOD_SECONDS:
            return
        self._tries = [task for task in self._tries if not task.done()]
        if not self._tries or (now - self._begun > ACKNOWLEDGED_SECONDS and len(self._tries) < MAX_TRIES):
            self._begun = now
            self._tries.append(asyncio.create_task(self._write()))
            # Those that take too long are waited for by nobody.
            self._tries[-1].add_done_callback(lambda task: task.cancelled() or task.exception())
        newest = self._tries[-1]
        done, _ = await asyncio.wait([newest], timeout=max(0.0, self._begun + ACKNOWLEDGED_SECONDS - now))
        if newest not in done:
            raise StoreUnavailable("The database does not acknowledge what is written.")
        newest.result()
        self._acknowledged = now

    async def _write(self) -> None:
        await self._db.row(NOTHING_OF_NOTE)

    async def close(self) -> None:
        """Wait for nothing any more."""
        for task in self._tries:
            task.cancel()
        await asyncio.gather(*self._tries, return_exceptions=True)


async def has_people_or_games(db: Database) -> bool:
    """Whether anybody has been here. A database without our tables is as good as empty."""
    there = await db.row("SELECT to_regclass('public.games') IS NOT NULL AND to_regclass('public.users') IS NOT NULL")
    if not there[0]:
        return False
    for database in db.all_games:
        if (await database.row("SELECT EXISTS (SELECT FROM games)"))[0]:
            return True
    return (await db.people.row("SELECT EXISTS (SELECT FROM users)"))[0] is True
