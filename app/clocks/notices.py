"""Notices of clocks, written into the outbox within the transaction of what they tell of."""

from datetime import datetime
from typing import Any

from app import clock
from app.changes import Changes, NoticeDue
from app.clocks.asked_seats import Happened
from app.rules.game import Seat
from app.store import games
from app.store.notices import Caused, News, naming, tell_people, tell_seats
from app.store.records import GameRow


class ClockNotices:
    """Tells people of their time, and all at a table of somebody whose time is up."""

    def __init__(self, changes: Changes) -> None:
        self._changes = changes

    async def tell(self, connection: Any, happened: Happened) -> None:
        """Write the notices of what has happened, inside its transaction."""
        row = await games.find_within(connection, happened.game_id)
        if row is None:
            return
        now = clock.now()
        match happened.kind:
            case "deadline-near":
                await self._tell_owner(connection, row, happened.seat, "deadline", now)
            case "stand-in":
                await self._tell_owner(connection, row, happened.seat, "standin", now)
            case "deadline-passed":
                late = row.seats[happened.seat]
                told = naming(late.name, late.user_id)
                users = _people(row)
                news = News(users=users, kind="late", game_id=row.id, seq=row.seq, due=now, at=now, told=told)
                await tell_people(connection, news)
        self._changes.publish(NoticeDue(now))

    async def _tell_owner(self, connection: Any, row: GameRow, seat: Seat, kind: str, now: datetime) -> None:
        await tell_seats(connection, row.id, row.seq, Caused((seat,), (kind,), now), now)


def _people(row: GameRow) -> tuple[str, ...]:
    """The users at a table, those too for whom a stand-in plays."""
    return tuple(seat.user_id for seat in row.seats if seat.user_id is not None)
