"""Where somebody sits: for a new name, for leaving for good, and for a copy of the user's data."""

import asyncio
import re
from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from msgspec import Struct
from sqlalchemy import ARRAY, Text, and_, any_, bindparam, case, exists, func, literal_column, null, or_, select, update

from app.store.across import AcrossGames, ordered, summed
from app.store.compressed_logs import compressed_entries
from app.store.database import Database
from app.store.errors import Conflict
from app.store.games import NEXT_VERSION, TOUCH_TABLE
from app.store.schema.games import compressed_logs as c
from app.store.schema.games import events as e
from app.store.schema.games import games as g
from app.store.schema.games import invitations as i
from app.store.schema.games import nudges as n
from app.store.schema.games import results as r
from app.store.schema.games import seats as s
from app.store.seals import changing
from app.store.statements import Statement

_user = bindparam("of_user", type_=Text)
_seats_of = select(s.c.game_id).where(s.c.user_id == _user)
_ever = select(s.c.game_id).where(or_(s.c.user_id == _user, _user == any_(s.c.former)))
_this_seat = (s.c.game_id == bindparam("of_game"), s.c.user_id == _user)

_invited_to = select(i.c.game_id).where(i.c.user_id == _user)
GOING_ON = AcrossGames(
    select(g.c.id).where(
        or_(g.c.id.in_(_seats_of), g.c.id.in_(_invited_to)), g.c.status != "closed", g.c.status != "finished"
    ),
    rows_of="id",
)
"""The tables that are not over at which somebody sits, or to which they are invited: a seat may be kept for them."""
EVERYWHERE = AcrossGames(
    select(g.c.id).where(or_(g.c.host == _user, _user == any_(g.c.kicked), g.c.id.in_(_ever))), rows_of="id"
)
HELD = AcrossGames(
    select(
        select(func.count()).where(g.c.status == "lobby", g.c.host == _user).scalar_subquery().label("lobbies"),
        select(func.count())
        .where(g.c.status == "playing", g.c.asleep.is_(None), g.c.branched_from.is_(None), g.c.id.in_(_seats_of))
        .scalar_subquery()
        .label("running"),
        select(func.count())
        .where(g.c.status == "playing", g.c.branched_from.is_not(None), g.c.host == _user)
        .scalar_subquery()
        .label("branches"),
    ),
    summed,
    needs_all=False,
)
HOSTLESS = AcrossGames(
    select(g.c.id)
    .where(g.c.status == literal_column("'lobby'"), g.c.host.is_(None))
    .where(exists().where(s.c.game_id == g.c.id, s.c.user_id.is_not(None))),
    needs_all=False,
    rows_of="id",
)
SET_HOST = Statement(
    update(g).where(g.c.id == bindparam("of_game"), g.c.host.is_(None)).values(host=bindparam("new_host", type_=Text))
)
TOUCH = Statement(update(g).where(g.c.id == bindparam("of_game")).values(version=NEXT_VERSION))
_is_theirs = or_(s.c.user_id == _user, and_(s.c.user_id.is_(None), _user == any_(s.c.former)))
RENAME = Statement(
    update(s)
    .where(s.c.game_id == bindparam("of_game"), s.c.seat == bindparam("at"), _is_theirs)
    .values(name=bindparam("new_name"))
)
DEPART = Statement(update(s).where(*_this_seat).values(user_id=null(), name=bindparam("new_name"), link_hash=null()))
DEPART_FROM_RESULT = Statement(
    update(r)
    .where(r.c.game_id == bindparam("of_game"), r.c.user_id == _user)
    .values(name=bindparam("new_name"), user_id=null())
)
_is_kept = and_(
    s.c.user_id.is_(None), exists().where(g.c.id == bindparam("of_game"), g.c.status == literal_column("'lobby'"))
)
FORGET = Statement(
    update(s)
    .where(s.c.game_id == bindparam("of_game"), _user == any_(s.c.former))
    .values(former=func.array_remove(s.c.former, _user), name=case((_is_kept, literal_column("''")), else_=s.c.name))
)
_own_seat = select(s.c.seat).where(*_this_seat).scalar_subquery()
LEAVE = Statement(
    update(g)
    .where(g.c.id == bindparam("of_game"))
    .values(
        host=case((g.c.host == _user, bindparam("new_host", type_=Text)), else_=g.c.host),
        closing=case((g.c.host == _user, null()), else_=func.array_remove(g.c.closing, _own_seat)),
        kicked=func.array_remove(g.c.kicked, _user),
    )
)
TABLES = AcrossGames(
    select(
        g.c.id,
        g.c.game,
        g.c.status,
        s.c.seat,
        case((s.c.user_id == _user, s.c.name), else_=null()).label("name"),
        g.c.created,
    )
    .join(s, s.c.game_id == g.c.id)
    .where(or_(s.c.user_id == _user, _user == any_(s.c.former)))
    .order_by(g.c.created, g.c.id, s.c.seat),
    ordered("created", "id", "seat"),
    rows_of="id",
)
HOSTED = AcrossGames(
    select(g.c.id, g.c.game, g.c.status, g.c.name, g.c.created).where(g.c.host == _user).order_by(g.c.created, g.c.id),
    ordered("created", "id"),
    rows_of="id",
)
NUDGED = AcrossGames(
    select(n.c.game_id, n.c.at).where(n.c.user_id == _user).order_by(n.c.at, n.c.game_id),
    ordered("at", "game_id"),
    rows_of="game_id",
)
MOVES = AcrossGames(
    select(e.c.game_id, e.c.seq, e.c.seat, e.c.move, e.c.at, s.c.user_id, s.c.former)
    .join(s, (s.c.game_id == e.c.game_id) & (s.c.seat == e.c.seat))
    .where(or_(s.c.user_id == _user, _user == any_(s.c.former)))
    .order_by(e.c.game_id, e.c.seq),
    ordered("game_id", "seq"),
    rows_of="game_id",
)
COMPRESSED_LOGS = AcrossGames(
    select(s.c.game_id, s.c.seat, s.c.user_id, s.c.former)
    .join(c, c.c.game_id == s.c.game_id)
    .where(or_(s.c.user_id == _user, _user == any_(s.c.former)))
    .order_by(s.c.game_id, s.c.seat),
    ordered("game_id", "seat"),
    rows_of="game_id",
)


