"""The deadlines of one table, as entries of its log change them. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.clocks.due_times import bank_after, due, near, until
from app.play.entries import HandedBy, LogEntry
from app.play.table import Table
from app.rules.game import Seat
from app.store.absence import Absence
from app.store.deadlines import DeadlineRow
from app.store.records import Clock, GameRow

NEVER_AWAY = Absence()
NOBODY_AWAY: Mapping[int, Absence] = MappingProxyType({})


class Step(Struct, frozen=True, kw_only=True):
    """What an entry means for the clocks: who is asked after it, for whom of them a new turn or question begins
    (`restarted`), and on which seats stand-ins play from here on (`stood_in`). `settled`: nobody alone can take back
    any more what they have answered before it. `handed`: the seat that has changed hands, and by whose leave.
    `took_over`: the seat on which a stand-in plays since now, as its time was up."""

    seq: int
    at: datetime
    asked: frozenset[Seat]
    restarted: frozenset[Seat]
    settled: bool = True
    stood_in: frozenset[Seat] = frozenset()
    handed: tuple[Seat, HandedBy] | None = None
    took_over: Seat | None = None


def step_of(table: Table, entry: LogEntry, before: Any, after: Any, stood_in: frozenset[Seat]) -> Step:
    """The step of an entry that led from a state (None: there was none) to another; stand-ins play on the seats
    `stood_in` before it, or after it."""
    game = table.game
    is_over = entry.ended is not None or game.outcome(after) is not None
    asked = frozenset[Seat]() if is_over else frozenset(game.to_move(after))
    asked_before = frozenset[Seat]() if before is None else frozenset(game.to_move(before))
    begun = [item.seat for item in game.turns_begun(entry.events)]
    if None in begun or entry.is_takeback:
        restarted = set(asked)
    else:
        restarted = {seat for seat in begun if seat is not None} | (asked - asked_before - {_taking_back(entry)})
    took_over = entry.seat if entry.stand_in is not None and entry.stand_in.why == "deadline" else None
    if entry.seat is not None and (took_over is not None or _is_for_a_newcomer(entry)):
        restarted.add(entry.seat)
    return Step(
        seq=entry.seq,
        at=entry.at,
        asked=asked,
        restarted=frozenset(restarted),
        settled=is_over or entry.is_takeback or bool(begun) or game.is_boundary(entry.events),
        stood_in=stood_in_after(stood_in, entry),
        handed=(entry.seat, entry.handed.by) if entry.seat is not None and entry.handed is not None else None,
        took_over=took_over,
    )


def _taking_back(entry: LogEntry) -> Seat | None:
    """The seat that is asked the same again if this entry asks it, as it has taken its own answer back."""
    return entry.seat if entry.undo_to is not None or (entry.is_move and not entry.by_stand_in) else None


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


def givers(row: GameRow, steps: Sequence[Step]) -> dict[int, str]:
    """The users who had a seat until it changed hands, by the number of the entry that says so; `row` is the one after
    these steps. One whom the table has forgotten is left out."""
    found: dict[int, str] = {}
    left = {seat.seat: list(seat.former) for seat in row.seats}
    for step in reversed(steps):
        if step.handed is None:
            continue
        seat, by = step.handed
        if by != "free" and left[seat]:
            found[step.seq] = left[seat].pop()
    return found


class DeadlineCalculator:
    """The rows of one table, changed step by step. `absences`: those of the owners of its seats; `of_givers`: those of
    their former owners, by the number of the entry by which the seat has changed hands."""

    def __init__(
        self,
        row: GameRow,
        rows: Iterable[DeadlineRow],
        absences: Mapping[Seat, Absence],
        of_givers: Mapping[int, Absence] = NOBODY_AWAY,
    ) -> None:
        assert row.clock is not None
        self._game_id = row.id
        self._clock: Clock = row.clock
        self._relaxed = row.pace == "relaxed"
        self._absences = absences
        self._of_givers = of_givers
        self.rows = {item.seat: item for item in rows}
        self._before = dict(self.rows)

    def take(self, step: Step) -> None:
        """Go one step further."""
        for seat in self.rows.keys() | self._absences.keys():
            row = self.rows.get(seat) or self._fresh(seat)
            if row.since is not None:
                row = self._going_on(row, step)
            if self._plays(seat, step) and seat in step.asked and row.due is None:
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

    def _plays(self, seat: Seat, step: Step) -> bool:
        """Whether the seat's owner plays on it themself after a step."""
        return seat in self._absences and seat not in step.stood_in

    def _fresh(self, seat: Seat) -> DeadlineRow:
        return DeadlineRow(game_id=self._game_id, seat=seat, bank_seconds=self._clock.bank_seconds)

    def _going_on(self, row: DeadlineRow, step: Step) -> DeadlineRow:
        """What a step leaves of what a seat was asked before it."""
        seat, handed, absence = row.seat, None, self._absences.get(row.seat, NEVER_AWAY)
        if step.handed is not None and step.handed[0] == seat:
            handed, absence = step.handed[1], self._of_givers.get(step.seq, NEVER_AWAY)
        plays = self._plays(seat, step)
        if seat in step.restarted:
            return self._answered(row, step.at, absence)
        if seat not in step.asked:
            can_take_back = plays and not step.settled and handed is None
            return self._put_aside(row, step.at) if can_take_back else self._answered(row, step.at, absence)
        if handed == "owner":
            return self._handed_on(row, step.at, absence)
        if row.due is None or plays:
            return row
        return self._left(row, step.at) if seat in step.stood_in else self._answered(row, step.at, absence)

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
        bank = self._bank_after(row, at, self._absences.get(row.seat, NEVER_AWAY))
        added = row.due - self._due(row, row.since, bank)
        return replace(row, due=None, near=None, bank_seconds=bank, added_seconds=added.total_seconds())

    def _put_aside(self, row: DeadlineRow, at: datetime) -> DeadlineRow:
        """They have answered, and could take it back: the deadline waits for that, as it does for who has stopped, so
        that a question has one deadline, however often they do. Nobody is late who has answered."""
        return row if row.due is None else replace(self._left(row, at), passed=None)

    def _handed_on(self, row: DeadlineRow, at: datetime, absence: Absence) -> DeadlineRow:
        """Who takes the seat over has what its owner has left of turn and bank, by the `absence` of that one so far: as
        if they had been asked so long ago. From here on their own hours and vacations count, and their time is a whole
        turn's at most. The former owner's vacation is over for the seat."""
        assert row.since is not None
        bank = self._bank_after(row, at, absence)
        left = due(row.since, self._clock, row.bank_seconds, until(absence, at), relaxed=self._relaxed)
        left += timedelta(seconds=row.added_seconds)
        since = min(at, left - timedelta(seconds=self._clock.turn_seconds + bank))
        return replace(row, since=since, due=None, near=None, bank_seconds=bank, added_seconds=0.0)

    def _gone_on(self, row: DeadlineRow) -> DeadlineRow:
        """They are back, and their deadline is what it was: also one that has passed."""
        assert row.since is not None
        going = self._until(row, row.since, row.added_seconds)
        return going if row.passed is None else replace(going, near=None)

    def _answered(self, row: DeadlineRow, at: datetime, absence: Absence) -> DeadlineRow:
        bank = row.bank_seconds if row.due is None else self._bank_after(row, at, absence)
        return self._stopped(replace(row, bank_seconds=bank))

    def _bank_after(self, row: DeadlineRow, at: datetime, absence: Absence) -> float:
        """What is left of the bank of somebody of this absence who was asked until now."""
        assert row.since is not None
        return bank_after(
            row.since, at, row.added_seconds, self._clock, row.bank_seconds, absence, relaxed=self._relaxed
        )

    def _stopped(self, row: DeadlineRow) -> DeadlineRow:
        return replace(row, since=None, due=None, near=None, added_seconds=0.0, passed=None)
