"""What people are told of: written into the outbox with what causes it, taken over as notices for the channels that
want to know, and what became of them. `claims` is how a worker takes some."""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    ColumnElement,
    DateTime,
    Integer,
    Select,
    SmallInteger,
    Table,
    Text,
    Update,
    all_,
    any_,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    null,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, OfGames, in_each_database
from app.store.database import Database
from app.store.schema.games import outbox as o
from app.store.schema.games import seats as s
from app.store.schema.games import shown
from app.store.schema.people import channels as c
from app.store.schema.people import notices as n
from app.store.statements import Statement

State = Literal["waiting", "sent", "failed", "withdrawn"]
_TIME = DateTime(timezone=True)
_COLUMNS = ["channel_id", "kind", "game_id", "seq", "seat", "told", "due", "created"]
_WRITTEN = ["user_id", "kind", "game_id", "seq", "seat", "told", "due", "at"]
TAKEN_OVER_AT_ONCE = 500


class Caused(Struct, frozen=True):
    """Notices that something causes: the seats that are told, of what kind each, and when they are due."""

    seats: tuple[int, ...]
    kinds: tuple[str, ...]
    due: datetime


class NewNotice(Struct, frozen=True, kw_only=True):
    """A notice for people by their ids, of the seat `seat` if it is of one; `told` is what its sentence mentions.

    `seq` tells it apart from all others of its kind at the table: an entry of the log, or a number of its own, with the
    last entry in `told` as `after` where it matters who has moved since.
    """

    users: tuple[str, ...]
    kind: str
    game_id: str | None
    seq: int
    seat: int | None = None
    due: datetime
    at: datetime
    told: dict[str, Any] | None = None


class NotYetDue(Struct, frozen=True, kw_only=True):
    """A notice that waits until `due`; whether its channel wants a digest."""

    id: int
    due: datetime
    created: datetime
    digest: bool


NOTHING_CAUSED = Caused((), (), datetime.max)


def naming(name: str, user_id: str | None, **more: Any) -> dict[str, Any]:
    """What a sentence mentions of somebody: their name, and who that is, so that the name is forgotten with them."""
    return {"name": name, "of": user_id, **more}


class Sent(Struct, frozen=True, kw_only=True):
    """A notice as its person is shown it."""

    id: int
    channel_id: str
    channel: str
    kind: str
    game_id: str | None
    state: State
    due: datetime
    tries: int
    error: str | None
    created: datetime
    ended: datetime | None


def told_by(game_id: Any, seq: Any) -> Select[Any]:
    """Rows of the outbox for the people on the seats given, of the kinds given."""
    addressed = (
        func.unnest(bindparam("told_seats", type_=ARRAY(SmallInteger)), bindparam("told_kinds", type_=ARRAY(Text)))
        .table_valued("seat", "kind")
        .render_derived()
    )
    return (
        select(
            s.c.user_id,
            addressed.c.kind,
            game_id,
            seq,
            addressed.c.seat,
            null().cast(JSONB),
            bindparam("told_due", type_=_TIME),
            bindparam("at", type_=_TIME),
        )
        .select_from(addressed)
        .join(s, s.c.seat == addressed.c.seat)
        .where(s.c.game_id == game_id, s.c.user_id.is_not(None))
    )


def insert_told(rows: Select[Any]) -> Any:
    """The insertion of such rows."""
    return insert(o).from_select(_WRITTEN, rows, include_defaults=False)


def of_caused(caused: Caused) -> dict[str, Any]:
    """The values that `told_by` wants."""
    return {"told_seats": list(caused.seats), "told_kinds": list(caused.kinds), "told_due": caused.due}


TELL = Statement(insert_told(told_by(bindparam("game_id", type_=Text), bindparam("seq", type_=Integer))))


def _tell_person() -> Statement:
    rows = select(
        func.unnest(bindparam("users", type_=ARRAY(Text))),
        bindparam("kind", type_=Text),
        bindparam("game_id", type_=Text),
        bindparam("seq", type_=Integer),
        bindparam("seat", type_=SmallInteger),
        bindparam("told", type_=JSONB),
        bindparam("due", type_=_TIME),
        bindparam("at", type_=_TIME),
    )
    return Statement(insert_told(rows))


def _insert(rows: Select[Any]) -> Any:
    """The insertion of notices; one that is there already stays as it is."""
    return insert_or_update(n).from_select(_COLUMNS, rows, include_defaults=False).on_conflict_do_nothing()


def _take_over() -> Statement:
    """Notices for the rows of the outbox given, one for each channel that wants to know."""
    types: dict[str, Any] = {"id": BigInteger, "seq": Integer, "seat": SmallInteger, "due": _TIME, "at": _TIME}
    names = ("id", *_WRITTEN)
    row = (
        func.unnest(*(bindparam(f"each_{name}", type_=ARRAY(types.get(name, Text))) for name in names))
        .table_valued(*names)
        .render_derived()
        .c
    )
    given = (row.kind, row.game_id, row.seq, row.seat, row.told.cast(JSONB), row.due, row.at)
    return Statement(
        _insert(
            select(c.c.id, *given)
            .join(c, c.c.user_id == row.user_id)
            .where(c.c.confirmed.is_not(None), c.c.broken.is_(None), row.kind == any_(c.c.kinds))
            .order_by(row.id, c.c.id)
        )
    )


