"""Closing a table: before the game its host does so at once, later with the consent of all who play."""

from collections.abc import Sequence

from app import clock
from app.changes import NoticeDue
from app.play import notice_causes
from app.play.documents import Closing
from app.play.entries import Ended
from app.play.lobby import check_host, check_lobby
from app.play.log_writer import write_end
from app.play.submission import check_playing, own_seat
from app.play.table import Table
from app.play.tables import Tables
from app.play.undo import needed
from app.problems import Clash
from app.rules.game import Seat
from app.store import games as rows
from app.store.notices import News
from app.store.records import User


async def close(tables: Tables, game_id: str, user: User) -> Table:
    """Close the table, wish to, or agree to its host's wish. Raises `Clash`, `Forbidden`."""
    table = await tables.visible(game_id, user)
    async with table.lock, tables.log.unless_changed(table):
        if table.row.status == "lobby":
            await _close_lobby(tables, table, user)
        else:
            await _agree(tables, table, user)
    return table


async def keep_open(tables: Tables, game_id: str, user: User) -> Table:
    """Refuse the host's wish to end the game, or withdraw it. Raises `Clash`, `Forbidden`."""
    table = await tables.visible(game_id, user)
    async with table.lock, tables.log.unless_changed(table):
        if user.id != table.row.host:
            own_seat(table, user)
        if table.row.closing is None or table.row.status != "playing":
            raise Clash("no-proposal", "Nobody wishes to close this table.")
        await _note(tables, table, None)
    return table


def closing_of(table: Table) -> Closing | None:
    """The host's wish to end the game: who agrees, and whose answer is missing."""
    agreed = table.row.closing
    if agreed is None or table.row.status != "playing":
        return None
    return {"agreed": list(agreed), "missing": _missing(table, agreed)}


def _missing(table: Table, agreed: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in needed(table) if seat not in agreed]


async def _close_lobby(tables: Tables, table: Table, user: User) -> None:
    check_host(table, user)
    check_lobby(table)
    news = notice_causes.by_closing_lobby(table, user, clock.now())
    await rows.close_lobby(tables.db, table.id, table.row.version, news)
    tables.changes.publish(NoticeDue(news.due))
    await tables.log.catch_up_locked(table, here=True)


async def _agree(tables: Tables, table: Table, user: User) -> None:
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
        news = notice_causes.by_wish_to_close(table, user, missing, clock.now(), tables.grace) if wish else None
        await _note(tables, table, agreed, news)
    else:
        last = table.humans()[0].seat if seat is None else seat
        await write_end(tables, table, last, Ended(by=tuple(agreed), closed=True))


async def _note(tables: Tables, table: Table, agreed: Sequence[Seat] | None, news: News | None = None) -> None:
    await rows.set_closing(tables.db, table.id, table.row.version, agreed, news)
    if news is not None:
        tables.changes.publish(NoticeDue(news.due))
    await tables.log.catch_up_locked(table, here=True)
