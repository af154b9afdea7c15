"""The tables of an application: in memory, in the store, and who may see them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

from app.changes import Changes
from app.play.attendance import Attendance
from app.play.game_log import GameLog
from app.play.games import Games
from app.play.live_tables import DEFAULT_BOUND, LiveTables
from app.play.table import Table
from app.play.table_loader import paused
from app.problems import Forbidden, no_such_game
from app.rules.game import Seat
from app.store.database import Database
from app.store.records import User
from app.tasks import BackgroundTasks


def own_seat(table: Table, user: User) -> Seat:
    """Where the user sits. Raises `Forbidden`. To change the table by it, hold its lock: `Tables.seated`."""
    seat = table.seat_of(user)
    if seat is None:
        raise Forbidden("no-seat", "You have no seat at this table.")
    return seat


def check_not_sent_away(table: Table, user: User, invite: str | None = None) -> None:
    """Raise `Forbidden` for who is led to a rematch by the former table, but has been sent away and sees it no more."""
    access = table.access(user, invite)
    if access.is_sent_away and not access.may_see:
        raise sent_away()


def sent_away() -> Forbidden:
    """The refusal of somebody whom the host has sent away."""
    return Forbidden("kicked", "The host has sent you away; a new invite lets you in again.")


class Tables:
    """What all who read or change tables share: the games, live tables, their logs, who is there, who hears of
    changes."""

    def __init__(
        self,
        db: Database,
        games: Games,
        changes: Changes,
        tasks: BackgroundTasks,
        *,
        bound: int = DEFAULT_BOUND,
        owns: Callable[[str], bool] = lambda _: True,
        reading: Database | None = None,
    ) -> None:
        self.games = games
        self.changes = changes
        self.live = LiveTables(db, games, bound, owns)
        self.log = GameLog(db, self.live, changes, tasks, reading or db)
        self.attendance = Attendance(db, tasks)

    async def visible(self, game_id: str, user: User | None, invite: str | None = None) -> Table:
        """The table as it is stored now, if the caller may see it. Raises `NotFound` alike in both cases."""
        table = await self.live.get(game_id)
        await self.log.refresh(table)
        self.check_visible(table, user, invite)
        table.asked_for = monotonic()
        return table

    async def watchable(
        self, game_id: str, user: User | None, invite: str | None, has_all: Callable[[Table], bool]
    ) -> Table:
        """The same for somebody who comes back to watch it. Of one that is not in memory the row alone, if they
        `has_all` that has happened there: after a restart nearly all pages do."""
        if self.live.at_hand(game_id) is None:
            table = await self.live.row_alone(game_id)
            if table is not None and has_all(table):
                self.check_visible(table, user, invite)
                return table
        return await self.visible(game_id, user, invite)

    def check_visible(self, table: Table, user: User | None, invite: str | None = None) -> None:
        """Raise `NotFound` if the caller may not see the table, `Unavailable` if nobody can."""
        access = table.access(user, invite)
        if not access.may_see:
            raise no_such_game()
        if table.row.status == "paused":
            raise paused(table.row.problem)
        self.attendance.note(table, access.seat)

    @asynccontextmanager
    async def seated(self, table: Table, user: User, seen: int = 0) -> AsyncIterator[Seat]:
        """Hold the table's lock for somebody who sits there and has seen it at number `seen`; gives their seat. It is
        looked for under the lock, as the seat may change hands while they wait for it. Raises `Forbidden`.

        A caller that catches the table up meanwhile asks `own_seat` again."""
        async with table.lock:
            if seen > table.seq:
                await self.log.catch_up_locked(table)
            yield own_seat(table, user)
