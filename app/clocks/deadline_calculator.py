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
    """What an entry means for the clocks: who is asked after it, and for whom of them a new turn begins (`restarted`).
    `took_over`: the seat on which a stand-in plays from here on, as its time was up."""

    seq: int
    at: datetime
    asked: frozenset[Seat]
    restarted: frozenset[Seat]
    took_over: Seat | None = None


def step_of(table: Table, entry: LogEntry, state: Any) -> Step:
    """The step of an entry that led to a state."""
    asked = frozenset(table.game.to_move(state)) if entry.ended is None and table.game.outcome(state) is None else ()
    begun = [item.seat for item in table.game.turns_begun(entry.events)]
    restarted = set(asked) if None in begun else {seat for seat in begun if seat is not None}
    if entry.handed is not None or entry.stand_in is not None:
        restarted.add(entry.seat if entry.seat is not None else -1)
    taken = entry.stand_in is not None and entry.stand_in.why == "deadline"
    return Step(
        seq=entry.seq,
        at=entry.at,
        asked=frozenset(asked),
        restarted=frozenset(restarted),
        took_over=entry.seat if taken else None,
    )


def players(row: GameRow) -> dict[Seat, str]:
    """The seats whose owners play themselves, with their users; none of a game that sleeps."""
    if row.asleep is not None:
        return {}
    playing = (seat for seat in row.seats if seat.kind == "human" and seat.stand_in is None)
    return {seat.seat: seat.user_id for seat in playing if seat.user_id is not None}


class DeadlineCalculator:
    """The rows of one table, changed step by step."""

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
            asked = seat in step.asked and seat in self._absences
            if row.since is not None and (not asked or seat in step.restarted):
                row = self._answered(row, step.at)
            if asked and row.since is None:
                row = self._asked(row, step.at)
            self.rows[seat] = row

    def recalculate(self) -> None:
        """Calculate running deadlines again, as somebody's hours or vacations have changed."""
        for seat, row in self.rows.items():
            if row.since is not None and row.passed is None and seat in self._absences:
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
        absence = self._absences[row.seat]
        end = due(since, self._clock, row.bank_seconds, absence, relaxed=self._relaxed) + timedelta(seconds=added)
        return replace(row, due=end, near=near(since, end, self._clock))

    def _answered(self, row: DeadlineRow, at: datetime) -> DeadlineRow:
        assert row.since is not None
        absence = self._absences.get(row.seat, NEVER_AWAY)
        left = bank_after(
            row.since, at, row.added_seconds, self._clock, row.bank_seconds, absence, relaxed=self._relaxed
        )
        return self._stopped(replace(row, bank_seconds=left))

    def _stopped(self, row: DeadlineRow) -> DeadlineRow:
        return replace(row, since=None, due=None, near=None, added_seconds=0.0, passed=None)
