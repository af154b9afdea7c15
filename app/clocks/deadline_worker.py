"""The deadline worker: each process has one, and several do not get in each other's way.

A heartbeat says that a server is here. After a silence (all servers were stopped, a laptop slept, the database was
away) the silence is added to every deadline before anything is looked up, so that none passes while nobody could move.

A move counts by its arrival. One that is under way in this process holds back the deadline of who sent it; for those of
other processes every deadline takes effect a moment late.
"""

import asyncio
from datetime import datetime, timedelta
from functools import partial
from itertools import groupby
from operator import itemgetter
from typing import get_args

import structlog

from app import clock
from app.clocks.deadline_calculator import players
from app.clocks.deadline_updates import DeadlineUpdater
from app.clocks.notices import ClockNotices, Happened, number_of
from app.clocks.personal_time import PersonalTime
from app.play.arrivals import Arrivals
from app.play.broken import BrokenLog
from app.play.log_writer import LogWriter
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Problem
from app.rules.game import Seat
from app.store import deadlines
from app.store.across import in_each_database
from app.store.database import Database
from app.store.deadlines import DeadlineRow
from app.store.errors import Conflict, StoreUnavailable
from app.store.records import AtDeadline

TICK_SECONDS = 2.0
DEADLINE_GRACE = timedelta(seconds=3)
"""How much later a deadline takes effect: the time another process may take to write a move that arrived in time."""
OUTAGE_SECONDS = 20.0
"""A silence longer than this is an outage."""
SWEEP_SECONDS = 30.0
"""How often to look for games whose deadlines lag behind the log because a process has died."""
LOOKED_AT = 20_000
"""How many tables are checked for that each time, in the order of their ids, so that it costs no more with many."""
SLEEP_SECONDS = 3_600.0
"""How often to look for games that nobody has touched for long."""
IDLE_SECONDS = 5.0
CLAIMED_SECONDS = 60.0
MAX_DEADLINES_PER_CLAIM = 50
"""Deadlines taken at once."""
logger = structlog.get_logger(__name__)


class Every:
    """Says when something is due that is done every so many seconds, the first time at once."""

    def __init__(self, seconds: float) -> None:
        self._pause = timedelta(seconds=seconds)
        self._last: datetime | None = None

    def is_due(self, now: datetime) -> bool:
        """Whether it is due; then it counts as done."""
        if self._last is not None and now - self._last < self._pause:
            return False
        self._last = now
        return True


