"""Which notices of the outbox a worker takes next.

The choice is fair: a person with ten thousand notices that are due takes no more places than one with a single one.
Each channel offers one letter, each person the first of their channels', and each kind of channel as many as the
worker has places for. Tests come first, then what nobody has tried yet, then retries.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    CTE,
    BigInteger,
    ColumnElement,
    CompoundSelect,
    DateTime,
    FromClause,
    Integer,
    Select,
    SmallInteger,
    Subquery,
    Text,
    all_,
    and_,
    any_,
    bindparam,
    case,
    exists,
    func,
    literal_column,
    or_,
    select,
    true,
    union,
    union_all,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY

from app.store.across import OfGames
from app.store.database import Database
from app.store.errors import StoreUnavailable
from app.store.notices import put_off, release
from app.store.schema.games import chat_seen, shown
from app.store.schema.games import deadlines as d
from app.store.schema.games import events as e
from app.store.schema.games import games as g
from app.store.schema.games import invitations as i
from app.store.schema.games import seats as s
from app.store.schema.people import blocks, order_of, users
from app.store.schema.people import channels as c
from app.store.schema.people import notices as n
from app.store.schema.people import quiet_hours as q
from app.store.statements import Statement

_TIME = DateTime(timezone=True)
_RECENT: ColumnElement[int] = literal_column("50")
"""Among so many of its latest notices one must have been sent if a channel is to be known to answer."""
_FEW: ColumnElement[int] = literal_column("2000")
"""How many due notices are read; with more of them, channels are visited one by one."""
_OF_OTHER_KINDS: ColumnElement[int] = literal_column("8")
"""How many are taken of kinds of channels that the worker does not know, to say so of them."""
_ONE_A_TABLE: ColumnElement[list[str]] = literal_column("ARRAY['takeback', 'closing', 'invited']")
UNANSWERED_LATER = timedelta(seconds=30)
"""How much later a notice is looked at again if the database of its game does not answer, while others do."""


class Wanted(Struct, frozen=True, kw_only=True):
    """What a worker has places for.

    `free`: how many letters of each kind of channel. `busy_channels`: those with a letter under way. `busy_people`: a
    person once for each letter of theirs that is under way; `per_person`: how many may be. `waiting_people`: those with
    a letter under way to a channel that is not known to answer: they get no other one of that sort. `answering_only`:
    the kinds of which only channels are wanted that have answered before. `trusted`: the kinds whose channels all do.
    """

    free: Mapping[str, int]
    busy_channels: Sequence[str] = ()
    busy_people: Sequence[str] = ()
    per_person: int
    waiting_people: Sequence[str] = ()
    answering_only: Sequence[str] = ()
    trusted: Sequence[str] = ()


class Claimed(Struct, frozen=True, kw_only=True):
    """A notice that is due, with all that decides whether it is sent: what has become of its table, its person and its
    channel meanwhile. `language`: the one that its person has chosen. `answers`: whether its channel has taken one of
    its latest notices. `superseded`: whether there is a newer notice that says the same of its seat or table.
    `names_blocked`: whether its person has blocked whom it names.

    Of its table by now: `own_seat` is where its person sits, and `stand_in` why somebody else plays for them there;
    `moved` whether its seat has since; `deadline`, `near` and `passed` are of its seat, or that of the person whom it
    names, if a clock runs there; `names_seated` says whether that person sits; `takeback` is the proposal, `closing`
    who agrees to its end, and `invited` whether its person is.
    """

    id: int
    kind: str
    game_id: str | None
    seq: int
    seat: int | None
    told: dict[str, Any] | None
    due: datetime
    tries: int
    created: datetime
    channel_id: str
    channel: str
    address: str
    digest: bool
    broken: str | None
    confirmed: datetime | None
    user_id: str
    name: str
    time_zone: str | None
    quiet_from: int | None
    quiet_until: int | None
    locale: str | None
    language: str | None
    answers: bool
    superseded: bool
    names_blocked: bool = False
    status: str | None = None
    host: str | None = None
    to_move: tuple[int, ...] = ()
    own_seat: int | None = None
    stand_in: str | None = None
    moved: bool = False
    shown: int | None = None
    read: int | None = None
    deadline: datetime | None = None
    near: datetime | None = None
    passed: datetime | None = None
    names_seated: bool = False
    takeback: dict[str, Any] | None = None
    closing: tuple[int, ...] | None = None
    invited: bool = False


def _texts(name: str) -> Any:
    return bindparam(name, type_=ARRAY(Text))


def _is_waiting(of: FromClause = n) -> ColumnElement[bool]:
    """Whether a notice has not ended: what the index `notices_in_turn` holds. Its state says the same, but where that
    is asked for, Postgres may take the index by time, `notices_waiting`. After a quiet week it believes that next to
    nothing waits and one of the two to be as good as the other: it would read all that is due for each channel."""
    return of.c.ended.is_(None)


def _is_free(of: FromClause = n) -> ColumnElement[bool]:
    """Whether a notice is due and nobody has it."""
    now = bindparam("now", type_=_TIME)
    return and_(_is_waiting(of), of.c.due <= now, or_(of.c.claimed.is_(None), of.c.claimed <= now))


def _answers(channel_id: ColumnElement[str]) -> ColumnElement[bool]:
    """Whether a channel has taken one of its latest notices. That it has taken one at all is looked for first: one
    that has not may have very many others."""
    taken, former = n.alias("taken"), n.alias("former")
    sent: ColumnElement[str] = literal_column("'sent'")
    ever = select(taken.c.id).where(taken.c.channel_id == channel_id, taken.c.state == sent).correlate(channel_id.table)
    latest = (
        select(former.c.state)
        .where(former.c.channel_id == channel_id)
        .order_by(former.c.created.desc())
        .limit(_RECENT)
        .correlate(channel_id.table)
        .subquery()
    )
    return and_(exists(ever), exists(select(literal_column("1")).select_from(latest).where(latest.c.state == sent)))


def _due_channels() -> CompoundSelect[Any]:
    """The channels with notices that are due. Where few notices are due, these tell; behind many, every channel for
    which something waits is walked to, one step of the index `notices_in_turn` each, however much waits for it."""
    now = bindparam("now", type_=_TIME)
    waiting = n.c.state == literal_column("'waiting'")
    few = select(n.c.channel_id).where(waiting, n.c.due <= now).limit(_FEW).cte("few")
    are_many = select(func.count()).select_from(few).scalar_subquery() >= _FEW
    walk = select(func.min(n.c.channel_id).label("id")).where(_is_waiting(), are_many).cte("walk", recursive=True)
    later = n.alias("later")
    following = select(func.min(later.c.channel_id)).where(_is_waiting(later), later.c.channel_id > walk.c.id)
    walk = walk.union_all(select(following.correlate(walk).scalar_subquery()).where(walk.c.id.is_not(None)))
    return union(select(few.c.channel_id.label("id")), select(walk.c.id))


def _first_letters() -> Subquery:
    """The letter that each channel offers, by its first notice, and whether the channel is known to answer."""
    due, each = _due_channels().subquery(), n.alias("each")
    rank = case(
        (each.c.kind == literal_column("'test'"), literal_column("0")),
        (each.c.tries == literal_column("0"), literal_column("1")),
        else_=literal_column("2"),
    )
    first = (
        select(each.c.id, rank.label("rank"), each.c.due)
        .where(each.c.channel_id == c.c.id, _is_free(each))
        .order_by(*order_of(each))
        .limit(literal_column("1"))
        .correlate(c)
        .lateral("first")
    )
    answers = or_(c.c.kind == any_(_texts("trusted")), _answers(c.c.id))
    return (
        select(
            c.c.id.label("channel_id"),
            *(c.c[name] for name in ("user_id", "kind", "digest")),
            *(first.c[name] for name in ("id", "rank", "due")),
            answers.label("answers"),
        )
        .select_from(due.join(c, c.c.id == due.c.id).join(first, true()))
        .where(c.c.id != all_(_texts("busy_channels")))
        .subquery()
    )


def _numbered(rows: Subquery, number: str, by: Sequence[str], *order: str) -> Select[Any]:
    """The rows with their number among those alike in `by`, in this order."""
    nth = func.row_number().over(partition_by=[rows.c[name] for name in by], order_by=[rows.c[name] for name in order])
    return select(*rows.c, nth.label(number))


def _in_turn() -> Subquery:
    """The letters whose people may have one more under way."""
    rows = _numbered(_first_letters(), "of_person", ["user_id", "answers"], "rank", "due", "id").subquery()
    busy = func.cardinality(func.array_positions(_texts("busy_people"), rows.c.user_id))
    one_more = and_(rows.c.answers, rows.c.of_person + busy <= bindparam("per_person", type_=Integer))
    first = and_(
        ~rows.c.answers,
        rows.c.of_person == literal_column("1"),
        rows.c.user_id != all_(_texts("waiting_people")),
        rows.c.kind != all_(_texts("answering_only")),
    )
    return select(*rows.c).where(or_(one_more, first)).subquery()


def _picked() -> CompoundSelect[Any]:
    """The ids of the notices that a worker with these places takes: a channel's first, with a digest all others."""
    of_kind = _numbered(_in_turn(), "of_kind", ["kind"], "of_person", "rank", "due", "id").subquery()
    free = (
        func.unnest(_texts("kinds"), bindparam("free", type_=ARRAY(Integer)))
        .table_valued("kind", "free")
        .render_derived()
    )
    picked = (
        select(of_kind.c.id, of_kind.c.channel_id, of_kind.c.digest, of_kind.c.rank)
        .select_from(of_kind)
        .outerjoin(free, free.c.kind == of_kind.c.kind)
        .where(of_kind.c.of_kind <= func.coalesce(free.c.free, _OF_OTHER_KINDS))
        .cte("picked")
    )
    others = n.alias("others")
    together = (
        select(others.c.id)
        .select_from(picked.join(others, others.c.channel_id == picked.c.channel_id))
        .where(picked.c.digest, picked.c.rank > literal_column("0"), order_of(others)[0], _is_free(others))
    )
    return union_all(select(picked.c.id), together)


