"""When a turn's time is up: hours of play, days of summer time, vacations, banks."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.clocks.due_times import bank_after, due, in_hours, near, opening
from app.store.absence import Absence, DailyHours
from app.store.records import Clock

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = Clock(turn_seconds=86_400)
BERLIN = DailyHours("Europe/Berlin", 9 * 60, 21 * 60)
"""From 8 to 20 o'clock UTC in winter, from 7 to 19 in summer."""
NIGHTS = DailyHours("America/New_York", 20 * 60, 2 * 60)


def at(month: int, day: int, hour: int, minute: int = 0) -> datetime:
    return datetime(2026, month, day, hour, minute, tzinfo=UTC)


class TestHoursOfPlay:
    """A relaxed clock runs in them alone."""

    def test_a_day_asked_for_in_open_hours_ends_at_the_same_time_of_the_next_day(self) -> None:
        assert in_hours(NOON, 86_400, BERLIN) == at(3, 3, 12)

    def test_a_day_asked_for_at_night_begins_in_the_morning(self) -> None:
        assert in_hours(at(3, 2, 23), 86_400, BERLIN) == at(3, 4, 8)

    def test_hours_go_on_the_next_morning(self) -> None:
        assert in_hours(at(3, 2, 18), 6 * 3600, BERLIN) == at(3, 3, 12)

    def test_a_day_over_the_change_to_summer_time_ends_at_the_same_local_time(self) -> None:
        assert in_hours(at(3, 28, 12), 86_400, BERLIN) == at(3, 29, 11)

    def test_hours_may_go_past_midnight(self) -> None:
        assert opening(at(3, 2, 12), NIGHTS) == at(3, 3, 1)
        assert opening(at(3, 3, 6, 30), NIGHTS) == at(3, 3, 6, 30)
        assert in_hours(at(3, 3, 6), 2 * 3600, NIGHTS) == at(3, 4, 2)

    def test_hours_that_close_when_they_open_are_the_whole_day(self) -> None:
        assert in_hours(NOON, 5 * 3600, DailyHours("UTC", 600, 600)) == at(3, 2, 17)

    def test_hours_in_a_zone_that_is_not_known_any_more_are_those_of_utc(self) -> None:
        for name in ("Mars/Olympus", "localtime", "America", "../etc"):
            assert in_hours(NOON, 86_400 + 3_600, DailyHours(name, 540, 600)) == at(3, 4, 10)

    def test_a_live_clock_runs_at_any_time(self) -> None:
        clock, absence = Clock(turn_seconds=600), Absence(BERLIN)
        assert due(at(3, 2, 23), clock, 300, absence, relaxed=False) == at(3, 2, 23, 15)


class TestVacations:
    """No clock runs during one."""

    def test_a_deadline_is_later_by_what_a_vacation_takes_of_the_time(self) -> None:
        away = Absence(vacations=((at(3, 2, 18), at(3, 9, 18)),))
        assert due(NOON, DAY, 0, away, relaxed=True) == at(3, 10, 12)

    def test_a_player_asked_during_a_vacation_has_the_whole_time_after_it(self) -> None:
        away = Absence(vacations=((at(2, 20, 0), at(3, 5, 0)),))
        assert due(NOON, DAY, 0, away, relaxed=True) == at(3, 6, 0)

    def test_a_vacation_behind_the_deadline_changes_nothing(self) -> None:
        assert due(NOON, DAY, 0, Absence(vacations=((at(3, 4, 0), at(3, 9, 0)),)), relaxed=True) == at(3, 3, 12)

    def test_a_deadline_put_off_into_the_night_is_in_the_morning(self) -> None:
        away = Absence(BERLIN, ((at(3, 3, 0), at(3, 3, 14)),))
        assert due(NOON, DAY, 0, away, relaxed=True) == at(3, 4, 8)


class TestBanks:
    """A live turn may take from the bank what it needs beyond its own time."""

    CLOCK = Clock(turn_seconds=300, bank_seconds=900)

    def left(self, minutes: float, added: float = 0.0) -> float:
        answered = NOON + timedelta(minutes=minutes)
        return bank_after(NOON, answered, added, self.CLOCK, 900, Absence(), relaxed=False)

    def test_a_turn_in_time_takes_nothing(self) -> None:
        assert self.left(5) == 900

    def test_what_is_more_comes_off_the_bank(self) -> None:
        assert self.left(7) == 780

    def test_it_is_never_less_than_empty(self) -> None:
        assert self.left(60) == 0

    def test_outages_cost_nothing(self) -> None:
        assert self.left(7, added=120) == 900


@pytest.mark.parametrize(("clock", "minutes"), [(DAY, 360), (Clock(turn_seconds=7 * 86_400), 720)])
def test_a_deadline_is_near_for_the_last_quarter_but_not_for_more_than_half_a_day(clock: Clock, minutes: int) -> None:
    end = NOON + timedelta(seconds=clock.turn_seconds)
    assert near(NOON, end, clock) == end - timedelta(minutes=minutes)


def test_short_turns_are_not_told_to_be_near() -> None:
    assert near(NOON, NOON + timedelta(minutes=5), Clock(turn_seconds=300)) is None


class TestVacationsOneAfterTheOther:
    """A deadline lies in hours of play and in no vacation, whatever moved it there."""

    def test_hours_that_open_within_a_second_vacation_put_it_off_behind_that_one(self) -> None:
        away = Absence(BERLIN, ((at(3, 3, 0), at(3, 3, 14)), (at(3, 4, 7), at(3, 5, 10))))
        assert due(NOON, DAY, 0, away, relaxed=True) == at(3, 5, 10)

    def test_vacations_that_overlap_count_once(self) -> None:
        away = Absence(vacations=((at(3, 2, 18), at(3, 9, 18)), (at(3, 3, 0), at(3, 4, 0))))
        assert due(NOON, DAY, 0, away, relaxed=True) == at(3, 10, 12)

    @settings(max_examples=500, deadline=None)
    @given(
        st.sampled_from(["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "UTC"]),
        st.integers(0, 1439),
        st.integers(0, 1439),
        st.lists(st.tuples(st.integers(0, 500), st.integers(0, 100)), max_size=6),
        st.integers(60, 10 * 86_400),
    )
    def test_no_deadline_falls_into_a_vacation_or_outside_the_hours(
        self, zone: str, opens: int, closes: int, spans: list[tuple[int, int]], seconds: int
    ) -> None:
        hour = timedelta(hours=1)
        since = datetime(2026, 3, 20, 5, 17, tzinfo=UTC)
        hours = DailyHours(zone, opens, closes)
        vacations = tuple((since + begins * hour, since + (begins + length) * hour) for begins, length in spans)
        end = due(since, Clock(turn_seconds=seconds), 0, Absence(hours, vacations), relaxed=True)
        assert not any(begins <= end < ends for begins, ends in vacations)
        assert opening(end - timedelta(seconds=1), hours) <= end
