"""Deadlines: until when each seat of a table with a clock has to move, and the heartbeat of the processes that watch
over them.

They are worked out from the log, after the move that asks: `clocks` says up to which entry.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    CTE,
    ColumnElement,
    DateTime,
    Float,
    Integer,
    SmallInteger,
    Text,
    any_,
    bindparam,
    cast,
    func,
    literal_column,
    null,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, OfGames, summed
from app.store.database import Database
from app.store.schema.games import clocks as c
from app.store.schema.games import deadlines as d
from app.store.schema.games import games as g
from app.store.schema.games import heartbeat as h
from app.store.statements import Statement, given


class DeadlineRow(Struct, frozen=True, kw_only=True):
    """A seat's time. `since` and `due` are set while its owner is asked something; `since` alone while a stand-in plays
    on for an owner who has stopped in that turn, and while an owner who has answered could take that back; `near`: when
    its owner is to be told that the time runs out; `added_seconds`: for how long no server was there meanwhile, and
    what the turn has used of the bank before its owner stopped or answered; `bank_seconds`: what is left of the bank;
    `passed`: when it was seen that the time was up."""

    game_id: str
    seat: int
    since: datetime | None = None
    due: datetime | None = None
    near: datetime | None = None
    added_seconds: float = 0.0
    bank_seconds: float = 0.0
    passed: datetime | None = None


_COLUMNS = [d.c[name] for name in DeadlineRow.__struct_fields__]
_NOW = bindparam("now", type_=DateTime(timezone=True))
_GAME = bindparam("of_game", type_=Text)

LOCK = Statement(
    insert_or_update(c)
    .values(game_id=_GAME, seq=literal_column("0"))
    .on_conflict_do_update(index_elements=[c.c.game_id], set_={"seq": c.c.seq})
    .returning(c.c.seq, c.c.votes)
)
_votes = bindparam("votes", type_=ARRAY(SmallInteger))
NOTE = Statement(update(c).where(c.c.game_id == _GAME).values(seq=bindparam("upto", type_=Integer)))
SET_VOTES = Statement(update(c).where(c.c.game_id == _GAME).values(votes=_votes))
OF_GAME = Statement(select(*_COLUMNS).where(d.c.game_id == _GAME).order_by(d.c.seat))
OF_GAMES = OfGames(
    select(*_COLUMNS)
    .where(d.c.game_id == any_(bindparam("ids", type_=ARRAY(Text))), d.c.due.is_not(None))
    .order_by(d.c.game_id, d.c.seat),
    "ids",
)
WORKED_OUT = Statement(select(c.c.seq, c.c.votes).where(c.c.game_id == _GAME))


def _keep() -> Statement:
    new = insert_or_update(d).values({**given(*DeadlineRow.__struct_fields__), "claimed": null()})
    changed = {name: new.excluded[name] for name in DeadlineRow.__struct_fields__[2:]} | {"claimed": null()}
    return Statement(new.on_conflict_do_update(index_elements=[d.c.game_id, d.c.seat], set_=changed))


KEEP = _keep()


def _locked(*which: ColumnElement[bool]) -> CTE:
    """The keys of rows, locked in their order, as `keep` locks those of a table: a transaction that waits for one holds
    none that another one needs first."""
    rows = select(d.c.game_id, d.c.seat).where(*which).order_by(d.c.game_id, d.c.seat)
    return rows.with_for_update(key_share=True).cte("locked")


_due_by = bindparam("due_by", type_=DateTime(timezone=True))
_seconds = bindparam("seconds", type_=Float)
_ago = func.make_interval(0, 0, 0, 0, 0, 0, _seconds)


def _claim() -> AcrossGames:
    """Those whose time is up, for one who comes first; again after a while, should it have died."""
    due = (
        select(d.c.game_id, d.c.seat)
        .where(d.c.due.is_not(None), d.c.passed.is_(None), d.c.due <= _due_by)
        .where(or_(d.c.claimed.is_(None), d.c.claimed <= _NOW - _ago))
        .order_by(d.c.due)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(skip_locked=True)
        .cte("due")
    )
    claimed = update(d).where(tuple_(d.c.game_id, d.c.seat).in_(select(due.c.game_id, due.c.seat)))
    return AcrossGames(
        claimed.values(claimed=_NOW).returning(d.c.game_id, d.c.seat), needs_all=False, rows_of="game_id"
    )


def _claim_near() -> AcrossGames:
    near = (
        select(d.c.game_id, d.c.seat)
        .where(d.c.near.is_not(None), d.c.near <= _NOW)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(skip_locked=True)
        .cte("nearing")
    )
    claimed = update(d).where(tuple_(d.c.game_id, d.c.seat).in_(select(near.c.game_id, near.c.seat)))
    return AcrossGames(claimed.values(near=null()).returning(d.c.game_id, d.c.seat, d.c.due))


CLAIM = _claim()
CLAIM_NEAR = _claim_near()
PASS = Statement(
    update(d)
    .where(d.c.game_id == _GAME, d.c.seat == bindparam("at_seat"), d.c.passed.is_(None), d.c.due <= _NOW)
    .values(passed=_NOW, near=null())
    .returning(d.c.due)
)


def _behind() -> AcrossGames:
    """One row: the ids of those that lag behind, the last id that was looked at, and how many were."""
    looked_at = (
        select(g.c.id)
        .where(g.c.id > bindparam("after", type_=Text))
        .order_by(g.c.id)
        .limit(bindparam("looked_at", type_=Integer))
        .cte("looked_at")
        .prefix_with("MATERIALIZED", dialect="postgresql")
    )
    lagging = (
        select(g.c.id)
        .select_from(looked_at.join(g, g.c.id == looked_at.c.id).outerjoin(c, c.c.game_id == g.c.id))
        .where(g.c.clock.is_not(None), g.c.status == literal_column("'playing'"), g.c.asleep.is_(None))
        .where(func.coalesce(c.c.seq, literal_column("0")) < g.c.seq, g.c.updated <= _NOW - _ago)
        .order_by(g.c.id)
        .limit(bindparam("most", type_=Integer))
    )
    return AcrossGames(
        select(
            func.array(lagging.scalar_subquery()).label("lagging"),
            func.max(looked_at.c.id).label("last"),
            func.count().label("number"),
        ).select_from(looked_at)
    )


BEHIND = _behind()

# --- sleeping games ------------------------------------------------------------------------------

_before = bindparam("before", type_=DateTime(timezone=True))
_next_version = g.c.version + literal_column("1")


def _put_to_sleep() -> AcrossGames:
    """Games that nobody has touched since a moment sleep, and their clocks stand still."""
    long_ago = (
        select(g.c.id)
        .where(g.c.status == "playing", g.c.asleep.is_(None))
        .where(g.c.updated < _before, func.coalesce(g.c.woken, g.c.updated) < _before)
        .limit(bindparam("most", type_=Integer))
        .with_for_update(skip_locked=True)
        .cte("long_ago")
    )
    slept = (
        update(g)
        .where(g.c.id.in_(select(long_ago.c.id)))
        .values(asleep=_NOW, version=_next_version)
        .returning(g.c.id)
        .cte("slept")
    )
    asleep = _locked(d.c.game_id.in_(select(slept.c.id)))
    still = (
        update(d)
        .where(tuple_(d.c.game_id, d.c.seat).in_(select(asleep.c.game_id, asleep.c.seat)))
        .values(since=null(), due=null(), near=null(), passed=null(), claimed=null())
        .cte("still")
    )
    return AcrossGames(select(slept.c.id).add_cte(still), needs_all=False)


PUT_TO_SLEEP = _put_to_sleep()
WAKE = Statement(
    update(g).where(g.c.id == _GAME, g.c.asleep.is_not(None)).values(asleep=null(), woken=_NOW, version=_next_version)
)


async def put_to_sleep(db: Database, now: datetime, before: datetime, most: int) -> list[str]:
    """Let the games sleep that nobody has touched since a moment, some of them at a time; their ids."""
    return [row["id"] for row in await PUT_TO_SLEEP.rows(db, now=now, before=before, most=most)]


async def wake(connection: Any, game_id: str, now: datetime) -> bool:
    """Wake a game; false if it does not sleep."""
    return bool(await WAKE.within(connection, of_game=game_id, now=now))


# --- the heartbeat -------------------------------------------------------------------------------

FIRST_BEAT = AcrossGames(insert_or_update(h).values(id=literal_column("1"), at=_NOW).on_conflict_do_nothing())
BEAT = AcrossGames(update(h).where(h.c.at <= _NOW, h.c.at > _NOW - _ago).values(at=_NOW))
LAST_BEAT = AcrossGames(select(h.c.at).with_for_update())
SET_BEAT = AcrossGames(update(h).values(at=_NOW))


def _put_off() -> AcrossGames:
    """Add an outage to every deadline that ran during it: all of it, or the part since the seat was asked. One that
    waits for an owner who has stopped is put off, too."""
    lost = _NOW - func.greatest(bindparam("gone", type_=DateTime(timezone=True)), d.c.since)
    ran = _locked(d.c.passed.is_(None), d.c.since < _NOW)
    return AcrossGames(
        update(d)
        .where(tuple_(d.c.game_id, d.c.seat).in_(select(ran.c.game_id, ran.c.seat)))
        .values(
            due=d.c.due + lost,
            near=d.c.near + lost,
            added_seconds=d.c.added_seconds + cast(func.extract("epoch", lost), Float),
        )
    )


PUT_OFF = _put_off()


async def beat(database: Database, now: datetime, longest: float) -> float:
    """Note in one of the databases of games that a server is here, and add what no server saw to all deadlines there,
    if nobody was here for more than `longest` seconds; how many seconds were added."""
    if await BEAT.do_in(database, now=now, seconds=longest):
        return 0.0
    async with database.transaction() as connection:
        await FIRST_BEAT.within(connection, now=now)
        last = (await LAST_BEAT.row_within(connection))["at"]
        if last >= now:
            return 0.0
        gone = (now - last).total_seconds()
        if gone > longest:
            await PUT_OFF.within(connection, now=now, gone=last)
        await SET_BEAT.within(connection, now=now)
    return float(gone) if gone > longest else 0.0


# --- what is due ---------------------------------------------------------------------------------


async def claim(
    db: Database, now: datetime, *, due_by: datetime, again_after: float, most: int
) -> list[tuple[str, int]]:
    """Games and seats whose time was up by then, for this worker alone for a while."""
    rows = await CLAIM.rows(db, now=now, due_by=due_by, seconds=again_after, most=most)
    return [(row["game_id"], row["seat"]) for row in rows]


async def claim_near(connection: Any, now: datetime, most: int) -> list[tuple[str, int, datetime]]:
    """Games and seats whose time runs out soon, with the deadline; each once."""
    rows = await CLAIM_NEAR.rows_within(connection, now=now, most=most)
    return [(row["game_id"], row["seat"], row["due"]) for row in rows]


async def note_passed(connection: Any, game_id: str, seat: int, now: datetime) -> datetime | None:
    """Note that a seat's time is up; until when it had to move, None if somebody has noted it, or if it is not."""
    row = await PASS.row_within(connection, of_game=game_id, at_seat=seat, now=now)
    due: datetime | None = row["due"] if row else None
    return due


