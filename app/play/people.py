"""What happens to tables when a user changes their name or deletes the account. Logs stay as they are."""

import contextlib
from collections.abc import Sequence

import structlog

from app.accounts.names import DEPARTED_NAME
from app.play.broken import BrokenLog
from app.play.lobby_seats import kept_seat
from app.play.log_writer import LogWriter
from app.play.names import further_name, name_at
from app.play.table import Table
from app.play.tables import Tables
from app.problems import NotFound, Unavailable, Unknown
from app.store import departed
from app.store import user_seats as rows
from app.store.database import Database
from app.store.errors import Conflict, UnreadableRow
from app.store.records import SeatRow, User
from app.store.rematches import close_lobby
from app.store.user_seats import Departure

logger = structlog.get_logger(__name__)
UNUSABLE_TABLE_ERRORS = (Unavailable, BrokenLog, UnreadableRow)
"""Why nobody can use a table at the moment, which stops nothing at the others."""
MAX_TRIES = 10


class People:
    """Changes how somebody is known at all their tables."""

    def __init__(self, db: Database, tables: Tables, writer: LogWriter) -> None:
        self._db = db
        self._tables = tables
        self._writer = writer

    async def rename_at_tables(self, user: User) -> None:
        """Take over a user's name at all tables that are not over, and on seats that are kept for them: as it is,
        unless another there has it. A user who has chosen another picture is renamed as well, so that the tables show
        it."""
        for game_id in await rows.going_on(self._db, user.id):
            try:
                await self._rename_at(await self._tables.live.get(game_id), user)
            except NotFound:
                continue  # It was cleared away meanwhile.
            except UNUSABLE_TABLE_ERRORS as problem:
                logger.warning("table.passed-over", game_id=game_id, problem=str(problem))

    async def _rename_at(self, table: Table, user: User) -> None:
        async with table.lock:
            await self._tables.log.catch_up_locked(table)
            seat = table.seat_of(user)
            if seat is None and table.row.status == "lobby":
                kept = kept_seat(table.row.seats, user)
                seat = None if kept is None else kept.seat
            if seat is not None:
                called = name_at(table.game, table.row.seats, seat, user.name)
                await rows.rename(self._db, table.id, seat, user.id, called)
                await self._tables.log.catch_up_locked(table, local=True)

    async def depart(self, user_id: str) -> None:
        """Let all tables forget somebody. In a lobby their seat is free; in a game that has begun it is nobody's: a
        stand-in plays on it while others are there, and the host can give it to somebody by a link. A departing host
        has a successor among those who sit there; a lobby where nobody does is closed. Of a table that cannot be read
        only their own part is known."""
        for game_id in await rows.everywhere(self._db, user_id):
            try:
                await self._depart_from(await self._tables.live.get(game_id), user_id)
            except NotFound:
                continue  # It was cleared away meanwhile.
            except UNUSABLE_TABLE_ERRORS as problem:
                logger.warning("table.passed-over", game_id=game_id, problem=str(problem))
                await rows.depart(self._db, game_id, Departure(user_id, DEPARTED_NAME, None))

    async def check_here(self, table: Table, user: User) -> None:
        """Look, after a write that let people sit at a table or host it, whether all of them are here still: it may
        have crossed the deletion of an account. The table forgets those who are not. Raises `Unknown` if the user is
        one of them."""
        seated = {table.row.host, user.id, *(seat.user_id for seat in table.row.seats)} - {None}
        gone = await departed.gone(self._db, {user_id for user_id in seated if user_id is not None})
        for user_id in gone:
            await self._depart_from(table, user_id)
        if user.id in gone:
            raise Unknown("bad-token", "This account is deleted.")

    async def find_hosts(self) -> None:
        """Let the first who sits at each lobby without a host host it, as former versions left some."""
        for game_id in await rows.hostless(self._db):
            try:
                await self._find_host(await self._tables.live.get(game_id))
            except (NotFound, *UNUSABLE_TABLE_ERRORS) as problem:
                logger.warning("table.passed-over", game_id=game_id, problem=str(problem))

    async def _find_host(self, table: Table) -> None:
        async with table.lock:
            await self._tables.log.catch_up_locked(table)
            first = next((seat.user_id for seat in table.row.seats if seat.user_id is not None), None)
            if table.row.status == "lobby" and table.row.host is None and first is not None:
                with contextlib.suppress(Conflict):  # Another process was first, or it is looked at again.
                    await rows.set_host(self._db, table.id, table.row.version, first)
                await self._tables.log.catch_up_locked(table, local=True)

    async def _depart_from(self, table: Table, user_id: str) -> None:
        async with table.lock:
            for _ in range(MAX_TRIES):
                await self._tables.log.catch_up_locked(table)
                try:
                    await self._write_departure(table, user_id)
                    await self._close_if_unused(table)
                except Conflict:
                    continue
                return
        # They are looked for again as long as it is noted that they were deleted.
        logger.warning("table.passed-over", game_id=table.id, problem="it changes all the time")

    async def _write_departure(self, table: Table, user_id: str) -> None:
        """Write it as the table is known, the lock held. Raises `Conflict` if it is not so any more: the seat may have
        changed hands."""
        departure = Departure(user_id, _name_of_nobody(table, user_id), _host_without(table, user_id))
        seat = next((seat for seat in table.row.seats if seat.user_id == user_id), None)
        is_played_on = table.row.status == "playing" and any(item.user_id for item in _others(table, user_id))
        if seat is not None and seat.stand_in is None and is_played_on:
            await self._writer.write_stand_in(table, seat.seat, "resigned", departure)
        else:
            await rows.depart(self._db, table.id, departure, table.row.version)
            await self._tables.log.catch_up_locked(table, local=True)

    async def _close_if_unused(self, table: Table) -> None:
        """Close a lobby that nobody hosts and where nobody sits. Raises `Conflict` if somebody sits down meanwhile, who
        hosts it then."""
        is_used = table.row.host is not None or any(seat.user_id for seat in table.row.seats)
        if table.row.status == "lobby" and not is_used:
            await close_lobby(self._db, table.id, table.row.version)
            await self._tables.log.catch_up_locked(table, local=True)


def _name_of_nobody(table: Table, user_id: str) -> str:
    if table.row.status == "lobby":
        return ""
    return further_name(DEPARTED_NAME, _others(table, user_id))


def _host_without(table: Table, user_id: str) -> str | None:
    if table.row.host != user_id:
        return table.row.host
    return next((seat.user_id for seat in _others(table, user_id) if seat.user_id is not None), None)


def _others(table: Table, user_id: str) -> Sequence[SeatRow]:
    return [seat for seat in table.row.seats if seat.user_id != user_id]
