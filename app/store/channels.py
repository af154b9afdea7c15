"""Where people are notified and of what, their quiet hours, and the server's own keys."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    DateTime,
    LargeBinary,
    Text,
    and_,
    bindparam,
    case,
    delete,
    func,
    literal_column,
    not_,
    null,
    or_,
    select,
    true,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.database import Database
from app.store.errors import CapReached
from app.store.records import Session
from app.store.schema.people import channels as c
from app.store.schema.people import keys as k
from app.store.schema.people import quiet_hours as q
from app.store.statements import Statement, given
from app.store.user_lock import LOCK_USER

_TIME = DateTime(timezone=True)


class ChannelRow(Struct, frozen=True, kw_only=True):
    """A way to somebody: its kind, the address, the kinds of notices that go there. Not used before it is `confirmed`
    and no more once it is `broken`, which says why. That to a browser has a `label`, and lasts as long as a session."""

    id: str
    user_id: str
    kind: str
    address: str
    kinds: tuple[str, ...]
    digest: bool
    confirmed: datetime | None
    broken: str | None
    created: datetime
    label: str | None = None
    session_id: str | None = None


class QuietHours(Struct, frozen=True, kw_only=True):
    """A time zone, and from when until when somebody is left alone, in minutes of their day; and the locale of their
    browser, None while it has not told."""

    time_zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    locale: str | None = None


_FIELDS = [c.c[name] for name in ChannelRow.__struct_fields__]


_IS_STOPPED: ColumnElement[bool] = func.cardinality(c.c.kinds) == literal_column("0")
"""Whether nothing goes there: added again, a channel starts over, and an address has to agree again."""


def _add() -> Statement:
    changing = ("code_hash", "code_until", "label", "session_id")
    names = ("id", "user_id", "kind", "address", "kinds", "confirmed", "created", *changing)
    types: dict[str, Any] = {
        "kinds": ARRAY(Text),
        "confirmed": _TIME,
        "code_hash": LargeBinary,
        "code_until": _TIME,
        "created": _TIME,
    }
    new = insert_or_update(c).values({name: bindparam(name, type_=types.get(name, Text())) for name in names})
    confirmed = case((_IS_STOPPED, new.excluded.confirmed), else_=func.coalesce(c.c.confirmed, new.excluded.confirmed))
    kinds = case((_IS_STOPPED, new.excluded.kinds), else_=c.c.kinds)
    again: dict[str, Any] = {name: new.excluded[name] for name in changing}
    again |= {"broken": null(), "confirmed": confirmed, "kinds": kinds}
    is_asked = and_(c.c.code_until > bindparam("created", type_=_TIME), new.excluded.code_until.is_not(None))
    there = [c.c.user_id, c.c.kind, c.c.address]
    kept = new.on_conflict_do_update(index_elements=there, set_=again, where=func.coalesce(not_(is_asked), true()))
    return Statement(kept.returning(*_FIELDS))


ADD = _add()
OF_USER = Statement(select(*_FIELDS).where(c.c.user_id == bindparam("of_user")).order_by(c.c.created, c.c.id))
COUNT_OTHERS = Statement(
    select(func.count().label("count")).where(
        c.c.user_id == bindparam("of_user"),
        or_(c.c.kind != bindparam("of_kind"), c.c.address != bindparam("address")),
    )
)
FIND = Statement(select(*_FIELDS).where(c.c.id == bindparam("channel_id")))
CONFIRM = Statement(
    update(c)
    .where(
        c.c.id == bindparam("channel_id"),
        c.c.code_hash == bindparam("code"),
        c.c.code_until > bindparam("at", type_=_TIME),
    )
    .values(confirmed=bindparam("at", type_=_TIME), code_hash=null(), code_until=null(), broken=null())
)
DROP_CODE = Statement(update(c).where(c.c.id == bindparam("channel_id")).values(code_hash=null(), code_until=null()))
SET_KINDS = Statement(
    update(c)
    .where(c.c.id == bindparam("channel_id"), c.c.user_id == bindparam("of_user"))
    .values(kinds=bindparam("new_kinds", type_=ARRAY(Text)), digest=bindparam("new_digest"))
)
STOP = Statement(
    update(c)
    .where(c.c.id == bindparam("channel_id"))
    .values(kinds=bindparam("new_kinds", type_=ARRAY(Text)), code_hash=null(), code_until=null())
)
BREAK = Statement(update(c).where(c.c.id == bindparam("channel_id")).values(broken=bindparam("why", type_=Text)))
TAKE_OVER = Statement(
    delete(c).where(
        c.c.kind == bindparam("of_kind"), c.c.address == bindparam("address"), c.c.user_id != bindparam("of_user")
    )
)
_of_browser = (c.c.user_id == bindparam("of_user"), c.c.kind == bindparam("of_kind"))
OF_SESSION = Statement(
    select(c.c.id)
    .where(*_of_browser, c.c.session_id == bindparam("of_session"))
    .order_by(c.c.address != bindparam("new_address"), c.c.created, c.c.id)
    .with_for_update()
)
REPLACED = Statement(
    delete(c).where(
        c.c.kind == bindparam("of_kind"),
        c.c.id != bindparam("channel_id"),
        or_(c.c.address == bindparam("new_address"), c.c.session_id == bindparam("of_session")),
    )
)
_kinds_if_stopped = case((_IS_STOPPED, bindparam("kinds_if_stopped", type_=ARRAY(Text))), else_=c.c.kinds)
LEAD_TO = Statement(
    update(c)
    .where(c.c.id == bindparam("channel_id"))
    .values(address=bindparam("new_address"), broken=null(), kinds=_kinds_if_stopped)
    .returning(*_FIELDS)
)
END_WITH_SESSION = Statement(
    update(c).where(c.c.session_id == bindparam("of_session")).values(broken=bindparam("why", type_=Text))
)
HAND_ON = Statement(update(c).where(c.c.session_id == bindparam("former")).values(session_id=bindparam("new_session")))
REMOVE = Statement(delete(c).where(c.c.id == bindparam("channel_id"), c.c.user_id == bindparam("of_user")))
QUIET = Statement(
    select(*(q.c[name] for name in QuietHours.__struct_fields__)).where(q.c.user_id == bindparam("of_user"))
)
KEY = Statement(select(k.c.value).where(k.c.name == bindparam("of_name")))
ADD_KEY = Statement(insert_or_update(k).values(given("name", "value")).on_conflict_do_nothing())


def _set_quiet() -> Statement:
    new = insert_or_update(q).values(given("user_id", *QuietHours.__struct_fields__))
    changed = {name: new.excluded[name] for name in ("time_zone", "quiet_from", "quiet_until")}
    known = {"locale": func.coalesce(new.excluded.locale, q.c.locale)}
    return Statement(new.on_conflict_do_update(index_elements=[q.c.user_id], set_={**changed, **known}))


SET_QUIET = _set_quiet()


def _channel(row: Any) -> ChannelRow:
    fields = dict(row)
    fields["kinds"] = tuple(fields["kinds"])
    return ChannelRow(**fields)


async def add(
    db: Database, channel: ChannelRow, code_hash: bytes | None, until: datetime | None, most: int
) -> ChannelRow | None:
    """Keep a channel, or the one that leads there already, with a new code to confirm it by; one that was stopped
    starts over. None while that has a code
    which is still good: then nothing changes. Raises `CapReached` for one more than its user may have: of several at
    once each sees those before it."""
    async with db.people.transaction() as connection:
        await LOCK_USER.row_within(connection, of_user=channel.user_id)
        others = await COUNT_OTHERS.row_within(
            connection, of_user=channel.user_id, of_kind=channel.kind, address=channel.address
        )
        if others["count"] >= most:
            raise CapReached
        return await _add_within(connection, channel, code_hash, until)


async def _add_within(
    connection: Any, channel: ChannelRow, code_hash: bytes | None, until: datetime | None
) -> ChannelRow | None:
    row = await ADD.row_within(
        connection,
        id=channel.id,
        user_id=channel.user_id,
        kind=channel.kind,
        address=channel.address,
        kinds=list(channel.kinds),
        confirmed=channel.confirmed,
        code_hash=code_hash,
        code_until=until,
        created=channel.created,
        label=channel.label,
        session_id=channel.session_id,
    )
    return _channel(row) if row else None


async def take_over(db: Database, channel: ChannelRow) -> None:
    """Let nobody else be told where this channel leads: it is one browser, and somebody else signed in there before."""
    await TAKE_OVER.do(db, of_user=channel.user_id, of_kind=channel.kind, address=channel.address)


async def renew(
    db: Database, session: Session, kind: str, address: str, kinds_if_stopped: Sequence[str] = ()
) -> ChannelRow | None:
    """Let the channel that lasts as long as a session lead to another address, with its kinds as they are unless it is
    stopped, and no other channel there; None if the session has none."""
    async with db.people.transaction() as connection:
        found = await OF_SESSION.row_within(
            connection, of_user=session.user.id, of_kind=kind, of_session=session.id, new_address=address
        )
        if found is None:
            return None
        named = {"channel_id": found["id"], "new_address": address}
        await REPLACED.within(connection, of_kind=kind, of_session=session.id, **named)
        kinds = list(kinds_if_stopped)
        return _channel(await LEAD_TO.row_within(connection, **named, kinds_if_stopped=kinds))


async def end_with_session(db: Database, session_id: str, why: str) -> None:
    """Use the channels no more that last as long as a session: its browser is somebody else's now."""
    await END_WITH_SESSION.do(db, of_session=session_id, why=why)