RUNNING = AcrossGames(
    select(func.count().label("number")).where(d.c.due.is_not(None), d.c.passed.is_(None)), summed, needs_all=False
)


async def count_running(db: Database) -> int:
    """How many deadlines run."""
    return int((await RUNNING.row(db))["number"])


async def behind(
    database: Database, now: datetime, after: str, *, idle: float, looked_at: int, most: int
) -> tuple[list[str], str]:
    """Of so many tables of one of the databases of games, in the order of their ids and behind the id `after`, at most
    `most` whose deadlines lag behind the log, and where nothing has happened for `idle` seconds; and the id to go on
    behind: "" once all were looked at."""
    named = {"now": now, "seconds": idle, "after": after, "looked_at": looked_at, "most": most}
    (row,) = await BEHIND.rows_in(database, **named)
    lagging = list(row["lagging"])
    if len(lagging) == most:
        return lagging, lagging[-1]
    return lagging, row["last"] if row["number"] == looked_at else ""


# --- of tables -----------------------------------------------------------------------------------


async def lock(connection: Any, game_id: str) -> int:
    """Hold a table's deadlines until the end of the transaction; up to which entry they are worked out."""
    return int((await LOCK.row_within(connection, of_game=game_id))["seq"])


async def lock_votes(connection: Any, game_id: str) -> tuple[int, ...]:
    """The same; who has voted to end the game."""
    return tuple((await LOCK.row_within(connection, of_game=game_id))["votes"])


