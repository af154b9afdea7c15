"""The audiences of tables at this process: pushes what happens at tables to their watchers."""

import asyncio
import random
from contextlib import suppress
from math import inf
from time import monotonic
from typing import Any, Literal

import structlog

from app import clock
from app.changes import Changes, ListeningBegan, ProcessesChanged, SessionTokenRevoked, UserChanged
from app.live.audience import Audience
from app.live.bus import (
    Bus,
    ChangedTable,
    ChangedUser,
    Chatted,
    FailedRobot,
    Heard,
    PresenceReset,
    Present,
    RevokedToken,
)
from app.live.messages import encode, patch_message, takeback_message
from app.live.presence import Presence
from app.live.watcher import Known, Watcher
from app.play.broken import BrokenLog
from app.play.entries import LogEntry, read_entry
from app.play.game_log import GameLog
from app.play.live_tables import LiveTables
from app.play.table import Change, RobotFailed, Table
from app.problems import Problem
from app.store import games, log
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable
from app.store.notices import note_shown
from app.store.sessions import over_of
from app.tasks import BackgroundTasks

MAX_RESUME = 300
TICK_SECONDS = 5.0
"""Within so long all that is watched is compared with the store once."""
ALONE_TICKS = 3
"""So many times as long while no other process is there: what is then written elsewhere is an operator's doing."""
COMPARED_TOGETHER = 250
"""Tables that are compared by one question: moves come to their turn between two of these."""
SEEN_SECONDS = 30.0
"""How often the store is told which seats are connected."""
SHOWN_SECONDS = 0.25
"""For so long what pages have shown is gathered before it is written."""
REVOKED_SECONDS = 60.0
"""For so long it is known which sessions have ended: longer than a page needs from asking for a websocket to watching
(`OPENING_SECONDS` of the connections)."""
logger = structlog.get_logger(__name__)


