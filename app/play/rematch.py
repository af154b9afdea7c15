"""Another game of the same people: their seats and options at a new table, one for each finished game."""

from msgspec.structs import replace

from app.play import caps
from app.play.lobby import check_options, new_row, start
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Clash, Forbidden
from app.store.errors import Conflict
from app.store.games import add_rematch
from app.store.records import User


async def rematch(tables: Tables, game_id: str, user: User) -> Table:
    """The rematch of a finished game: opened with the caller as its host, or what somebody else has opened.

    One person among automated seats waits for nobody: the game begins. Raises problems.
    """
    table = await tables.visible(game_id, user)
    if table.seat_of(user) is None and table.row.host != user.id:
        raise Forbidden("no-seat", "You have no seat at this table.")
    if table.row.status != "finished":
        raise Clash("not-over", "This game is not over yet.")
    opened = table.row.rematch is None and await _open(tables, table, user)
    assert table.row.rematch is not None
    if opened and {seat.user_id for seat in table.humans()} == {user.id}:
        await start(tables, table.row.rematch, user)
    return await tables.visible(table.row.rematch, user)


async def _open(tables: Tables, table: Table, host: User) -> bool:
    """Open the rematch and tell everybody at the table; false if somebody else has been faster."""
    options = table.row.options if table.state is None else table.game.another(table.row.options, table.state)
    check_options(table.game, options, table.row.seats)
    await caps.check(tables, host, opens=True)
    was = table.row
    seats = [replace(seat, former=(), agreed=(), stand_in=None) for seat in was.seats]
    row = new_row(host, was.game, options, seats, was.pace, was.visibility, was.clock)
    async with table.lock:
        try:
            await add_rematch(tables.db, table.id, row)
        except Conflict:
            await tables.catch_up_locked(table)
            return False
        await tables.catch_up_locked(table, here=True)
    return True
