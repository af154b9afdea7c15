"""Quiet hours: when somebody is left alone, by the clock of where they live."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from app.problems import Invalid
from app.store.channels import QuietHours

DAY = 24 * 60
DIGEST_AT = 8 * 60
"""The minute of the day at which what is sent once a day is sent."""


def checked_hours(time_zone: str, quiet_from: int | None, quiet_until: int | None) -> QuietHours:
    """Quiet hours as somebody wants them. Raises `Invalid` for an unknown time zone and for half of a time."""
    if time_zone not in available_timezones():
        raise Invalid("bad-time-zone", "There is no such time zone; one is called Europe/Berlin.")
    if (quiet_from is None) != (quiet_until is None) or (quiet_from is not None and quiet_from == quiet_until):
        raise Invalid("bad-quiet-hours", "Quiet hours have a beginning and another end, or neither.")
    return QuietHours(time_zone=time_zone, quiet_from=quiet_from, quiet_until=quiet_until)


def zone(name: str | None) -> ZoneInfo:
    """The time zone of that name, else that of Greenwich: one that was known may be known no more."""
    try:
        return ZoneInfo(name or "UTC")
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def quiet_until(hours: QuietHours, now: datetime) -> datetime | None:
    """When the quiet hours that it is now are over; None while it is none."""
    if hours.quiet_from is None or hours.quiet_until is None:
        return None
    local = now.astimezone(zone(hours.time_zone))
    minute = local.hour * 60 + local.minute
    since = (minute - hours.quiet_from) % DAY
    return next_time(hours.time_zone, hours.quiet_until, now) if since < _length(hours) else None


def _length(hours: QuietHours) -> int:
    assert hours.quiet_from is not None and hours.quiet_until is not None
    return (hours.quiet_until - hours.quiet_from) % DAY


def next_time(time_zone: str | None, minute: int, after: datetime) -> datetime:
    """The next time that it is that minute of the day there. A minute that a change of clocks leaves out is an hour
    later."""
    here = zone(time_zone)
    local = after.astimezone(here)
    at = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    if at.astimezone(after.tzinfo) <= after:
        at = (local + timedelta(days=1)).replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0)
    return at.astimezone(after.tzinfo)
