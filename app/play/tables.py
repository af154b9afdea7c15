"""The live tables of this process: a bounded memory, filled on demand and kept up with the other processes."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from time import monotonic
from typing import Any

import structlog
from msgspec import Struct
from msgspec.structs import replace

from app.accounts.tokens import is_id
from app.play.arrivals import Arrivals
from app.play.entries import read_entry
from app.play.replay import Point, Replay, UnknownPoint, advance
from app.play.table import Change, Table, row_behind, summary_of
from app.play.table_loader import load_table, pack, paused, paused_for, replayed, resumed
from app.problems import NotFound, no_such_game, table_changed
from app.rules.game import Seat
from app.store import games, log
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable, UnreadableRow
from app.store.records import GameRow, LogRow, User

SNAPSHOT_EVERY = 40
GRACE = timedelta(seconds=60)
logger = structlog.get_logger(__name__)


def draw_secret() -> bytes:
    """32 secret bytes for a new game."""
    return secrets.token_bytes(32)


class Caps(Struct, frozen=True):
    """At most so many lobbies that one person hosts, and so many running games at which they sit; 0: any number."""

    lobbies: int = 0
    running: int = 0


class Tables:
    """All that is played here. `entropy` gives 32 secret bytes; `changed` are told of every change, in order. `grace`:
    how long a notice waits for its person to look by themselves; `due` hears when one is due that was written here.
    `caps`: how much one person may have open. `arrivals`: the moves under way here."""

    def __init__(self, db: Database, *, bound: int = 200, entropy: Callable[[], bytes] | None = None) -> None:
        self.db = db
        self.bound = bound
        self.entropy = entropy or (lambda: draw_secret())
        self.changed: list[Callable[[Change], None]] = []
        self.grace = GRACE
        self.caps = Caps()
        self.arrivals = Arrivals()
        self.due: Callable[[datetime], None] = lambda at: None
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._behind: set[asyncio.Task[Any]] = set()
        self._present: set[tuple[str, Seat]] = set()
        self._noting = asyncio.Lock()

    async def get(self, game_id: str) -> Table:
        """The live table, loaded if need be. Raises `NotFound` or `Unavailable`."""
        table = self._live.get(game_id)
        if table is not None:
            self._live.move_to_end(game_id)
            return table
        if not is_id(game_id):
            raise no_such_game()
        task = self._loading.get(game_id)
        if task is None:
            task = self._loading[game_id] = asyncio.create_task(self._load(game_id))
            task.add_done_callback(lambda _: self._loading.pop(game_id, None))
        return await asyncio.shield(task)

    async def _load(self, game_id: str) -> Table:
        table = await load_table(self.db, game_id)
        if table.row.status != "paused":
            self._live[game_id] = table
            self._evict()
        return table

    def _evict(self) -> None:
        """Drop the longest unused tables beyond the bound; those that somebody watches or changes stay."""
        spare = len(self._live) - self.bound
        if spare <= 0:
            return
        idle = [key for key, table in self._live.items() if not table.watched and not table.lock.locked()]
        for key in idle[:spare]:
            del self._live[key]

    def count(self) -> int:
        """How many are in memory."""
        return len(self._live)

    def at_hand(self, game_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._live.get(game_id)

    def watched(self) -> list[Table]:
        """The tables that somebody watches."""
        return [table for table in self._live.values() if table.watched]

    def forget(self, table: Table) -> None:
        """Drop a table whose memory may differ from the store; the next request loads it again."""
        if self._live.get(table.id) is table:
            del self._live[table.id]

    async def visible(self, game_id: str, user: User | None, invite: str | None = None) -> Table:
        """The table as it is stored now, if the caller may see it. Raises `NotFound` alike in both cases."""
        table = await self.get(game_id)
        await self.refresh(table)
        self.check_visible(table, user, invite)
        table.asked_for = monotonic()
        return table

    def check_visible(self, table: Table, user: User | None, invite: str | None = None) -> None:
        """Raise `NotFound` if the caller may not see the table, `Unavailable` if nobody can."""
        access = table.access(user, invite)
        if not access.may_see:
            raise no_such_game()
        if table.row.status == "paused":
            raise paused(table.row.problem)
        self.note_present(table, access.seat)

    def note_present(self, table: Table, seat: Seat | None) -> None:
        """Note that a seat's owner is there: they have asked for their table, by whatever means."""
        if seat is None:
            return
        self._present.add((table.id, seat))
        if len(self._present) == 1:
            self.behind(self.write_presence())

    async def write_presence(self) -> None:
        """Write down who has been there until now, at most one batch at a time."""
        async with self._noting:
            seats, self._present = self._present, set()
            if seats:
                try:
                    await games.note_seen(self.db, sorted(seats))
                except StoreUnavailable:
                    logger.warning("presence.not-noted")

    async def refresh(self, table: Table) -> None:
        """Catch up with other processes, if they were here."""
        head = (await games.heads(self.db, [table.id])).get(table.id)
        if head != (table.row.seq, table.row.version):
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Take over what the store has and the table has not."""
        async with table.lock:
            await self.catch_up_locked(table)

    async def catch_up_locked(self, table: Table, *, here: bool = False) -> None:
        """The same, with the lock held by the caller. `here`: this process has written what is new."""
        try:
            row = await games.find_game(self.db, table.id)
        except UnreadableRow as unreadable:
            self.forget(table)
            raise await paused_for(self.db, unreadable) from None
        if row is None:
            self.forget(table)
            raise no_such_game()
        news = await log.entries(self.db, table.id, table.seq, row.seq) if row.seq > table.seq else []
        for stored in news:
            self.tell(await self._absorb(table, stored, row if stored is news[-1] else None, here))
        table.row = row
        if row.status == "paused":
            self.forget(table)
        if not news:
            self.tell_of_table(table, here=here)

    async def follow(self, table: Table, seq: int, version: int) -> bool:
        """Take over moves up to `seq` that another process wrote while the table's row had this version: the entries
        say all. False if anything else has happened, so that the row has to be read, too."""
        async with table.lock:
            if table.row.version != version or table.state is None:
                return False
            news = await log.entries(self.db, table.id, table.seq, seq) if table.seq < seq else []
            entries = [read_entry(table.game, stored) for stored in news]
            if not all(entry.is_move for entry in entries):
                return False
            for stored, entry in zip(news, entries, strict=True):
                points = advance(table.game, table.points, entry)
                row = row_behind(table, entry, summary_of(table, points[-1].state))
                self.tell(table.take(entry, row, points, head=stored.hash, here=False))
            return True

    @asynccontextmanager
    async def unless_changed(self, table: Table) -> AsyncIterator[None]:
        """Write to a table whose lock is held. Catches it up and raises `Clash` if somebody else has written first."""
        try:
            yield
        except Conflict:
            await self.catch_up_locked(table)
            raise table_changed() from None

    async def _absorb(self, table: Table, stored: LogRow, row: GameRow | None, here: bool) -> Change:
        entry = read_entry(table.game, stored)
        after = row or replace(table.row, seq=entry.seq)
        try:
            points = advance(table.game, table.points, entry)
        except UnknownPoint:
            points = replayed(table.id, table.game, await log.entries(self.db, table.id, 0, entry.seq)).points
        return table.take(entry, after, points, head=stored.hash, here=here)

    async def _replay(self, table: Table, since: int, until: int) -> Replay:
        """A replay that holds the states after the entries `since` to `until`, begun as late as can be."""
        snapshot = await log.snapshot_at(self.db, table.id, since)
        if snapshot is not None:
            replay = resumed(table.game, snapshot, await log.entries(self.db, table.id, snapshot.seq - 1, until))
            if replay is not None:
                return replay
        return replayed(table.id, table.game, await log.entries(self.db, table.id, 0, until))

    def tell(self, change: Change) -> None:
        """Call all listeners."""
        for listener in self.changed:
            listener(change)

    def tell_of_table(self, table: Table, *, here: bool = True) -> None:
        """Tell that seats or settings changed."""
        self.tell(Change(table=table, entry=None, seq=table.seq, before=table.state, after=table.state, here=here))

    def keep_snapshot(self, table: Table) -> None:
        """Save a snapshot behind the scenes if a boundary was passed and the last one is old."""
        point = table.points[0]
        if point.seq - table.snapshot_seq >= SNAPSHOT_EVERY:
            table.snapshot_seq = point.seq
            self.behind(self._save(table.id, table, point))

    async def _save(self, game_id: str, table: Table, point: Point) -> None:
        try:
            await log.save_snapshot(self.db, game_id, pack(table.game, point))
        except StoreUnavailable:
            logger.warning("snapshot.not-saved", game_id=game_id)

    def behind(self, work: Coroutine[Any, Any, None]) -> None:
        """Let work go on behind the scenes, and keep hold of it."""
        task = asyncio.create_task(work)
        self._behind.add(task)
        task.add_done_callback(self._behind.discard)

    async def settle(self) -> None:
        """Wait until nothing goes on behind the scenes."""
        while self._behind:
            await asyncio.gather(*self._behind, return_exceptions=True)

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
