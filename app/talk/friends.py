"""Friends: people who have played together. A host invites them to a table, players nudge those they wait for."""

from datetime import timedelta

from app import clock
from app.changes import Changes, NoticeDue
from app.play.lobby import check_host, check_lobby
from app.play.notice_causes import naming_at
from app.play.submission import check_awake
from app.play.table import Table
from app.problems import Clash, Forbidden, NotFound
from app.rules.game import Seat
from app.store import chat, friends, users
from app.store.database import Database
from app.store.friends import Friend, Invitation
from app.store.notices import NewNotice
from app.store.records import User
from app.talk.documents import Shown

MAX_FRIENDS = 100
NUDGED_FOR = timedelta(days=1)
"""How long after a nudge nobody can nudge the same person at the same table."""


class Friendships:
    """Who knows whom, and what they ask of each other. A person's friends are read where `reading` leads."""

    def __init__(self, db: Database, changes: Changes, reading: Database) -> None:
        self._db = db
        self._reading = reading
        self._changes = changes

    async def of(self, user: User, table: Table | None = None, game: str | None = None) -> list[Friend]:
        """With whom somebody has begun games, the latest first; but for those who sit at the table, if one is named.
        `game`: the only game that counts."""
        found = await friends.friends(self._reading, user.id, MAX_FRIENDS, table.id if table else None, game)
        seated = {seat.user_id for seat in table.row.seats} if table else set()
        return [friend for friend in found if friend.id not in seated]

    async def block(self, user: User, whom: str) -> None:
        """Read nothing of a friend any more; they are no friend then. Raises `NotFound` for a stranger."""
        await self._check_friend(user, whom)
        await chat.block(self._db, user.id, whom)

    async def shows(self, user: User) -> Shown:
        """What somebody lets their friends see."""
        what = await users.shows(self._db, user.id)
        return {"history": "history" in what, "head_to_head": "head-to-head" in what, "last_seen": "last-seen" in what}

    async def show(self, user: User, shown: Shown) -> None:
        """Let friends see this, and no more."""
        chosen = (("history", shown["history"]), ("head-to-head", shown["head_to_head"]))
        what = [name for name, on in (*chosen, ("last-seen", shown["last_seen"])) if on]
        await users.set_shows(self._db, user.id, what)

    async def _check_friend(self, user: User, whom: str) -> None:
        if not await friends.is_friend(self._db, user.id, whom):
            raise NotFound("no-such-friend", "You have not played with anybody of this id.")

    async def invite(self, table: Table, host: User, whom: str) -> None:
        """Invite a friend to a table that has not begun; once is enough, and who has declined is told of another
        invitation on another day. Raises `Forbidden` unless the caller hosts it,
        `Clash` once it has begun, `NotFound` for a stranger."""
        check_host(table, host)
        check_lobby(table)
        await self._check_friend(host, whom)
        now = clock.now()
        told = naming_at(table, host)
        notice = NewNotice(
            users=(whom,), kind="invited", game_id=table.id, seq=now.toordinal(), due=now, at=now, told=told
        )
        if await friends.invite(self._db, host.id, whom, notice):
            self._changes.publish(NoticeDue(now))

    async def invitations(self, user: User) -> list[Invitation]:
        """The tables that wait for somebody, the latest invitation first."""
        return await friends.invitations(self._db, user.id)

    async def decline(self, user: User, game_id: str) -> None:
        """Forget an invitation; the host is not told. Raises `NotFound`."""
        if not await friends.decline(self._db, user.id, game_id):
            raise NotFound("no-such-invitation", "You are not invited to this table.")

    async def nudge(self, table: Table, user: User, seat: Seat) -> None:
        """Remind another player that it is their turn. Raises `Forbidden` for spectators, `Clash` if it is not their
        turn, if the game sleeps, or if they were nudged within a day."""
        own = table.seat_of(user)
        if own is None:
            raise Forbidden("no-seat", "You have no seat at this table.")
        check_awake(table)
        whom = _awaited(table, own, seat)
        now = clock.now()
        told = naming_at(table, user, seat=seat, after=table.seq)
        # A number of its own for each day: a turn may last longer than one.
        notice = NewNotice(
            users=(whom,), kind="nudged", game_id=table.id, seq=now.toordinal(), seat=seat, due=now, at=now, told=told
        )
        if not await friends.nudge(self._db, user.id, whom, notice, now - NUDGED_FOR):
            raise Clash("nudged-already", "Somebody has nudged them within a day.")
        self._changes.publish(NoticeDue(now))


def _awaited(table: Table, own: Seat, seat: Seat) -> str:
    """The player who keeps the others waiting on this seat. Raises `NotFound`, `Clash`."""
    if not 0 <= seat < len(table.row.seats):
        raise NotFound("no-such-seat", f"This table has no seat {seat}.")
    other = table.row.seats[seat]
    asked = table.row.status == "playing" and seat in table.to_move() and other.stand_in is None
    if other.user_id is None or seat == own or not asked:
        raise Clash("not-their-turn", "Nobody else is waited for on that seat.")
    return other.user_id
