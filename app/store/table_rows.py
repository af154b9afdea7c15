"""The rows of several tables at once, without their logs."""

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import Text, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.across import AcrossGames, OfGames
from app.store.database import Database
from app.store.games import SUMMARY, readable
from app.store.pictures import with_pictures
from app.store.records import GameRow
from app.store.schema.games import games as g
from app.store.schema.games import seats as s

ROWS = OfGames(SUMMARY.where(g.c.id == any_(bindparam("ids", type_=ARRAY(Text)))), "ids")
PLAYERS_BEFORE_EACH = AcrossGames(
    select(g.c.rematch, s.c.user_id)
    .select_from(s)
    .join(g, g.c.id == s.c.game_id)
    .where(g.c.rematch == any_(bindparam("of_games", type_=ARRAY(Text))), s.c.user_id.is_not(None)),
    needs_all=False,
)


class TableRow(Struct, frozen=True):
    """A table's row, and of a private one the users who sit at the game of which it is the rematch."""

    row: GameRow
    players_before: frozenset[str]


async def table_rows(db: Database, ids: Sequence[str]) -> dict[str, TableRow]:
    """The rows of these tables; those that are not there, or that cannot be read, are left out."""
    rows = await with_pictures(db, readable(await ROWS.rows(db, ids=list(ids))))
    before: dict[str, set[str]] = {row.id: set() for row in rows if row.visibility != "public"}
    if before:
        for found in await PLAYERS_BEFORE_EACH.rows(db, of_games=list(before)):
            before[found["rematch"]].add(found["user_id"])
    return {row.id: TableRow(row, frozenset(before.get(row.id, ()))) for row in rows}