async def note(connection: Any, game_id: str, seq: int) -> None:
    """The deadlines of a table are worked out up to this entry."""
    await NOTE.within(connection, of_game=game_id, upto=seq)


async def set_votes(connection: Any, game_id: str, votes: Sequence[int]) -> None:
    """Note who has voted to end the game."""
    await SET_VOTES.within(connection, of_game=game_id, votes=list(votes))


async def rows_within(connection: Any, game_id: str) -> list[DeadlineRow]:
    """The rows of a table, inside a transaction."""
    return [DeadlineRow(**dict(row)) for row in await OF_GAME.rows_within(connection, of_game=game_id)]


async def keep(connection: Any, rows: Sequence[DeadlineRow]) -> None:
    """Insert or replace rows."""
    names = DeadlineRow.__struct_fields__
    await KEEP.each_within(connection, [{name: getattr(row, name) for name in names} for row in rows])


async def running(db: Database, ids: Sequence[str]) -> dict[str, list[DeadlineRow]]:
    """The deadlines that run at these tables."""
    found: dict[str, list[DeadlineRow]] = {}
    for row in await OF_GAMES.rows(db, ids=list(ids)):
        found.setdefault(row["game_id"], []).append(DeadlineRow(**dict(row)))
    return found


async def worked_out(db: Database, game_id: str) -> tuple[int, tuple[int, ...]]:
    """Up to which entry a table's deadlines are worked out, and who has voted to end the game."""
    row = await WORKED_OUT.row(db, of_game=game_id)
    return (row["seq"], tuple(row["votes"])) if row else (0, ())
