"""Notices of clocks, written into the outbox within the transaction of what they tell of."""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Any

from msgspec import Struct

from app import clock
from app.changes import Changes, NoticeDue
from app.play.lobby import MAX_SEATS
from app.play.notice_causes import NoticeKind
from app.rules.game import Seat
from app.store import games
from app.store.database import Database
from app.store.notices import NewNotice, naming, tell_people
from app.store.records import GameRow, SeatRow


class Happened(Struct, frozen=True, kw_only=True):
    """What people are told of the clock of a seat, as which kind of notice. `number`: of the entry that it follows
    from, or of a deadline."""

    kind: NoticeKind
    game_id: str
    seat: Seat
    number: int


Tell = Callable[[Happened], Awaitable[None]]
"""Writes the notices of what has happened into the transaction that it belongs to: they are written once, or not."""


class ClockNotices:
    """Tells people of their time, and all at a table of somebody whose time is up."""

    def __init__(self, db: Database, changes: Changes) -> None:
        self._db = db
        self._changes = changes

    def of_game(self, game_id: str) -> AbstractAsyncContextManager[tuple[Any, Tell]]:
        """A transaction of one game, as `transaction` has it."""
        return self.transaction(self._db.games(game_id))

    @asynccontextmanager
    async def transaction(self, database: Database) -> AsyncIterator[tuple[Any, Tell]]:
        """A transaction of one of the databases of games: the connection, and what writes notices within it. The worker
        of the outbox hears of them once they can be seen."""
        told: list[datetime] = []

        async with database.transaction() as connection:

            async def tell(happened: Happened) -> None:
                now = clock.now()
                if await self._write(connection, happened, now):
                    told.append(now)

            yield connection, tell
        for now in told[:1]:
            self._changes.publish(NoticeDue(now))

    async def _write(self, connection: Any, happened: Happened, now: datetime) -> bool:
        """Write the notices of what has happened; false if its table is gone."""
        row = await games.find_within(connection, happened.game_id)
        if row is None:
            return False
        await tell_people(connection, _notice(row, happened, now))
        return True


def _notice(row: GameRow, happened: Happened, now: datetime) -> NewNotice:
    """Its notice: that somebody's time is up is told to all at the table, all else to who sits there."""
    owner = row.seats[happened.seat]
    told: dict[str, Any] = {"after": row.seq}
    users = _people([owner])
    if happened.kind == "late":
        told, users = naming(owner.name, owner.user_id), _people(row.seats)
    return NewNotice(
        users=users,
        kind=happened.kind,
        game_id=row.id,
        seq=happened.number,
        seat=owner.seat,
        due=now,
        at=now,
        told=told,
    )


def number_of(due: datetime, seat: Seat) -> int:
    """A number that tells a deadline apart from those of other seats and other turns, and from any number of an entry.
    No two turns of a seat are due in the same minute, as each has one at least."""
    return int(due.timestamp()) // 60 * MAX_SEATS + seat


def _people(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The users on seats, those too for whom a stand-in plays."""
    return tuple(seat.user_id for seat in seats if seat.user_id is not None)
