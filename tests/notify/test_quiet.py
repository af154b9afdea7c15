"""Quiet hours and daily times where clocks are changed, against a clock that is read minute by minute."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.notify.quiet import next_time, quiet_until
from app.store.channels import QuietHours
from tests.support.minutes import MINUTE, PLACES, shown


def by_reading(hours: QuietHours, now: datetime) -> datetime | None:
    """As `quiet_until`, by reading the clock for some days."""
    assert hours.quiet_from is not None and hours.quiet_until is not None
    begun = False
    for at, minutes, again in shown(hours.time_zone, now - timedelta(days=3)):
        begun = (begun and hours.quiet_until not in minutes) or hours.quiet_from in minutes
        length = (hours.quiet_until - hours.quiet_from) % 1440
        is_quiet = begun or (again and (minutes[-1] - hours.quiet_from) % 1440 < length)
        if at >= now and not is_quiet:
            return at if at > now else None
    raise AssertionError


hours_near_changes = st.one_of(st.integers(0, 5 * 60), st.integers(0, 1439))


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(PLACES), st.integers(-1440, 2880), hours_near_changes, hours_near_changes)
@example(("Europe/Berlin", datetime(2026, 10, 25, tzinfo=UTC)), 75, 1320, 150)
@example(("Europe/Berlin", datetime(2026, 10, 25, tzinfo=UTC)), 75, 150, 420)
@example(("Europe/Berlin", datetime(2026, 3, 29, tzinfo=UTC)), 30, 165, 135)
def test_quiet_hours_are_those_that_a_clock_shows(
    place: tuple[str, datetime], minutes: int, begins: int, ends: int
) -> None:
    zone, change = place
    if begins != ends:
        hours = QuietHours(time_zone=zone, quiet_from=begins, quiet_until=ends)
        now = change + minutes * MINUTE
        assert quiet_until(hours, now) == by_reading(hours, now)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(PLACES), st.integers(-1440, 2880), hours_near_changes)
def test_a_daily_time_comes_when_a_clock_shows_it(place: tuple[str, datetime], minutes: int, minute: int) -> None:
    zone, change = place
    after = change + minutes * MINUTE
    read = shown(zone, after - timedelta(days=2))
    expected = next(at for at, becomes, _ in read if at > after and minute in becomes)
    assert next_time(zone, minute, after) == expected


@pytest.mark.parametrize(
    ("begins", "ends", "now", "over"),
    [
        (22 * 60, 2 * 60 + 30, "01:15", "01:30"),
        (22 * 60, 2 * 60 + 30, "00:15", "00:30"),
        (2 * 60 + 30, 7 * 60, "01:15", "06:00"),
        (22 * 60, 2 * 60 + 30, "01:30", None),
    ],
)
def test_in_the_hour_that_comes_twice_nobody_waits_for_another_day(
    begins: int, ends: int, now: str, over: str | None
) -> None:
    def moment(time: str) -> datetime:
        return datetime.fromisoformat(f"2026-10-25T{time}Z")

    hours = QuietHours(time_zone="Europe/Berlin", quiet_from=begins, quiet_until=ends)
    assert quiet_until(hours, moment(now)) == (moment(over) if over else None)
