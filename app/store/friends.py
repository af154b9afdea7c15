"""People who have sat at one table: who knows whom, whom a host has invited, and who was nudged."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import (
    BigInteger,
    DateTime,
    Integer,
    Text,
    all_,
    and_,
    any_,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal_column,
    or_,
    select,
    true,
    union_all,
)
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, grouped, ordered
from app.store.chat import deaf_to, names, unheard_by
from app.store.database import Database
from app.store.notices import NewNotice, tell_people
from app.store.schema.games import games as g
from app.store.schema.games import invitations as i
from app.store.schema.games import nudges as n
from app.store.schema.games import results as r
from app.store.schema.games import seats as s
from app.store.schema.people import sessions as e
from app.store.schema.people import users as u
from app.store.statements import Statement, given


class FriendGame(Struct, frozen=True, kw_only=True):
    """The counts of a `Friend` of one game. `together` is 0 for a game that only the friend has played."""

    game: str
    together: int
    played: int | None
    won: int | None
    ahead: int | None
    behind: int | None


class Friend(Struct, frozen=True, kw_only=True):
    """Somebody with whom a person has begun games: how many, and when one of them was played last. `invited`: to the
    table that was asked about. What they do not show is None: when they were `seen` last; how many games they have
    `played` to the end, and `won`; in how many of those together the person came in `ahead` of them and `behind`.
    `games`: the same by game, the one most often played together first."""

    id: str
    name: str
    picture: str
    together: int
    last: datetime
    invited: bool
    seen: datetime | None
    played: int | None
    won: int | None
    ahead: int | None
    behind: int | None
    games: tuple[FriendGame, ...] = ()


class Invitation(Struct, frozen=True, kw_only=True):
    """A table to which its host has invited somebody, with the secret that lets them in."""

    game_id: str
    table_name: str | None
    game: str
    invite: str
    host: str
    at: datetime


_me = bindparam("me", type_=Text)
_AT = bindparam("at", type_=DateTime(timezone=True))
_game = bindparam("of_kind", type_=Text)
_other = s.alias("other")
_BEGUN = g.c.status == any_(literal_column("ARRAY['playing', 'finished']"))


def _met() -> Any:
    """The other seats of games that a person has begun."""
    return s.join(g, and_(g.c.id == s.c.game_id, _BEGUN)).join(
        _other, and_(_other.c.game_id == s.c.game_id, _other.c.user_id != _me)
    )


def _texts(name: str) -> Any:
    return bindparam(name, type_=ARRAY(Text))


def _of_kind(table: Any) -> Any:
    """What is of the game that is asked for, or of any."""
    return or_(_game.is_(None), table.c.game == _game)


_mine = r.alias("mine")
MET = AcrossGames(
    select(_other.c.user_id.label("id"), func.max(g.c.updated).label("last"))
    .select_from(_met())
    .where(s.c.user_id == _me, _other.c.user_id != all_(_texts("unheard")), _of_kind(g))
    .group_by(_other.c.user_id)
    .order_by(func.max(g.c.updated).desc(), _other.c.user_id)
    .limit(bindparam("most", type_=Integer)),
    grouped(["id"], latest=["last"], order=["last desc", "id"], limit="most"),
)
INVITED = Statement(
    select(i.c.user_id).where(i.c.game_id == bindparam("of_game"), i.c.user_id == any_(_texts("friends")))
)
_here = select(func.max(e.c.seen)).where(e.c.user_id == u.c.id, e.c.kind == literal_column("'browser'"))
PERSONS = Statement(
    select(u.c.id, u.c.name, u.c.picture, u.c.shows, _here.correlate(u).scalar_subquery().label("seen")).where(
        u.c.id == any_(_texts("friends"))
    )
)
COUNTS = ("together", "played", "won", "ahead", "behind")


def _by_game() -> AcrossGames:
    """The counts of some friends by game, of what they do not show, too."""
    theirs = any_(_texts("friends"))

    def rows(person: Any, game: Any, **counted: Any) -> Any:
        flags = [
            case((counted[name], literal_column("1")), else_=literal_column("0")).label(name)
            if name in counted
            else literal_column("0").label(name)
            for name in COUNTS
        ]
        return select(person.label("id"), game.label("game"), *flags)

    begun = rows(_other.c.user_id, g.c.game, together=true()).select_from(_met())
    finished = rows(r.c.user_id, r.c.game, played=r.c.place.is_not(None), won=r.c.won).select_from(r)
    both = r.join(_mine, and_(_mine.c.game_id == r.c.game_id, _mine.c.user_id == _me))
    met = rows(r.c.user_id, r.c.game, ahead=_mine.c.place < r.c.place, behind=_mine.c.place > r.c.place)
    found = union_all(
        begun.where(s.c.user_id == _me, _other.c.user_id == theirs, _of_kind(g)),
        finished.where(r.c.user_id == theirs, _of_kind(r)),
        met.select_from(both).where(r.c.user_id == theirs, _of_kind(r)),
    ).subquery("found")
    sums = {name: cast(func.sum(found.c[name]), BigInteger).label(name) for name in COUNTS}
    return AcrossGames(
        select(found.c.id, found.c.game, *sums.values())
        .group_by(found.c.id, found.c.game)
        .order_by(*(sums[name].desc() for name in ("together", "played")), found.c.game),
        grouped(["id", "game"], sums=COUNTS, order=["together desc", "played desc", "game"]),
    )


BY_GAME = _by_game()
HAVE_MET = AcrossGames(
    select(_other.c.user_id)
    .select_from(_met())
    .where(s.c.user_id == _me, _other.c.user_id == bindparam("whom", type_=Text))
    .limit(literal_column("1"))
)
INVITE = Statement(
    insert_or_update(i).values(**given("game_id", "user_id"), at=_AT).on_conflict_do_nothing().returning(i.c.game_id)
)
_can_sit_down = exists().where(
    s.c.game_id == g.c.id,
    s.c.kind == literal_column("'human'"),
    s.c.user_id.is_(None),
    or_(s.c.name == literal_column("''"), _me == any_(s.c.former)),
)
INVITATIONS = AcrossGames(
    select(g.c.id.label("game_id"), g.c.name.label("table_name"), g.c.game, g.c.invite, g.c.host, i.c.at)
    .select_from(i.join(g, g.c.id == i.c.game_id))
    .where(
        i.c.user_id == _me,
        g.c.status == literal_column("'lobby'"),
        ~exists().where(s.c.game_id == g.c.id, s.c.user_id == _me),
        _can_sit_down,
        g.c.host != all_(_texts("unheard")),
    )
    .order_by(i.c.at.desc(), g.c.id),
    ordered("at desc", "game_id"),
    needs_all=False,
    rows_of="game_id",
)
DECLINE = Statement(delete(i).where(i.c.game_id == bindparam("of_game"), i.c.user_id == bindparam("of_user")))


def _nudge() -> Statement:
    new = insert_or_update(n).values(**given("game_id", "user_id"), at=_AT)
    again = new.on_conflict_do_update(
        index_elements=[n.c.game_id, n.c.user_id],
        set_={"at": new.excluded.at},
        where=n.c.at <= bindparam("before", type_=DateTime(timezone=True)),
    )
    return Statement(again.returning(n.c.game_id))


NUDGE = _nudge()


async def friends(
    db: Database, user_id: str, most: int, game_id: str | None = None, game: str | None = None
) -> list[Friend]:
    """With whom somebody has begun games, the latest first. `game_id`: the table to which they may be invited; `game`:
    the only game that counts."""
    met = await MET.rows(db, me=user_id, unheard=await unheard_by(db, user_id), of_kind=game, most=most)
    ids = [row["id"] for row in met]
    if not ids:
        return []
    persons = {row["id"]: row for row in await PERSONS.rows(db, friends=ids)}
    invited = {row["user_id"] for row in await INVITED.rows(db, of_game=game_id, friends=ids)} if game_id else set()
    deaf = await deaf_to(db, user_id)
    of_friend: dict[str, list[Any]] = {}
    for row in await BY_GAME.rows(db, me=user_id, friends=ids, of_kind=game):
        of_friend.setdefault(row["id"], []).append(row)
    return [
        _friend(persons[row["id"]], row["last"], of_friend[row["id"]], row["id"] in invited, row["id"] not in deaf)
        for row in met
        if row["id"] in persons
    ]


def _friend(person: Any, last: datetime, counts: Sequence[Any], is_invited: bool, hears: bool) -> Friend:
    """A friend with what they let friends see; `hears`: whether they have not blocked who asks."""
    shows = frozenset(person["shows"]) if hears else frozenset()

    def shown(what: str, name: str) -> int | None:
        return sum(row[name] for row in counts) if what in shows else None

    friend = Friend(
        id=person["id"],
        name=person["name"],
        picture=person["picture"],
        together=sum(row["together"] for row in counts),
        last=last,
        invited=is_invited,
        seen=person["seen"] if "last-seen" in shows else None,
        played=shown("history", "played"),
        won=shown("history", "won"),
        ahead=shown("head-to-head", "ahead"),
        behind=shown("head-to-head", "behind"),
    )
    return replace(friend, games=_games(friend, counts))


def _games(friend: Friend, rows: Iterable[Any]) -> tuple[FriendGame, ...]:
    """The counts by game, without those that the friend does not show in all."""
    return tuple(
        FriendGame(
            game=row["game"],
            together=row["together"],
            played=None if friend.played is None else row["played"],
            won=None if friend.won is None else row["won"],
            ahead=None if friend.ahead is None else row["ahead"],
            behind=None if friend.behind is None else row["behind"],
        )
        for row in rows
        if row["together"] or (friend.played is not None and row["played"])
    )


async def is_friend(db: Database, user_id: str, whom: str) -> bool:
    """Whether they have begun a game with somebody whom they have not blocked."""
    if whom in await unheard_by(db, user_id):
        return False
    return await HAVE_MET.row(db, me=user_id, whom=whom) is not None


async def invite(db: Database, host: str, whom: str, notice: NewNotice) -> bool:
    """Invite somebody to a table, and tell them unless they have blocked the host; False if they were already."""
    heard = await _heard(db, host, notice)
    async with db.games(_table_of(notice)).transaction() as connection:
        row = await INVITE.row_within(connection, game_id=notice.game_id, user_id=whom, at=notice.at)
        if row is not None:
            await tell_people(connection, heard)
        return row is not None


def _table_of(notice: NewNotice) -> str:
    assert notice.game_id is not None
    return notice.game_id


async def invitations(db: Database, user_id: str) -> list[Invitation]:
    """The tables to which somebody is invited, where they could still sit down; the latest first."""
    rows = await INVITATIONS.rows(db, me=user_id, unheard=await unheard_by(db, user_id))
    hosts = await names(db, [row["host"] for row in rows])
    return [Invitation(**dict(row) | {"host": hosts[row["host"]]}) for row in rows if row["host"] in hosts]


async def decline(db: Database, user_id: str, game_id: str) -> bool:
    """Forget an invitation; False if there is none."""
    return bool(await DECLINE.do(db, of_game=game_id, of_user=user_id))


async def nudge(db: Database, by: str, whom: str, notice: NewNotice, before: datetime) -> bool:
    """Nudge somebody at a table; False if somebody has nudged them there after `before`. Where they have blocked who
    nudges, nothing is written, so that others still can."""
    heard = await _heard(db, by, notice)
    if not heard.users:
        return True
    async with db.games(_table_of(notice)).transaction() as connection:
        row = await NUDGE.row_within(connection, game_id=notice.game_id, user_id=whom, at=notice.at, before=before)
        if row is not None:
            await tell_people(connection, heard)
        return row is not None


async def _heard(db: Database, by: str, notice: NewNotice) -> NewNotice:
    """The notice for those who have not blocked who causes it."""
    deaf = await deaf_to(db, by)
    return replace(notice, users=tuple(user for user in notice.users if user not in deaf))
