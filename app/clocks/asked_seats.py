"""Deadlines follow from the log: each entry asks seats, goes on asking them, or asks them no more.

The process that wrote an entry works its deadlines out behind the move. Should it die in between, another one does so
from the log (`Following.heal`): `clocks` says up to which entry they are worked out.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Any

import structlog
from msgspec import Struct
from msgspec.structs import replace

from app.changes import Changes
from app.clocks.due_times import bank_after, due, near
from app.clocks.notices import ClockNotices, Happened
from app.play.broken import BrokenLog
from app.play.entries import LogEntry, read_entry
from app.play.game_log import GameLog
from app.play.replay import Replay
from app.play.table import Change, Table
from app.problems import Problem
from app.rules.game import Seat
from app.store import absence as people
from app.store import deadlines, log
from app.store.absence import Absence
from app.store.database import Database
from app.store.deadlines import DeadlineRow
from app.store.errors import Conflict, StoreUnavailable
from app.store.records import Clock, GameRow
from app.tasks import BackgroundTasks

NEVER_AWAY = Absence()
logger = structlog.get_logger(__name__)


class Step(Struct, frozen=True, kw_only=True):
    """What an entry means for the clocks: who is asked after it, and who among them anew. `took_over`: the seat on
    which a stand-in plays from here on, as its time was up."""

    seq: int
    at: datetime
    asked: frozenset[Seat]
    anew: frozenset[Seat]
    took_over: Seat | None = None


def step_of(table: Table, entry: LogEntry, state: Any) -> Step:
    """The step of an entry that led to a state."""
    asked = frozenset(table.game.to_move(state)) if entry.ended is None and table.game.outcome(state) is None else ()
    begun = [item.seat for item in table.game.turns_begun(entry.events)]
    anew = set(asked) if None in begun else {seat for seat in begun if seat is not None}
    if entry.handed is not None or entry.stand_in is not None:
        anew.add(entry.seat if entry.seat is not None else -1)
    taken = entry.stand_in is not None and entry.stand_in.why == "deadline"
    return Step(
        seq=entry.seq,
        at=entry.at,
        asked=frozenset(asked),
        anew=frozenset(anew),
        took_over=entry.seat if taken else None,
    )


def players(row: GameRow) -> dict[Seat, str]:
    """The seats whose owners play themselves, with their users; none of a game that sleeps."""
    if row.asleep is not None:
        return {}
    playing = (seat for seat in row.seats if seat.kind == "human" and seat.stand_in is None)
    return {seat.seat: seat.user_id for seat in playing if seat.user_id is not None}


class Reckoner:
    """The rows of one table, changed step by step. Pure."""

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
            if row.since is not None and (not asked or seat in step.anew):
                row = self._answered(row, step.at)
            if asked and row.since is None:
                row = self._asked(row, step.at)
            self.rows[seat] = row

    def again(self) -> None:
        """Reckon running deadlines anew, as somebody's hours or vacations have changed."""
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


class Following:
    """Works deadlines out behind the moves of this process, those of a table one after the other."""

    def __init__(
        self, db: Database, game_log: GameLog, changes: Changes, tasks: BackgroundTasks, notices: ClockNotices
    ) -> None:
        self._db = db
        self._log = game_log
        self._tasks = tasks
        self._notices = notices
        self._waiting: dict[str, list[tuple[GameRow, Step]]] = {}
        self._busy: set[str] = set()
        changes.subscribe(Change, self._noticed)

    def _noticed(self, change: Change) -> None:
        table = change.table
        if not change.local or change.entry is None or table.row.clock is None:
            return
        step = step_of(table, change.entry, change.after)
        self._waiting.setdefault(table.id, []).append((table.row, step))
        if table.id not in self._busy:
            self._busy.add(table.id)
            self._tasks.start(self._write(table))

    async def _write(self, table: Table) -> None:
        try:
            while waiting := self._waiting.pop(table.id, None):
                if not await self._follow(waiting[-1][0], [step for _, step in waiting]):
                    await self.heal(table.id)
        except (StoreUnavailable, Conflict, Problem, BrokenLog) as error:
            self._waiting.pop(table.id, None)
            logger.warning("clocks.behind", game_id=table.id, error=str(error))
        finally:
            self._busy.discard(table.id)

    async def _follow(self, row: GameRow, steps: Sequence[Step]) -> bool:
        """Write what steps change; false if entries before them are missing."""
        async with self._notices.of_game(row.id) as (connection, tell):
            upto = await deadlines.lock(connection, row.id)
            later = [step for step in steps if step.seq > upto]
            if not later:
                return True
            if later[0].seq != upto + 1:
                return False
            reckoner = await reckoner_of(self._db, connection, row, later[0].at)
            for step in later:
                reckoner.take(step)
                if step.took_over is not None:
                    await tell(Happened(kind="standin", game_id=row.id, seat=step.took_over, number=step.seq))
            await deadlines.keep(connection, reckoner.changed())
            await deadlines.note(connection, row.id, later[-1].seq)
            if all(item.passed is None for item in reckoner.rows.values()):
                await deadlines.set_votes(connection, row.id, ())
        return True

    async def heal(self, game_id: str) -> None:
        """Work out what nobody has: from the log, behind the last entry that is worked out."""
        table = await self._log.read(game_id)
        if table.row.clock is None:
            return
        upto, _ = await deadlines.worked_out(self._db, game_id)
        replay, steps = Replay(table.game), []
        for stored in await log.entries(self._db, game_id, 0, table.seq):
            entry = read_entry(table.game, stored)
            state = replay.add(entry)
            if entry.seq > upto:
                steps.append(step_of(table, entry, state))
        await self._follow(table.row, steps)

    async def reckon_again(self, connection: Any, row: GameRow, now: datetime) -> None:
        """Reckon the running deadlines of a table anew, inside a transaction."""
        await deadlines.lock(connection, row.id)
        reckoner = await reckoner_of(self._db, connection, row, now)
        reckoner.again()
        await deadlines.keep(connection, reckoner.changed())


async def reckoner_of(db: Database, connection: Any, row: GameRow, now: datetime) -> Reckoner:
    """What a table's deadlines are reckoned with, its lock held."""
    seats = players(row)
    rows = await deadlines.rows_within(connection, row.id)
    first = min((item.since for item in rows if item.since is not None), default=now)
    found = await people.absences(db, connection, list(seats.values()), min(first, now))
    absences = {seat: found.get(user, NEVER_AWAY) for seat, user in seats.items()}
    return Reckoner(row, rows, absences)
