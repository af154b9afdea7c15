"""Deadlines follow from the log: each entry asks seats, goes on asking them, or asks them no more.

The process that wrote an entry works its deadlines out after the move. Should it die in between, another one does so
from the log (`DeadlineUpdater.heal`): `clocks` says up to which entry they are worked out.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import structlog

from app.changes import Changes
from app.clocks.deadline_calculator import (
    NEVER_AWAY,
    DeadlineCalculator,
    Step,
    givers,
    owners,
    seats_stood_in,
    step_of,
    stood_in_after,
)
from app.clocks.notices import ClockNotices, Happened
from app.play.broken import BrokenLog
from app.play.entries import read_entry
from app.play.game_log import GameLog
from app.play.replay import Replay
from app.play.table import Change, Table
from app.problems import Problem
from app.rules.game import Seat
from app.store import absence as people
from app.store import deadlines, log
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable
from app.store.records import GameRow
from app.tasks import BackgroundTasks

logger = structlog.get_logger(__name__)


class DeadlineUpdater:
    """Calculates deadlines after the moves of this process, those of a table one after the other."""

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
        step = step_of(table, change.entry, change.before, change.after, seats_stood_in(table.row))
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
            calculator = await calculator_of(self._db, connection, row, later[0].at, later)
            for step in later:
                calculator.take(step)
                if step.took_over is not None:
                    await tell(Happened(kind="standin", game_id=row.id, seat=step.took_over, number=step.seq))
            await deadlines.keep(connection, calculator.changed())
            await deadlines.note(connection, row.id, later[-1].seq)
            if all(item.passed is None for item in calculator.rows.values()):
                await deadlines.set_votes(connection, row.id, ())
        return True

    async def heal(self, game_id: str) -> None:
        """Calculate missing deadlines from the log, after the last entry that is worked out."""
        table = await self._log.read(game_id)
        if table.row.clock is None:
            return
        upto, _ = await deadlines.worked_out(self._db, game_id)
        replay, stood_in, steps = Replay(table.game), frozenset[Seat](), list[Step]()
        for stored in await log.entries(self._db, game_id, 0, table.seq):
            entry = read_entry(table.game, stored)
            before, after = replay.states.get(entry.seq - 1), replay.add(entry)
            stood_in = stood_in_after(stood_in, entry)
            if entry.seq > upto:
                steps.append(step_of(table, entry, before, after, stood_in))
        await self._follow(table.row, steps)

    async def recalculate(self, connection: Any, row: GameRow, now: datetime) -> None:
        """Calculate the running deadlines of a table again, inside a transaction."""
        await deadlines.lock(connection, row.id)
        calculator = await calculator_of(self._db, connection, row, now)
        calculator.recalculate()
        await deadlines.keep(connection, calculator.changed())


async def calculator_of(
    db: Database, connection: Any, row: GameRow, now: datetime, steps: Sequence[Step] = ()
) -> DeadlineCalculator:
    """What a table's deadlines are calculated with in these steps, its lock held; `row` is the one after them."""
    seats, handed = owners(row), givers(row, steps)
    rows = await deadlines.rows_within(connection, row.id)
    first = min((item.since for item in rows if item.since is not None), default=now)
    users = list({*seats.values(), *handed.values()})
    found = await people.absences(db, connection, users, min(first, now))
    absences = {seat: found.get(user, NEVER_AWAY) for seat, user in seats.items()}
    return DeadlineCalculator(row, rows, absences, {seq: found.get(user, NEVER_AWAY) for seq, user in handed.items()})
