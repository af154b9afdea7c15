"""The chat of a table: who may speak where, who reads what.

Players speak to all who may see the table. Spectators speak among themselves, and players read that after the game:
what a spectator knows or thinks is no help for anybody who still plays.
"""

from datetime import datetime, timedelta
from typing import Any

from app import clock
from app.changes import Changes, NoticeDue
from app.live.hub import Hub
from app.play.names import names_beside
from app.play.notice_causes import naming_at
from app.play.table import Table
from app.problems import Clash, Forbidden, Invalid, NotFound
from app.store import chat
from app.store.chat import LineRow, Room
from app.store.database import Database
from app.store.notices import NewNotice
from app.store.records import User
from app.talk import line_text
from app.talk.documents import Chat, ChatLine, OwnLine, Person, Symbol
from app.talk.mentions import with_mentions

LINES_PER_PAGE = 50
UNREAD_WAIT = timedelta(seconds=60)
"""How long a notice waits for its reader to read the line by themselves."""
MAX_LINE_NUMBER = 2**53 - 1
"""The greatest number of a line: whole numbers beyond are not the same to every reader of JSON."""


def _mentioned(table: Table, user: User, room: Room, mentions: tuple[str, ...], now: datetime) -> NewNotice | None:
    """The notice for those whom a line mentions; none of what players may not read yet."""
    whom = tuple(item for item in dict.fromkeys(mentions) if item != user.id)
    if room != "players" or not whom:
        return None
    told = naming_at(table, user)
    return NewNotice(users=whom, kind="mentioned", game_id=table.id, seq=0, due=now + UNREAD_WAIT, at=now, told=told)


class Talk:
    """What is said at the tables of an application."""

    def __init__(self, db: Database, changes: Changes, hub: Hub) -> None:
        self._db = db
        self._changes = changes
        self._hub = hub

    async def say(self, table: Table, user: User, text: str, key: str | None) -> int:
        """Say something at a table; the line's number. The same key says it once. Raises `Invalid`, `Forbidden` for
        somebody muted, `Clash` for a key of another line."""
        stored, mentions = with_mentions(line_text.checked_line(text), _people(table))
        if await chat.is_muted(self._db, table.id, user.id):
            raise Forbidden("muted", "The host has muted you at this table.")
        room = room_of(table, user)
        now = clock.now()
        notice = _mentioned(table, user, room, mentions, now)
        line = await chat.add(
            self._db,
            notice,
            game_id=table.id,
            room=room,
            user_id=user.id,
            text=stored,
            mentions=list(mentions),
            key=key,
            at=now,
        )
        if line is None:
            return await self._said_before(table, user, stored, mentions, key or "")
        if notice is not None:
            self._changes.publish(NoticeDue(notice.due))
        self._hub.chatted(table.id, line, room)
        return line

    async def _said_before(self, table: Table, user: User, text: str, mentions: tuple[str, ...], key: str) -> int:
        line, stored, whom = await chat.by_key(self._db, table.id, user.id, key)
        if (stored, whom) != (text, mentions):
            raise Clash("key-reused", "This Idempotency-Key belongs to another line.")
        return line

    async def look(self, table: Table, user: User | None, before: int = MAX_LINE_NUMBER) -> Chat:
        """The last lines before one that the reader may read."""
        closed = await chat.is_closed(self._db, table.id)
        rooms, reader = readable(table, user, closed=closed), user.id if user else None
        unheard = await chat.unheard_by(self._db, reader)
        lines = await chat.page(self._db, table.id, rooms, unheard, before, LINES_PER_PAGE + 1)
        unread, mentioned = await chat.unread(self._db, table.id, rooms, reader, unheard) if reader else (0, 0)
        muted = await chat.people_muted(self._db, table.id) if table.access(user).is_host else []
        called = await self._called(table, lines[-LINES_PER_PAGE:], rooms, muted)
        return {
            "lines": await self._shown(table, lines[-LINES_PER_PAGE:], reader, unheard, called),
            "more": len(lines) > LINES_PER_PAGE,
            "room": room_of(table, user) if user else None,
            "unread": unread,
            "mentioned": mentioned,
            "muted": people([(user_id, called[user_id]) for user_id, _ in muted]),
            "closed": closed,
        }

    async def _called(
        self, table: Table, lines: list[LineRow], rooms: list[Room], muted: list[tuple[str, str]]
    ) -> dict[str, str]:
        """What those are called who have spoken, are mentioned or muted: as on their seat, else by a name that looks
        like nobody else's there."""
        sitting = {user: name for name, user in _people(table).items()}
        spoke = await chat.speakers(self._db, table.id, rooms) if lines else []
        mentioned = await chat.names(self._db, [user for line in lines for user in line.mentions])
        others = {user: name for user, name in [*spoke, *mentioned.items(), *muted] if user not in sitting}
        return names_beside(table.game, table.row.seats, others.items()) | sitting if others else sitting

    async def _shown(
        self, table: Table, lines: list[LineRow], reader: str | None, unheard: list[str], called: dict[str, str]
    ) -> list[ChatLine]:
        reactions: dict[int, list[Any]] = {line.id: [] for line in lines}
        for reaction in await chat.reactions(self._db, table.id, list(reactions), reader, unheard):
            reactions[reaction.chat_id].append(
                {"symbol": reaction.symbol, "count": reaction.count, "mine": reaction.mine}
            )
        seats = {seat.user_id: seat.seat for seat in table.row.seats}
        return [
            {
                "id": line.id,
                "room": line.room,
                "seat": seats.get(line.user_id) if line.user_id else None,
                "name": called.get(line.user_id, line.name) if line.user_id else None,
                "picture": line.picture,
                "mine": line.user_id is not None and line.user_id == reader,
                "parts": line_text.parts(line.text, line.mentions, called, reader),
                "reactions": reactions[line.id],
                "at": line.at,
            }
            for line in lines
        ]

    async def react(self, table: Table, user: User, line_id: int, symbol: Symbol, *, on: bool) -> None:
        """React to a line, or take that back. A muted person is not heard in this way either."""
        line = await self._line(table, user, line_id)
        if on and await chat.is_muted(self._db, table.id, user.id):
            raise Forbidden("muted", "The host has muted you at this table.")
        if on:
            await chat.react(self._db, table.id, line.id, user.id, symbol)
        else:
            await chat.unreact(self._db, table.id, line.id, user.id, symbol)
        self._hub.chatted(table.id, line.id, line.room)

    async def read(self, table: Table, user: User, line_id: int) -> None:
        """The reader has read up to this line."""
        line = await self._line(table, user, line_id)
        await chat.read(self._db, table.id, user.id, line.id)

    async def mute(self, table: Table, user: User, line_id: int) -> None:
        """Mute the writer of a line at this table. Raises `Forbidden` unless the caller is the host."""
        check_host(table, user)
        await chat.mute(self._db, table.id, await self._writer(table, user, line_id))

    async def unmute(self, table: Table, user: User, whom: str) -> None:
        """Let somebody speak again. Raises `Forbidden` unless the caller is the host."""
        check_host(table, user)
        await chat.unmute(self._db, table.id, whom)

    async def close(self, table: Table, user: User, *, closed: bool) -> None:
        """Keep the talk, once the game is over, to those who sat there, or open it. Raises `Forbidden` unless the
        caller is the host."""
        check_host(table, user)
        await chat.close(self._db, table.id, closed=closed)

    async def block(self, table: Table, user: User, line_id: int) -> None:
        """Read nothing of a line's writer any more, at any table."""
        await chat.block(self._db, user.id, await self._writer(table, user, line_id))

    async def _writer(self, table: Table, user: User, line_id: int) -> str:
        line = await self._line(table, user, line_id)
        if line.user_id is None or line.name is None:
            raise no_such_line()
        if line.user_id == user.id:
            raise Invalid("own-line", "This line is your own.")
        return line.user_id

    async def _line(self, table: Table, user: User, line_id: int) -> LineRow:
        """A line that the caller may read. Raises `NotFound`."""
        rooms = readable(table, user, closed=await chat.is_closed(self._db, table.id))
        found = await chat.line(self._db, table.id, rooms, user.id, line_id)
        if found is None:
            raise no_such_line()
        return found


