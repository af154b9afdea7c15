"""How finished games ended for their seats, and what that comes to for one person."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import (
    BigInteger,
    DateTime,
    Text,
    and_,
    any_,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal_column,
    null,
    or_,
    select,
    tuple_,
)
from sqlalchemy.dialects.postgresql import ARRAY, aggregate_order_by
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import ANY_NUMBER, AcrossGames, OfGames, grouped, ordered
from app.store.database import Database
from app.store.records import SeatKind
from app.store.schema.games import games as g
from app.store.schema.games import results as r
from app.store.schema.games import seats as s
from app.store.schema.people import users as u
from app.store.statements import Statement, given


class ResultRow(Struct, frozen=True, kw_only=True):
    """How a game ended for a seat. Seats that no tie-break of the rules parts share a place; None in a game that was
    ended before its end. `advised`: how often advice was asked for on it. `stand_in`: whether a robot played on for its
    owner, who had resigned or was away, to the end; the seat knows that, and it is not kept here."""

    seat: int
    user_id: str | None
    kind: SeatKind
    name: str
    total: int | None
    place: int | None
    won: bool
    advised: int = 0
    stand_in: bool = False


class Ending(Struct, frozen=True, kw_only=True):
    """A finished game as one of its players looks back at it: all its results, best first, and which is theirs.
    `table_name`: what its host called the table, None for nothing."""

    game_id: str
    table_name: str | None
    game: str
    ended: datetime
    seat: int
    results: tuple[ResultRow, ...]


class Played(Struct, frozen=True):
    """How many games of a kind somebody has finished, and won without a stand-in who finished it for them."""

    game: str
    played: int
    won: int


class HeadToHeadRow(Struct, frozen=True):
    """How many games of a kind two people have finished, in how many one came in ahead of the other, or behind, and
    when the last one ended. Nobody is ahead by a stand-in who finished the game for them."""

    game: str
    played: int
    ahead: int
    behind: int
    last: datetime


class RivalRow(Struct, frozen=True, kw_only=True):
    """Somebody with whom a person has finished games: in how many who came in before the other, in all and by game,
    the game most often played first."""

    user_id: str
    name: str
    played: int
    ahead: int
    behind: int
    last: datetime
    games: tuple[HeadToHeadRow, ...]


_KEPT = tuple(name for name in ResultRow.__struct_fields__ if name != "stand_in")
_me = bindparam("me", type_=Text)
_all = r.alias("all_results")
_other = r.alias("other")
_game, _with = bindparam("of_kind", type_=Text), bindparam("with_user", type_=Text)
_before, _before_id = bindparam("before", type_=DateTime(timezone=True)), bindparam("before_id", type_=Text)


_game_id = r.c.game_id.collate("C")
"""In an order that all databases have alike, whatever their language is."""


def _count_of(condition: Any, name: str) -> Any:
    """In how many results something holds."""
    return func.count(case((condition, r.c.seat), else_=null())).label(name)


def _texts(name: str) -> Any:
    return bindparam(name, type_=ARRAY(Text))


def _stood_in(row: Any) -> Any:
    """Whether a stand-in played the seat of a result to the end."""
    own = and_(s.c.game_id == row.c.game_id, s.c.seat == row.c.seat)
    return exists().where(own, s.c.stand_in.is_not(None)).correlate(row)


def _together() -> Any:
    """The results of the same game in one column, best first."""
    named: list[Any] = [literal_column("'stand_in'"), _stood_in(_all)]
    for name in _KEPT:
        named += [literal_column(f"'{name}'"), _all.c[name]]
    result = func.json_build_object(*named)
    listed = func.json_agg(aggregate_order_by(result, _all.c.place, _all.c.seat))
    return select(listed).where(_all.c.game_id == r.c.game_id).scalar_subquery()


KEEP = Statement(insert_or_update(r).values(given("game_id", "game", "ended", *_KEPT)).on_conflict_do_nothing())
MISSING = AcrossGames(
    select(g.c.id)
    .where(g.c.status == literal_column("'finished'"), g.c.branched_from.is_(None))
    .where(~exists().where(r.c.game_id == g.c.id))
    .order_by(g.c.created.desc(), g.c.id)
    .limit(bindparam("limit")),
    needs_all=False,
    rows_of="id",
)
OF_GAMES = OfGames(
    select(r.c.game_id, *(r.c[name] for name in _KEPT), _stood_in(r).label("stand_in")).where(
        r.c.user_id == _me, r.c.game_id == any_(bindparam("ids", type_=ARRAY(Text)))
    ),
    "ids",
)
HISTORY = AcrossGames(
    select(r.c.game_id, g.c.name.label("table_name"), r.c.game, r.c.ended, r.c.seat, _together().label("results"))
    .select_from(r.join(g, g.c.id == r.c.game_id))
    .where(r.c.user_id == _me)
    .where(or_(_game.is_(None), r.c.game == _game))
    .where(
        or_(_with.is_(None), exists().where(_other.c.game_id == r.c.game_id, _other.c.user_id == _with)),
        or_(_before.is_(None), tuple_(r.c.ended, _game_id) < tuple_(_before, _before_id)),
    )
    .order_by(r.c.ended.desc(), _game_id.desc())
    .limit(bindparam("limit")),
    ordered("ended desc", "game_id desc", limit="limit"),
    rows_of="game_id",
)
BY_GAME = AcrossGames(
    select(r.c.game, func.count().label("played"), _count_of(and_(r.c.won, ~_stood_in(r)), "won"))
    .where(r.c.user_id == _me, r.c.place.is_not(None))
    .group_by(r.c.game)
    .order_by(func.count().desc(), r.c.game),
    grouped(["game"], sums=["played", "won"], order=["played desc", "game"]),
)


def _joined_games(found: list[str]) -> str:
    """Heads to heads by game from several databases, as each of them has them."""
    rows = [msgspec.structs.asdict(row) for games in found for row in _heads_to_heads(games)]
    merge = grouped(["game"], sums=("played", "ahead", "behind"), latest=["last"], order=["played desc", "game"])
    return msgspec.json.encode(merge([rows], {})).decode()


def _rivals() -> AcrossGames:
    """Head to head, counted by person and game first, and then by person."""
    by_game = (
        select(
            _other.c.user_id,
            r.c.game,
            func.count().label("played"),
            _count_of(and_(r.c.place < _other.c.place, ~_stood_in(r)), "ahead"),
            _count_of(and_(r.c.place > _other.c.place, ~_stood_in(_other)), "behind"),
            func.max(r.c.ended).label("last"),
        )
        .select_from(r)
        .join(_other, and_(_other.c.game_id == r.c.game_id, _other.c.user_id != r.c.user_id))
        .where(r.c.user_id == _me, r.c.place.is_not(None), _other.c.user_id == any_(_texts("among")))
        .where(or_(_game.is_(None), r.c.game == _game))
        .group_by(_other.c.user_id, r.c.game)
        .subquery("by_game")
        .c
    )
    counts = {name: cast(func.sum(by_game[name]), BigInteger) for name in ("played", "ahead", "behind")}
    names: list[Any] = []
    for name in HeadToHeadRow.__struct_fields__:
        names += [literal_column(f"'{name}'"), by_game[name]]
    games = func.json_agg(aggregate_order_by(func.json_build_object(*names), by_game.played.desc(), by_game.game))
    last = func.max(by_game.last)
    return AcrossGames(
        select(
            by_game.user_id,
            *(count.label(name) for name, count in counts.items()),
            last.label("last"),
            games.label("games"),
        )
        .group_by(by_game.user_id)
        .order_by(counts["played"].desc(), last.desc(), by_game.user_id)
        .limit(bindparam("limit")),
        grouped(
            ["user_id"],
            sums=list(counts),
            latest=["last"],
            joined={"games": _joined_games},
            order=["played desc", "last desc", "user_id"],
            limit="limit",
        ),
        # Whom somebody has met most often is known by the sums alone.
        each={"limit": ANY_NUMBER},
    )


RIVALS = _rivals()
OPPONENTS = AcrossGames(
    select(_other.c.user_id)
    .distinct()
    .select_from(r)
    .join(_other, and_(_other.c.game_id == r.c.game_id, _other.c.user_id != r.c.user_id))
    .where(r.c.user_id == _me, r.c.place.is_not(None), or_(_game.is_(None), r.c.game == _game))
)
SHOWING = Statement(
    select(u.c.id, u.c.name).where(
        u.c.id == any_(_texts("users")), u.c.shows.contains(literal_column("ARRAY['head-to-head']"))
    )
)


async def keep(db: Database, game_id: str, game: str, ended: datetime, results: Sequence[ResultRow]) -> None:
    """Keep how a game ended; once it is kept it stays as it is."""
    about = {"game_id": game_id, "game": game, "ended": ended}
    async with db.games(game_id).transaction() as connection:
        await KEEP.each_within(connection, [about | _kept(result) for result in results])


def _kept(result: ResultRow) -> dict[str, Any]:
    return {name: getattr(result, name) for name in _KEPT}


async def missing(db: Database, limit: int) -> list[str]:
    """The ids of finished games of which it is not kept how they ended, newest first; without those branched off."""
    return [row["id"] for row in await MISSING.rows(db, limit=limit)]


async def of_games(db: Database, user_id: str, ids: Sequence[str]) -> dict[str, ResultRow]:
    """How these games ended for a user, by their ids; those that have ended and at which they sat."""
    rows = await OF_GAMES.rows(db, me=user_id, ids=list(ids))
    return {row["game_id"]: ResultRow(**{name: row[name] for name in ResultRow.__struct_fields__}) for row in rows}


async def history(
    db: Database,
    user_id: str,
    *,
    game: str | None = None,
    against: str | None = None,
    before: tuple[datetime, str] | None = None,
    limit: int,
) -> list[Ending]:
    """The user's finished games, newest first: of one kind, with somebody (by id), or those that ended before."""
    time, last_id = before or (None, None)
    rows = await HISTORY.rows(
        db, me=user_id, of_kind=game, with_user=against, before=time, before_id=last_id, limit=limit
    )
    return [_ending(row) for row in rows]


