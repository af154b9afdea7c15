"""How long somebody may think: the moment at which a turn's time is up. Pure."""

from collections.abc import Iterator, Sequence
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

from app.store.absence import Absence, Hours, Interval
from app.store.records import Clock

DAY = 86_400
MINUTES = 1_440
NEAR_PART = 4
"""The last quarter of the time is near its end."""
NEAR_AT_MOST = timedelta(hours=12)
NEAR_FROM = 3_600
"""Shorter turns are over before a notice of that would be read."""


def due(since: datetime, clock: Clock, bank: float, absence: Absence, *, relaxed: bool) -> datetime:
    """When the time of a turn that is asked for since then is up, with what is left of the bank.

    A relaxed clock runs in the person's hours of play alone, and a day of it is a day of theirs. No clock runs during a
    vacation.
    """
    hours = absence.hours if relaxed else None
    seconds = clock.turn_seconds + bank
    end = since + timedelta(seconds=seconds) if hours is None else in_hours(since, seconds, hours)
    later = after_vacations(since, end, absence.vacations)
    return later if hours is None or later == end else _settled(later, hours, absence.vacations)


def after_vacations(since: datetime, end: datetime, vacations: Sequence[Interval]) -> datetime:
    """The end of a time from which vacations are left out. Those that overlap count once."""
    for begins, ends in _joined(vacations):
        if begins < end and ends > since:
            end += ends - max(begins, since)
    return end


def _settled(at: datetime, hours: Hours, vacations: Sequence[Interval]) -> datetime:
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
    if clock.turn_seconds < NEAR_FROM:
        return None
    return end - min((end - since) / NEAR_PART, NEAR_AT_MOST)


def bank_after(
    since: datetime, answered: datetime, added: float, clock: Clock, bank: float, absence: Absence, *, relaxed: bool
) -> float:
    """What is left of the bank after a turn: what it took beyond its own time is gone, but for outages."""
    own = due(since, clock, 0.0, absence, relaxed=relaxed) + timedelta(seconds=added)
    return max(0.0, bank - max(0.0, (answered - own).total_seconds()))


def in_hours(since: datetime, seconds: float, hours: Hours) -> datetime:
    """So much later, counted in hours of play: whole days by the calendar, the rest in the open hours alone."""
    days, rest = divmod(seconds, DAY)
    at = opening(since, hours)
    if days:
        zone = ZoneInfo(hours.time_zone)
        wall = at.astimezone(zone).replace(tzinfo=None) + timedelta(days=days)
        at = opening(wall.replace(tzinfo=zone).astimezone(since.tzinfo), hours)
    for begins, ends in openings(at, hours):
        left = (ends - max(begins, at)).total_seconds()
        if rest <= left:
            return max(begins, at) + timedelta(seconds=rest)
        rest -= left
    raise AssertionError("hours of play open every day")


def opening(at: datetime, hours: Hours) -> datetime:
    """This moment if it lies in hours of play, else the next one that does."""
    begins, _ = next(openings(at, hours))
    return max(at, begins)


def openings(at: datetime, hours: Hours) -> Iterator[Interval]:
    """The hours of play of each day, from those that have not ended by this moment on."""
    zone = ZoneInfo(hours.time_zone)
    length = timedelta(minutes=(hours.closes - hours.opens) % MINUTES or MINUTES)
    day = at.astimezone(zone).date() - timedelta(days=1)
    while True:
        wall = datetime.combine(day, time(hours.opens // 60, hours.opens % 60))
        begins, ends = (one.replace(tzinfo=zone).astimezone(at.tzinfo) for one in (wall, wall + length))
        if ends > at:
            yield begins, ends
        day += timedelta(days=1)
