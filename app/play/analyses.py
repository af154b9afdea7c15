"""What robots think of finished games: made when somebody first asks, once, in the background, and kept."""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from secrets import token_hex

import msgspec
import structlog
from msgspec import Struct

from app import clock
from app.play.game_tasks import GameTasks
from app.play.games import Games, Judging
from app.play.judging import Heard, Job, KeptAnalysis, NotJudged, judged
from app.play.table import Table
from app.problems import Clash, NotFound
from app.store import analyses, log
from app.store.database import Database
from app.store.errors import StoreUnavailable

MAX_CONCURRENT = 1
"""Games of a process that are judged at once."""
MAX_WAITING = 50
"""Games of a process that wait for it; a reader who asks for more is told that nothing has begun, and asks again."""
CLAIM_LEASE = timedelta(seconds=60)
"""After so long without a note another process may judge the game."""
MAX_SECONDS = 600.0
MAX_TRIES = 3
"""A game is judged once more after each failure of the work itself, until there were so many."""
SECONDS_BETWEEN_NOTES = 1.0
logger = structlog.get_logger(__name__)


Work = Callable[[Job, Heard], Awaitable[KeptAnalysis]]


class Progress(Struct, frozen=True):
    """How far an analysis is that is being made, from 0 to 1."""

    done: float


class _ClaimLost(Exception):
    """Another process makes the analysis by now."""


class Analyses:
    """The analyses of an application's games. `work` judges a game."""

    def __init__(self, db: Database, games: Games, work: Work = judged) -> None:
        self._db = db
        self._games = games
        self._work = work
        self._free = asyncio.Semaphore(MAX_CONCURRENT)
        self._tasks = GameTasks("analyses.failed")

    async def of(self, table: Table) -> KeptAnalysis | Progress:
        """The analysis of a table's game, or how far it is; it is begun unless it has been. Raises `Clash` for a game
        that is not over, has ended early or cannot be judged, `NotFound` for one that no robot judges."""
        judging = judged_by(self._games, table)
        stored = await analyses.read(self._db, table.id)
        if stored is not None and stored.made_by == judging.analyst.name:
            if stored.result is not None:
                return unpacked(stored.result)
            if stored.claimed_until is not None and stored.claimed_until > clock.now():
                return Progress(stored.done / 100)
            if stored.tries >= MAX_TRIES:
                raise Clash("analysis-failed", "This game could not be judged.")
        if len(self._tasks) < MAX_WAITING:
            self._tasks.begin(table.id, partial(self._make, table, judging))
        return Progress(0.0)

    async def settle(self) -> None:
        """Wait until none is made here."""
        await self._tasks.settle()

    async def stop(self) -> None:
        """Stop at once: the next request begins from scratch."""
        await self._tasks.stop()

    async def _make(self, table: Table, judging: Judging) -> None:
        async with self._free:
            claim = token_hex(8)
            try:
                if await self._claimed(table.id, judging, claim):
                    await self._judge(table, judging, claim)
            except StoreUnavailable:
                logger.warning("analyses.no-database", game_id=table.id)

    async def _claimed(self, game_id: str, judging: Judging, claim: str) -> bool:
        now = clock.now()
        return await analyses.claim(
            self._db, game_id, judging.analyst.name, claim, now=now, until=now + CLAIM_LEASE, most_tries=MAX_TRIES
        )

    async def _judge(self, table: Table, judging: Judging, claim: str) -> None:
        """Make the analysis that this process has claimed. Only what the work itself does wrong counts as a try: a
        database that went away says nothing of the game."""
        try:
            rows = await log.entries(self._db, table.id, 0, table.seq)
            automas = frozenset(seat.seat for seat in table.row.seats if seat.kind == "automa")
            noted = _Noted(self._db, table.id, claim)
            async with asyncio.timeout(MAX_SECONDS):
                found = await self._work(Job(table.id, judging, rows, automas), noted.note)
            await analyses.keep(self._db, table.id, claim, packed(found))
        except (asyncio.CancelledError, StoreUnavailable):
            await analyses.leave(self._db, table.id, claim, has_failed=False)
            raise
        except _ClaimLost:
            logger.info("analyses.made-elsewhere", game_id=table.id)
        except (NotJudged, TimeoutError) as error:
            logger.error("analyses.not-made", game_id=table.id, error=str(error))
            await analyses.leave(self._db, table.id, claim, has_failed=True)
        except Exception:
            logger.exception("analyses.not-made", game_id=table.id)
            await analyses.leave(self._db, table.id, claim, has_failed=True)


class _Noted:
    """Notes how far an analysis is, not oftener than need be."""

    def __init__(self, db: Database, game_id: str, claim: str) -> None:
        self._db, self._game_id, self._claim = db, game_id, claim
        self._next = 0.0

    async def note(self, done: int, of: int) -> None:
        """Note how many turns are judged. Raises `_ClaimLost`."""
        if (now := asyncio.get_running_loop().time()) < self._next:
            return
        self._next = now + SECONDS_BETWEEN_NOTES
        until = clock.now() + CLAIM_LEASE
        if not await analyses.go_on(self._db, self._game_id, self._claim, 100 * done // max(1, of), until):
            raise _ClaimLost


def judged_by(games: Games, table: Table) -> Judging:
    """Who judges the table's game, which is over. Raises as `Analyses.of` does."""
    judging = games.judging(table.row.game)
    if judging is None:
        raise NotFound("no-analysis", "No robot of this server judges games of this kind.")
    if table.row.status != "finished":
        raise Clash("not-over", "This game is not over yet.")
    if table.game.outcome(table.state) is None:
        raise Clash("ended-early", "This game was ended before its end: there is nothing to judge.")
    return judging


def packed(analysis: KeptAnalysis) -> bytes:
    """An analysis as it is stored."""
    return zlib.compress(msgspec.json.encode(analysis))


def unpacked(stored: bytes) -> KeptAnalysis:
    """A stored one."""
    return msgspec.json.decode(zlib.decompress(stored), type=KeptAnalysis)
