"""What is said at tables, what of it was read, and who may not be heard."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import (
    ARRAY,
    BigInteger,
    DateTime,
    Integer,
    Text,
    all_,
    and_,
    bindparam,
    delete,
    func,
    or_,
    select,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_update

from app.store.across import AcrossGames, ordered
from app.store.database import Database
from app.store.notices import NewNotice, tell_people
from app.store.schema.games import chat as c
from app.store.schema.games import chat_muted as m
from app.store.schema.games import chat_reactions as r
from app.store.schema.games import chat_seen as s
from app.store.schema.games import closed_talks as k
from app.store.schema.people import blocks as b
from app.store.schema.people import users as u
from app.store.statements import Statement, given

Room = Literal["players", "spectators"]
MAX_NOTICED_LINE = 2**31
"""Notices count lines below it, which is as far as their column goes."""


class LineRow(Struct, frozen=True, kw_only=True):
    """A line of the chat. `text` has a sign for each of `mentions`; `name` and `picture` None: the writer is gone."""

    id: int
    room: Room
    user_id: str | None
    name: str | None
    picture: str | None
    text: str
    mentions: tuple[str, ...]
    at: datetime


class Reaction(Struct, frozen=True):
    """How many have reacted to a line with a symbol, and whether the reader has."""

    chat_id: int
    symbol: str
    count: int
    mine: bool


_ROOMS = bindparam("rooms", type_=ARRAY(Text))
_UNHEARD = bindparam("unheard", type_=ARRAY(Text))
"""Those whom the reader has blocked."""
_OF_GAME = c.c.game_id == bindparam("of_game")
_FOR_READER = and_(
    _OF_GAME,
    c.c.room == func.any(_ROOMS),
    or_(c.c.user_id.is_(None), c.c.user_id != all_(_UNHEARD)),
)
_FIELDS = (c.c.id, c.c.room, c.c.user_id, c.c.text, c.c.mentions, c.c.at)


def _add() -> Statement:
    new = insert_or_update(c).values(
        **given("game_id", "room", "user_id", "text", "key"),
        mentions=bindparam("mentions", type_=ARRAY(Text)),
        at=bindparam("at", type_=DateTime(timezone=True)),
    )
    return Statement(new.on_conflict_do_nothing().returning(c.c.id))


ADD = _add()
BY_KEY = Statement(
    select(c.c.id, c.c.text, c.c.mentions).where(
        _OF_GAME, c.c.user_id == bindparam("of_user"), c.c.key == bindparam("of_key")
    )
)
PAGE = Statement(
    select(*_FIELDS)
    .where(_FOR_READER, c.c.id < bindparam("before", type_=BigInteger))
    .order_by(c.c.id.desc())
    .limit(bindparam("most", type_=Integer))
)
LINE = Statement(select(*_FIELDS).where(_FOR_READER, c.c.id == bindparam("line", type_=BigInteger)))
SPEAKERS = Statement(
    select(c.c.user_id)
    .where(_OF_GAME, c.c.room == func.any(_ROOMS), c.c.user_id.is_not(None))
    .group_by(c.c.user_id)
    .order_by(func.min(c.c.id))
)
UNREAD = Statement(
    select(
        func.count().label("unread"),
        func.count().filter(c.c.mentions.contains(bindparam("myself", type_=ARRAY(Text)))).label("mentioned"),
    ).where(
        _FOR_READER,
        or_(c.c.user_id.is_(None), c.c.user_id != bindparam("reader", type_=Text)),
        c.c.id
        > func.coalesce(
            select(s.c.chat_id)
            .where(s.c.game_id == bindparam("of_game"), s.c.user_id == bindparam("reader", type_=Text))
            .scalar_subquery(),
            0,
        ),
    )
)
REACTIONS = Statement(
    select(
        r.c.chat_id,
        r.c.symbol,
        func.count().label("count"),
        func.coalesce(func.bool_or(r.c.user_id == bindparam("reader", type_=Text)), False).label("mine"),
    )
    .where(
        r.c.game_id == bindparam("of_game"),
        r.c.chat_id == func.any(bindparam("lines", type_=ARRAY(BigInteger))),
        r.c.user_id != all_(_UNHEARD),
    )
    .group_by(r.c.chat_id, r.c.symbol)
    .order_by(r.c.chat_id, r.c.symbol)
)
REACT = Statement(insert_or_update(r).values(given("chat_id", "user_id", "symbol", "game_id")).on_conflict_do_nothing())
UNREACT = Statement(
    delete(r).where(
        r.c.game_id == bindparam("of_game"),
        r.c.chat_id == bindparam("line"),
        r.c.user_id == bindparam("of_user"),
        r.c.symbol == bindparam("of_symbol"),
    )
)


def _read() -> Statement:
    new = insert_or_update(s).values(given("game_id", "user_id", "chat_id"))
    later = func.greatest(s.c.chat_id, new.excluded.chat_id)
    return Statement(new.on_conflict_do_update(index_elements=[s.c.game_id, s.c.user_id], set_={"chat_id": later}))


READ = _read()
MUTE = Statement(insert_or_update(m).values(given("game_id", "user_id")).on_conflict_do_nothing())
UNMUTE = Statement(delete(m).where(m.c.game_id == bindparam("of_game"), m.c.user_id == bindparam("of_user")))
MUTED = Statement(select(m.c.user_id).where(m.c.game_id == bindparam("of_game")))
IS_MUTED = Statement(
    select(m.c.user_id).where(m.c.game_id == bindparam("of_game"), m.c.user_id == bindparam("of_user"))
)
CLOSE = Statement(insert_or_update(k).values(given("game_id")).on_conflict_do_nothing())
OPEN = Statement(delete(k).where(k.c.game_id == bindparam("of_game")))
IS_CLOSED = Statement(select(k.c.game_id).where(k.c.game_id == bindparam("of_game")))
DEAF = Statement(select(b.c.user_id).where(b.c.blocked_id == bindparam("whom")))
BLOCK = Statement(insert_or_update(b).values(given("user_id", "blocked_id")).on_conflict_do_nothing())
UNBLOCK = Statement(delete(b).where(b.c.user_id == bindparam("of_user"), b.c.blocked_id == bindparam("whom")))
BLOCKED = Statement(
    select(b.c.blocked_id, u.c.name)
    .join(u, u.c.id == b.c.blocked_id)
    .where(b.c.user_id == bindparam("of_user"))
    .order_by(u.c.name, u.c.id)
)
UNHEARD = Statement(select(b.c.blocked_id).where(b.c.user_id == bindparam("of_user")))
PERSONS = Statement(
    select(u.c.id, u.c.name, u.c.picture).where(u.c.id == func.any(bindparam("users", type_=ARRAY(Text))))
)
REACTED_BY = AcrossGames(
    select(c.c.game_id, r.c.chat_id, r.c.symbol, c.c.at)
    .join(c, c.c.id == r.c.chat_id)
    .where(r.c.user_id == bindparam("of_user"))
    .order_by(r.c.chat_id, r.c.symbol),
    ordered("at", "symbol"),
    rows_of="game_id",
)
WRITTEN_BY = AcrossGames(
    select(c.c.game_id, c.c.room, c.c.text, c.c.mentions, c.c.at)
    .where(c.c.user_id == bindparam("of_user"))
    .order_by(c.c.id),
    ordered("at"),
    rows_of="game_id",
)


async def add(db: Database, notice: NewNotice | None = None, **line: Any) -> int | None:
    """Keep a line, and tell of it those who have not blocked its writer; its id, or None if the writer has used its
    key at this table before."""
    hearing: tuple[str, ...] = ()
    if notice is not None:
        deaf = await deaf_to(db, line["user_id"])
        hearing = tuple(user for user in notice.users if user not in deaf)
    async with db.games(line["game_id"]).transaction() as connection:
        row = await ADD.row_within(connection, **line)
        if row is None:
            return None
        if notice is not None:
            await tell_people(connection, replace(notice, users=hearing, seq=row["id"] % MAX_NOTICED_LINE))
        found: int = row["id"]
        return found


async def by_key(db: Database, game_id: str, user_id: str, key: str) -> tuple[int, str, tuple[str, ...]]:
    """The id, text and mentions of the line that the writer sent with this key."""
    row = await BY_KEY.row(db, of_game=game_id, of_user=user_id, of_key=key)
    return row["id"], row["text"], tuple(row["mentions"])


async def page(
    db: Database, game_id: str, rooms: Sequence[Room], unheard: Sequence[str], before: int, most: int
) -> list[LineRow]:
    """The last lines before one, in the order in which they were said, but for those of people who are `unheard`."""
    rows = await PAGE.rows(db, of_game=game_id, rooms=list(rooms), unheard=list(unheard), before=before, most=most)
    return await _lines(db, rows[::-1])


async def speakers(db: Database, game_id: str, rooms: Sequence[Room]) -> list[tuple[str, str]]:
    """Ids and names of those who have said something there, who spoke first before the others."""
    spoke = [row["user_id"] for row in await SPEAKERS.rows(db, of_game=game_id, rooms=list(rooms))]
    called = await names(db, spoke)
    return [(user, called[user]) for user in spoke if user in called]


async def line(db: Database, game_id: str, rooms: Sequence[Room], reader: str, line_id: int) -> LineRow | None:
    """A line that the reader may read."""
    unheard = await unheard_by(db, reader)
    row = await LINE.row(db, of_game=game_id, rooms=list(rooms), unheard=unheard, line=line_id)
    return (await _lines(db, [row]))[0] if row else None


async def _lines(db: Database, rows: Sequence[Any]) -> list[LineRow]:
    """The rows with names and pictures of those who wrote them."""
    writers = {row["user_id"] for row in rows if row["user_id"] is not None}
    found = {row["id"]: row for row in await PERSONS.rows(db, users=sorted(writers))} if writers else {}
    lines = []
    for row in rows:
        writer = found.get(row["user_id"])
        called = {"name": writer["name"], "picture": writer["picture"]} if writer else {"name": None, "picture": None}
        lines.append(LineRow(**{**dict(row), **called, "mentions": tuple(row["mentions"])}))
    return lines


async def unread(
    db: Database, game_id: str, rooms: Sequence[Room], reader: str, unheard: Sequence[str]
) -> tuple[int, int]:
    """How many lines of others the reader has not read, and how many of these mention them."""
    named = {"of_game": game_id, "rooms": list(rooms), "unheard": list(unheard)}
    row = await UNREAD.row(db, **named, reader=reader, myself=[reader])
    return row["unread"], row["mentioned"]


async def reactions(
    db: Database, game_id: str, lines: Sequence[int], reader: str | None, unheard: Sequence[str]
) -> list[Reaction]:
    """The reactions to these lines of a table, but for those of people who are `unheard`."""
    rows = await REACTIONS.rows(db, of_game=game_id, lines=list(lines), reader=reader, unheard=list(unheard))
    return [Reaction(**dict(row)) for row in rows]


async def react(db: Database, game_id: str, line_id: int, user_id: str, symbol: str) -> None:
    """React to a line of a table; once is enough."""
    await REACT.do(db, game_id=game_id, chat_id=line_id, user_id=user_id, symbol=symbol)


async def unreact(db: Database, game_id: str, line_id: int, user_id: str, symbol: str) -> None:
    """Take a reaction back."""
    await UNREACT.do(db, of_game=game_id, line=line_id, of_user=user_id, of_symbol=symbol)


async def read(db: Database, game_id: str, user_id: str, line_id: int) -> None:
    """Somebody has read the table's chat up to a line; never less than before."""
    await READ.do(db, game_id=game_id, user_id=user_id, chat_id=line_id)


