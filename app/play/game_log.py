"""The store's side of live tables: what other processes wrote is taken over, and earlier states are read."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from app.changes import Changes
from app.play.broken import BrokenLog
from app.play.entries import LogEntry, read_entry
from app.play.live_tables import LiveTables
from app.play.replay import Point, Replay, UnknownPoint, advance
from app.play.table import Change, Table, row_behind, summary_of
from app.play.table_loader import beside, pack, paused_for, refused, replayed, resumed
from app.problems import NotFound, no_such_game, table_changed
from app.store import games, log
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable, UnreadableRow
from app.store.records import LogRow
from app.tasks import BackgroundTasks

SNAPSHOT_EVERY = 40
logger = structlog.get_logger(__name__)


class GameLog:
    """Keeps live tables up with their logs. Each change that it takes over is published as a `Change`, in order.
    Earlier states are read where `reading` leads."""

    def __init__(
        self, db: Database, live: LiveTables, changes: Changes, tasks: BackgroundTasks, reading: Database
    ) -> None:
        self._db = db
        self._reading = reading
        self._live = live
        self._changes = changes
        self._tasks = tasks

    async def read(self, game_id: str) -> Table:
        """The table as it is stored now, for somebody who only reads: the live one if there is one, else one that
        nobody keeps, so that no table of a player is dropped for it. Raises `NotFound`, `Unavailable`."""
        table = self._live.at_hand(game_id)
        if table is None:
            return await self._live.stored(game_id)
        await self.refresh(table)
        return table

    async def refresh(self, table: Table) -> None:
        """Catch up with other processes, if they were here."""
        head = await games.head(self._db, table.id)
        if head != (table.row.seq, table.row.version):
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what the store has and the table has not."""
        async with table.lock:
            await self.catch_up_locked(table)

    async def catch_up_locked(self, table: Table, *, local: bool = False) -> None:
        """The same, with the lock held by the caller. `local`: this process has written what is new."""
        try:
            row = await games.find_game(self._db, table.id)
        except UnreadableRow as unreadable:
            self._live.forget(table)
            raise await paused_for(self._db, unreadable) from None
        if row is None:
            self._live.forget(table)
            raise no_such_game()
        later = await log.entries(self._db, table.id, table.seq, row.seq) if row.seq > table.seq else []
        read = [(stored, await self._entry(table, stored)) for stored in later]
        points = [table.points]
        for _, entry in read:
            points.append(await self._points_behind(table, points[-1], entry))
        # Nothing is waited for from here on: nobody is told of an entry before the row that was read with it is known.
        for (stored, entry), behind in zip(read, points[1:], strict=True):
            after = row if stored is later[-1] else replace(table.row, seq=entry.seq)
            self._changes.publish(table.take(entry, after, behind, head=stored.hash, local=local))
        table.row = row
        if row.status == "paused":
            self._live.forget(table)
        if not later:
            self.tell_of_table(table, local=local)

    async def follow(self, table: Table, seq: int, version: int) -> bool:
        """Take over moves up to `seq` that another process wrote while the table's row had this version: the entries
        say all. False if anything else has happened, so that the row has to be read, too."""
        async with table.lock:
            if table.row.version != version or table.state is None:
                return False
            later = await log.entries(self._db, table.id, table.seq, seq) if table.seq < seq else []
            entries = [await self._entry(table, stored) for stored in later]
            if not all(entry.is_move for entry in entries):
                return False
            for stored, entry in zip(later, entries, strict=True):
                points = advance(table.game, table.points, entry)
                row = row_behind(table, entry, summary_of(table, points[-1].state))
                self._changes.publish(table.take(entry, row, points, head=stored.hash, local=False))
            return True

    @asynccontextmanager
    async def unless_changed(self, table: Table) -> AsyncIterator[None]:
        """Write to a table whose lock is held. Catches it up and raises `Clash` if somebody else has written first."""
        try:
            yield
        except Conflict:
            await self.catch_up_locked(table)
            raise table_changed() from None

    async def _points_behind(self, table: Table, points: tuple[Point, ...], entry: LogEntry) -> tuple[Point, ...]:
        try:
            return advance(table.game, points, entry)
        except UnknownPoint:
            return replayed(table.id, table.game, await log.entries(self._db, table.id, 0, entry.seq)).points

    async def _entry(self, table: Table, stored: LogRow) -> LogEntry:
        """A stored row as an entry. One that this version does not know drops the table, and raises `Unavailable`."""
        try:
            return read_entry(table.game, stored)
        except msgspec.MsgspecError as error:
            self._live.forget(table)
            broken = BrokenLog(table.id, stored.seq, f"it does not replay ({type(error).__name__}: {error})")
            raise await refused(self._db, table.id, broken) from error

    async def _replay(self, table: Table, since: int, until: int) -> Replay:
        """A replay that holds the states after the entries `since` to `until`, begun as late as can be; a long one in
        a thread."""
        snapshot = await log.snapshot_at(self._reading, table.id, since)
        if snapshot is not None:
            rows = await log.entries(self._reading, table.id, snapshot.seq - 1, until)
            replay = await beside(rows, resumed, table.game, snapshot, rows)
            if replay is not None:
                return replay
        rows = await log.entries(self._reading, table.id, 0, until)
        return await beside(rows, replayed, table.id, table.game, rows)

    def tell_of_table(self, table: Table, *, local: bool = True) -> None:
        """Tell that seats or settings changed."""
        self._changes.publish(
            Change(table=table, entry=None, seq=table.seq, before=table.state, after=table.state, local=local)
        )

    def keep_snapshot(self, table: Table) -> None:
        """Save a snapshot behind the scenes if a boundary was passed and the last one is old."""
        point = table.points[0]
        if point.seq - table.snapshot_seq >= SNAPSHOT_EVERY:
            table.snapshot_seq = point.seq
            self._tasks.start(self._save(table.id, table, point))

    async def _save(self, game_id: str, table: Table, point: Point) -> None:
        try:
            await log.save_snapshot(self._db, game_id, pack(table.game, point))
        except StoreUnavailable:
            logger.warning("snapshot.not-saved", game_id=game_id)

    async def states_at(self, table: Table, numbers: Iterable[int]) -> dict[int, Any]:
        """The states after these entries, by number; there is none after entry 0."""
        wanted = set(numbers) - {0}
        near = {point.seq: point.state for point in table.points} | {table.seq: table.state}
        if wanted <= near.keys():
            return {number: near[number] for number in wanted}
        replay = await self._replay(table, min(wanted), max(wanted))
        return {number: replay.states[number] for number in wanted}

    async def state_at(self, table: Table, seq: int) -> Any:
        """The state after entry `seq`. Raises `NotFound` if there is none yet."""
        if not 1 <= seq <= table.seq:
            raise NotFound("no-such-entry", f"The log of this game has no entry {seq}.")
        for point in table.points:
            if point.seq == seq and seq != table.seq:
                return point.state
        if seq == table.seq:
            return table.state
        return (await self._replay(table, seq, seq)).states[seq]
