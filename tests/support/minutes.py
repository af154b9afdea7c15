"""A clock that is read minute by minute, near the days when it is changed."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

MINUTE = timedelta(minutes=1)
CHANGES = {
    "Europe/Berlin": (datetime(2026, 3, 29), datetime(2026, 10, 25)),
    "America/New_York": (datetime(2026, 3, 8), datetime(2026, 11, 1)),
    "Australia/Lord_Howe": (datetime(2026, 4, 4), datetime(2026, 10, 3)),
    "Africa/Casablanca": (datetime(2026, 2, 15), datetime(2026, 3, 22)),
    "Pacific/Apia": (datetime(2011, 12, 30), datetime(2011, 9, 24)),
    "America/Sao_Paulo": (datetime(2018, 11, 4), datetime(2018, 2, 18)),
    "Asia/Kolkata": (datetime(2026, 5, 1),),
}
PLACES = [(zone, change.replace(tzinfo=UTC)) for zone, changes in CHANGES.items() for change in changes]
"""Zones, and days near which their clocks are changed."""


def shown(zone: str, begins: datetime) -> Iterator[tuple[datetime, list[int], bool]]:
    """Each minute from then on: what minutes of the day it becomes there, and whether it comes for the second time.

    A minute that is left out becomes as much later as the clock was put on.
    """
    late: dict[datetime, list[int]] = {}
    at, before = begins, begins.astimezone(ZoneInfo(zone)).replace(tzinfo=None) - MINUTE
    while True:
        local = at.astimezone(ZoneInfo(zone))
        wall = local.replace(tzinfo=None)
        left_out = int((wall - before) / MINUTE) - 1
        for number in range(left_out):
            missing = before + (number + 1) * MINUTE
            late.setdefault(at + number * MINUTE, []).append(missing.hour * 60 + missing.minute)
        yield at, [*late.pop(at, []), wall.hour * 60 + wall.minute], bool(local.fold)
        at, before = at + MINUTE, wall