def _test() -> Statement:
    at = bindparam("at", type_=_TIME)
    values = [c.c.id, literal_column("'test'"), null(), literal_column("0"), null(), null(), at, at]
    rows = select(*values).where(c.c.id == bindparam("channel_id"), c.c.user_id == bindparam("user_id"))
    return Statement(_insert(rows))


WRITTEN = AcrossGames(select(o.c.id, *(o.c[name] for name in _WRITTEN)).order_by(o.c.id).limit(bindparam("most")))
TAKE_OVER = _take_over()
TAKEN_OVER = AcrossGames(delete(o).where(o.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger)))))
TELL_PERSON = _tell_person()
TEST = _test()
_AGAIN = func.greatest(n.c.due, n.c.claimed)
NEXT = Statement(
    select(
        func.min(_AGAIN).filter(bindparam("after", type_=_TIME) < _AGAIN).label("due"), func.count().label("number")
    ).where(n.c.state == literal_column("'waiting'"))
)
END = Statement(
    update(n)
    .where(n.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger))), n.c.state == literal_column("'waiting'"))
    .values(
        state=bindparam("new_state"),
        error=bindparam("why", type_=Text),
        ended=bindparam("at", type_=_TIME),
        told=null(),
    )
)


def _forget(of: Table, *which: ColumnElement[bool]) -> Update:
    """Name somebody no more in what others are to be told."""
    departed = func.to_jsonb(bindparam("departed", type_=Text).cast(Text))
    theirs = of.c.told["of"].astext == bindparam("of_user", type_=Text)
    told = func.jsonb_set(of.c.told, literal_column("'{name}'"), departed)
    return update(of).where(*which, theirs).values(told=told)


FORGET = Statement(_forget(n, n.c.state == literal_column("'waiting'")))
FORGET_WRITTEN = AcrossGames(_forget(o))
PUT_OFF = Statement(
    update(n)
    .where(n.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger))), n.c.state == literal_column("'waiting'"))
    .values(
        due=bindparam("new_due", type_=_TIME),
        claimed=null(),
        error=bindparam("why", type_=Text),
        tries=n.c.tries - bindparam("back", type_=Integer),
    )
)
HELD = Statement(
    select(n.c.id, n.c.due, n.c.created, c.c.digest)
    .join(c, c.c.id == n.c.channel_id)
    .where(
        c.c.user_id == bindparam("of_user"),
        n.c.state == literal_column("'waiting'"),
        n.c.due > bindparam("now", type_=_TIME),
    )
)
LET_GO = Statement(
    update(n)
    .where(n.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger))), n.c.state == literal_column("'waiting'"))
    .values(due=bindparam("now", type_=_TIME))
)
PUT_OFF_CHANNEL = Statement(
    update(n)
    .where(
        n.c.channel_id == bindparam("channel_id"),
        n.c.state == literal_column("'waiting'"),
        n.c.kind != literal_column("'test'"),
        n.c.due <= bindparam("now", type_=_TIME),
        or_(n.c.claimed.is_(None), n.c.claimed <= bindparam("now", type_=_TIME)),
    )
    .values(due=bindparam("new_due", type_=_TIME), claimed=null())
)
RELEASE = Statement(
    update(n)
    .where(n.c.id == any_(bindparam("ids", type_=ARRAY(BigInteger))), n.c.state == literal_column("'waiting'"))
    .values(claimed=null(), tries=n.c.tries - literal_column("1"))
)
RELEASE_CLAIM = Statement(
    update(n)
    .where(
        n.c.claimed == bindparam("until", type_=_TIME),
        n.c.state == literal_column("'waiting'"),
        n.c.id != all_(bindparam("held", type_=ARRAY(BigInteger))),
    )
    .values(claimed=null(), tries=n.c.tries - literal_column("1"))
)
OF_USER = Statement(
    select(
        *(n.c[name] for name in Sent.__struct_fields__ if name != "channel"),
        c.c.kind.label("channel"),
    )
    .join(c, c.c.id == n.c.channel_id)
    .where(c.c.user_id == bindparam("of_user"))
    .order_by(n.c.id.desc())
    .limit(bindparam("limit"))
)


