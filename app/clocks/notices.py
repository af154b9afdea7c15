"""Notices of clocks, written into the outbox within the transaction of what they tell of."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import Any, Literal

from msgspec import Struct

from app import clock
from app.changes import Changes, NoticeDue
from app.rules.game import Seat
from app.store import games
from app.store.database import Database
from app.store.notices import Caused, NewNotice, naming, tell_people, tell_seats
from app.store.records import GameRow

Kind = Literal["deadline-near", "deadline-passed", "stand-in"]


class Happened(Struct, frozen=True, kw_only=True):
    """What people are told of a clock: of the seat `seat`, which had to move until `due`."""

    kind: Kind
    game_id: str
    seat: Seat
    due: datetime | None = None


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
        match happened.kind:
            case "deadline-near":
                await self._tell_owner(connection, row, happened.seat, "deadline", now)
            case "stand-in":
                await self._tell_owner(connection, row, happened.seat, "standin", now)
            case "deadline-passed":
                late = row.seats[happened.seat]
                told = naming(late.name, late.user_id)
                users = _people(row)
                notice = NewNotice(users=users, kind="late", game_id=row.id, seq=row.seq, due=now, at=now, told=told)
                await tell_people(connection, notice)
        return True

    async def _tell_owner(self, connection: Any, row: GameRow, seat: Seat, kind: str, now: datetime) -> None:
        await tell_seats(connection, row.id, row.seq, Caused((seat,), (kind,), now), now)


def _people(row: GameRow) -> tuple[str, ...]:
    """The users at a table, those too for whom a stand-in plays."""
    return tuple(seat.user_id for seat in row.seats if seat.user_id is not None)