def _taken() -> CTE:
    """The notices that are claimed: those picked which no other worker has locked or claimed meanwhile."""
    picked = func.array(_picked().scalar_subquery())
    locked = select(n.c.id).where(n.c.id == any_(picked), _is_free()).with_for_update(skip_locked=True)
    return (
        update(n)
        .where(n.c.id == any_(func.array(locked.scalar_subquery())))
        .values(claimed=bindparam("until", type_=_TIME), tries=n.c.tries + literal_column("1"))
        .returning(*n.c)
        .cte("mine")
    )


def _is_superseded(mine: CTE) -> ColumnElement[bool]:
    """Whether there is a newer notice that says the same: of its seat, or of its table where that has one such thing at
    a time. Each line of talk is another one, and so is each seat of which notices of former versions do not tell."""
    newer = n.alias("newer")
    same = [newer.c[name] == mine.c[name] for name in ("channel_id", "game_id", "kind")]
    is_of_table = and_(mine.c.seat.is_(None), mine.c.kind == any_(_ONE_A_TABLE))
    return exists().where(*same, newer.c.id > mine.c.id, or_(newer.c.seat == mine.c.seat, is_of_table))


def _claim() -> Statement:
    mine = _taken()
    own = ("id", "kind", "game_id", "seq", "seat", "told", "due", "tries", "created", "channel_id")
    return Statement(
        select(
            *(mine.c[name] for name in own),
            c.c.kind.label("channel"),
            *(c.c[name] for name in ("address", "digest", "broken", "confirmed", "user_id")),
            users.c.name,
            users.c.language,
            *(q.c[name] for name in ("time_zone", "quiet_from", "quiet_until", "locale")),
            or_(c.c.kind == any_(_texts("trusted")), _answers(c.c.id)).label("answers"),
            _is_superseded(mine).label("superseded"),
            exists()
            .where(blocks.c.user_id == c.c.user_id, blocks.c.blocked_id == mine.c.told["of"].astext)
            .label("names_blocked"),
        )
        .select_from(mine)
        .join(c, c.c.id == mine.c.channel_id)
        .join(users, users.c.id == c.c.user_id)
        .outerjoin(q, q.c.user_id == c.c.user_id)
        .order_by(mine.c.due, mine.c.id)
    )


