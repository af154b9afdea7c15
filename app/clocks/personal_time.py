"""What people say of their time: their hours of play, and vacations, which stop their clocks at all tables.

A vacation counts from now on at the earliest, and a year has so many days of it: nobody can stop a table for ever.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

from app import clock
from app.clock import MINUTES_PER_DAY
from app.clocks.deadline_updates import DeadlineUpdater
from app.clocks.documents import OwnHours
from app.problems import Clash, Invalid, NotFound
from app.store import absence, games
from app.store.absence import DailyHours, Interval
from app.store.database import Database
from app.store.records import User
from app.time_zones import check_time_zone

MAX_VACATION_AHEAD = timedelta(days=366)
LEFT_AFTER = timedelta(seconds=30)
"""How long the process that changed somebody's times may take to calculate their deadlines again."""
MIN_HOURS = 60
"""Minutes of play a day at least."""


class PersonalTime:
    """Changes what people say of their time, and their running deadlines with it. `days`: of vacation in a year."""

    def __init__(self, db: Database, deadline_updater: DeadlineUpdater, days: int) -> None:
        self._db = db
        self._deadline_updater = deadline_updater
        self.days = days

    async def set_hours(self, user: User, hours: DailyHours | None) -> None:
        """Let the user's relaxed clocks run in these hours alone; None: at any time. Raises `Invalid`."""
        if hours is not None:
            check_hours(hours)
        async with self._changing(user) as connection:
            await absence.vacations_within(connection, user.id, clock.now())
            await absence.set_hours(connection, user.id, hours)

    async def take_vacation(self, user: User, begins: datetime | None, ends: datetime) -> None:
        """Stop the user's clocks for a time. Raises `Invalid`, `Clash` if too little is left of the year's days."""
        now = clock.now()
        begins, ends = max(near_today(begins or now), now), near_today(ends)
        if not begins < ends or ends > now + MAX_VACATION_AHEAD:
            raise Invalid("bad-vacation", "A vacation ends after it begins, and within a year.")
        async with self._changing(user) as connection:
            known = await absence.vacations_within(connection, user.id, now - MAX_VACATION_AHEAD)
            if any(begun < ends and begins < ended for begun, ended in known):
                raise Clash("vacations-overlap", "There is a vacation at that time already.")
            left = min(self.days - used(known, year) - days_in((begins, ends), year) for year in years(begins, ends))
            if left < 0:
                raise Clash("vacation-used-up", "Not so many days of vacation are left.", days=self.days)
            await absence.add_vacation(connection, user.id, begins, ends)

    async def end_vacation(self, user: User, begins: datetime) -> None:
        """End a vacation now, or drop one that has not begun. Raises `Invalid`, `NotFound`."""
        async with self._changing(user) as connection:
            await absence.vacations_within(connection, user.id, clock.now())
            if not await absence.end_vacation(connection, user.id, near_today(begins), clock.now()):
                raise NotFound("no-such-vacation", "There is no such vacation, or it is over.")

    @asynccontextmanager
    async def _changing(self, user: User) -> AsyncIterator[Any]:
        """A transaction that changes what somebody says of their time, and notes it; after it their deadlines are
        calculated again. A process that dies in between leaves the note, and another one does it."""
        async with self._db.people.transaction() as connection:
            yield connection
            await absence.note_changed(connection, user.id, clock.now())
        await self.recalculate(user.id)

    async def recalculate(self, user_id: str) -> None:
        """Calculate somebody's running deadlines again, with what they say of their time by now."""
        noted = await absence.changed(self._db, user_id)
        for game_id in await absence.tables_of(self._db, user_id):
            async with self._db.games(game_id).transaction() as connection:
                row = await games.find_within(connection, game_id)
                if row is not None and row.clock is not None:
                    await self._deadline_updater.recalculate(connection, row, clock.now())
        if noted is not None:
            await absence.drop_changed(self._db, user_id, noted)

    async def recalculate_pending(self, now: datetime) -> None:
        """Do so for those whose times have changed and whose deadlines nobody has calculated since."""
        for user_id in await absence.changed_before(self._db, now - LEFT_AFTER):
            await self.recalculate(user_id)


def check_hours(hours: DailyHours) -> None:
    """Raise `Invalid` unless these are hours of a day in a known time zone."""
    check_time_zone(hours.time_zone)
    length = (hours.closes - hours.opens) % MINUTES_PER_DAY
    if 0 < length < MIN_HOURS:
        raise Invalid("bad-hours", f"Hours of play last {MIN_HOURS} minutes a day at least.", least=MIN_HOURS)


def near_today(moment: datetime) -> datetime:
    """The moment in UTC. Raises `Invalid` so far from today that no calendar can move it."""
    if not 2000 <= moment.year <= 2200:
        raise Invalid("bad-vacation", "A vacation lies in a year from 2000 to 2200.")
    return moment.astimezone(UTC)


def years(begins: datetime, ends: datetime) -> range:
    """The years in which a time lies."""
    return range(begins.year, ends.year + 1)


def days_in(interval: Interval, year: int) -> float:
    """How much of a time lies in a year, in days."""
    begins = max(interval[0], datetime(year, 1, 1, tzinfo=UTC))
    ends = min(interval[1], datetime(year + 1, 1, 1, tzinfo=UTC))
    return max(0.0, (ends - begins) / timedelta(days=1))


def used(known: Sequence[Interval], year: int) -> float:
    """The days of vacation that are used or planned in a year."""
    return sum(days_in(interval, year) for interval in known)


def own_hours(hours: DailyHours) -> OwnHours:
    """Hours of play as they are sent."""
    opens, closes = (f"{item // 60:02}:{item % 60:02}" for item in (hours.opens, hours.closes))
    return {"time_zone": hours.time_zone, "opens": opens, "closes": closes}