HANDED = re.compile(r'\s*\{"handed"')
"""The beginning of a move's JSON that says that its seat was handed on (`app/play/entries.py`)."""
IS_ASKED = (
    s.c.user_id == _user,
    s.c.stand_in.is_(None),
    s.c.seat == any_(g.c.to_move),
    g.c.status == literal_column("'playing'"),
    g.c.asleep.is_(None),
)
"""It is the turn of `of_user` at this seat."""
_WAITS = (*IS_ASKED, g.c.branched_from.is_(None))
"""And somebody waits for them: nobody does at a table that is branched off."""
WAITING = AcrossGames(
    select(func.count(g.c.id.distinct()).label("number")).join(s, s.c.game_id == g.c.id).where(*_WAITS),
    summed,
    needs_all=False,
)
WAITING_TABLES = AcrossGames(
    select(g.c.id, g.c.updated)
    .join(s, s.c.game_id == g.c.id)
    .where(*_WAITS)
    .group_by(g.c.id, g.c.updated)
    .order_by(g.c.updated, g.c.id),
    ordered("updated", "id"),
    needs_all=False,
    rows_of="id",
)


LATEST = AcrossGames(
    select(g.c.game, g.c.created)
    .where(g.c.id.in_(_seats_of), g.c.game == any_(bindparam("of_games", type_=ARRAY(Text))))
    .order_by(g.c.created.desc())
    .limit(bindparam("limit")),
    ordered("created desc", limit="limit"),
    needs_all=False,
)


class OwnTableRow(Struct, frozen=True):
    """A table at which somebody sits, or sat: `name` is None on a seat that is not theirs any more."""

    id: str
    game: str
    status: str
    seat: int
    name: str | None
    created: datetime


class OwnMoveRow(Struct, frozen=True):
    """A move that was made while a seat was somebody's, as JSON text."""

    game: str
    seat: int
    seq: int
    move: str
    at: datetime


class Held(Struct, frozen=True):
    """How many lobbies somebody hosts, at how many running games that are not asleep they sit, and how many of those
    that they have branched off, which are not counted among these, go on."""

    lobbies: int
    running: int
    branches: int


async def tables_held(db: Database, user_id: str) -> Held:
    """How many tables somebody has open."""
    return Held(**dict(await HELD.row(db, of_user=user_id)))


async def going_on(db: Database, user_id: str) -> list[str]:
    """The tables that are not over at which somebody sits, or where a seat may be kept for them."""
    return [row["id"] for row in await GOING_ON.rows(db, of_user=user_id)]


async def everywhere(db: Database, user_id: str) -> list[str]:
    """The tables that know somebody at all."""
    return [row["id"] for row in await EVERYWHERE.rows(db, of_user=user_id)]


async def rename(db: Database, game_id: str, seat: int, user_id: str, name: str) -> None:
    """Call somebody by another name on their seat of a table, or on the one that is kept for them."""
    async with changing(db, game_id) as connection:
        await RENAME.within(connection, of_game=game_id, at=seat, of_user=user_id, new_name=name)
        await TOUCH.within(connection, of_game=game_id)


class Departure(NamedTuple):
    """A user who departs from a table, the name that their seat bears then, in its result too, and who hosts the table
    if they did."""

    user_id: str
    name: str
    host: str | None


