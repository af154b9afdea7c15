"""How games ended: stored as soon as they have, and later for those that were missed. The log is what counts:
whatever is lost here is made from it again.
"""

import asyncio

import structlog

from app.changes import Changes
from app.play.broken import BrokenLog
from app.play.games import Games
from app.play.table import Change, Table
from app.play.table_loader import load_table
from app.problems import Problem
from app.store import results
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.results import ResultRow
from app.tasks import BackgroundTasks

HEAL_SECONDS = 600.0
BETWEEN_SECONDS = 0.02
GAMES_PER_PASS = 50
"""How many games are looked up in one go."""
logger = structlog.get_logger(__name__)


def results_of(table: Table) -> tuple[ResultRow, ...]:
    """How the game ended for each seat, best first; none while it goes on. One that was ended before its end has
    neither places nor scores."""
    outcome = table.game.outcome(table.state) if table.state is not None else None
    if outcome is None:
        return _ended_early(table) if table.row.status == "finished" else ()
    found = [
        ResultRow(
            seat=seat.seat,
            user_id=seat.user_id,
            kind=seat.kind,
            name=seat.name,
            total=outcome.totals[seat.seat],
            place=outcome.places[seat.seat],
            won=seat.seat in outcome.winners,
            advised=seat.advised,
            stand_in=seat.stand_in is not None,
        )
        for seat in table.row.seats
    ]
    return tuple(sorted(found, key=lambda item: (item.place or 0, item.seat)))


def _ended_early(table: Table) -> tuple[ResultRow, ...]:
    return tuple(
        ResultRow(
            seat=seat.seat,
            user_id=seat.user_id,
            kind=seat.kind,
            name=seat.name,
            total=None,
            place=None,
            won=False,
            advised=seat.advised,
            stand_in=seat.stand_in is not None,
        )
        for seat in table.row.seats
    )


class ResultKeeper:
    """Keeps how the games of this process end; those branched off another one are no results."""

    def __init__(self, db: Database, games: Games, changes: Changes, tasks: BackgroundTasks) -> None:
        self._db = db
        self._games = games
        self._tasks = tasks
        self._without: set[str] = set()
        changes.subscribe(Change, self._changed)

    def _changed(self, change: Change) -> None:
        row = change.table.row
        if change.local and change.entry is not None and row.status == "finished" and row.branched_from is None:
            self._tasks.start(self._keep(change.table))

    async def _keep(self, table: Table) -> None:
        found = results_of(table)
        if not found:
            self._without.add(table.id)
            return
        try:
            await results.keep(self._db, table.id, table.row.game, table.row.updated, found)
        except StoreUnavailable:
            logger.warning("results.not-kept", game_id=table.id)

    async def heal(self) -> int:
        """Keep how games ended of which it is not kept; how many there were."""
        wanted = await results.missing(self._db, GAMES_PER_PASS + len(self._without))
        ids = [game_id for game_id in wanted if game_id not in self._without][:GAMES_PER_PASS]
        for game_id in ids:
            try:
                await self._keep(await load_table(self._db, self._games, game_id))
            except StoreUnavailable:
                raise
            except (Problem, BrokenLog, KeyError) as problem:
                self._without.add(game_id)
                logger.warning("results.not-kept", game_id=game_id, error=str(problem))
            except Exception:
                self._without.add(game_id)
                logger.exception("results.not-kept", game_id=game_id)
            await asyncio.sleep(BETWEEN_SECONDS)
        return len(ids)

    async def run_forever(self) -> None:
        """Heal now and then, until cancelled."""
        while True:
            try:
                more = await self.heal() == GAMES_PER_PASS
            except StoreUnavailable:
                more = False
            await asyncio.sleep(0.1 if more else HEAL_SECONDS)