def _note_shown() -> OfGames:
    rows = (
        func.unnest(
            bindparam("games", type_=ARRAY(Text)),
            bindparam("of_users", type_=ARRAY(Text)),
            bindparam("seqs", type_=ARRAY(Integer)),
        )
        .table_valued("game_id", "user_id", "seq")
        .render_derived()
    )
    at = bindparam("at", type_=_TIME)
    new = insert_or_update(shown).from_select(
        ["game_id", "user_id", "seq", "at"], select(rows.c.game_id, rows.c.user_id, rows.c.seq, at)
    )
    newer = {"seq": new.excluded.seq, "at": new.excluded.at}
    return OfGames(
        new.on_conflict_do_update(
            index_elements=[shown.c.game_id, shown.c.user_id], set_=newer, where=shown.c.seq < new.excluded.seq
        ),
        "games",
        "of_users",
        "seqs",
    )


NOTE_SHOWN = _note_shown()


async def take_over(db: Database) -> None:
    """Make notices of what the outbox holds. What dies in between leaves rows there that are taken over again, and then
    change nothing."""
    await in_each_database(db, partial(_take_over_from, db))


async def _take_over_from(db: Database, database: Database) -> None:
    """The same of one of the databases of games, each of which has an outbox of its own."""
    while rows := await WRITTEN.rows_in(database, most=TAKEN_OVER_AT_ONCE):
        await TAKE_OVER.do(db, **{f"each_{name}": [row[name] for row in rows] for name in ("id", *_WRITTEN)})
        await TAKEN_OVER.do_in(database, ids=[row["id"] for row in rows])


async def tell_seats(connection: Any, game_id: str, seq: int, caused: Caused, at: datetime) -> None:
    """Write into the outbox within the transaction of what causes it."""
    if caused.seats:
        await TELL.within(connection, game_id=game_id, seq=seq, at=at, **of_caused(caused))


async def tell_people(connection: Any, notice: NewNotice | None) -> None:
    """The same for people by their ids, whether they sit at the table or not."""
    if notice is not None and notice.users:
        told = msgspec.json.encode(notice.told).decode() if notice.told is not None else None
        values = {name: getattr(notice, name) for name in ("kind", "game_id", "seq", "seat", "due", "at")}
        await TELL_PERSON.within(connection, users=list(notice.users), told=told, **values)


async def test(db: Database, user_id: str, channel_id: str, at: datetime) -> bool:
    """A notice that says nothing but that it has come; whether the channel is the user's."""
    return bool(await TEST.do(db, user_id=user_id, channel_id=channel_id, at=at))


async def still_waiting(db: Database, after: datetime) -> tuple[datetime | None, int]:
    """When the next notice becomes due after this moment, or is given up by a worker that does not come back (None
    while none does); and how many wait."""
    row = await NEXT.row(db, after=after)
    return row["due"], row["number"]


async def end(db: Database, ids: Sequence[int], state: State, at: datetime, why: str | None = None) -> None:
    """What became of these notices, for good. What they mention is needed no more."""
    await END.do(db, ids=list(ids), new_state=state, at=at, why=why)


async def put_off(
    db: Database, ids: Sequence[int], due: datetime, why: str | None = None, *, counted: bool = True
) -> None:
    """Let them wait until then; not `counted`: as if nobody had tried."""
    await PUT_OFF.do(db, ids=list(ids), new_due=due, why=why, back=0 if counted else 1)


async def not_yet_due(connection: Any, user_id: str, now: datetime) -> list[NotYetDue]:
    """The user's notices that wait until later and were taken over, inside a transaction."""
    return [NotYetDue(**dict(row)) for row in await HELD.rows_within(connection, of_user=user_id, now=now)]


async def let_go(connection: Any, ids: Sequence[int], now: datetime) -> None:
    """Let these notices be due now, inside a transaction: what held them is not so any more."""
    await LET_GO.within(connection, ids=list(ids), now=now)


async def put_off_channel(db: Database, channel_id: str, now: datetime, due: datetime) -> None:
    """Let all of a channel's notices that are due, and that nobody has claimed, wait until then: it does not answer."""
    await PUT_OFF_CHANNEL.do(db, channel_id=channel_id, now=now, new_due=due)


async def release(db: Database, ids: Sequence[int]) -> None:
    """Give up the claim to these notices, as if nobody had tried: they are due again at once."""
    await RELEASE.do(db, ids=list(ids))


async def release_claim(db: Database, until: datetime, held: Sequence[int]) -> None:
    """Give up what was claimed until exactly then, as if nobody had tried, but for the notices that are held."""
    await RELEASE_CLAIM.do(db, until=until, held=list(held))


async def of_user(db: Database, user_id: str, limit: int = 50) -> list[Sent]:
    """The user's notices, newest first."""
    await take_over(db)
    return [Sent(**dict(row)) for row in await OF_USER.rows(db, of_user=user_id, limit=limit)]


async def note_shown(db: Database, seen: Sequence[tuple[str, str, int]], at: datetime) -> None:
    """Note up to which number a visible page has shown a table, for each of (table, user, number). Rows are locked in
    the order of their keys, as by other processes."""
    games, people, seqs = zip(*sorted(seen), strict=True)
    await NOTE_SHOWN.do(db, games=list(games), of_users=list(people), seqs=list(seqs), at=at)