async def depart(db: Database, game_id: str, departure: Departure, version: int | None = None) -> None:
    """Let a table forget somebody, whose seat is nobody's then. Raises `Conflict` if the table has changed since
    `version`; None: however it is."""
    async with changing(db, game_id) as connection:
        if version is not None and not await TOUCH_TABLE.within(connection, game_id=game_id, known=version):
            raise Conflict("the table has changed")
        await depart_within(connection, game_id, departure)


async def depart_within(connection: Any, game_id: str, departure: Departure) -> None:
    """The same inside a transaction, which counts as one change of the table. A host's wish to end the game goes with
    the host, and what the seat has agreed to with its owner."""
    of = {"of_game": game_id, "of_user": departure.user_id}
    await LEAVE.within(connection, **of, new_host=departure.host)
    await DEPART.within(connection, **of, new_name=departure.name)
    await DEPART_FROM_RESULT.within(connection, **of, new_name=departure.name)
    await FORGET.within(connection, **of)
    await TOUCH.within(connection, of_game=game_id)


async def hostless(db: Database) -> list[str]:
    """The tables before their game at which somebody sits and that nobody hosts."""
    return [row["id"] for row in await HOSTLESS.rows(db)]


async def set_host(db: Database, game_id: str, version: int, user_id: str) -> None:
    """Let somebody host a table that nobody hosts. Raises `Conflict` if the table has changed since `version`."""
    async with changing(db, game_id) as connection:
        if not await TOUCH_TABLE.within(connection, game_id=game_id, known=version):
            raise Conflict("the table has changed")
        await SET_HOST.within(connection, of_game=game_id, new_host=user_id)


async def tables_of(db: Database, user_id: str) -> list[OwnTableRow]:
    """The tables at which somebody sits or sat, the oldest first."""
    return [OwnTableRow(**dict(row)) for row in await TABLES.rows(db, of_user=user_id)]


async def hosted_by(db: Database, user_id: str) -> list[Any]:
    """The tables that somebody hosts, the oldest first."""
    return await HOSTED.rows(db, of_user=user_id)


async def nudged(db: Database, user_id: str) -> list[Any]:
    """At which tables somebody was nudged, and when last."""
    return await NUDGED.rows(db, of_user=user_id)


async def moves_of(db: Database, user_id: str) -> list[OwnMoveRow]:
    """All moves that were made at seats while they were somebody's."""
    rows: list[Any] = await MOVES.rows(db, of_user=user_id)
    by_seat: dict[tuple[str, int], list[Any]] = {}
    for row in rows:
        by_seat.setdefault((row["game_id"], row["seat"]), []).append(row)
    found: list[OwnMoveRow] = []
    for (game_id, seat), entries in by_seat.items():
        moves = [OwnMoveRow(game_id, seat, row["seq"], row["move"], row["at"]) for row in entries]
        found += _while_owned(moves, entries[0], user_id)
    for row in await COMPRESSED_LOGS.rows(db, of_user=user_id):
        game_id, seat = row["game_id"], row["seat"]
        if (game_id, seat) in by_seat:  # Compressed since its rows were read.
            continue
        entries = await compressed_entries(db, game_id)
        moves = [OwnMoveRow(game_id, seat, one.seq, one.move, one.at) for one in entries if one.seat == seat]
        found += _while_owned(moves, row, user_id)
        # Somebody may have thousands of games: others are answered in between.
        await asyncio.sleep(0)
    return found


def _while_owned(moves: Sequence[OwnMoveRow], seat: Any, user_id: str) -> list[OwnMoveRow]:
    """Those moves at a seat that were made while it was somebody's: each entry that hands it on begins its next
    owner's. Where the seat has forgotten one who has deleted their account, nobody before today's owner is known."""
    owned: list[list[OwnMoveRow]] = [[]]
    for move in moves:
        if HANDED.match(move.move):
            owned.append([])
        owned[-1].append(move)
    owners = (*seat["former"], seat["user_id"])
    known = min(len(owners), len(owned)) if len(owners) >= len(owned) else 1
    last = zip(owners[-known:], owned[-known:], strict=True)
    return [move for owner, own in last if owner == user_id for move in own]


async def waiting_tables(db: Database, user_id: str) -> list[str]:
    """The tables at which it is the user's turn, those first that have waited longest."""
    return [row["id"] for row in await WAITING_TABLES.rows(db, of_user=user_id)]


async def how_many_wait(db: Database, user_id: str) -> int:
    """At how many tables it is the user's turn."""
    number: int = (await WAITING.row(db, of_user=user_id))["number"]
    return number


async def latest_game(db: Database, user_id: str, games: Sequence[str]) -> str | None:
    """Which of these games is played at the newest table at which somebody sits; None for who sits at none."""
    rows = await LATEST.rows(db, of_user=user_id, of_games=list(games), limit=1)
    return rows[0]["game"] if rows else None
