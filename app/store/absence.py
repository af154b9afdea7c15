"""When people play, and when they are away: hours of play and vacations."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import DateTime, Integer, Text, any_, bindparam, delete, func, literal_column, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, ordered
from app.store.database import Database
from app.store.schema.games import deadlines as d
from app.store.schema.games import seats as s
from app.store.schema.people import changed_times as t
from app.store.schema.people import play_hours as p
from app.store.schema.people import vacations as v
from app.store.statements import Statement, given
from app.store.user_lock import LOCK_USER

Interval = tuple[datetime, datetime]


class DailyHours(Struct, frozen=True):
    """The hours of play of a person: from `opens` to `closes`, in minutes after midnight in their time zone."""

    time_zone: str
    opens: int
    closes: int


class Absence(Struct, frozen=True):
    """What stops a person's clocks: their hours of play, if they have said any, and their vacations."""

    hours: DailyHours | None = None
    vacations: tuple[Interval, ...] = ()


def _moment(name: str) -> Any:
    return bindparam(name, type_=DateTime(timezone=True))


_USERS = any_(bindparam("users", type_=ARRAY(Text)))
HOURS_OF = Statement(select(p.c.user_id, p.c.time_zone, p.c.opens, p.c.closes).where(p.c.user_id == _USERS))
VACATIONS_OF = Statement(
    select(v.c.user_id, v.c.begins, v.c.ends)
    .where(v.c.user_id == _USERS, v.c.ends > _moment("after"))
    .order_by(v.c.begins)
)
ADD_VACATION = Statement(
    insert_or_update(v).values(user_id=bindparam("user_id"), begins=_moment("begins"), ends=_moment("ends"))
)
END_VACATION = Statement(
    update(v)
    .where(v.c.user_id == bindparam("of_user"), v.c.begins == _moment("begun"), v.c.ends > _moment("now"))
    .values(ends=func.greatest(v.c.begins, _moment("now")))
)
DROP_EMPTY = Statement(delete(v).where(v.c.user_id == bindparam("of_user"), v.c.ends <= v.c.begins))
TABLES_OF = AcrossGames(
    select(d.c.game_id)
    .distinct()
    .join_from(d, s, (s.c.game_id == d.c.game_id) & (s.c.seat == d.c.seat))
    .where(s.c.user_id == bindparam("of_user"), d.c.due.is_not(None), d.c.passed.is_(None))
    .order_by(d.c.game_id),
    ordered("game_id"),
    rows_of="game_id",
)


def _note_changed() -> Statement:
    new = insert_or_update(t).values(user_id=bindparam("user_id"), at=_moment("at"))
    again = {"version": t.c.version + literal_column("1"), "at": new.excluded.at}
    return Statement(new.on_conflict_do_update(index_elements=[t.c.user_id], set_=again))


NOTE_CHANGED = _note_changed()
CHANGED = Statement(select(t.c.version).where(t.c.user_id == bindparam("of_user")))
CHANGED_BEFORE = Statement(
    select(t.c.user_id).where(t.c.at <= _moment("before")).order_by(t.c.at).limit(literal_column("100"))
)
DROP_CHANGED = Statement(
    delete(t).where(t.c.user_id == bindparam("of_user"), t.c.version == bindparam("known", type_=Integer))
)
DROP_HOURS = Statement(delete(p).where(p.c.user_id == bindparam("of_user")))


def _set_hours() -> Statement:
    new = insert_or_update(p).values(given("user_id", "time_zone", "opens", "closes"))
    changed = {name: new.excluded[name] for name in ("time_zone", "opens", "closes")}
    return Statement(new.on_conflict_do_update(index_elements=[p.c.user_id], set_=changed))


SET_HOURS = _set_hours()


async def absences(db: Database, connection: Any, users: Sequence[str], after: datetime) -> dict[str, Absence]:
    """Of each of these users what stops their clocks after a moment, beside a transaction of games."""
    async with db.people_beside(connection) as beside:
        hours = {row["user_id"]: _hours(row) for row in await HOURS_OF.rows_within(beside, users=list(users))}
        away = _by_user(await VACATIONS_OF.rows_within(beside, users=list(users), after=after))
    return {user: Absence(hours.get(user), tuple(away.get(user, ()))) for user in users}


async def vacations(db: Database, users: Sequence[str], after: datetime) -> dict[str, list[Interval]]:
    """The vacations of these users that end after a moment, by user, in their order."""
    return _by_user(await VACATIONS_OF.rows(db, users=list(users), after=after))


def _by_user(rows: Sequence[Any]) -> dict[str, list[Interval]]:
    found: dict[str, list[Interval]] = {}
    for row in rows:
        found.setdefault(row["user_id"], []).append((row["begins"], row["ends"]))
    return found


def _hours(row: Any) -> DailyHours:
    return DailyHours(row["time_zone"], row["opens"], row["closes"])


async def hours_of(db: Database, user_id: str) -> DailyHours | None:
    """A user's hours of play."""
    row = await HOURS_OF.row(db, users=[user_id])
    return _hours(row) if row else None


async def set_hours(connection: Any, user_id: str, hours: DailyHours | None) -> None:
    """Keep a user's hours of play; None: they play at any time."""
    if hours is None:
        await DROP_HOURS.within(connection, of_user=user_id)
    else:
        named = {name: getattr(hours, name) for name in DailyHours.__struct_fields__}
        await SET_HOURS.within(connection, user_id=user_id, **named)


async def vacations_within(connection: Any, user_id: str, after: datetime) -> list[Interval]:
    """A user's vacations that end after a moment; nobody else changes them until the end of the transaction."""
    await LOCK_USER.row_within(connection, of_user=user_id)
    return _by_user(await VACATIONS_OF.rows_within(connection, users=[user_id], after=after)).get(user_id, [])


async def add_vacation(connection: Any, user_id: str, begins: datetime, ends: datetime) -> None:
    """Keep a vacation."""
    await ADD_VACATION.within(connection, user_id=user_id, begins=begins, ends=ends)


async def end_vacation(connection: Any, user_id: str, begins: datetime, now: datetime) -> bool:
    """End a vacation now, or drop one that has not begun; false if there is none."""
    done = await END_VACATION.within(connection, of_user=user_id, begun=begins, now=now)
    await DROP_EMPTY.within(connection, of_user=user_id)
    return bool(done)


async def note_changed(connection: Any, user_id: str, now: datetime) -> None:
    """Note that the deadlines of a user are to be calculated again, inside the transaction of what causes it."""
    await NOTE_CHANGED.within(connection, user_id=user_id, at=now)


async def changed(db: Database, user_id: str) -> int | None:
    """Which change of a user's times is noted; None for none."""
    row = await CHANGED.row(db, of_user=user_id)
    return row["version"] if row else None


async def changed_before(db: Database, before: datetime) -> list[str]:
    """Some of those whose times had changed by then and whose deadlines nobody has calculated again."""
    return [row["user_id"] for row in await CHANGED_BEFORE.rows(db, before=before)]


async def drop_changed(db: Database, user_id: str, known: int) -> None:
    """All deadlines of a user are calculated with this change; a later one stays noted."""
    await DROP_CHANGED.do(db, of_user=user_id, known=known)


async def tables_of(db: Database, user_id: str) -> list[str]:
    """The tables at which a deadline of the user runs."""
    return [row["game_id"] for row in await TABLES_OF.rows(db, of_user=user_id)]