def _at_tables() -> OfGames:
    """What has become of the tables that notices are about; one whose table is gone has no row."""
    of = (
        func.unnest(
            bindparam("ids", type_=ARRAY(BigInteger)),
            _texts("games"),
            bindparam("seats", type_=ARRAY(SmallInteger)),
            bindparam("seqs", type_=ARRAY(Integer)),
            _texts("people"),
            _texts("named"),
        )
        .table_valued("id", "game_id", "seat", "seq", "user_id", "named")
        .render_derived()
    )
    own, named = s.alias("own"), s.alias("named")
    at_seat = func.coalesce(of.c.seat, named.c.seat)
    return OfGames(
        select(
            of.c.id,
            g.c.status,
            *(g.c[name] for name in ("host", "to_move", "takeback", "closing")),
            own.c.seat.label("own_seat"),
            own.c.stand_in,
            named.c.seat.is_not(None).label("names_seated"),
            exists().where(e.c.game_id == of.c.game_id, e.c.seat == of.c.seat, e.c.seq > of.c.seq).label("moved"),
            shown.c.seq.label("shown"),
            chat_seen.c.chat_id.label("read"),
            d.c.due.label("deadline"),
            *(d.c[name] for name in ("near", "passed")),
            i.c.user_id.is_not(None).label("invited"),
        )
        .select_from(of)
        .join(g, g.c.id == of.c.game_id)
        .outerjoin(own, (own.c.game_id == of.c.game_id) & (own.c.user_id == of.c.user_id))
        .outerjoin(named, (named.c.game_id == of.c.game_id) & (named.c.user_id == of.c.named))
        .outerjoin(d, (d.c.game_id == of.c.game_id) & (d.c.seat == at_seat))
        .outerjoin(i, (i.c.game_id == of.c.game_id) & (i.c.user_id == of.c.user_id))
        .outerjoin(shown, (shown.c.game_id == of.c.game_id) & (shown.c.user_id == of.c.user_id))
        .outerjoin(chat_seen, (chat_seen.c.game_id == of.c.game_id) & (chat_seen.c.user_id == of.c.user_id)),
        "games",
        "ids",
        "seats",
        "seqs",
        "people",
        "named",
    )


