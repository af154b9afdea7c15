"""Games that nobody has touched for long sleep, with their clocks, until somebody who plays there wakes them."""

from msgspec.structs import replace

from app import clock
from app.clocks.deadline_calculator import Step, seats_stood_in
from app.clocks.deadline_updates import calculator_of
from app.play.submission import check_playing
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Forbidden
from app.store import deadlines
from app.store.database import Database
from app.store.records import User


class Sleep:
    """Wakes games that sleep."""

    def __init__(self, db: Database, tables: Tables) -> None:
        self._db = db
        self._tables = tables

    async def wake(self, game_id: str, user: User) -> Table:
        """Wake a game: a player who is asked something has the whole time for it from now on. Raises `Clash`,
        `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        async with table.lock:
            if not table.access(user).takes_part:
                raise Forbidden("no-seat", "You have no seat at this table.")
            check_playing(table)
            now = clock.now()
            async with self._db.games(table.id).transaction() as connection:
                if await deadlines.wake(connection, table.id, now) and table.row.clock is not None:
                    await _restart_turns(self._db, connection, table)
            await self._tables.log.catch_up_locked(table, local=True)
        return table


async def _restart_turns(db: Database, connection: object, table: Table) -> None:
    upto = await deadlines.lock(connection, table.id)
    now = clock.now()
    calculator = await calculator_of(db, connection, replace(table.row, asleep=None), now)
    asked = frozenset(table.to_move())
    stood_in = seats_stood_in(table.row)
    calculator.take(Step(seq=upto, at=now, asked=asked, restarted=asked, stood_in=stood_in))
    await deadlines.keep(connection, calculator.changed())