def room_of(table: Table, user: User | None) -> Room:
    """Where somebody speaks."""
    return "spectators" if table.seat_of(user) is None else "players"


def readable(table: Table, user: User | None, *, closed: bool = False) -> list[Room]:
    """What somebody may read. Before the game is over, players read nothing of spectators, and neither does a visitor
    without a name: that might be a player who has signed out. `closed`: afterwards only who sat there reads anything.
    """
    if closed and table.row.status == "finished" and not table.access(user).takes_part:
        return []
    is_spectator = user is not None and room_of(table, user) == "spectators"
    if is_spectator or table.row.status == "finished":
        return ["players", "spectators"]
    return ["players"]


async def written_by(db: Database, user_id: str) -> list[OwnLine]:
    """All that a person has said at tables, for the export of their data."""
    rows = await chat.written_by(db, user_id)
    names = await chat.names(db, [user for row in rows for user in row["mentions"]])
    return [
        {
            "game": row["game_id"],
            "room": row["room"],
            "text": line_text.plain(row["text"], row["mentions"], names),
            "at": row["at"],
        }
        for row in rows
    ]


def people(found: list[tuple[str, str]]) -> list[Person]:
    """Ids and names as they are sent."""
    return [{"id": user, "name": name} for user, name in found]


def check_host(table: Table, user: User) -> None:
    """Raise `Forbidden` unless the user hosts the table."""
    if table.row.host != user.id:
        raise Forbidden("not-the-host", "Only the host of the table can do this.")


def no_such_line() -> NotFound:
    """The one answer for lines that do not exist and for those that the caller may not read."""
    return NotFound("no-such-line", "There is no such line.")


def _people(table: Table) -> dict[str, str]:
    """Ids of those who sit at the table by their names there."""
    return {seat.name: seat.user_id for seat in table.row.seats if seat.user_id is not None and seat.name}