CLAIM = _claim()
AT_TABLES = _at_tables()


async def claim(db: Database, now: datetime, until: datetime, wanted: Wanted) -> list[Claimed]:
    """Notices that are due and that nobody else has, as many as are wanted, held until that time."""
    kinds, free = list(wanted.free), list(wanted.free.values())
    rows = await CLAIM.rows(
        db,
        now=now,
        until=until,
        kinds=kinds,
        free=free,
        busy_channels=list(wanted.busy_channels),
        busy_people=list(wanted.busy_people),
        per_person=wanted.per_person,
        waiting_people=list(wanted.waiting_people),
        answering_only=list(wanted.answering_only),
        trusted=list(wanted.trusted),
    )
    try:
        at_tables, unanswered = await _read_tables(db, rows)
    except StoreUnavailable:
        with suppress(StoreUnavailable):
            await release(db, [row["id"] for row in rows])
        raise
    if later := [row["id"] for row in rows if row["game_id"] in unanswered]:
        await put_off(db, later, now + UNANSWERED_LATER, counted=False)
    return [_claimed(row, at_tables.get(row["id"], {})) for row in rows if row["game_id"] not in unanswered]


async def _read_tables(db: Database, rows: Sequence[Any]) -> tuple[dict[int, Mapping[str, Any]], frozenset[str]]:
    """What has become of the tables of these notices, by the ids of the notices; and the tables whose database does not
    answer."""
    of_tables = [row for row in rows if row["game_id"] is not None]
    if not of_tables:
        return {}, frozenset()
    told = [_told(row) or {} for row in of_tables]
    found = await AT_TABLES.found(
        db,
        ids=[row["id"] for row in of_tables],
        games=[row["game_id"] for row in of_tables],
        seats=[row["seat"] for row in of_tables],
        seqs=[about.get("after", row["seq"]) for row, about in zip(of_tables, told, strict=True)],
        people=[row["user_id"] for row in of_tables],
        named=[about.get("of") for about in told],
    )
    return {row["id"]: dict(row) for row in found.rows}, found.unanswered


def _claimed(row: Any, at_table: Mapping[str, Any]) -> Claimed:
    fields = {**row, **at_table, "id": row["id"]}
    fields["told"] = _told(row)
    if fields.get("takeback") is not None:
        fields["takeback"] = msgspec.json.decode(fields["takeback"])
    for name in ("to_move", "closing"):
        if fields.get(name) is not None:
            fields[name] = tuple(fields[name])
    return Claimed(**fields)


def _told(row: Any) -> dict[str, Any] | None:
    """What a notice mentions."""
    found: dict[str, Any] | None = msgspec.json.decode(row["told"]) if row["told"] else None
    return found
