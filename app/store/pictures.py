"""The pictures that people at tables go by: on their seats, they are read from the people's own rows."""

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Text, any_, bindparam, select
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.database import Database
from app.store.records import GameRow
from app.store.schema.people import users as u
from app.store.statements import Statement

PICTURES = Statement(select(u.c.id, u.c.picture).where(u.c.id == any_(bindparam("users", type_=ARRAY(Text)))))


async def with_pictures(db: Database, rows: Sequence[GameRow]) -> list[GameRow]:
    """Tables with what those who sit there go by."""
    users = {seat.user_id for row in rows for seat in row.seats if seat.user_id is not None}
    if not users:
        return list(rows)
    found = {row["id"]: row["picture"] for row in await PICTURES.rows(db, users=sorted(users))}
    return [
        replace(row, seats=tuple(replace(seat, picture=found.get(seat.user_id)) for seat in row.seats)) for row in rows
    ]
