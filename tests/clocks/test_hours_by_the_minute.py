"""Hours of play where clocks are changed, with vacations and banks, against a clock that is read minute by minute."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import Phase, example, given, settings
from hypothesis import strategies as st

from app.clocks.due_times import bank_after, due
from app.store.absence import Absence, DailyHours, Interval
from app.store.records import Clock
from tests.support.minutes import PLACES, shown

MINUTE = timedelta(minutes=1)
PHASES = (Phase.explicit, Phase.generate)
"""Reading minute by minute is too slow for shrinking."""
BEFORE = timedelta(days=2)
BERLIN_SPRING = ("Europe/Berlin", datetime(2026, 3, 29, tzinfo=UTC))
APIA_LEAP = ("Pacific/Apia", datetime(2011, 12, 30, tzinfo=UTC))


def read(hours: DailyHours, begins: datetime) -> Iterator[tuple[datetime, bool]]:
    """Each minute from then on, and whether hours of play are open in it: since the clock showed their beginning of a
    day for the first time, and until it shows their end. Where they close when they open, they are always open."""
    length = (hours.closes - hours.opens) % 1440
    is_open, left_to_open, seen = length == 0, 0, set[tuple[int, int]]()
    for at, minutes, _ in shown(hours.time_zone, begins - BEFORE):
        day = at.astimezone(ZoneInfo(hours.time_zone)).toordinal()
        for minute in minutes:
            if (day, minute) in seen or length == 0:
                continue
            seen.add((day, minute))
            left_to_open += (minute == hours.opens) - (minute == hours.closes and left_to_open > 0)
            is_open = left_to_open > 0
        if at >= begins:
            yield at, is_open


def by_reading(since: datetime, minutes: int, hours: DailyHours, vacations: tuple[Interval, ...]) -> datetime:
    """When so many minutes have run since then, by reading the clock."""
    for at, is_open in read(hours, since):
        if minutes == 0:
            return at
        minutes -= is_open and not any(begins <= at < ends for begins, ends in vacations)
    raise AssertionError


def run_by_reading(begins: datetime, ends: datetime, hours: DailyHours, vacations: tuple[Interval, ...]) -> int:
    """How many minutes a clock runs from one moment to another, by reading the clock."""
    found = 0
    for at, is_open in read(hours, begins):
        if at >= ends:
            break
        found += is_open and not any(away <= at < back for away, back in vacations)
    return found


def near(change: datetime, spans: list[tuple[int, int]]) -> tuple[Interval, ...]:
    """Vacations near a change of clocks, which do not overlap: each begins so many minutes behind the last one."""
    found, at = [], change - timedelta(days=1)
    for pause, length in spans:
        begins = at + pause * MINUTE
        at = begins + length * MINUTE
        found.append((begins, at))
    return tuple(found)


minutes_of_the_day = st.one_of(st.integers(0, 5 * 60), st.integers(0, 1439))
lengths = st.integers(60, 1440)
"""Of hours of play, in minutes: an hour a day is the least."""
few_vacations = st.lists(st.tuples(st.integers(1, 2000), st.integers(1, 2000)), max_size=3)


@settings(max_examples=40, deadline=None, phases=PHASES)
@given(
    st.sampled_from(PLACES),
    st.integers(-1440, 2880),
    minutes_of_the_day,
    lengths,
    st.integers(1, 480),
)
@example(BERLIN_SPRING, -600, 180, 1410, 1400)
@example(APIA_LEAP, 0, 600, 120, 180)
@example(APIA_LEAP, 691, 188, 1439, 105)
def test_less_than_a_day_runs_in_open_hours_alone(
    place: tuple[str, datetime], after: int, opens: int, length: int, minutes: int
) -> None:
    zone, change = place
    hours, since = DailyHours(zone, opens, (opens + length) % 1440), change + after * MINUTE
    end = due(since, Clock(turn_seconds=minutes * 60), 0, Absence(hours), relaxed=True)
    assert end == by_reading(since, minutes, hours, ())


@settings(max_examples=20, deadline=None, phases=PHASES)
@given(st.sampled_from(PLACES), st.integers(-1440, 2880), minutes_of_the_day, lengths, st.integers(1, 3))
@example(("Pacific/Apia", datetime(2011, 12, 29, 20, tzinfo=UTC)), 0, 480, 840, 2)
@example(("Pacific/Apia", datetime(2011, 9, 24, tzinfo=UTC)), -1423, 228, 60, 2)
def test_days_end_at_the_same_time_of_a_day_that_there_is(
    place: tuple[str, datetime], after: int, opens: int, length: int, days: int
) -> None:
    zone, change = place
    hours, since = DailyHours(zone, opens, (opens + length) % 1440), change + after * MINUTE
    end = (
        by_reading(since, 0, hours, ()) if length == 1440 else next(at for at, is_open in read(hours, since) if is_open)
    )
    local = end.astimezone(ZoneInfo(zone))
    time_of_day = local.hour * 60 + local.minute
    for _ in range(days):
        day = end.astimezone(ZoneInfo(zone)).date()
        end = next(
            at
            for at, minutes, _ in shown(zone, end - BEFORE)
            if at > end and at.astimezone(ZoneInfo(zone)).date() > day and time_of_day in minutes
        )
    expected = next(at for at, is_open in read(hours, end) if is_open)
    assert due(since, Clock(turn_seconds=days * 86_400), 0, Absence(hours), relaxed=True) == expected


@settings(max_examples=20, deadline=None, phases=PHASES)
@given(
    st.sampled_from(PLACES),
    st.integers(-1440, 2880),
    minutes_of_the_day,
    lengths,
    st.integers(1, 480),
    few_vacations,
)
def test_nobody_has_less_open_time_than_the_turn_because_of_vacations(
    place: tuple[str, datetime], after: int, opens: int, length: int, minutes: int, spans: list[tuple[int, int]]
) -> None:
    zone, change = place
    hours, since, vacations = (
        DailyHours(zone, opens, (opens + length) % 1440),
        change + after * MINUTE,
        near(change, spans),
    )
    end = due(since, Clock(turn_seconds=minutes * 60), 0, Absence(hours, vacations), relaxed=True)
    assert end >= by_reading(since, minutes, hours, vacations)


def test_a_player_back_at_night_has_the_rest_of_the_turn_in_the_morning() -> None:
    """Of six open hours five had passed: the last one is that behind the next opening."""
    hours = DailyHours("UTC", 8 * 60, 14 * 60)
    asked = datetime(2026, 3, 2, 8, tzinfo=UTC)
    away = ((asked + timedelta(hours=5), asked + timedelta(hours=30)),)
    end = due(asked, Clock(turn_seconds=6 * 3600), 0, Absence(hours, away), relaxed=True)
    assert end == datetime(2026, 3, 4, 9, tzinfo=UTC)


@settings(max_examples=20, deadline=None, phases=PHASES)
@given(
    st.sampled_from(PLACES),
    st.booleans(),
    minutes_of_the_day,
    lengths,
    st.integers(1, 3000),
    few_vacations,
)
def test_a_bank_pays_for_the_minutes_in_which_the_clock_runs(
    place: tuple[str, datetime], relaxed: bool, opens: int, length: int, answered: int, spans: list[tuple[int, int]]
) -> None:
    zone, since = place
    hours, vacations, clock = (
        DailyHours(zone, opens, (opens + length) % 1440),
        near(since, spans),
        Clock(turn_seconds=3600, bank_seconds=86_400),
    )
    absence, at = Absence(hours, vacations), since + answered * MINUTE
    own = due(since, clock, 0, absence, relaxed=relaxed)
    ran = run_by_reading(own, at, hours if relaxed else DailyHours(zone, 0, 0), vacations)
    assert bank_after(since, at, 0, clock, 86_400, absence, relaxed=relaxed) == max(0, 86_400 - 60 * ran)


@pytest.mark.parametrize("relaxed", [True, False])
def test_a_vacation_in_the_time_of_the_bank_costs_nothing(relaxed: bool) -> None:
    asked = datetime(2026, 3, 2, 8, tzinfo=UTC)
    away = Absence(vacations=((asked + timedelta(minutes=2), asked + timedelta(days=3)),))
    clock = Clock(turn_seconds=60, bank_seconds=600)
    answered = asked + timedelta(days=3, minutes=1)
    assert bank_after(asked, answered, 0, clock, 600, away, relaxed=relaxed) == 480
