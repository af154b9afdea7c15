"""Ends games that all who play have agreed to end, or that a vote ends, also when nobody says so at that moment.

Whether all have agreed, and whether a vote is carried, is checked at each agreement or vote; and here, when those are
others whom it takes: somebody resigns, departs, comes back or hands the seat on, or is late.
"""

import structlog

from app.clocks.votes import Votes, is_voted_on
from app.play.broken import BrokenLog
from app.play.closure import Closure
from app.play.table import Change, Table
from app.play.tables import Tables
from app.problems import Problem
from app.store.errors import Conflict, StoreUnavailable
from app.tasks import BackgroundTasks

MAX_TRIES = 5
logger = structlog.get_logger(__name__)


class Settling:
    """Looks at wishes and votes again after each change of who plays."""

    def __init__(self, tables: Tables, tasks: BackgroundTasks, closure: Closure, votes: Votes) -> None:
        self._tables = tables
        self._tasks = tasks
        self._closure = closure
        self._votes = votes
        tables.changes.subscribe(Change, self._noticed)

    def _noticed(self, change: Change) -> None:
        entry, row = change.entry, change.table.row
        says_who_plays = entry is None or entry.stand_in is not None or entry.handed is not None
        is_asked = row.closing is not None or is_voted_on(row)
        if change.local and says_who_plays and is_asked and row.status == "playing":
            self._tasks.start(self._settle(change.table))

    async def _settle(self, table: Table) -> None:
        async with table.lock:
            for _ in range(MAX_TRIES):
                try:
                    await self._closure.settle(table)
                    await self._votes.settle(table)
                except Conflict:
                    await self._tables.log.catch_up_locked(table)
                except (StoreUnavailable, Problem, BrokenLog) as error:
                    logger.warning("table.not-settled", game_id=table.id, error=str(error))
                    return
                else:
                    return
