"""What becomes of tables when somebody bears another name, or is here no more. Logs stay as they are."""

from collections.abc import Sequence

import structlog

from app.accounts.names import DEPARTED_NAME
from app.play.broken import BrokenLog
from app.play.names import further_name, name_at
from app.play.standing_in import StandIns
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Unavailable
from app.store import user_seats as rows
from app.store.database import Database
from app.store.errors import UnreadableRow
from app.store.records import SeatRow, User

logger = structlog.get_logger(__name__)
UNUSABLE_TABLE_ERRORS = (Unavailable, BrokenLog, UnreadableRow)
"""Why nobody can use a table at the moment, which stops nothing at the others."""


class People:
    """Changes how somebody is known at all their tables."""

    def __init__(self, db: Database, tables: Tables, stand_ins: StandIns) -> None:
        self._db = db
        self._tables = tables
        self._stand_ins = stand_ins

    async def call(self, user: User) -> None:
        """Call somebody by their name now at all tables that are not over: as it is, unless another there bears it."""
        for game_id in await rows.going_on(self._db, user.id):
            try:
                await self._call_at(await self._tables.live.get(game_id), user)
            except UNUSABLE_TABLE_ERRORS as problem:
                logger.warning("table.passed-over", game_id=game_id, problem=str(problem))

    async def _call_at(self, table: Table, user: User) -> None:
        async with table.lock:
            await self._tables.log.catch_up_locked(table)
            seat = table.seat_of(user)
            if seat is not None:
                called = name_at(table.game, table.row.seats, seat, user.name)
                await rows.rename(self._db, table.id, user.id, called)
                await self._tables.log.catch_up_locked(table, local=True)

    async def depart(self, user: User) -> None:
        """Let all tables forget somebody. In a lobby their seat is free; in a game that has begun it is nobody's: a
        stand-in plays on it while others are there, and the host can give it to somebody by a link. Who hosted has a
        successor among those who sit there; of a table that cannot be read only their own part is known."""
        for game_id in await rows.everywhere(self._db, user.id):
            try:
                await self._depart_from(await self._tables.live.get(game_id), user)
            except UNUSABLE_TABLE_ERRORS as problem:
                logger.warning("table.passed-over", game_id=game_id, problem=str(problem))
                await rows.depart(self._db, game_id, user.id, DEPARTED_NAME, None)

    async def _depart_from(self, table: Table, user: User) -> None:
        async with table.lock:
            await self._tables.log.catch_up_locked(table)
            name, host, seat = _name_of_nobody(table, user), _host_without(table, user), table.seat_of(user)
            await rows.depart(self._db, table.id, user.id, name, host)
            await self._tables.log.catch_up_locked(table, local=True)
            if seat is not None and any(other.user_id for other in table.row.seats):
                await self._stand_ins.play_for_nobody(table, seat)


def _name_of_nobody(table: Table, user: User) -> str:
    if table.row.status == "lobby":
        return ""
    return further_name(DEPARTED_NAME, _others(table, user))


def _host_without(table: Table, user: User) -> str | None:
    if table.row.host != user.id:
        return table.row.host
    return next((seat.user_id for seat in _others(table, user) if seat.user_id is not None), None)


def _others(table: Table, user: User) -> Sequence[SeatRow]:
    return [seat for seat in table.row.seats if seat.user_id != user.id]
