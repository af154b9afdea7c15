"""The tables of an application: in memory, in the store, and who may see them."""

from collections.abc import Callable
from time import monotonic

from app.changes import Changes
from app.play.attendance import Attendance
from app.play.game_log import GameLog
from app.play.games import Games
from app.play.live_tables import DEFAULT_BOUND, LiveTables
from app.play.table import Table
from app.play.table_loader import paused
from app.problems import no_such_game
from app.store.database import Database
from app.store.records import User
from app.tasks import BackgroundTasks


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

    def check_visible(self, table: Table, user: User | None, invite: str | None = None) -> None:
        """Raise `NotFound` if the caller may not see the table, `Unavailable` if nobody can."""
        access = table.access(user, invite)
        if not access.may_see:
            raise no_such_game()
        if table.row.status == "paused":
            raise paused(table.row.problem)
        self.attendance.note(table, access.seat)