async def mute(db: Database, game_id: str, user_id: str) -> None:
    """Let somebody say nothing more at a table."""
    await MUTE.do(db, game_id=game_id, user_id=user_id)


async def unmute(db: Database, game_id: str, user_id: str) -> None:
    """Let somebody speak at a table again."""
    await UNMUTE.do(db, of_game=game_id, of_user=user_id)


async def people_muted(db: Database, game_id: str) -> list[tuple[str, str]]:
    """Ids and names of those who are muted at a table."""
    muted = await names(db, [row["user_id"] for row in await MUTED.rows(db, of_game=game_id)])
    return sorted(muted.items(), key=lambda item: (item[1], item[0]))


async def is_muted(db: Database, game_id: str, user_id: str) -> bool:
    """Whether somebody is muted at a table."""
    return await IS_MUTED.row(db, of_game=game_id, of_user=user_id) is not None


async def close(db: Database, game_id: str, *, closed: bool) -> None:
    """Keep the talk of a table, once it is over, to those who sat there; or let all read it who may see the table."""
    await (CLOSE.do(db, game_id=game_id) if closed else OPEN.do(db, of_game=game_id))


async def is_closed(db: Database, game_id: str) -> bool:
    """Whether it is kept to them."""
    return await IS_CLOSED.row(db, of_game=game_id) is not None