class Hub:
    """Audiences by game, kept up to date by the tables of this process and by the bus. Passes on what this process did
    to the others, and what they did as changes of this process."""

    def __init__(
        self, db: Database, live: LiveTables, game_log: GameLog, changes: Changes, tasks: BackgroundTasks, bus: Bus
    ) -> None:
        self.process = bus.process
        self._db = db
        self._live = live
        self._log = game_log
        self._changes = changes
        self._tasks = tasks
        self._bus = bus
        self._audiences: dict[str, Audience] = {}
        self._presence = Presence(self._audiences, bus, bus.owners)
        self._flushing: set[str] = set()
        self._catching_up: dict[str, list[ChangedTable | None]] = {}
        self._telling: dict[str, asyncio.Event] = {}
        self._shown: dict[tuple[str, str], int] = {}
        self._revoked: dict[str, float] = {}
        self.dropped = 0
        changes.subscribe(Change, self._changed)
        changes.subscribe(RobotFailed, self._robot_failed)
        changes.subscribe(SessionTokenRevoked, self._session_token_revoked)
        changes.subscribe(UserChanged, self._user_changed)
        changes.subscribe(Heard, self._heard)
        changes.subscribe(ListeningBegan, lambda _: self._listening_began())
        changes.subscribe(ProcessesChanged, self._processes_changed)
        live.loaded = self._loaded

    # --- watching ---

    def audience(self, game_id: str) -> Audience | None:
        """The audience of a game, if anybody watches it here."""
        return self._audiences.get(game_id)

    def watching(self) -> tuple[int, int]:
        """How many watch here from seats, and how many as spectators."""
        seats = [watcher.seat is not None for watcher in self._watchers()]
        return sum(seats), len(seats) - sum(seats)

    async def enter(self, table: Table, watcher: Watcher, known: Known | None) -> None:
        """Add a watcher who still has a view (None: none), of a table of which the row alone may have been read. Raises
        as the loading of it does."""
        if table.is_row_alone:
            table = await self._copy_of(table)
        if (told := self._telling.get(table.id)) is not None:
            # Whoever comes now brings the others up to date, which their patches are to do.
            await told.wait()
        if self._is_revoked(watcher):
            watcher.drop("signed-out")
            return
        audience = self._audiences.get(table.id)
        if audience is None:
            audience = self._audiences[table.id] = Audience(table)
        elif audience.table is not table:
            audience.adopt(table)
        audience.enter(watcher)
        message = await self._resumed(audience, watcher, known) if known is not None else None
        if message is not None:
            audience.greet_back(watcher, message)
        elif not watcher.over.done():
            audience.greet(watcher)
        self._presence.changed(audience)
        audience.drop_idle_views()

    async def _copy_of(self, row_alone: Table) -> Table:
        """By which copy of a table to watch it that was not in memory a moment ago: the one that is there by now, or
        the row alone, unless others watch it here who do not know it as it stands there."""
        table = self._live.at_hand(row_alone.id)
        if table is None:
            audience = self._audiences.get(row_alone.id)
            if audience is None or audience.table.stored_as == row_alone.stored_as:
                return row_alone if audience is None else audience.table
            table = await self._live.get(row_alone.id)
        if table.stored_as != row_alone.stored_as:
            await self._log.refresh(table)
        return table

    async def _resumed(self, audience: Audience, watcher: Watcher, known: Known) -> str | None:
        """One patch from what the watcher has to the present; None where the whole view is the better answer, as it is
        for who sat elsewhere. Without a new number only a proposal to take back can have come or gone."""
        table, since = audience.table, known.seq
        if known.seat != watcher.seat:
            return None
        if since == table.seq and (table.state is not None or table.is_row_alone):
            return encode(takeback_message(table)).decode()
        if table.state is None or not 1 <= since <= table.seq or table.seq - since > MAX_RESUME:
            return None
        # Nothing that happens while we read the log is told the watcher before it is greeted.
        entries = await self._entries_behind(table, since, with_states=watcher.seat is not None)
        audience.flush()
        # Who sits elsewhere now has a new number as well.
        if not entries or entries[-1][0].seq != table.seq or watcher.over.done():
            return None
        before = table.game.view(entries[0][1], watcher.seat)
        return encode(patch_message(table, watcher.seat, since, before, entries)).decode()

    async def _entries_behind(self, table: Table, since: int, *, with_states: bool) -> list[tuple[LogEntry, Any]]:
        """What has been written behind an entry, each with the state before it; not `with_states`: the first one
        alone."""
        rows = await log.entries(self._db, table.id, since, table.seq)
        states = await self._log.states_at(table, range(since, table.seq) if with_states else [since])
        return [(read_entry(table.game, row), states.get(row.seq - 1)) for row in rows]

    def shown(self, game_id: str, watcher: Watcher, seq: int) -> None:
        """Somebody's visible page has shown number `seq`: no notice has to tell them of it any more."""
        audience = self._audiences.get(game_id)
        if audience is None or watcher.user is None or watcher.seat is None or seq > audience.table.seq:
            return
        if not self._shown:
            self._tasks.start(self._note_shown())
        key = (game_id, watcher.user.id)
        self._shown[key] = max(seq, self._shown.get(key, 0))

    async def _note_shown(self) -> None:
        """Write what pages have told in the last moment."""
        await asyncio.sleep(SHOWN_SECONDS)
        shown, self._shown = self._shown, {}
        with suppress(StoreUnavailable, Conflict):
            await note_shown(self._db, [(*key, seq) for key, seq in shown.items()], clock.now())

    def _session_token_revoked(self, revoked: SessionTokenRevoked) -> None:
        """End what is watched by a session, here and at other processes."""
        now = monotonic()
        self._revoked.pop(revoked.session_id, None)
        self._revoked[revoked.session_id] = now
        while now - self._revoked[oldest := next(iter(self._revoked))] > REVOKED_SECONDS:
            del self._revoked[oldest]
        for watcher in self._watchers():
            if watcher.session == revoked.session_id:
                watcher.drop("signed-out")
        if revoked.local:
            self._bus.publish(RevokedToken(self.process, revoked.session_id))

    def _is_revoked(self, watcher: Watcher) -> bool:
        """Whether the session of somebody who comes was revoked after they had asked for it to be looked for. One that
        has another token since is a session as before for who brings that."""
        return watcher.session is not None and self._revoked.get(watcher.session, -inf) >= watcher.asked_at

    def _user_changed(self, changed: UserChanged) -> None:
        """Let other processes look again at who a user is."""
        if changed.local:
            self._bus.publish(ChangedUser(self.process, changed.user_id))

    def _watchers(self) -> list[Watcher]:
        return [
            watcher
            for audience in self._audiences.values()
            for group in audience.by_seat.values()
            for watcher in group.watchers
        ]

    def leave(self, game_id: str, watcher: Watcher) -> None:
        """Let a watcher go."""
        audience = self._audiences.get(game_id)
        if audience is None:
            return
        if watcher.reason == "too-slow":
            self.dropped += 1
        audience.leave(watcher)
        self._presence.changed(audience)
        if audience.is_empty():
            del self._audiences[game_id]
            self._live.keep_for_return(audience.table)

    # --- what happens here and elsewhere ---

    def _changed(self, change: Change) -> None:
        if change.local:
            self._presence.tell(ChangedTable(self.process, change.table.id, change.seq, change.table.row.version))
        audience = self._audiences.get(change.table.id)
        if audience is None:
            return
        if audience.table is not change.table:
            audience.adopt(change.table)
        audience.note(change.entry, change.before)
        self._flush_soon(change.table.id)

    def _flush_soon(self, game_id: str) -> None:
        """Push after the answer to the mover is on its way."""
        if game_id not in self._flushing:
            self._flushing.add(game_id)
            asyncio.get_running_loop().call_soon(self._flush, game_id)

    def _flush(self, game_id: str) -> None:
        self._flushing.discard(game_id)
        audience = self._audiences.get(game_id)
        # What is just being read comes before what has happened since.
        if audience is not None and game_id not in self._telling:
            audience.flush()

    def _heard(self, heard: Heard) -> None:
        match message := heard.message:
            case Present():
                self._presence.heard(message)
            case PresenceReset():
                self._presence.heard_reset(message)
            case RevokedToken():
                self._changes.publish(SessionTokenRevoked(message.session, local=False))
            case ChangedUser():
                self._changes.publish(UserChanged(message.user, local=False))
            case Chatted():
                self._presence.pass_on(message)
                self._tell_chat(message)
            case FailedRobot():
                self._presence.pass_on(message)
                self._changes.publish(RobotFailed(message.game, message.seq, local=False))
            case ChangedTable():
                self._presence.pass_on(message)
                self._moved_elsewhere(message)

    def _robot_failed(self, failed: RobotFailed) -> None:
        """Say at the table that a robot does not move, here and at other processes. It is told again at each further
        failure, so that processes that did not have the table hear of it then."""
        if failed.local:
            self._presence.tell(FailedRobot(self.process, failed.game_id, failed.seq))
        table = self._live.at_hand(failed.game_id)
        if table is not None:
            table.robot_failed = failed.seq
            self._log.tell_of_table(table, local=False)

    def _moved_elsewhere(self, message: ChangedTable) -> None:
        table = self._live.at_hand(message.game)
        if table is None and (audience := self._audiences.get(message.game)) is not None:
            table = audience.table
        if table is not None and (table.seq < message.seq or table.row.version < message.version):
            self._catch_up(table.id, message)

    def _catch_up(self, game_id: str, hint: ChangedTable | None = None) -> None:
        """Read what another process wrote, by its `hint`; once more if it wrote again meanwhile."""
        if game_id in self._catching_up:
            self._catching_up[game_id].append(hint)
            return
        self._catching_up[game_id] = [hint]
        self._tasks.start(self._catch_up_now(game_id))

    async def _catch_up_now(self, game_id: str) -> None:
        try:
            while told := self._catching_up[game_id]:
                self._catching_up[game_id] = []
                await self._compare(game_id, told)
        finally:
            del self._catching_up[game_id]

    async def _compare(self, game_id: str, hints: list[ChangedTable | None]) -> None:
        """Bring a table up to date, and its audience if that has an older copy; without a hint: with whatever it is."""
        known = [message for message in hints if message is not None]
        try:
            table = await self._live.get(game_id)
            if len(known) < len(hints) or not await self._log.follow(table, *newest(known)):
                await self._log.refresh(table)
        except (Problem, BrokenLog, StoreUnavailable) as error:
            logger.debug("hub.not-up-to-date", game_id=game_id, error=str(error))
            return
        audience = self._audiences.get(game_id)
        if audience is not None and audience.table is not table:
            audience.adopt(table)
            audience.note(None)
            self._flush_soon(game_id)

    def _loaded(self, table: Table) -> None:
        """Go on with a table that is in memory now, of which the watchers had the row alone."""
        audience = self._audiences.get(table.id)
        if audience is None or not audience.table.is_row_alone:
            return
        known = audience.table
        audience.adopt(table)
        if table.seq < known.seq or table.row.version < known.row.version:
            self._catch_up(table.id)
        elif table.stored_as != known.stored_as:
            self._telling[table.id] = asyncio.Event()
            self._tasks.start(self._tell_missed(audience, known))

    async def _tell_missed(self, audience: Audience, known: Table) -> None:
        """Tell watchers what has happened between the row that they had and the table that was loaded: by patches, or
        by the whole view where it cannot be read."""
        table, missed = audience.table, list[tuple[LogEntry, Any]]()
        try:
            if 0 < table.seq - known.seq <= MAX_RESUME:
                with suppress(Problem, BrokenLog, StoreUnavailable):
                    missed = await self._entries_behind(table, known.seq, with_states=True)
        finally:
            self._telling.pop(table.id).set()
            if table.row.version != known.row.version:
                audience.note(None)
            audience.note_missed(missed)
            self._flush_soon(table.id)

    # --- talk ---

    def chatted(self, game_id: str, line: int, room: Literal["players", "spectators"]) -> None:
        """Tell watchers here and elsewhere that there is something to read, if they may read it."""
        message = Chatted(self.process, game_id, line, room)
        self._tell_chat(message)
        self._presence.tell(message)

    def _tell_chat(self, message: Chatted) -> None:
        audience = self._audiences.get(message.game)
        if audience is not None:
            audience.tell_chat(message.line, message.room)

    # --- healing ---

    def _listening_began(self) -> None:
        """Catch up with what the other processes did meanwhile."""
        self.catch_up_all()
        self._presence.begin()

    def _processes_changed(self, changed: ProcessesChanged) -> None:
        """Tell new owners who watches, and read what a process that is gone could not tell any more."""
        self._presence.keep(frozenset(self._bus.owners.living))
        if changed.has_lapsed:
            self._presence.begin()
        else:
            self._presence.owners_changed()
        self._presence.tell_again()
        self.catch_up_all()

    def catch_up_all(self) -> None:
        """Read what was written elsewhere and not told here, since a hint was lost."""
        self._tasks.start(self._compare_all())

    async def _compare_all(self) -> None:
        for some in batches(list(self._audiences)):
            await self._compare_with_store(some)

    async def run_forever(self) -> None:
        """Compare watched tables with the store now and then, and forget ended processes, until cancelled. What there
        is to do is spread over the time until it is done again."""
        noted = 0.0
        while True:
            now = asyncio.get_running_loop().time()
            is_noting = now - noted >= SEEN_SECONDS
            noted = now if is_noting else noted
            some_of_all = batches(list(self._audiences)) or [[]]
            for some in some_of_all:
                await asyncio.sleep(self._seconds_between_looks() / len(some_of_all))
                await self._compare_with_store(some)
                if is_noting:
                    await self._note_seen(some)
            self._live.drop_left()
            self._mend_presence()

    def _seconds_between_looks(self) -> float:
        """How long it takes until all that is watched has been compared. Once another process comes all is, at once."""
        is_alone = self._bus.owners.living.keys() == {self.process}
        return TICK_SECONDS * ALONE_TICKS if is_alone else TICK_SECONDS

    async def _compare_with_store(self, game_ids: list[str]) -> None:
        """Ask the store once for all these tables, catch up with those that differ, and let go who watches by a session
        that has ended without our hearing of it."""
        audiences = [audience for game_id in game_ids if (audience := self._audiences.get(game_id)) is not None]
        for audience in audiences:
            audience.drop_idle_views()
        try:
            await self._catch_up_differing(audiences)
            await self._end_sessions(audiences)
        except StoreUnavailable as error:
            logger.debug("hub.not-compared", error=str(error))

    async def _catch_up_differing(self, audiences: list[Audience]) -> None:
        tables = [audience.table for audience in audiences]
        if tables:
            known = [(table.id, table.seq, table.row.version) for table in tables]
            for game_id in await games.differing(self._db, known):
                self._catch_up(game_id)
        for table in tables:
            if self._live.at_hand(table.id) is not table and not table.is_row_alone:
                self._catch_up(table.id)

    async def _end_sessions(self, audiences: list[Audience]) -> None:
        watchers = [watcher for audience in audiences for watcher in audience.watchers()]
        sessions = {watcher.session for watcher in watchers if watcher.session is not None}
        for session in await over_of(self._db, list(sessions)) if sessions else ():
            self._changes.publish(SessionTokenRevoked(session, local=False))

    async def _note_seen(self, game_ids: list[str]) -> None:
        """Note in the store that somebody is connected on seats of these games."""
        present = [
            (game_id, seat)
            for game_id in game_ids
            if (audience := self._audiences.get(game_id)) is not None
            for seat in audience.by_seat
            if seat is not None
        ]
        if present:
            with suppress(StoreUnavailable, Conflict):
                await games.note_seen(self._db, present)

    def _mend_presence(self) -> None:
        """Tell again what was lost on its way to other processes, and forget those that have ended."""
        self._presence.mend()
        if self._bus.owners.living:
            self._presence.keep(frozenset(self._bus.owners.living))

    async def send_away(self, seconds: float) -> None:
        """Have everybody come back at another process, each at a moment of their own within so long."""
        loop = asyncio.get_running_loop()
        watchers = self._watchers()
        random.shuffle(watchers)
        moments = sorted(loop.time() + random.uniform(0, seconds) for _ in watchers)
        for moment, watcher in zip(moments, watchers, strict=True):
            await asyncio.sleep(moment - loop.time())
            watcher.drop("moved")

    def close(self) -> None:
        """Let everybody go."""
        for watcher in self._watchers():
            watcher.drop("going-away")


def batches(game_ids: list[str]) -> list[list[str]]:
    """Games in the lists in which they are compared with the store."""
    return [game_ids[start : start + COMPARED_TOGETHER] for start in range(0, len(game_ids), COMPARED_TOGETHER)]


def newest(hints: list[ChangedTable]) -> tuple[int, int]:
    """The highest number and the highest version that were told of a game."""
    return max(hint.seq for hint in hints), max(hint.version for hint in hints)