async def hand_on(db: Database, session_id: str, new_session: str) -> None:
    """Let channels that last as long as a session last as long as another: the same browser has signed in again."""
    await HAND_ON.do(db, former=session_id, new_session=new_session)


async def of_user(db: Database, user_id: str) -> list[ChannelRow]:
    """The user's channels, oldest first."""
    return [_channel(row) for row in await OF_USER.rows(db, of_user=user_id)]


async def find(db: Database, channel_id: str) -> ChannelRow | None:
    """The channel of that id."""
    row = await FIND.row(db, channel_id=channel_id)
    return _channel(row) if row else None


async def confirm(db: Database, channel_id: str, code_hash: bytes, at: datetime) -> bool:
    """Use a code up; whether it was good."""
    return bool(await CONFIRM.do(db, channel_id=channel_id, code=code_hash, at=at))


async def drop_code(db: Database, channel_id: str) -> None:
    """Drop a channel's code: the mail with it was not sent."""
    await DROP_CODE.do(db, channel_id=channel_id)


async def set_kinds(connection: Any, user_id: str, channel_id: str, kinds: Sequence[str], *, digest: bool) -> bool:
    """Which notices go there, and whether once a day, inside a transaction; whether it is the user's channel."""
    named = {"of_user": user_id, "channel_id": channel_id}
    return bool(await SET_KINDS.within(connection, **named, new_kinds=list(kinds), new_digest=digest))


