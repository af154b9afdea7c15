"""The time zones that people may name."""

from functools import cache
from zoneinfo import available_timezones

from app.problems import Invalid


def check_time_zone(name: str) -> None:
    """Raise `Invalid` unless there is a time zone of that name."""
    if name not in _names():
        raise Invalid("bad-time-zone", "There is no such time zone; one is called Europe/Berlin.")


@cache
def _names() -> frozenset[str]:
    """All of them, read from some six hundred files."""
    return frozenset(available_timezones())
