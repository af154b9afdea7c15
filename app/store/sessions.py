"""Sessions in the database: by their tokens' hashes, and a user's all together."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    LargeBinary,
    Text,
    any_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.database import Database
from app.store.errors import CapReached
from app.store.records import Session, User
from app.store.schema.people import channels as c
from app.store.schema.people import one_time_secrets as o
from app.store.schema.people import sessions as s
from app.store.schema.people import users as u
from app.store.statements import Statement, given
from app.store.user_lock import LOCK_USER

_COLUMNS = (
    s.c.id,
    s.c.user_id,
    u.c.name.label("user_name"),
    u.c.picture,
    u.c.language,
    u.c.settings,
    s.c.kind,
    s.c.scopes,
    s.c.name,
    s.c.created,
    s.c.seen,
    s.c.proved,
)
_alive = select(*_COLUMNS).join(u, u.c.id == s.c.user_id).where(s.c.ended.is_(None))

INSERT = Statement(
    insert(s).values(given("id", "user_id", "token_hash", "kind", "scopes", "name", "created", "seen", "proved"))
)
COUNT_TOKENS = Statement(
    select(func.count().label("count")).where(
        s.c.user_id == bindparam("of_user"), s.c.kind == literal_column("'token'"), s.c.ended.is_(None)
    )
)
BY_TOKENS = Statement(
    _alive.add_columns(s.c.token_hash).where(s.c.token_hash == any_(bindparam("hashes", type_=ARRAY(LargeBinary))))
)
OF_USER = Statement(_alive.where(s.c.user_id == bindparam("of_user")).order_by(s.c.seen.desc(), s.c.id))
_exchanged = (
    update(s)
    .where(s.c.id == bindparam("session_id"), s.c.ended.is_(None))
    .values(token_hash=bindparam("new_hash"))
    .returning(s.c.id)
    .cte("exchanged")
)
_codes = delete(o).where(o.c.session_id.in_(select(_exchanged.c.id)), o.c.purpose == literal_column("'device'"))
EXCHANGE = Statement(select(_exchanged.c.id).add_cte(_codes.cte("codes")))
"""Another token for a session. A code that was made by the former one signs nobody in any more."""
SEEN = Statement(
    update(s).where(s.c.id == bindparam("session_id"), s.c.seen <= bindparam("before")).values(seen=bindparam("now"))
)
_asked = func.unnest(bindparam("ids", type_=ARRAY(Text))).column_valued("asked")
OVER = Statement(select(_asked).where(~exists().where(s.c.id == _asked, s.c.ended.is_(None))))


SIGNED_OUT = "signed-out"
"""Why a browser is told nothing any more whose session has ended."""


def _ending(which: ColumnElement[bool], *, and_all_secrets: bool) -> Statement:
    """End sessions, and with them what their browsers are told, and the codes and links that they asked for; or all
    codes and links of their user."""
    ending = update(s).where(s.c.user_id == bindparam("of_user"), s.c.ended.is_(None), which)
    ended = ending.values(ended=bindparam("now")).returning(s.c.id).cte("ended")
    told = update(c).where(c.c.session_id.in_(select(ended.c.id))).values(broken=literal_column(f"'{SIGNED_OUT}'"))
    theirs = o.c.user_id == bindparam("of_user") if and_all_secrets else o.c.session_id.in_(select(ended.c.id))
    secrets = delete(o).where(theirs)
    return Statement(select(ended.c.id).add_cte(told.cte("told"), secrets.cte("secrets")))


END = _ending(s.c.id == bindparam("session_id"), and_all_secrets=False)
END_OTHERS = _ending(s.c.id != bindparam("session_id"), and_all_secrets=True)


def values_of(session: Session, token_hash: bytes) -> dict[str, Any]:
    """The values of a row."""
    return {
        "id": session.id,
        "user_id": session.user.id,
        "token_hash": token_hash,
        "kind": session.kind,
        "scopes": list(session.scopes),
        "name": session.name,
        "created": session.created,
        "seen": session.seen,
        "proved": session.proved,
    }


def _read(row: Any) -> Session:
    user = User(row["user_id"], row["user_name"], row["picture"])
    return Session(
        id=row["id"],
        user=user,
        kind=row["kind"],
        scopes=tuple(row["scopes"]),
        name=row["name"],
        created=row["created"],
        seen=row["seen"],
        proved=row["proved"],
        language=row["language"],
        settings=msgspec.json.decode(row["settings"], type=dict[str, str]),
    )


async def add_session(db: Database, session: Session, token_hash: bytes) -> None:
    """Keep a new session."""
    await INSERT.do(db, **values_of(session, token_hash))


async def add_token(db: Database, session: Session, token_hash: bytes, most: int) -> None:
    """Keep the token of a program. Raises `CapReached` for one more than its user may have: of several at once each
    sees those before it."""
    async with db.people.transaction() as connection:
        await LOCK_USER.row_within(connection, of_user=session.user.id)
        if (await COUNT_TOKENS.row_within(connection, of_user=session.user.id))["count"] >= most:
            raise CapReached
        await INSERT.within(connection, **values_of(session, token_hash))


async def sessions_by_token(db: Database, hashes: Sequence[bytes]) -> dict[bytes, Session]:
    """The sessions that tokens prove, by the tokens' hashes: none for an unknown one, and for one that has ended."""
    rows = await BY_TOKENS.rows(db, hashes=list(hashes))
    return {bytes(row["token_hash"]): _read(row) for row in rows}


async def sessions_of(db: Database, user_id: str) -> list[Session]:
    """A user's sessions that have not ended, the one seen last first."""
    return [_read(row) for row in await OF_USER.rows(db, of_user=user_id)]


async def exchange_token(db: Database, session_id: str, token_hash: bytes) -> None:
    """Let another token prove a session; the former one proves nothing any more."""
    await EXCHANGE.rows(db, session_id=session_id, new_hash=token_hash)


async def note_seen(db: Database, session_id: str, now: datetime, before: datetime) -> None:
    """Note that a session is in use, unless that has been noted since `before`."""
    await SEEN.do(db, session_id=session_id, now=now, before=before)


async def end_session(db: Database, user_id: str, session_id: str, now: datetime) -> list[str]:
    """End one of a user's sessions, with the codes and links that it asked for; its id, if there was one to end."""
    return [row["id"] for row in await END.rows(db, of_user=user_id, session_id=session_id, now=now)]


async def end_others(db: Database, user_id: str, session_id: str, now: datetime) -> list[str]:
    """End a user's sessions but for this one, and all their codes and links; the ids of the sessions."""
    return [row["id"] for row in await END_OTHERS.rows(db, of_user=user_id, session_id=session_id, now=now)]


async def over_of(db: Database, ids: Sequence[str]) -> list[str]:
    """Those of these sessions that have ended, or are none."""
    return [row["asked"] for row in await OVER.rows(db, ids=list(ids))]
