"""Another game of the same people: their seats and options at a new table, one for each finished game."""

from typing import Any

from msgspec.structs import replace

from app.play import caps
from app.play.lobby import check_options, new_row, start
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Clash, Forbidden, Unplayable
from app.rules.game import BadOptions
from app.store.errors import Conflict
from app.store.games import add_rematch
from app.store.records import User


async def rematch(tables: Tables, game_id: str, user: User, levels: dict[int, int]) -> Table:
    """The rematch of a finished game: opened with the caller as its host, or what somebody else has opened. `levels`
    are those of automa seats that change, where the game lets them be chosen.

    One person among automated seats waits for nobody: the game begins. Raises problems.
    """
    table = await tables.visible(game_id, user)
    if not table.access(user).takes_part:
        raise Forbidden("no-seat", "You have no seat at this table.")
    if table.row.status != "finished":
        raise Clash("not-over", "This game is not over yet.")
    opened = table.row.rematch is None and await _open(tables, table, user, levels)
    assert table.row.rematch is not None
    if opened and {seat.user_id for seat in table.humans()} == {user.id}:
        await start(tables, table.row.rematch, user)
    return await tables.visible(table.row.rematch, user)


async def _open(tables: Tables, table: Table, host: User, levels: dict[int, int]) -> bool:
    """Open the rematch and tell everybody at the table; false if somebody else has been faster."""
    options = table.row.options if table.state is None else _another(table, levels)
    seats = [
        replace(seat, former=(), agreed=(), stand_in=None, level=levels.get(number, seat.level))
        for number, seat in enumerate(table.row.seats)
    ]
    check_options(table.game, options, seats)
    await caps.check(tables.db, tables.caps, host, opens=True)
    was = table.row
    row = new_row(host, was.game, options, seats, was.pace, was.visibility, was.clock, was.name)
    async with table.lock:
        try:
            await add_rematch(tables.db, table.id, row)
        except Conflict:
            await tables.log.catch_up_locked(table)
            return False
        await tables.log.catch_up_locked(table, here=True)
    return True


def _another(table: Table, levels: dict[int, int]) -> dict[str, Any]:
    """The options of the next game. Raises `Unplayable` for a level that cannot be chosen."""
    try:
        return table.game.rematch_options(table.row.options, table.state, levels)
    except BadOptions as bad:
        raise Unplayable(bad) from None
