"""The seats of tables that have not begun."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Text,
    any_,
    bindparam,
    case,
    delete,
    false,
    func,
    literal_column,
    null,
    or_,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import KEPT_OF_SEAT, NEXT_VERSION, lock_seats, write_seats
from app.store.notices import NewNotice, tell_people
from app.store.records import SeatRow
from app.store.schema.games import games as g
from app.store.schema.games import invitations as i
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement, given

_OF_OWNER: dict[str, ColumnElement[Any]] = {"link_hash": null(), "link_from_owner": false(), "seen": null()}
"""What else a seat's row holds: it stays as long as the seat is the same person's, or nobody's, and is empty for the
next."""


def _put_seat() -> Statement:
    """Add a seat, or change the one of its number; one that is as it was stays untouched."""
    new = insert_or_update(s).values(given("game_id", *KEPT_OF_SEAT))
    changed = [name for name in KEPT_OF_SEAT if name != "seat"]
    has_passed_on = or_(*(s.c[name].is_distinct_from(new.excluded[name]) for name in ("kind", "user_id")))
    emptied = {name: case((has_passed_on, empty), else_=s.c[name]) for name, empty in _OF_OWNER.items()}
    put = new.on_conflict_do_update(
        index_elements=[s.c.game_id, s.c.seat],
        set_={name: new.excluded[name] for name in changed} | emptied,
        where=or_(*(s.c[name].is_distinct_from(new.excluded[name]) for name in changed)),
    )
    return Statement(put)


PUT_SEAT = _put_seat()
TOUCH_LOBBY = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known"), g.c.status == "lobby")
    .values(version=NEXT_VERSION, updated=func.now(), host=func.coalesce(g.c.host, bindparam("sits", type_=Text)))
)
SET_OPTIONS = Statement(
    update(g).where(g.c.id == bindparam("game_id")).values(options=bindparam("new_options", type_=g.c.options.type))
)
KICK = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"))
    .values(invite=bindparam("new_invite"), kicked=func.array_append(g.c.kicked, bindparam("user_id")))
    .add_cte(delete(i).where(i.c.game_id == bindparam("game_id"), i.c.user_id == bindparam("user_id")).cte("uninvited"))
)
"""An invitation shows the new invite to whom it is for, and so would let in again whom the host has sent away."""
WITHDRAW = Statement(
    delete(i).where(i.c.game_id == bindparam("of_game"), i.c.user_id == any_(bindparam("uninvited", type_=ARRAY(Text))))
)
_SEAT_AT = (s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"))
DELETE_SEAT = Statement(delete(s).where(*_SEAT_AT))
MOVE_SEAT_UP = Statement(update(s).where(*_SEAT_AT).values(seat=s.c.seat - literal_column("1")))


class SentAway(NamedTuple):
    """A user whom the host sends away, and the invite that replaces the one known to them."""

    user_id: str
    invite: str


async def change_seats(
    db: Database,
    game_id: str,
    version: int,
    seats: Sequence[SeatRow],
    away: SentAway | None = None,
    notice: NewNotice | None = None,
    options: dict[str, Any] | None = None,
    removed: int | None = None,
    uninvited: Collection[str] = (),
) -> None:
    """Change the seats of a lobby to these, and its options unless None, and tell of it. `removed`: the number that a
    seat had that is gone; those behind it have moved up. `uninvited`: the users whose invitations are withdrawn with
    the seats that were kept for them. A table that nobody hosts is hosted by the first person who sits there. Raises
    `Conflict` if the table has changed since `version`."""
    async with changing(db, game_id) as connection:
        await touch_lobby(connection, game_id, version, seats)
        if away is not None:
            await KICK.within(connection, game_id=game_id, new_invite=away.invite, user_id=away.user_id)
        if options is not None:
            await SET_OPTIONS.within(connection, game_id=game_id, new_options=msgspec.json.encode(options).decode())
        await lock_seats(connection, game_id)
        if removed is not None:
            await DELETE_SEAT.within(connection, of_game=game_id, at=removed)
            moved = [{"of_game": game_id, "at": number} for number in range(removed + 1, len(seats) + 1)]
            await MOVE_SEAT_UP.each_within(connection, moved)
        await put_seats(connection, game_id, seats, uninvited)
        await tell_people(connection, notice)


async def touch_lobby(connection: Any, game_id: str, version: int, seats: Sequence[SeatRow]) -> None:
    """Note that a lobby changes to these seats. Raises `Conflict` if the table has changed since `version`."""
    sits = next((seat.user_id for seat in seats if seat.user_id is not None), None)
    if not await TOUCH_LOBBY.within(connection, game_id=game_id, known=version, sits=sits):
        raise Conflict("the table has changed")


async def put_seats(connection: Any, game_id: str, seats: Sequence[SeatRow], uninvited: Collection[str]) -> None:
    """Write the seats of a lobby, all of them held, and withdraw invitations to it."""
    await write_seats(connection, game_id, seats, PUT_SEAT)
    if uninvited:
        await WITHDRAW.within(connection, of_game=game_id, uninvited=list(uninvited))
