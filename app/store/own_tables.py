"""The tables of a person, a page at a time: first all where it is their turn."""

from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Integer,
    Text,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal_column,
    or_,
    select,
    tuple_,
)

from app.store.across import AcrossGames, ordered
from app.store.database import Database
from app.store.games import OF_KIND, SUMMARY, readable
from app.store.pictures import with_pictures
from app.store.records import GameRow
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.user_seats import IS_ASKED

ASKED, GOING_ON, OVER = 0, 1, 2
"""The groups, in their order: it is the person's turn; others are asked, or the game has not begun; it is over."""
_user = bindparam("of_user", type_=Text)
_group: Any = case(
    (exists().where(s.c.game_id == g.c.id, *IS_ASKED), literal_column(str(ASKED), Integer)),
    (g.c.status == literal_column("'finished'"), literal_column(str(OVER), Integer)),
    else_=literal_column(str(GOING_ON), Integer),
)
_updated: Any = cast(func.extract("epoch", g.c.updated) * literal_column("1000000"), BigInteger)
_of_user = (
    select(g.c.id.collate("C").label("id"), _group.label("place_group"), _updated.label("updated"))
    .where(or_(g.c.id.in_(select(s.c.game_id).where(s.c.user_id == _user)), g.c.host == _user))
    .where(g.c.status != literal_column("'closed'"), OF_KIND)
    .subquery("of_user")
)
_rank: Any = case(
    (_of_user.c.place_group == literal_column(str(ASKED), Integer), _of_user.c.updated), else_=-_of_user.c.updated
)
_placed = select(_of_user.c.id, _of_user.c.place_group, _rank.label("place_rank")).subquery("placed")
_place = (_placed.c.place_group, _placed.c.place_rank, _placed.c.id)
_after: Any = (
    bindparam("after_group", type_=Integer),
    bindparam("after_rank", type_=BigInteger),
    bindparam("after_id"),
)
OF_USER = AcrossGames(
    SUMMARY.add_columns(_placed.c.place_group, _placed.c.place_rank)
    .join_from(g, _placed, _placed.c.id == g.c.id)
    .where(or_(_after[0].is_(None), tuple_(*_place) > tuple_(*_after)))
    .order_by(*_place)
    .limit(bindparam("limit")),
    ordered("place_group", "place_rank", "id", limit="limit"),
    needs_all=False,
    rows_of="id",
)


class Place(NamedTuple):
    """Where a table stands among those of a person: its group, its place within that by the time of its last change in
    microseconds, negative where the last one comes first, and its id."""

    group: int
    rank: int
    id: str


async def tables_of(
    db: Database, user_id: str, game: str | None = None, *, after: Place | None = None, limit: int = 100
) -> tuple[list[GameRow], Place | None]:
    """The tables at which the user sits or which they host, no more than `limit`, and the place of the last one if
    there are more. First those where it is their turn, the one that has waited longest at their head; then those
    that go on, and those that are over, the one last changed first. `game`: those of this game alone; `after`: those
    behind this place."""
    group, rank, last_id = after or (None, None, None)
    rows = await OF_USER.rows(
        db, of_user=user_id, of_kind=game, after_group=group, after_rank=rank, after_id=last_id, limit=limit + 1
    )
    following = _place_of(rows[limit - 1]) if len(rows) > limit else None
    return await with_pictures(db, readable(rows[:limit])), following


def _place_of(row: Any) -> Place:
    return Place(row["place_group"], row["place_rank"], row["id"])
