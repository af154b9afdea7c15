"""How long somebody may think: the moment at which a turn's time is up. Pure."""

from collections.abc import Iterator, Sequence
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from app.clock import MINUTES_PER_DAY, SECONDS_PER_DAY
from app.store.absence import Absence, DailyHours, Interval
from app.store.records import Clock
from app.time_zones import zone

NEAR_PARTS_OF_TURN = 4
"""The last quarter of the time is near its end."""
NEAR_AT_MOST = timedelta(hours=12)
MIN_SECONDS_TO_BE_NEAR = 3_600
"""Shorter turns are over before a notice of that would be read."""


def due(since: datetime, clock: Clock, bank: float, absence: Absence, *, relaxed: bool) -> datetime:
    """When the time of a turn that is asked for since then is up, with what is left of the bank.

    A relaxed clock runs in the person's hours of play alone, and a day of it is a day of theirs. No clock runs during a
    vacation.
    """
    hours = absence.hours if relaxed else None
    seconds = clock.turn_seconds + bank
    end = since + timedelta(seconds=seconds) if hours is None else in_hours(since, seconds, hours)
    later = after_vacations(since, end, absence.vacations, hours)
    return later if hours is None or later == end else _settled(later, hours, absence.vacations)


def until(absence: Absence, at: datetime) -> Absence:
    """An absence without the vacations, and the parts of them, that come later than a moment."""
    vacations = tuple((begins, min(ends, at)) for begins, ends in absence.vacations if begins < at)
    return replace(absence, vacations=vacations)


def after_vacations(
    since: datetime, end: datetime, vacations: Sequence[Interval], hours: DailyHours | None = None
) -> datetime:
    """The end of a time from which vacations are left out. Those that overlap count once.

    With hours of play there is as much open time after a vacation as there would have been without it.
    """
    for begins, ends in _joined(vacations):
        if begins < end and ends > since:
            begins = max(begins, since)
            later = end + (ends - begins)
            end = later if hours is None else max(later, _in_open_hours(ends, _open(begins, end, hours), hours))
    return end


def _settled(at: datetime, hours: DailyHours, vacations: Sequence[Interval]) -> datetime:
    """The first moment from here on that lies in hours of play and in no vacation.

    Each vacation moves it at most once, and only forward, so that this ends.
    """
    at = opening(at, hours)
    for begins, ends in _joined(vacations):
        if begins <= at < ends:
            at = opening(ends, hours)
    return at


def _joined(vacations: Sequence[Interval]) -> list[Interval]:
    """The vacations in their order; those that overlap or touch as one."""
    joined: list[Interval] = []
    for begins, ends in sorted(vacations):
        if joined and begins <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(ends, joined[-1][1])
        elif ends > begins:
            joined.append((begins, ends))
    return joined


def near(since: datetime, end: datetime, clock: Clock) -> datetime | None:
    """When somebody is told that their time runs out; None for turns too short for that."""
    if clock.turn_seconds < MIN_SECONDS_TO_BE_NEAR:
        return None
    return end - min((end - since) / NEAR_PARTS_OF_TURN, NEAR_AT_MOST)


def bank_after(
    since: datetime, answered: datetime, added: float, clock: Clock, bank: float, absence: Absence, *, relaxed: bool
) -> float:
    """What is left of the bank after a turn: what it took beyond its own time is gone, but for outages, vacations and
    the time outside the hours of play of a relaxed clock."""
    own = due(since, clock, 0.0, absence, relaxed=relaxed) + timedelta(seconds=added)
    spent = _running(own, answered, absence.vacations, absence.hours if relaxed else None)
    return max(0.0, bank - spent)


def _running(begins: datetime, ends: datetime, vacations: Sequence[Interval], hours: DailyHours | None) -> float:
    """For how many seconds a clock ran from one moment to another."""
    found, at = 0.0, begins
    for away, back in (*_joined(vacations), (ends, ends)):
        until = min(away, ends)
        if at < until:
            found += (until - at).total_seconds() if hours is None else _open(at, until, hours)
        at = max(at, back)
    return found


def in_hours(since: datetime, seconds: float, hours: DailyHours) -> datetime:
    """A moment that much later, counted in hours of play: whole days by the calendar, the rest in the open hours
    alone."""
    days, rest = divmod(seconds, SECONDS_PER_DAY)
    at = opening(since, hours)
    if days:
        at = opening(_days_later(at, int(days), zone(hours.time_zone)), hours)
    return _in_open_hours(at, rest, hours)


def _days_later(at: datetime, days: int, local_zone: ZoneInfo) -> datetime:
    """The same time of day so many days later. A day that a change of clocks leaves out is none."""
    wall, later = at.astimezone(local_zone).replace(tzinfo=None), at
    while days:
        wall += timedelta(days=1)
        moment = wall.replace(tzinfo=local_zone).astimezone(at.tzinfo)
        if moment > later:
            later, days = moment, days - 1
    return later


def _in_open_hours(since: datetime, seconds: float, hours: DailyHours) -> datetime:
    """The moment at which so many seconds have passed in open hours; the next opening for none."""
    for begins, ends in _openings_from(since, hours):
        left = (ends - begins).total_seconds()
        if seconds <= left:
            return begins + timedelta(seconds=seconds)
        seconds -= left
    raise AssertionError("hours of play open every day")


def _open(since: datetime, until: datetime, hours: DailyHours) -> float:
    """How many seconds from one moment to another lie in open hours."""
    found = 0.0
    for begins, ends in _openings_from(since, hours):
        if begins >= until:
            break
        found += (min(ends, until) - begins).total_seconds()
    return found


def _openings_from(at: datetime, hours: DailyHours) -> Iterator[Interval]:
    """What is left of the hours of play from a moment on. A change of clocks can let those of one day reach into those
    of the next: no moment lies in two of them."""
    for begins, ends in openings(at, hours):
        if ends > at:
            yield max(begins, at), ends
            at = ends


def opening(at: datetime, hours: DailyHours) -> datetime:
    """This moment if it lies in hours of play, else the next one that does."""
    begins, _ = next(openings(at, hours))
    return max(at, begins)


def openings(at: datetime, hours: DailyHours) -> Iterator[Interval]:
    """The hours of play of each day, from those that have not ended by this moment on.

    A zone may leave out a whole day, as Samoa did with 30 December 2011: the hours of the day before it then reach into
    the day after it, and the missing day has none.
    """
    local_zone = zone(hours.time_zone)
    length = timedelta(minutes=(hours.closes - hours.opens) % MINUTES_PER_DAY or MINUTES_PER_DAY)
    day = at.astimezone(local_zone).date() - timedelta(days=2)
    while True:
        wall = datetime.combine(day, time(hours.opens // 60, hours.opens % 60))
        begins, ends = (item.replace(tzinfo=local_zone).astimezone(at.tzinfo) for item in (wall, wall + length))
        if ends > max(begins, at):
            yield begins, ends
        day += timedelta(days=1)
