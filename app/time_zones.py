"""The time zones that people may name."""

from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from app.problems import Invalid

NOT_NAMED = frozenset({"Factory", "localtime"})
"""Names that are no place: `localtime` is another zone on each machine."""


def check_time_zone(name: str) -> None:
    """Raise `Invalid` unless there is a time zone of that name."""
    if name not in _names():
        raise Invalid("bad-time-zone", "There is no such time zone; one is called Europe/Berlin.")


def zone(name: str | None) -> ZoneInfo:
    """The time zone of that name, else UTC: a name that somebody chose may be unknown to a later version."""
    try:
        return ZoneInfo(name if name and name not in NOT_NAMED else "UTC")
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


@cache
def _names() -> frozenset[str]:
    """All of them, read from some six hundred files."""
    return frozenset(available_timezones()) - NOT_NAMED
