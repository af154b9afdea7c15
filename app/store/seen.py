"""Up to which entry of its log a person has seen a table."""

from sqlalchemy import bindparam, select

from app.store.compressed_logs import compressed_entries
from app.store.database import Database
from app.store.log import MAX_SEQ
from app.store.schema.games import events as e
from app.store.schema.games import shown
from app.store.statements import Statement

OWN_LAST = Statement(
    select(e.c.seq)
    .where(e.c.game_id == bindparam("of_game"), e.c.seat == bindparam("of_seat"), e.c.seq <= bindparam("until"))
    .order_by(e.c.seq.desc())
    .limit(bindparam("limit"))
)


LAST_SHOWN = Statement(
    select(shown.c.seq).where(shown.c.game_id == bindparam("of_game"), shown.c.user_id == bindparam("of_user"))
)


async def last_shown(db: Database, game_id: str, user_id: str) -> int | None:
    """The last number of a table whose view a visible page of the user has shown."""
    row = await LAST_SHOWN.row(db, of_game=game_id, of_user=user_id)
    return row["seq"] if row else None


async def own_last(db: Database, game_id: str, seat: int, until: int = MAX_SEQ) -> int | None:
    """The number of the seat's own last entry, up to number `until`."""
    row = await OWN_LAST.row(db, of_game=game_id, of_seat=seat, until=until, limit=1)
    if row is not None:
        return int(row["seq"])
    compressed = await compressed_entries(db, game_id)
    return max((entry.seq for entry in compressed if entry.seat == seat and entry.seq <= until), default=None)
