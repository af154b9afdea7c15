"""Seats that change hands by a link of their own.

A link must not show a player's secrets to somebody else, nor put out a player who is there. So nobody but the seat's
owner makes or uses one while the owner is there: connected, or by any request for the table; in a game of days a day
long. While the seat knows what others may not know, such as a hand of cards, others make and use one only after the
owner has been away for a day and all of them agree. What the seat has answered in secret is shown first: who takes the
seat over learns of it with the table.

No seat is handed on once its game is over: who played it stays. Of an imported game those are nobody's, and the
operator's links give its people their seats.
"""

from datetime import timedelta

from app.accounts.tokens import hashed, new_token
from app.play.entries import HandedBy
from app.play.lobby_seats import no_longer_expected, with_user
from app.play.log_writer import LogWriter
from app.play.names import name_at
from app.play.submission import check_not_over, check_playing
from app.play.table import Table
from app.play.tables import Tables
from app.problems import Clash, Forbidden, table_changed
from app.rules.game import Seat
from app.store import games as rows
from app.store import seat_links
from app.store.database import Database
from app.store.errors import Conflict
from app.store.records import User
from app.store.seat_links import Heir

CONNECTED_SECONDS = 75.0
"""Who was seen within this time counts as being there: all are noted more often than that."""
AWAY_IN_GAME_OF_DAYS = timedelta(days=1)
"""The same in a game of days, where nobody is there all the time."""
MAX_TRIES = 5


class SeatLinks:
    """Hands seats over by links."""

    def __init__(self, db: Database, tables: Tables, writer: LogWriter) -> None:
        self._db = db
        self._tables = tables
        self._writer = writer

    async def make(self, table: Table, user: User, seat: Seat) -> str:
        """A new one-time secret with which its holder takes over a human seat; for its owner, and for the host.

        Raises `Forbidden`, `Clash`.
        """
        check_not_over(table)
        owner = table.row.seats[seat].user_id
        if user.id not in (owner, table.row.host):
            raise Forbidden("not-the-host", "Only the host of this table and the seat's owner may do that.")
        if owner is not None and user.id != owner:
            unseen = await self._check_owner_is_away(table, seat)
            if knows_hidden(table, seat):
                await self._tables.log.catch_up(table)  # An owner who came back is not agreed about any more.
                _check_agreed(table, user.id, seat, unseen)
        token = new_token()
        is_own = user.id == owner
        if not await seat_links.set_link(self._db, table.id, seat, hashed(token), owner=owner, from_owner=is_own):
            await self._tables.log.catch_up(table)
            raise table_changed()
        return token

    async def agree(self, table: Table, user: User, seat: Seat) -> None:
        """Agree that another's seat is handed on, its owner having been away for a day. Raises `Clash`, `Forbidden`."""
        async with self._tables.seated(table, user) as own, self._tables.log.unless_changed(table):
            check_playing(table)
            if own == seat:
                raise Clash("own-seat", "That seat is your own: make a link to it.")
            unseen = await self._check_owner_is_away(table, seat)
            if not _is_away_for_a_day(unseen):
                raise _not_away(table, seat)
            await rows.agree(self._db, table.id, table.row.version, seat, own)
            await self._tables.log.catch_up_locked(table, local=True)

    async def claim(self, table: Table, user: User, secret: str) -> Seat | None:
        """Take the seat that a link leads to; None if it is none (any more). Raises `Clash` while it may not be
        used."""
        async with table.lock:
            for _ in range(MAX_TRIES):
                linked = await seat_links.find_link(self._db, table.id, hashed(secret))
                if linked is None or table.row.seats[linked.seat].user_id == user.id:
                    return None if linked is None else linked.seat
                _check_goes_on(table, linked.seat)
                if not linked.from_owner and table.row.seats[linked.seat].user_id is not None:
                    unseen = await self._check_owner_is_away(table, linked.seat)
                    if holds_secret(table, linked.seat):
                        raise _holds_secret(table, linked.seat)
                    if knows_hidden(table, linked.seat):
                        await self._tables.log.catch_up_locked(table)
                        _check_agreed(table, table.row.host, linked.seat, unseen)
                try:
                    taken = await self._take(table, user, linked, hashed(secret))
                except Conflict:
                    await self._tables.log.catch_up_locked(table)
                    continue
                if taken is None:
                    await self._tables.log.catch_up_locked(table)
                    _check_goes_on(table, linked.seat)
                return taken
        raise table_changed()

    async def _take(self, table: Table, user: User, linked: seat_links.Linked, link_hash: bytes) -> Seat | None:
        """Seat the user, the lock held; while the game is on, the log says so. Before it they sit down as by any other
        invitation: no seat is kept for them any more, and this one for nobody else."""
        seat = linked.seat
        if table.row.status == "lobby":
            return await self._sit_down(table, user, seat, link_hash)
        heir = Heir(user.id, name_at(table.game, table.row.seats, seat, user.name))
        if table.row.status != "playing":
            taken = await seat_links.claim_link(self._db, table.id, table.row.version, link_hash, heir)
            await self._tables.log.catch_up_locked(table, local=True)
            return taken
        return seat if await self._writer.write_handover(table, seat, link_hash, heir, _by(table, linked)) else None

    async def _sit_down(self, table: Table, user: User, seat: Seat, link_hash: bytes) -> Seat | None:
        """Seat the user before the game, the lock held; None if the link is not good (any more), or they sit there."""
        before = table.row.seats
        if table.seat_of(user) is not None or before[seat].kind != "human":
            return None
        after = with_user(table.game, before, seat, user)
        uninvited = no_longer_expected(before, after)
        taken = await seat_links.claim_in_lobby(
            self._db, table.id, table.row.version, seat, link_hash, after, uninvited
        )
        await self._tables.log.catch_up_locked(table, local=True)
        return taken

    async def _check_owner_is_away(self, table: Table, seat: Seat) -> float | None:
        """For how many seconds a seat's owner has not been seen. Raises `Clash` while they are there."""
        await self._tables.attendance.write()
        unseen = await rows.unseen_seconds(self._db, table.id, seat)
        if unseen is not None and unseen < _counts_as_here(table):
            name = table.row.seats[seat].name
            raise Clash("owner-connected", "The seat's owner is here, or was not long ago.", name=name)
        return unseen


