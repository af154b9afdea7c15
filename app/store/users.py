"""People in the database."""

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Text, bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY, JSONB

from app import clock
from app.store import notices
from app.store.database import Database
from app.store.departed import deleting, forget
from app.store.records import Session, TokenScope, User
from app.store.schema.people import users
from app.store.sessions import INSERT as INSERT_SESSION
from app.store.sessions import values_of
from app.store.statements import Statement, given

INSERT = Statement(insert(users).values(given("id", "name", "picture")))
CREATED = Statement(select(users.c.created).where(users.c.id == bindparam("user_id")))
RENAME = Statement(update(users).where(users.c.id == bindparam("user_id")).values(name=bindparam("new_name")))
SET_PICTURE = Statement(
    update(users).where(users.c.id == bindparam("user_id")).values(picture=bindparam("new_picture"))
)
SET_LANGUAGE = Statement(
    update(users).where(users.c.id == bindparam("user_id")).values(language=bindparam("new_language"))
)
SETTINGS = Statement(select(users.c.settings).where(users.c.id == bindparam("user_id")))
CHANGE_SETTINGS = Statement(
    update(users)
    .where(users.c.id == bindparam("user_id"))
    .values(settings=users.c.settings.concat(bindparam("changed", type_=JSONB)))
)
SHOWS = Statement(select(users.c.shows).where(users.c.id == bindparam("user_id")))
SET_SHOWS = Statement(
    update(users).where(users.c.id == bindparam("user_id")).values(shows=bindparam("now_shown", type_=ARRAY(Text)))
)
DELETE = deleting(users.c.id == bindparam("user_id"))
EVERYTHING: tuple[TokenScope, ...] = ("read", "play", "host")


async def add_user(db: Database, user: User, token_hash: bytes, *, session_id: str = "", device: str = "") -> None:
    """Keep a new user with the session that the token proves; its id is the user's, unless another is given."""
    now = clock.now()
    session = Session(
        id=session_id or user.id, user=user, kind="browser", scopes=EVERYTHING, name=device, created=now, seen=now
    )
    async with db.people.transaction() as connection:
        await INSERT.within(connection, id=user.id, name=user.name, picture=user.picture)
        await INSERT_SESSION.within(connection, **values_of(session, token_hash))


async def created(db: Database, user_id: str) -> datetime:
    """Since when a user has been here."""
    row = await CREATED.row(db, user_id=user_id)
    found: datetime = row["created"]
    return found


async def rename(db: Database, user_id: str, name: str) -> None:
    """Let a user bear another name."""
    await RENAME.do(db, user_id=user_id, new_name=name)


async def set_picture(db: Database, user_id: str, picture: str) -> None:
    """Let a user go by another picture."""
    await SET_PICTURE.do(db, user_id=user_id, new_picture=picture)


async def set_language(db: Database, user_id: str, language: str) -> None:
    """Let a user be spoken to in this language."""
    await SET_LANGUAGE.do(db, user_id=user_id, new_language=language)


async def settings(db: Database, user_id: str) -> dict[str, str]:
    """What a user has chosen for themselves, by name."""
    row = await SETTINGS.row(db, user_id=user_id)
    return msgspec.json.decode(row["settings"], type=dict[str, str])


async def change_settings(db: Database, user_id: str, changed: Mapping[str, str]) -> None:
    """Keep these settings of a user; what they do not name stays."""
    await CHANGE_SETTINGS.do(db, user_id=user_id, changed=msgspec.json.encode(changed).decode())


async def shows(db: Database, user_id: str) -> list[str]:
    """What a user lets friends see."""
    row = await SHOWS.row(db, user_id=user_id)
    return list(row["shows"])


async def set_shows(db: Database, user_id: str, what: Sequence[str]) -> None:
    """Let friends see this of a user, and no more."""
    await SET_SHOWS.do(db, user_id=user_id, now_shown=list(what))


async def delete_user(db: Database, user_id: str, departed: str) -> None:
    """Forget a user whom no table knows any more, with all that is theirs alone. What waits for others calls them by
    this name."""
    async with db.people.transaction() as connection:
        await DELETE.rows_within(connection, user_id=user_id)
        await notices.FORGET.within(connection, of_user=user_id, departed=departed)
    await notices.FORGET_WRITTEN.do(db, of_user=user_id, departed=departed)
    await forget(db, user_id)