async def block(db: Database, user_id: str, whom: str) -> None:
    """Read nothing of somebody any more."""
    await BLOCK.do(db, user_id=user_id, blocked_id=whom)


async def unblock(db: Database, user_id: str, whom: str) -> None:
    """Read somebody again."""
    await UNBLOCK.do(db, of_user=user_id, whom=whom)


async def people_blocked(db: Database, user_id: str) -> list[tuple[str, str]]:
    """Ids and names of those whom somebody has blocked."""
    return [(row["blocked_id"], row["name"]) for row in await BLOCKED.rows(db, of_user=user_id)]


async def names(db: Database, users: Sequence[str]) -> dict[str, str]:
    """What these people are called now."""
    return {row["id"]: row["name"] for row in await PERSONS.rows(db, users=list(users))} if users else {}


async def unheard_by(db: Database, reader: str | None) -> list[str]:
    """Those whom a reader has blocked."""
    return [] if reader is None else [row["blocked_id"] for row in await UNHEARD.rows(db, of_user=reader)]


async def deaf_to(db: Database, user_id: str) -> set[str]:
    """Those who have blocked somebody."""
    return {row["user_id"] for row in await DEAF.rows(db, whom=user_id)}


async def reacted_by(db: Database, user_id: str) -> list[Any]:
    """All lines that somebody has reacted to, and with what, the oldest line first."""
    return await REACTED_BY.rows(db, of_user=user_id)


async def written_by(db: Database, user_id: str) -> list[Any]:
    """All lines of somebody, the first one first."""
    return await WRITTEN_BY.rows(db, of_user=user_id)