def _check_goes_on(table: Table, seat: Seat) -> None:
    """Raise `Clash` if the game is over, but for seats of imported ones: those are nobody's, at tables without host."""
    if table.row.host is not None or table.row.seats[seat].user_id is not None:
        check_not_over(table)


def _by(table: Table, linked: seat_links.Linked) -> HandedBy:
    seat = table.row.seats[linked.seat]
    if seat.user_id is None:
        return "free"
    if linked.from_owner:
        return "owner"
    return "agreed" if seat.agreed else "host"


def _counts_as_here(table: Table) -> float:
    """For how many seconds somebody counts as being there after they were seen."""
    is_of_days = table.row.status == "playing" and table.row.pace != "live"
    return AWAY_IN_GAME_OF_DAYS.total_seconds() if is_of_days else CONNECTED_SECONDS


def _is_away_for_a_day(unseen: float | None) -> bool:
    return unseen is not None and unseen >= AWAY_IN_GAME_OF_DAYS.total_seconds()


def _check_agreed(table: Table, host: str | None, seat: Seat, unseen: float | None) -> None:
    """Raise `Clash` unless the owner has been away for a day and all others agree; the host who asks does."""
    if not _is_away_for_a_day(unseen):
        raise _holds_secret(table, seat) if holds_secret(table, seat) else _not_away(table, seat)
    asked = [human for human in table.humans() if human.user_id not in (None, host) and human.seat != seat]
    if any(item.seat not in table.row.seats[seat].agreed for item in asked):
        name = table.row.seats[seat].name
        raise Clash("others-must-agree", "All others at the table must agree to that first.", name=name)


def _not_away(table: Table, seat: Seat) -> Clash:
    name = table.row.seats[seat].name
    return Clash("owner-not-away", "The seat's owner has been away for less than a day.", name=name)


def _holds_secret(table: Table, seat: Seat) -> Clash:
    detail = "The seat has answered something that is not shown yet."
    return Clash("seat-holds-secret", detail, name=table.row.seats[seat].name)


def knows_hidden(table: Table, seat: Seat) -> bool:
    """Whether the seat sees what spectators do not, such as a hand of cards, while the game is on."""
    if table.state is None or table.row.status != "playing":
        return False
    return {**table.view(seat), "me": None} != table.view(None)


def holds_secret(table: Table, seat: Seat) -> bool:
    """Whether the seat has answered in secret what is not shown yet."""
    return table.state is not None and table.game.holds_secret(table.state, seat)
