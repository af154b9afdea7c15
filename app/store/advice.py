"""Tables that allow advice, and how often it was asked for on their seats."""

from typing import Any

from sqlalchemy import bindparam, exists, func, literal_column, select, update

from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import NEXT_VERSION
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement

SET_ADVICE = Statement(
    update(g)
    .where(g.c.id == bindparam("game_id"), g.c.version == bindparam("known"), g.c.status == literal_column("'lobby'"))
    .values(advice=bindparam("new_advice"), version=NEXT_VERSION, updated=func.now())
)


def _count_advice() -> Statement:
    """Count that advice was asked for on a seat; the table has changed then."""
    counted = (
        update(s)
        .where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"))
        .values(advised=s.c.advised + literal_column("1"))
        .returning(s.c.seat)
        .cte("counted")
    )
    touched = update(g).where(g.c.id == bindparam("of_game"), exists(select(counted.c.seat)))
    return Statement(touched.values(version=NEXT_VERSION))


COUNT_ADVICE = _count_advice()


async def set_advice(db: Database, game_id: str, version: int, *, allowed: bool) -> None:
    """Note whether people may ask for advice in a game that has not begun. Raises `Conflict` if the table has changed
    since `version`."""
    async with changing(db, game_id) as connection:
        if not await SET_ADVICE.within(connection, game_id=game_id, known=version, new_advice=allowed):
            raise Conflict("the table has changed")


async def count_advice(connection: Any, game_id: str, seat: int | None) -> None:
    """Count that advice was asked for on a seat, inside a transaction."""
    await COUNT_ADVICE.within(connection, of_game=game_id, at=seat)
