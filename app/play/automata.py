"""Seats that move by themselves: Luna, and robots that play at random. They use the same door as everybody.

The process that wrote the last entry goes on; if it died, another one takes over after a while. Should two try at
once, the log's key lets one through, and the other goes home quietly.
"""

import asyncio
import random
from typing import Any

import structlog

from app.play.loading import BrokenLog
from app.play.problems import Problem
from app.play.submitting import play
from app.play.table import Change, Table
from app.play.tables import Tables
from app.rules.game import IllegalMove, Move, Seat
from app.store.errors import Conflict, StoreUnavailable
from app.store.games import waiting_for_automata

ABANDONED_SECONDS = 5.0
RETRY_SECONDS = 1.0
logger = structlog.get_logger(__name__)


class Automata:
    """Keeps automated seats moving. `pace` are the seconds before each of their moves."""

    def __init__(self, tables: Tables, pace: float) -> None:
        self._tables = tables
        self._pace = pace
        self._playing: dict[str, asyncio.Task[None]] = {}
        tables.changed.append(self._noticed)

    def _noticed(self, change: Change) -> None:
        if change.here and change.table.row.automatic:
            self.nudge(change.table.id)

    def nudge(self, game_id: str) -> None:
        """Let the automated seats of a game move, unless they are at it."""
        if game_id not in self._playing:
            task = self._playing[game_id] = asyncio.create_task(self._play(game_id))
            task.add_done_callback(lambda _: self._playing.pop(game_id, None))

    async def wake(self, idle_seconds: float = 0.0) -> None:
        """Nudge the games that wait for an automated seat and where nothing has happened for so long."""
        for game_id in await waiting_for_automata(self._tables.db, idle_seconds):
            self.nudge(game_id)

    async def keep_awake(self) -> None:
        """Look for abandoned games for ever. The first look comes at once, after a start."""
        idle = 0.0
        while True:
            try:
                await self.wake(idle)
                idle = ABANDONED_SECONDS + 2 * self._pace
            except StoreUnavailable:
                logger.debug("automata.no-database")
            await asyncio.sleep(ABANDONED_SECONDS if idle else RETRY_SECONDS)

    async def settle(self) -> None:
        """Wait until no automated seat is at it."""
        while self._playing:
            await asyncio.gather(*self._playing.values(), return_exceptions=True)

    async def stop(self) -> None:
        """Stop at once; what is not written has not happened."""
        for task in list(self._playing.values()):
            task.cancel()
        await self.settle()

    async def _play(self, game_id: str) -> None:
        try:
            while await self._is_up(game_id):
                if self._pace:
                    await asyncio.sleep(self._pace)
                await self._move(game_id)
        except StoreUnavailable:
            logger.warning("automata.no-database", game_id=game_id)
        except (Problem, BrokenLog, IllegalMove) as error:
            logger.error("automata.stopped", game_id=game_id, error=str(error))

    async def _is_up(self, game_id: str) -> bool:
        row = (await self._tables.get(game_id)).row
        return row.status == "playing" and row.automatic

    async def _move(self, game_id: str) -> None:
        table = await self._tables.get(game_id)
        async with table.lock:
            found = automatic_move(table)
            if found is None:
                return
            try:
                await play(self._tables, table, found[0], None, found[1])
            except Conflict:
                await self._tables.catch_up_locked(table)


def automatic_move(table: Table) -> tuple[Seat, Move] | None:
    """The automated seat whose turn it is and its move, if there is one."""
    if table.row.status != "playing":
        return None
    state: Any = table.state
    seat = table.game.automatic(state)
    if seat is not None:
        return seat, table.game.automatic_move(state)
    robots = [s.seat for s in table.row.seats if s.kind == "robot" and s.seat in table.to_move()]
    if not robots:
        return None
    # Robots draw from what everybody may know, so that a move tells nothing and a test can be repeated.
    draw = random.Random(f"{table.id}/{table.seq}/{robots[0]}")
    return robots[0], table.game.random_move(state, robots[0], draw)
