"""The tables of an application: what the functions that play on them work with, put together."""

import secrets
from collections.abc import Callable
from datetime import timedelta
from time import monotonic

from msgspec import Struct

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

GRACE = timedelta(seconds=60)


def draw_secret() -> bytes:
    """32 secret bytes for a new game."""
    return secrets.token_bytes(32)


class Caps(Struct, frozen=True):
    """At most so many lobbies that one person hosts, and so many running games at which they sit; 0: any number."""

    lobbies: int = 0
    running: int = 0


NO_CAPS = Caps()


class Tables:
    """The parts that a function needs which changes tables: the database, the games, live tables, the store's side of
    them, who hears of changes. `grace`: how long a notice waits for its person to look by themselves. `caps`: how much
    one person may have open. `entropy` gives 32 secret bytes."""

    def __init__(
        self,
        db: Database,
        games: Games,
        changes: Changes,
        tasks: BackgroundTasks,
        *,
        bound: int = DEFAULT_BOUND,
        grace: timedelta = GRACE,
        caps: Caps = NO_CAPS,
        entropy: Callable[[], bytes] | None = None,
    ) -> None:
        self.db = db
        self.games = games
        self.changes = changes
        self.live = LiveTables(db, games, bound)
        self.log = GameLog(db, self.live, changes, tasks)
        self.attendance = Attendance(db, tasks)
        self.grace = grace
        self.caps = caps
        self.entropy = entropy or (lambda: draw_secret())

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