async def stop(db: Database, channel_id: str) -> bool:
    """Let nothing go there any more, by no code that is under way either; whether there is such a channel."""
    return bool(await STOP.do(db, channel_id=channel_id, new_kinds=[]))


async def break_off(db: Database, channel_id: str, why: str) -> None:
    """Use a channel no more: what it leads to is not there."""
    await BREAK.do(db, channel_id=channel_id, why=why)


async def remove(db: Database, user_id: str, channel_id: str) -> bool:
    """Forget a channel and what was sent there; whether it was the user's."""
    return bool(await REMOVE.do(db, channel_id=channel_id, of_user=user_id))


async def quiet_hours(db: Database, user_id: str) -> QuietHours:
    """When the user is left alone."""
    row = await QUIET.row(db, of_user=user_id)
    return QuietHours(**dict(row)) if row else QuietHours()


async def quiet_hours_within(connection: Any, user_id: str) -> QuietHours:
    """The same, inside a transaction."""
    row = await QUIET.row_within(connection, of_user=user_id)
    return QuietHours(**dict(row)) if row else QuietHours()


async def set_quiet_hours(connection: Any, user_id: str, hours: QuietHours) -> None:
    """Leave the user alone at other times, inside a transaction. A locale that is known stays if none is told."""
    await SET_QUIET.within(
        connection,
        user_id=user_id,
        time_zone=hours.time_zone,
        quiet_from=hours.quiet_from,
        quiet_until=hours.quiet_until,
        locale=hours.locale,
    )


async def key(db: Database, name: str, new: bytes) -> bytes:
    """A key of the server; `new` becomes it if there is none yet."""
    row = await KEY.row(db, of_name=name)
    if row is None:
        await ADD_KEY.do(db, name=name, value=new)
        row = await KEY.row(db, of_name=name)
    value: bytes = row["value"]
    return value
