"""Notes that people write about tables for themselves: one a person and table."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import DateTime, Integer, bindparam, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, ordered
from app.store.database import Database
from app.store.schema.games import notes as n
from app.store.statements import Statement, given


class Note(Struct, frozen=True):
    """A note; `version` counts how often it was written, 0 is one that was never."""

    text: str
    version: int


EMPTY = Note("", 0)
_AT = bindparam("at", type_=DateTime(timezone=True))
_MINE = (n.c.game_id == bindparam("of_game"), n.c.user_id == bindparam("of_user"))
READ = Statement(select(n.c.text, n.c.version).where(*_MINE))
BEGIN = Statement(
    insert_or_update(n)
    .values(**given("game_id", "user_id", "text"), version=literal_column("1"), at=_AT)
    .on_conflict_do_nothing()
    .returning(n.c.version)
)
WRITE = Statement(
    update(n)
    .where(*_MINE, n.c.version == bindparam("known", type_=Integer))
    .values(text=bindparam("new_text"), version=n.c.version + literal_column("1"), at=_AT)
    .returning(n.c.version)
)
OF_USER = AcrossGames(
    select(n.c.game_id, n.c.text, n.c.at).where(n.c.user_id == bindparam("of_user")).order_by(n.c.at),
    ordered("at"),
    rows_of="game_id",
)


async def read(db: Database, game_id: str, user_id: str) -> Note:
    """Somebody's note about a table."""
    row = await READ.row(db, of_game=game_id, of_user=user_id)
    return Note(row["text"], row["version"]) if row else EMPTY


async def write(db: Database, game_id: str, user_id: str, text: str, known: int, at: datetime) -> int | None:
    """Replace the note, over the version that is known; the new version, or None if it was written meanwhile."""
    if known == 0:
        row = await BEGIN.row(db, game_id=game_id, user_id=user_id, text=text, at=at)
    else:
        row = await WRITE.row(db, of_game=game_id, of_user=user_id, known=known, new_text=text, at=at)
    return row["version"] if row else None


async def of_user(db: Database, user_id: str) -> list[Any]:
    """All notes of somebody, with their tables and when they were written last."""
    return await OF_USER.rows(db, of_user=user_id)
