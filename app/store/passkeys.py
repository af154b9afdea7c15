"""Passkeys in the database, and the challenges that they answer, each of which is good once."""

from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import Text, bindparam, delete, func, insert, or_, select, update

from app.store.database import Database
from app.store.errors import CapReached
from app.store.schema.people import challenges as ch
from app.store.schema.people import passkeys as p
from app.store.statements import Statement, given
from app.store.user_lock import LOCK_USER


class Passkey(Struct, frozen=True, kw_only=True):
    """A key of somebody's device. `count` is how often the device has signed, if it counts; `name` what it runs on."""

    id: bytes
    user_id: str
    public_key: bytes
    count: int
    name: str
    created: datetime


_FIELDS = [p.c[name] for name in Passkey.__struct_fields__]
ADD = Statement(insert(p).values(given(*Passkey.__struct_fields__)))
COUNT = Statement(select(func.count().label("count")).where(p.c.user_id == bindparam("of_user")))
OF_USER = Statement(select(*_FIELDS).where(p.c.user_id == bindparam("of_user")).order_by(p.c.created, p.c.id))
FIND = Statement(select(*_FIELDS).where(p.c.id == bindparam("passkey")))
USED = Statement(update(p).where(p.c.id == bindparam("passkey")).values(count=bindparam("new_count")))
REMOVE = Statement(delete(p).where(p.c.id == bindparam("passkey"), p.c.user_id == bindparam("of_user")))
CLEAR = Statement(delete(ch).where(ch.c.expires < bindparam("now")))
ASK = Statement(insert(ch).values(given("challenge", "user_id", "expires")))
TAKE = Statement(
    delete(ch)
    .where(
        ch.c.challenge == bindparam("of_challenge"),
        ch.c.expires > bindparam("now"),
        or_(ch.c.user_id == bindparam("of_user", type_=Text), ch.c.user_id.is_(None)),
    )
    .returning(ch.c.user_id)
)


def _read(row: Any) -> Passkey:
    return Passkey(**dict(row))


async def add(db: Database, passkey: Passkey, most: int) -> None:
    """Keep a passkey. Raises `CapReached` for one more than its user may have: of several at once each sees those
    before it; and `Conflict` for one that is kept already."""
    async with db.people.transaction() as connection:
        await LOCK_USER.row_within(connection, of_user=passkey.user_id)
        if (await COUNT.row_within(connection, of_user=passkey.user_id))["count"] >= most:
            raise CapReached
        await ADD.within(connection, **{name: getattr(passkey, name) for name in Passkey.__struct_fields__})


async def of_user(db: Database, user_id: str) -> list[Passkey]:
    """Somebody's passkeys, the oldest first."""
    return [_read(row) for row in await OF_USER.rows(db, of_user=user_id)]


async def find(db: Database, passkey_id: bytes) -> Passkey | None:
    """The passkey of that id."""
    row = await FIND.row(db, passkey=passkey_id)
    return _read(row) if row else None


async def note_used(db: Database, passkey_id: bytes, count: int) -> None:
    """Note how often a passkey's device has signed."""
    await USED.do(db, passkey=passkey_id, new_count=count)


async def remove(db: Database, user_id: str, passkey_id: bytes) -> bool:
    """Forget a passkey of somebody's; whether there was one."""
    return bool(await REMOVE.do(db, passkey=passkey_id, of_user=user_id))


async def ask(db: Database, challenge: bytes, user_id: str | None, now: datetime, expires: datetime) -> None:
    """Keep a challenge: for a user who adds a passkey, or for anyone who signs in by one."""
    await CLEAR.do(db, now=now)
    await ASK.do(db, challenge=challenge, user_id=user_id, expires=expires)


async def take(db: Database, challenge: bytes, user_id: str | None, now: datetime) -> bool:
    """Whether a challenge is open for this user, or for anybody (None); it is not again."""
    row = await TAKE.row(db, of_challenge=challenge, of_user=user_id, now=now)
    return row is not None and row["user_id"] == user_id
