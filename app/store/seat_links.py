"""One-time links to seats: the holder of one takes the seat over."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Text, and_, any_, bindparam, case, exists, func, literal_column, null, or_, select, update

from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import NEXT_VERSION, NO_SEATS, TOUCH_TABLE, lock_seats
from app.store.lobbies import put_seats, touch_lobby
from app.store.records import SeatRow
from app.store.schema.games import clocks as c
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement

SET_LINK = Statement(
    update(s)
    .where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"))
    .where(s.c.user_id.is_not_distinct_from(bindparam("owner", type_=Text)))
    .values(link_hash=bindparam("link_hash"), link_from_owner=bindparam("from_owner"))
)
LINKED = Statement(
    select(s.c.seat, s.c.link_from_owner).where(s.c.game_id == bindparam("of_game"), s.c.link_hash == bindparam("link"))
)


def _claim_link() -> Statement:
    """Seat a user by a link at a table whose game has begun and use it up, unless they sit there already; the table has
    changed then. A table without a host, as an imported one, is hosted by them. Once the game is over nobody's seat
    alone is taken, at a table without a host, and who played it to the end stays."""
    of_game = exists().where(g.c.id == bindparam("of_game"))
    goes_on = of_game.where(g.c.status == literal_column("'playing'"))
    is_imported = and_(s.c.user_id.is_(None), of_game.where(g.c.host.is_(None)))
    other = s.alias("other")
    sits_elsewhere = exists().where(
        other.c.game_id == bindparam("of_game"),
        other.c.user_id == bindparam("user_id"),
        other.c.link_hash.is_distinct_from(bindparam("link")),
    )
    taken = (
        update(s)
        .where(s.c.game_id == bindparam("of_game"), s.c.link_hash == bindparam("link"), s.c.kind == "human")
        .where(~sits_elsewhere, or_(goes_on, is_imported))
        .values(
            user_id=bindparam("user_id"),
            name=bindparam("called"),
            link_hash=null(),
            former=func.array_remove(func.array_append(s.c.former, s.c.user_id), null()),
            agreed=NO_SEATS,
            stand_in=case((goes_on, null()), else_=s.c.stand_in),
        )
        .returning(s.c.seat)
        .cte("taken")
    )
    number = select(taken.c.seat).scalar_subquery()
    # What the seat agreed to and voted for, its former owner did.
    withdrawn = (
        update(s)
        .where(s.c.game_id == bindparam("of_game"), s.c.link_hash.is_distinct_from(bindparam("link")))
        .where(number == any_(s.c.agreed))
        .values(agreed=func.array_remove(s.c.agreed, number))
        .cte("withdrawn")
    )
    unvoted = (
        update(c)
        .where(c.c.game_id == bindparam("of_game"), number == any_(c.c.votes))
        .values(votes=func.array_remove(c.c.votes, number))
        .cte("unvoted")
    )
    # One that is branched off is cleared away once it has a host (`cleanup.py`), and what was imported stays.
    is_hosted = and_(g.c.status != literal_column("'finished'"), g.c.branched_from.is_(None))
    host = func.coalesce(g.c.host, bindparam("user_id", type_=Text))
    touched = (
        update(g)
        .where(g.c.id == bindparam("of_game"), exists(select(taken.c.seat)))
        .values(
            version=NEXT_VERSION,
            closing=func.array_remove(g.c.closing, number),
            host=case((is_hosted, host), else_=g.c.host),
        )
        .cte("touched")
    )
    return Statement(select(taken.c.seat).add_cte(touched, withdrawn, unvoted))


CLAIM_LINK = _claim_link()


async def set_link(
    db: Database, game_id: str, seat: int, link_hash: bytes, *, owner: str | None = None, from_owner: bool = False
) -> bool:
    """Keep the hash of a one-time link to a seat; an older link to it is void. `from_owner`: its owner has made it.
    False if the seat is not its `owner`'s any more; None: nobody's."""
    values = {"of_game": game_id, "at": seat, "owner": owner, "link_hash": link_hash, "from_owner": from_owner}
    async with changing(db, game_id) as connection:
        return bool(await SET_LINK.within(connection, **values))


class Linked(NamedTuple):
    """The seat that a link leads to, and whether the seat's owner has made it."""

    seat: int
    from_owner: bool


async def find_link(db: Database, game_id: str, link_hash: bytes) -> Linked | None:
    """Where a link leads, without using it up."""
    row = await LINKED.row(db, of_game=game_id, link=link_hash)
    return Linked(row["seat"], row["link_from_owner"]) if row else None


class Heir(NamedTuple):
    """The user who takes a seat over, and what they are called there."""

    user_id: str
    called: str


async def claim_in_lobby(
    db: Database,
    game_id: str,
    version: int,
    linked: int,
    link_hash: bytes,
    seats: Sequence[SeatRow],
    uninvited: Collection[str],
) -> int | None:
    """Seat somebody by a link to the seat `linked`, using it up, before the game: the `seats` are the table's then, and
    `uninvited` the users whose invitations are withdrawn with the seats that were kept for them. The seat, or None if
    the link is not good (any more). Raises `Conflict` if the table has changed since `version`: its game may have
    begun."""
    async with changing(db, game_id) as connection:
        await touch_lobby(connection, game_id, version, seats)
        await lock_seats(connection, game_id)
        row = await LINKED.row_within(connection, of_game=game_id, link=link_hash)
        if row is None or row["seat"] != linked:
            return None
        await put_seats(connection, game_id, seats, uninvited)
    return linked


async def claim_link(db: Database, game_id: str, version: int, link_hash: bytes, heir: Heir) -> int | None:
    """Seat somebody by a link, using it up, after the game. The seat, or None if the link is not good (any more).
    Raises `Conflict` if the table has changed since `version`."""
    async with changing(db, game_id) as connection:
        if not await TOUCH_TABLE.within(connection, game_id=game_id, known=version):
            raise Conflict("the table has changed")
        await lock_seats(connection, game_id)
        row = await CLAIM_LINK.row_within(connection, of_game=game_id, link=link_hash, **heir._asdict())
    return row["seat"] if row else None


async def claim_link_within(connection: Any, game_id: str, link_hash: bytes, heir: Heir) -> bool:
    """The same inside a transaction, for what is written with it; whether the link was good."""
    await lock_seats(connection, game_id)
    return bool(await CLAIM_LINK.within(connection, of_game=game_id, link=link_hash, **heir._asdict()))
