"""How people sign in again, and the secrets that prove something once, in the database."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Text, any_, bindparam, delete, exists, func, insert, null, or_, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import Database
from app.store.records import Credentials, OneTimeSecret, Purpose, User
from app.store.schema.people import credentials as c
from app.store.schema.people import one_time_secrets as o
from app.store.schema.people import passkeys as p
from app.store.schema.people import sessions as s
from app.store.schema.people import users as u
from app.store.statements import Statement, given
from app.store.user_lock import LOCK_USER

_has_passkey = exists().where(p.c.user_id == u.c.id).label("passkey")
_all = select(u.c.id, u.c.name, u.c.picture, u.c.language, c.c.address, c.c.password, _has_passkey)
OF_USER = Statement(_all.join(c, c.c.user_id == u.c.id, isouter=True).where(u.c.id == bindparam("of_user")))
BY_ADDRESS = Statement(
    _all.join(c, c.c.user_id == u.c.id).where(c.c.address_key == any_(bindparam("keys", type_=ARRAY(Text))))
)


def _set(*names: str) -> Statement:
    new = insert_or_update(c).values(given("user_id", *names))
    values = {name: new.excluded[name] for name in names}
    return Statement(new.on_conflict_do_update(index_elements=[c.c.user_id], set_=values))


SET_PASSWORD = _set("password")
SET_ADDRESS = _set("address", "address_key")
REPLACE_PASSWORD = Statement(
    update(c)
    .where(c.c.user_id == bindparam("of_user"), c.c.password == bindparam("former"))
    .values(password=bindparam("new_password"))
)
PROVED = Statement(update(s).where(s.c.id == bindparam("session_id")).values(proved=bindparam("now")))
PROVED_NO_MORE = Statement(
    update(s).where(s.c.user_id == bindparam("of_user"), s.c.proved.is_not(None)).values(proved=null())
)

REPLACE = Statement(delete(o).where(o.c.user_id == bindparam("of_user"), o.c.purpose == bindparam("of_purpose")))
CLEAR = Statement(delete(o).where(o.c.expires < bindparam("now")))
INSERT = Statement(insert(o).values(given("hash", "user_id", "purpose", "address", "session_id", "expires")))
_asked_by_a_live_session = or_(o.c.session_id.is_(None), exists().where(s.c.id == o.c.session_id, s.c.ended.is_(None)))
FRESH = Statement(
    select(o.c.hash).where(
        o.c.user_id == bindparam("of_user"),
        o.c.purpose == bindparam("of_purpose"),
        func.lower(o.c.address) == func.lower(bindparam("to_address", type_=o.c.address.type)),
        o.c.expires > bindparam("now"),
    )
)
TAKE = Statement(
    delete(o)
    .where(
        o.c.hash == bindparam("of_hash"),
        o.c.purpose == bindparam("of_purpose"),
        o.c.expires > bindparam("now"),
        _asked_by_a_live_session,
    )
    .returning(o.c.user_id, o.c.address, o.c.session_id)
)
"""What ends a session deletes its codes; one that was being made at that moment is good for nothing either."""


PENDING = Statement(
    select(o.c.address).where(
        o.c.user_id == bindparam("of_user"), o.c.purpose == bindparam("of_purpose"), o.c.expires > bindparam("now")
    )
)


def _read(row: Any) -> Credentials:
    user = User(row["id"], row["name"], row["picture"])
    return Credentials(
        user=user,
        language=row["language"],
        address=row["address"],
        password=row["password"],
        passkey=row["passkey"],
    )


async def credentials_of(db: Database, user_id: str) -> Credentials | None:
    """A user with how they sign in again; None for nobody."""
    row = await OF_USER.row(db, of_user=user_id)
    return _read(row) if row else None


async def credentials_by(db: Database, address_keys: Sequence[str]) -> list[Credentials]:
    """The users who have confirmed an address with one of these keys."""
    return [_read(row) for row in await BY_ADDRESS.rows(db, keys=list(address_keys))]


async def set_password(db: Database, user_id: str, password: str) -> None:
    """Let this be the hash of a user's password."""
    await SET_PASSWORD.do(db, user_id=user_id, password=password)


async def replace_password(db: Database, user_id: str, former: str | None, password: str) -> None:
    """Let this be the hash of a user's password in the place of a former one, unless that has changed meanwhile."""
    await REPLACE_PASSWORD.do(db, of_user=user_id, former=former, new_password=password)


async def set_address(db: Database, secret: OneTimeSecret, address_key: str, now: datetime) -> None:
    """Let the address that a secret confirms be its user's. Links that were sent to the former one are good no more,
    and no other session has proved who it is: it may have done so by such a link. Raises `Conflict` if the address is
    another's."""
    links: Purpose = "sign-in"
    async with db.people.transaction() as connection:
        await SET_ADDRESS.within(connection, user_id=secret.user_id, address=secret.address, address_key=address_key)
        await REPLACE.within(connection, of_user=secret.user_id, of_purpose=links)
        await PROVED_NO_MORE.within(connection, of_user=secret.user_id)
        await PROVED.within(connection, session_id=secret.session_id, now=now)


async def prove(db: Database, session_id: str, now: datetime) -> None:
    """Note that a session's user has just proved who they are."""
    await PROVED.do(db, session_id=session_id, now=now)


async def add_secret(
    db: Database, secret: OneTimeSecret, purpose: Purpose, secret_hash: bytes, now: datetime, expires: datetime
) -> None:
    """Keep a secret, which takes the place of its user's former ones for the purpose."""
    async with db.people.transaction() as connection:
        await _add_secret(connection, secret, purpose, secret_hash, now, expires)


async def add_secret_once(
    db: Database, secret: OneTimeSecret, purpose: Purpose, secret_hash: bytes, now: datetime, expires: datetime
) -> bool:
    """The same unless one that was sent to this address for the purpose is still good; whether it was kept. Of several
    at the same time one is kept."""
    async with db.people.transaction() as connection:
        await LOCK_USER.row_within(connection, of_user=secret.user_id)
        fresh = {"of_user": secret.user_id, "of_purpose": purpose, "to_address": secret.address, "now": now}
        if await FRESH.row_within(connection, **fresh) is not None:
            return False
        await _add_secret(connection, secret, purpose, secret_hash, now, expires)
        return True


async def _add_secret(
    connection: Any, secret: OneTimeSecret, purpose: Purpose, secret_hash: bytes, now: datetime, expires: datetime
) -> None:
    await CLEAR.within(connection, now=now)
    await REPLACE.within(connection, of_user=secret.user_id, of_purpose=purpose)
    await INSERT.within(
        connection,
        hash=secret_hash,
        user_id=secret.user_id,
        purpose=purpose,
        address=secret.address,
        session_id=secret.session_id,
        expires=expires,
    )


async def take_secret(db: Database, purpose: Purpose, secret_hash: bytes, now: datetime) -> OneTimeSecret | None:
    """What a secret is good for, which it is not again; None for one that is none, is used, or came too late."""
    row = await TAKE.row(db, of_purpose=purpose, of_hash=secret_hash, now=now)
    return OneTimeSecret(user_id=row["user_id"], address=row["address"], session_id=row["session_id"]) if row else None


async def pending_address(db: Database, user_id: str, now: datetime) -> str | None:
    """The address to which a link was sent that confirms it and is still good."""
    purpose: Purpose = "confirm"
    row = await PENDING.row(db, of_user=user_id, of_purpose=purpose, now=now)
    return row["address"] if row else None