def _ending(row: Any) -> Ending:
    results = msgspec.json.decode(row["results"], type=tuple[ResultRow, ...])
    return Ending(**dict(row) | {"results": results})


async def by_game(db: Database, user_id: str) -> list[Played]:
    """How often the user has finished and won each kind of game."""
    return [Played(row["game"], row["played"], row["won"]) for row in await BY_GAME.rows(db, me=user_id)]


async def rivals(db: Database, user_id: str, limit: int, game: str | None = None) -> list[RivalRow]:
    """With whom the user has finished games, most often first; but for those who do not show friends how that
    went. `game`: counted of this game alone."""
    met = [row["user_id"] for row in await OPPONENTS.rows(db, me=user_id, of_kind=game)]
    called = {row["id"]: row["name"] for row in await SHOWING.rows(db, users=met)} if met else {}
    if not called:
        return []
    rows = await RIVALS.rows(db, me=user_id, of_kind=game, among=list(called), limit=limit)
    return [
        RivalRow(**dict(row) | {"name": called[row["user_id"]], "games": _heads_to_heads(row["games"])}) for row in rows
    ]


def _heads_to_heads(found: str) -> tuple[HeadToHeadRow, ...]:
    return msgspec.json.decode(found, type=tuple[HeadToHeadRow, ...])
