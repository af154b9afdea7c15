"""For which seats a stand-in plays, and why."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, exists, select, update

from app.store.database import Database
from app.store.games import NEXT_VERSION
from app.store.records import StoodInFor
from app.store.schema.games import games as g
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement


def _set_stand_in() -> Statement:
    """Note why a stand-in plays on a seat; the table has changed then."""
    noted = (
        update(s)
        .where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"))
        .values(stand_in=bindparam("why"))
        .returning(s.c.seat)
        .cte("noted")
    )
    touched = update(g).where(g.c.id == bindparam("of_game"), exists(select(noted.c.seat)))
    return Statement(touched.values(version=NEXT_VERSION))


SET_STAND_IN = _set_stand_in()


async def set_stand_in(connection: Any, game_id: str, seat: int | None, why: StoodInFor | None) -> None:
    """Note why a stand-in plays on a seat, inside a transaction; None: its owner plays."""
    await SET_STAND_IN.within(connection, of_game=game_id, at=seat, why=why)


async def note_stand_ins(db: Database, game_id: str, found: Mapping[int, StoodInFor]) -> None:
    """Note for which seats a stand-in has played, and why."""
    async with changing(db, game_id) as connection:
        for seat, why in found.items():
            await set_stand_in(connection, game_id, seat, why)
