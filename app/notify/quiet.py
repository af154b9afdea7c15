"""Quiet hours: when somebody is left alone, by the clock of where they live."""

from datetime import UTC, date, datetime, time, timedelta

from app.clock import MINUTES_PER_DAY
from app.problems import Invalid
from app.store.channels import QuietHours
from app.time_zones import check_time_zone, zone

DIGEST_AT = 8 * 60
"""The minute of the day at which what is sent once a day is sent."""


def checked_hours(
    time_zone: str, quiet_from: int | None, quiet_until: int | None, locale: str | None = None
) -> QuietHours:
    """Quiet hours as somebody wants them. Raises `Invalid` for an unknown time zone and for half of a time."""
    check_time_zone(time_zone)
    if (quiet_from is None) != (quiet_until is None) or (quiet_from is not None and quiet_from == quiet_until):
        raise Invalid("bad-quiet-hours", "Quiet hours have a beginning and another end, or neither.")
    return QuietHours(time_zone=time_zone, quiet_from=quiet_from, quiet_until=quiet_until, locale=locale)


def quiet_until(hours: QuietHours, now: datetime) -> datetime | None:
    """When the quiet hours that it is now are over; None while it is none."""
    begins, ends = hours.quiet_from, hours.quiet_until
    if begins is None or ends is None or not _is_quiet(hours.time_zone, begins, ends, now):
        return None
    over = next_time(hours.time_zone, ends, now)
    while _is_quiet(hours.time_zone, begins, ends, over):
        over = next_time(hours.time_zone, ends, over)
    return over


def _is_quiet(time_zone: str, begins: int, ends: int, now: datetime) -> bool:
    """Whether quiet hours have begun and not ended yet, by moments. In an hour that comes for the second time they are
    also whenever the clock shows them."""
    local = now.astimezone(zone(time_zone))
    if local.fold and (local.hour * 60 + local.minute - begins) % MINUTES_PER_DAY < (ends - begins) % MINUTES_PER_DAY:
        return True
    return _last_time(time_zone, begins, now) >= _last_time(time_zone, ends, now)


def next_time(time_zone: str | None, minute: int, after: datetime) -> datetime:
    """The first moment after this one at which it is that minute of the day there. A minute that a change of clocks
    leaves out comes by as much later as the clocks were put on; one that comes twice counts both times."""
    local = after.astimezone(zone(time_zone)).date()
    return min(at for day in _days_around(local) for at in _moments(time_zone, day, minute) if at > after)


def _last_time(time_zone: str | None, minute: int, until: datetime) -> datetime:
    """The last moment up to this one at which it became that minute of the day there."""
    local = until.astimezone(zone(time_zone)).date()
    return max(at for day in _days_around(local) for at in _moments(time_zone, day, minute) if at <= until)


def _days_around(day: date) -> list[date]:
    """Days near this one: a country that crosses the date line leaves one out."""
    return [day + timedelta(days=number) for number in range(-2, 4)]


def _moments(time_zone: str | None, day: date, minute: int) -> list[datetime]:
    """The moments of a day, one or two, at which it is that minute there."""
    local_zone = zone(time_zone)
    wall = datetime.combine(day, time(minute // 60, minute % 60), tzinfo=local_zone)
    first, second = (wall.replace(fold=fold).astimezone(UTC) for fold in (0, 1))
    # A minute that is left out reads as two moments in the wrong order, of which the first is the later one.
    return [first, second] if first < second else [first]
