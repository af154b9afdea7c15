"""Plays premoves by themselves, as their owners have chosen: by `Moves`, as moves by REST are.

As with automated seats, the process that wrote the last entry goes on, and any process finds what another one has left.
Each move has a key of its own, which the log takes once, and is made only on top of the entry that was looked at.
"""

import asyncio
from datetime import timedelta
from functools import partial

import structlog

from app import clock
from app.changes import NoticeDue
from app.play import notice_causes
from app.play.broken import BrokenLog
from app.play.game_tasks import GameTasks
from app.play.kept_premoves import KeptPremoves, is_held, key_of
from app.play.submission import Moves, Submission
from app.play.table import Change, Table
from app.play.tables import Tables
from app.problems import Problem
from app.rules.game import IllegalMove, Seat
from app.store import premoves
from app.store.database import Database
from app.store.errors import Conflict, KeyUsed, StoreUnavailable
from app.store.premoves import KeptPremove
from app.store.records import SeatRow

SWEEP_SECONDS = 5.0
"""How often to look for turns whose premoves nobody plays, whatever the reason."""
logger = structlog.get_logger(__name__)


class Premover:
    """Plays the premoves of people whose turn has come."""

    def __init__(
        self, db: Database, tables: Tables, moves: Moves, kept_premoves: KeptPremoves, grace: timedelta
    ) -> None:
        self._db = db
        self._tables = tables
        self._moves = moves
        self._kept_premoves = kept_premoves
        self._grace = grace
        self._tasks = GameTasks("premoves.failed")
        tables.changes.subscribe(Change, self._noticed)

    def _noticed(self, change: Change) -> None:
        """Play where a turn of somebody else than the mover may have come, or where a vote or a stand-in has ended."""
        table, entry = change.table, change.entry
        mover = None if entry is None or entry.changes_no_state else entry.seat
        if change.local and any(seat.seat in table.to_move() and seat.seat != mover for seat in table.humans()):
            self._begin(table.id)

    def _begin(self, game_id: str) -> None:
        self._tasks.begin(game_id, partial(self._play, game_id))

    async def wake(self) -> None:
        """Play whatever is to be played at any table; what is kept for a game that is over is forgotten."""
        await premoves.forget_ended(self._db)
        for game_id in await premoves.due(self._db):
            self._begin(game_id)

    async def run_forever(self) -> None:
        """Look for turns that nobody has seen come, until cancelled; first right after the start."""
        while True:
            try:
                await self.wake()
            except StoreUnavailable:
                logger.debug("premoves.no-database")
            await asyncio.sleep(SWEEP_SECONDS)

    async def settle(self) -> None:
        """Wait until none is being played."""
        await self._tasks.settle()

    async def stop(self) -> None:
        """Stop at once; what is not written has not happened."""
        await self._tasks.stop()

    async def _play(self, game_id: str) -> None:
        try:
            table = await self._tables.live.get(game_id)
            await self._tables.log.refresh(table)
            looked_at = None
            while looked_at != table.seq:  # entries written meanwhile begin no second task
                looked_at = table.seq
                for seat in table.humans():
                    while seat.user_id is not None and await self._step(table, seat, seat.user_id):
                        pass
        except StoreUnavailable:
            logger.warning("premoves.no-database", game_id=game_id)
        except (Problem, BrokenLog) as error:
            logger.error("premoves.stopped", game_id=game_id, error=str(error))

    async def _step(self, table: Table, row: SeatRow, user_id: str) -> bool:
        """Make the next move of the seat's premove; False if there is none to be made now."""
        async with table.lock:
            seat = row.seat
            if seat not in table.to_move() or table.row.seats[seat].user_id != user_id or is_held(table, seat):
                return False
            kept = await premoves.find(self._db, table.id, user_id)
            if kept is None:
                return False
            if kept.seq > table.seq:
                await self._tables.log.catch_up_locked(table)
                return kept.seq <= table.seq
            played, what = await self._kept_premoves.next_of(table, seat, kept)
            if what == "wait":
                return False
            if what == "stop":
                await self._end(table, seat, user_id, kept, played)
                return False
            try:
                await self._make(table, seat, kept, played)
            except Conflict:
                await self._tables.log.catch_up_locked(table)
                return True
            except (IllegalMove, KeyUsed):
                await self._end(table, seat, user_id, kept, played)
                return False
            if played + 1 < len(kept.steps):
                return True
            await self._end(table, seat, user_id, kept, played + 1)
            return False

    async def _make(self, table: Table, seat: Seat, kept: KeptPremove, index: int) -> None:
        move = table.game.decode_move(premoves.encoded(kept.steps[index]))
        await self._moves.play(table, Submission(seat=seat, move=move, key=key_of(kept, index)))

    async def _end(self, table: Table, seat: Seat, user_id: str, kept: KeptPremove, played: int) -> None:
        """Forget the premove. Its owner is told that it is their turn if they have to go on: that it came was told when
        it came, but a move that was made since has withdrawn that."""
        at = clock.now()
        caused = notice_causes.by_premove(table, seat, at, self._grace, is_told=not played)
        await premoves.end(self._db, table.id, user_id, kept, table.seq, caused, at)
        if caused.seats:
            self._tables.changes.publish(NoticeDue(caused.due))