class DeadlineWorker:
    """Looks for deadlines that pass, and does what their tables want then. `running`: how many are, as last looked, if
    it `counts` them, which reads them all; `passed`: how many have passed here, by what their tables wanted."""

    def __init__(
        self,
        db: Database,
        tables: Tables,
        writer: LogWriter,
        deadline_updater: DeadlineUpdater,
        personal_time: PersonalTime,
        arrivals: Arrivals,
        notices: ClockNotices,
        sleep_after_days: int,
        *,
        counts: bool,
    ) -> None:
        self._tables = tables
        self._db = db
        self._writer = writer
        self._deadline_updater = deadline_updater
        self._personal_time = personal_time
        self._arrivals = arrivals
        self._notices = notices
        self._sleep_after_days = sleep_after_days
        self._sweep = Every(SWEEP_SECONDS)
        self._sleep_check = Every(SLEEP_SECONDS)
        self._held_back: set[tuple[str, Seat]] = set()
        self._counts = counts
        self._healed_to: dict[Database, str] = {}
        self.running = 0
        self.passed: dict[AtDeadline, int] = dict.fromkeys(get_args(AtDeadline), 0)

    async def run_forever(self) -> None:
        """Look every other second until cancelled."""
        while True:
            try:
                await self.look()
            except StoreUnavailable:
                logger.debug("clocks.no-database")
            await asyncio.sleep(TICK_SECONDS)

    async def look(self) -> None:
        """Look once, one job after the other. What passes does so by the moment of the heartbeat, whatever happens in
        between."""
        now = clock.now()
        await in_each_database(self._db, partial(self._beat, now))
        if self._sweep.is_due(now):
            if self._counts:
                await self._count_running()
            await in_each_database(self._db, partial(self._heal, now))
            await self._personal_time.recalculate_pending(now)
        if self._sleep_check.is_due(now):
            await self._let_sleep(now)
        await in_each_database(self._db, partial(self._tell_of_near, now))
        await self._let_pass(now)

    async def _beat(self, now: datetime, database: Database) -> None:
        """Say that a server is here; after an outage, also of that database alone, all deadlines are put off by it."""
        if added := await deadlines.beat(database, now, OUTAGE_SECONDS):
            logger.warning("clocks.outage", added_seconds=round(added))

    async def _count_running(self) -> None:
        self.running = await deadlines.count_running(self._db)

    async def _let_pass(self, now: datetime) -> None:
        """Let the deadlines that are due take effect, table by table; one that cannot stops none of the others."""
        for game_id, seats in groupby(sorted(await self._claim(now)), key=itemgetter(0)):
            try:
                await self._pass(game_id, {seat for _, seat in seats}, now)
            except StoreUnavailable:
                raise
            except (Problem, BrokenLog, Conflict) as error:
                logger.warning("clocks.not-passed", game_id=game_id, error=str(error))
            except Exception:
                logger.exception("clocks.not-passed", game_id=game_id)

    async def _claim(self, now: datetime) -> set[tuple[str, Seat]]:
        """The seats whose deadlines may take effect: those claimed now, and those held back at the last look, which are
        claimed still."""
        claimed = await deadlines.claim(
            self._db, now, due_by=now - DEADLINE_GRACE, again_after=CLAIMED_SECONDS, most=MAX_DEADLINES_PER_CLAIM
        )
        held_back, self._held_back = self._held_back, set()
        return held_back.union(claimed)

    async def _heal(self, now: datetime, database: Database) -> None:
        """Work out deadlines that lag behind their logs, of the tables whose turn it is to be looked at."""
        after = self._healed_to.get(database, "")
        lagging, self._healed_to[database] = await deadlines.behind(
            database, now, after, idle=IDLE_SECONDS, looked_at=LOOKED_AT, most=MAX_DEADLINES_PER_CLAIM
        )
        for game_id in lagging:
            try:
                await self._deadline_updater.heal(game_id)
            except StoreUnavailable:
                raise
            except (Problem, BrokenLog, Conflict) as error:
                logger.warning("clocks.not-healed", game_id=game_id, error=str(error))
            except Exception:
                logger.exception("clocks.not-healed", game_id=game_id)

    async def _let_sleep(self, now: datetime) -> None:
        """Put games to sleep that nobody has touched for long."""
        if not self._sleep_after_days:
            return
        before = now - timedelta(days=self._sleep_after_days)
        while ids := await deadlines.put_to_sleep(self._db, now, before, MAX_DEADLINES_PER_CLAIM):
            for game_id in ids:
                logger.info("clocks.asleep", game_id=game_id)
                if table := self._tables.live.at_hand(game_id):
                    await self._tables.log.catch_up(table)

    async def _tell_of_near(self, now: datetime, database: Database) -> None:
        """Tell owners whose time is nearly up."""
        async with self._notices.transaction(database) as (connection, tell):
            for game_id, seat, due in await deadlines.claim_near(connection, now, MAX_DEADLINES_PER_CLAIM):
                await tell(Happened(kind="deadline", game_id=game_id, seat=seat, number=number_of(due, seat)))

    async def _pass(self, game_id: str, seats: set[Seat], now: datetime) -> None:
        """Deadlines of a table have passed: do what it wants then, unless the seats have moved meanwhile."""
        table = await self._tables.live.get(game_id)
        await self._tables.log.refresh(table)
        async with table.lock:
            expected = table.seq
            for row in await self._still_due(table, now):
                if row.seat not in seats or row.seat not in players(table.row):
                    continue
                if table.seq != expected or self._is_awaited(table, row):
                    # Another process has written meanwhile, maybe the seat's move: looked at again next time.
                    self._held_back.add((game_id, row.seat))
                else:
                    expected += await self._take_effect(table, row, now)
        self._tables.log.tell_of_table(table)

    def _is_awaited(self, table: Table, row: DeadlineRow) -> bool:
        """Whether a move of the seat's owner that arrived in time is under way here."""
        assert row.due is not None
        return self._arrivals.is_awaited(table.id, players(table.row)[row.seat], row.due)

    async def _take_effect(self, table: Table, row: DeadlineRow, now: datetime) -> int:
        """Do what the table wants; how many entries that wrote. The table may have been caught up with then."""
        wanted = table.row.clock.at_deadline if table.row.clock is not None else "notice"
        self.passed[wanted] += 1
        if wanted == "stand-in":
            await self._writer.write_stand_in(table, row.seat, "deadline")
            return 1
        await self._say_that_it_passed(row, now)
        return 0

    async def _say_that_it_passed(self, row: DeadlineRow, now: datetime) -> None:
        async with self._notices.of_game(row.game_id) as (connection, tell):
            due = await deadlines.note_passed(connection, row.game_id, row.seat, now)
            if due is not None:
                number = number_of(due, row.seat)
                await tell(Happened(kind="late", game_id=row.game_id, seat=row.seat, number=number))

    async def _still_due(self, table: Table, now: datetime) -> list[DeadlineRow]:
        """The deadlines that have passed; none where they lag behind the log, for a move may have come in time."""
        upto, _ = await deadlines.worked_out(self._db, table.id)
        if upto < table.seq or table.row.status != "playing" or table.row.asleep is not None:
            return []
        playing = players(table.row)
        rows = (await deadlines.running(self._db, [table.id])).get(table.id, [])
        return [
            row
            for row in rows
            if row.due and row.due <= now - DEADLINE_GRACE and row.passed is None and row.seat in playing
        ]
