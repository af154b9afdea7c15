"""The deadlines of one table, as entries of its log change them. Pure."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.clocks.due_times import bank_after, due, near
from app.play.entries import LogEntry
from app.play.table import Table
from app.rules.game import Seat
from app.store.absence import Absence
from app.store.deadlines import DeadlineRow
from app.store.records import Clock, GameRow

NEVER_AWAY = Absence()


class Step(Struct, frozen=True, kw_only=True):
    """What an entry means for the clocks: who is asked after it, for whom of them a new turn begins (`restarted`), and
    on which seats stand-ins play from here on (`stood_in`). `took_over`: the one of them where it is since now, as its
    time was up."""

    seq: int
    at: datetime
    asked: frozenset[Seat]
    restarted: frozenset[Seat]
    stood_in: frozenset[Seat] = frozenset()
    took_over: Seat | None = None


def step_of(table: Table, entry: LogEntry, state: Any, stood_in: frozenset[Seat]) -> Step:
    """The step of an entry that led to a state; stand-ins play on the seats `stood_in` before it, or after it."""
    asked = frozenset(table.game.to_move(state)) if entry.ended is None and table.game.outcome(state) is None else ()
    begun = [item.seat for item in table.game.turns_begun(entry.events)]
    restarted = set(asked) if None in begun else {seat for seat in begun if seat is not None}
    took_over = entry.seat if entry.stand_in is not None and entry.stand_in.why == "deadline" else None
    if entry.seat is not None and (took_over is not None or _is_for_a_newcomer(entry)):
        restarted.add(entry.seat)
    return Step(
        seq=entry.seq,
        at=entry.at,
        asked=frozenset(asked),
        restarted=frozenset(restarted),
        stood_in=stood_in_after(stood_in, entry),
        took_over=took_over,
    )


def _is_for_a_newcomer(entry: LogEntry) -> bool:
    """Whether a seat went to somebody else without its owner: an owner who hands it on may be the next one, too."""
    return entry.handed is not None and entry.handed.by != "owner"


def stood_in_after(before: frozenset[Seat], entry: LogEntry) -> frozenset[Seat]:
    """The seats on which stand-ins play after an entry."""
    if entry.seat is None or (entry.handed is None and entry.stand_in is None):
        return before
    begins = entry.stand_in is not None and entry.stand_in.why != "back"
    return before | {entry.seat} if begins else before - {entry.seat}


def seats_stood_in(row: GameRow) -> frozenset[Seat]:
    """The seats on which stand-ins play."""
    return frozenset(seat.seat for seat in row.seats if seat.stand_in is not None)


def owners(row: GameRow) -> dict[Seat, str]:
    """The seats of people, with their users; none of a game that sleeps."""
    if row.asleep is not None:
        return {}
    return {seat.seat: seat.user_id for seat in row.seats if seat.kind == "human" and seat.user_id is not None}


def players(row: GameRow) -> dict[Seat, str]:
    """The seats whose owners play themselves, with their users; none of a game that sleeps."""
    stood_in = seats_stood_in(row)
    return {seat: user for seat, user in owners(row).items() if seat not in stood_in}


class DeadlineCalculator:
    """The rows of one table, changed step by step. `absences`: those of the owners of its seats."""

    def __init__(self, row: GameRow, rows: Iterable[DeadlineRow], absences: dict[Seat, Absence]) -> None:
        assert row.clock is not None
        self._game_id = row.id
        self._clock: Clock = row.clock
        self._relaxed = row.pace == "relaxed"
        self._absences = absences
        self.rows = {item.seat: item for item in rows}
        self._before = dict(self.rows)

    def take(self, step: Step) -> None:
        """Go one step further."""
        for seat in self.rows.keys() | self._absences.keys():
            row = self.rows.get(seat) or self._fresh(seat)
            plays = seat in self._absences and seat not in step.stood_in
            if row.since is not None and (seat not in step.asked or seat in step.restarted):
                row = self._answered(row, step.at)
            if row.due is not None and not plays:
                row = self._left(row, step.at) if seat in step.stood_in else self._answered(row, step.at)
            if plays and seat in step.asked and row.due is None:
                row = self._asked(row, step.at) if row.since is None else self._gone_on(row)
            self.rows[seat] = row

    def recalculate(self) -> None:
        """Calculate running deadlines again, as somebody's hours or vacations have changed."""
        for seat, row in self.rows.items():
            if row.since is not None and row.due is not None and row.passed is None and seat in self._absences:
                self.rows[seat] = self._until(row, row.since, row.added_seconds)

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.rows = {seat: self._stopped(row) for seat, row in self.rows.items()}

    def changed(self) -> list[DeadlineRow]:
        """The rows that are others now."""
        return [row for seat, row in sorted(self.rows.items()) if row != self._before.get(seat)]

    def _fresh(self, seat: Seat) -> DeadlineRow:
        return DeadlineRow(game_id=self._game_id, seat=seat, bank_seconds=self._clock.bank_seconds)

    def _asked(self, row: DeadlineRow, at: datetime) -> DeadlineRow:
        return self._until(replace(row, since=at, added_seconds=0.0, passed=None), at, 0.0)

    def _until(self, row: DeadlineRow, since: datetime, added: float) -> DeadlineRow:
        end = self._due(row, since, row.bank_seconds) + timedelta(seconds=added)
        return replace(row, due=end, near=near(since, end, self._clock))

    def _due(self, row: DeadlineRow, since: datetime, bank: float) -> datetime:
        absence = self._absences.get(row.seat, NEVER_AWAY)
        return due(since, self._clock, bank, absence, relaxed=self._relaxed)

    def _left(self, row: DeadlineRow, at: datetime) -> DeadlineRow:
        """A stand-in plays on for somebody who has stopped: what they have used of the bank is gone, and the deadline
        waits for them to come back while they are asked the same. So a turn has one deadline, however often they do."""
        assert row.since is not None and row.due is not None
        bank = self._bank_after(row, row.since, at)
        added = row.due - self._due(row, row.since, bank)
        return replace(row, due=None, near=None, bank_seconds=bank, added_seconds=added.total_seconds())

    def _gone_on(self, row: DeadlineRow) -> DeadlineRow:
        """They are back, and their deadline is what it was: also one that has passed."""
        assert row.since is not None
        going = self._until(row, row.since, row.added_seconds)
        return going if row.passed is None else replace(going, near=None)

    def _answered(self, row: DeadlineRow, at: datetime) -> DeadlineRow:
        assert row.since is not None
        bank = row.bank_seconds if row.due is None else self._bank_after(row, row.since, at)
        return self._stopped(replace(row, bank_seconds=bank))

    def _bank_after(self, row: DeadlineRow, since: datetime, at: datetime) -> float:
        absence = self._absences.get(row.seat, NEVER_AWAY)
        return bank_after(since, at, row.added_seconds, self._clock, row.bank_seconds, absence, relaxed=self._relaxed)

    def _stopped(self, row: DeadlineRow) -> DeadlineRow:
        return replace(row, since=None, due=None, near=None, added_seconds=0.0, passed=None)
