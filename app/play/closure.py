"""Closing a table: before the game its host does so at once, later with the consent of all who play."""

from collections.abc import Sequence
from datetime import timedelta

from app import clock
from app.changes import NoticeDue
from app.play import notice_causes
from app.play.documents import Closing
from app.play.entries import Ended
from app.play.lobby import check_host, check_lobby
from app.play.log_writer import LogWriter
from app.play.submission import check_playing
from app.play.table import Table
from app.play.tables import Tables, own_seat
from app.play.undo import needed
from app.problems import Clash
from app.rules.game import Seat
from app.store import games as rows
from app.store import rematches
from app.store.database import Database
from app.store.notices import NewNotice
from app.store.records import User


class Closure:
    """Closes tables."""

    def __init__(self, db: Database, tables: Tables, writer: LogWriter, grace: timedelta) -> None:
        self._db = db
        self._tables = tables
        self._writer = writer
        self._grace = grace

    async def close(self, game_id: str, user: User) -> Table:
        """Close the table, wish to, or agree to its host's wish. Raises `Clash`, `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        async with table.lock, self._tables.log.unless_changed(table):
            if table.row.status == "lobby":
                await self._close_lobby(table, user)
            else:
                await self._agree(table, user)
        return table

    async def keep_open(self, game_id: str, user: User) -> Table:
        """Refuse the host's wish to end the game, or withdraw it. Raises `Clash`, `Forbidden`."""
        table = await self._tables.visible(game_id, user)
        async with table.lock, self._tables.log.unless_changed(table):
            if user.id != table.row.host:
                own_seat(table, user)
            if table.row.closing is None or table.row.status != "playing":
                raise Clash("no-proposal", "Nobody wishes to close this table.")
            await self._note(table, None)
        return table

    async def _close_lobby(self, table: Table, user: User) -> None:
        check_host(table, user)
        check_lobby(table)
        notice = notice_causes.by_closing_lobby(table, user, clock.now())
        await rematches.close_lobby(self._db, table.id, table.row.version, notice)
        self._tables.changes.publish(NoticeDue(notice.due))
        await self._tables.log.catch_up_locked(table, local=True)

    async def _agree(self, table: Table, user: User) -> None:
        check_playing(table)
        if table.row.closing is None:
            check_host(table, user)
        seat = table.seat_of(user)
        if user.id != table.row.host:
            seat = own_seat(table, user)
        agreed = sorted({*(table.row.closing or ()), *(() if seat is None else (seat,))})
        missing = _missing(table, agreed)
        if missing:
            wish = table.row.closing is None
            notice = notice_causes.by_wish_to_close(table, user, missing, clock.now(), self._grace) if wish else None
            await self._note(table, agreed, notice)
        else:
            await self._writer.write_end(table, seat, Ended(by=tuple(agreed), closed=True))

    async def settle(self, table: Table) -> None:
        """End the game if all who play by now have agreed; the lock is held. Raises `Conflict`."""
        closing = closing_of(table)
        if closing is not None and not closing["missing"]:
            await self._writer.write_end(table, None, Ended(by=tuple(closing["agreed"]), closed=True))

    async def _note(self, table: Table, agreed: Sequence[Seat] | None, notice: NewNotice | None = None) -> None:
        await rows.set_closing(self._db, table.id, table.row.version, agreed, notice)
        if notice is not None:
            self._tables.changes.publish(NoticeDue(notice.due))
        await self._tables.log.catch_up_locked(table, local=True)


def closing_of(table: Table) -> Closing | None:
    """The host's wish to end the game: who agrees, and whose answer is missing."""
    agreed = table.row.closing
    if agreed is None or table.row.status != "playing":
        return None
    return {"agreed": list(agreed), "missing": _missing(table, agreed)}


def _missing(table: Table, agreed: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in needed(table) if seat not in agreed]
