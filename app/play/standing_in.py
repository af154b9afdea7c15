"""Stand-ins: a robot that plays on a person's seat, which stays theirs, until they take it back.

The level at which it plays is that of the seat (`Lobbies.let_stand_in`).
The log says when one begins and ends; the moves in between bear a mark. What a stand-in decides is what that person
might: it sees what the seat sees.
"""

from collections.abc import Callable

from app.play.log_writer import LogWriter
from app.play.submission import check_playing
from app.play.table import Table
from app.play.tables import Tables, own_seat
from app.problems import table_changed
from app.rules.game import Seat
from app.store.errors import Conflict
from app.store.records import StoodInFor, User

MAX_TRIES = 5


class StandIns:
    """Lets stand-ins begin and end."""

    def __init__(self, tables: Tables, writer: LogWriter) -> None:
        self._tables = tables
        self._writer = writer

    async def resign(self, game_id: str, user: User) -> Table:
        """Let a stand-in play the caller's seat to the end. Raises `Clash`, `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        await self._change(table, user, "resigned")
        return table

    async def take_back(self, game_id: str, user: User) -> Table:
        """Play on oneself, where a stand-in plays for the caller. Raises `Clash`, `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        await self._change(table, user, None)
        return table

    async def _change(self, table: Table, user: User, why: StoodInFor | None) -> None:
        def may() -> bool:
            check_playing(table)
            own_seat(table, user)
            return True

        async with self._tables.seated(table, user) as seat:
            await self._write(table, seat, why, may)

    async def _write(self, table: Table, seat: Seat, why: StoodInFor | None, may: Callable[[], bool]) -> None:
        """Write the change, however fast the stand-in moves meanwhile; nothing if it is so already."""
        for _ in range(MAX_TRIES):
            if not may() or (table.row.seats[seat].stand_in is None) == (why is None):
                return
            try:
                await self._writer.write_stand_in(table, seat, why)
            except Conflict:
                await self._tables.log.catch_up_locked(table)
            else:
                return
        raise table_changed()
