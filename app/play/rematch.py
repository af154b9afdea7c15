"""Another game of the same people: their seats and options at a new table, one for each finished game. Who opens it
sits there; the seats of all others are kept for them, who are invited, until they join. So nobody is put into a game
without wanting it."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from msgspec.structs import replace

from app import clock
from app.accounts.tokens import new_id
from app.changes import NoticeDue
from app.play.caps import TableCaps
from app.play.lobby import Lobbies, check_options, new_row
from app.play.lobby_seats import let_go, with_levels
from app.play.names import name_at
from app.play.notice_causes import naming_at
from app.play.people import People
from app.play.table import Table
from app.play.tables import Tables, check_not_sent_away
from app.problems import Clash, Forbidden, Unplayable
from app.rules.game import BadOptions
from app.store import chat
from app.store.database import Database
from app.store.errors import Conflict
from app.store.notices import NewNotice
from app.store.records import SeatRow, User
from app.store.rematches import add_rematch, forget_gone
from app.store.slots import slot_of


class Rematches:
    """Opens rematches. `grace`: how long a notice of one waits for its person to look by themselves."""

    def __init__(
        self, db: Database, tables: Tables, lobbies: Lobbies, people: People, caps: TableCaps, grace: timedelta
    ) -> None:
        self._db = db
        self._grace = grace
        self._tables = tables
        self._lobbies = lobbies
        self._people = people
        self._caps = caps

    async def open(self, game_id: str, user: User, levels: dict[int, int]) -> Table:
        """The rematch of a finished game: opened with the caller as its host, or what somebody else has opened.
        `levels` are those of automa seats that change, where the game lets them be chosen.

        One person among automated seats waits for nobody: the game begins. Raises problems.
        """
        table = await self._tables.visible(game_id, user)
        if not table.access(user).takes_part:
            raise Forbidden("no-seat", "You have no seat at this table.")
        if table.row.status != "finished":
            raise Clash("not-over", "This game is not over yet.")
        if table.row.branched_from is not None:
            raise Clash("branched-off", "A game that was branched off another one has no rematch.")
        await self._forget_gone(table)
        opened = table.row.rematch is None and await self._add(table, user, levels)
        assert table.row.rematch is not None
        if opened:
            await self._people.check_here(await self._tables.live.get(table.row.rematch), user)
        rematch = await self._tables.live.get(table.row.rematch)
        await self._tables.log.refresh(rematch)
        check_not_sent_away(rematch, user)
        self._tables.check_visible(rematch, user)
        waits = rematch.row.status == "lobby" and rematch.row.host == user.id
        if waits and _is_alone(table, user) and _is_alone(rematch, user):
            await self._begin(rematch, user)
        return rematch

    async def _begin(self, rematch: Table, user: User) -> None:
        """Begin a rematch that waits for nobody, unless another request does so at the same time. The one that opened
        it may not have done so, as its process died."""
        try:
            await self._lobbies.start(rematch.id, user)
        except Clash:
            await self._tables.log.refresh(rematch)
            if rematch.row.status != "playing":
                raise

    async def _forget_gone(self, table: Table) -> None:
        """Let a game whose rematch is not there any more have another."""
        rematch = table.row.rematch
        if rematch is not None and await forget_gone(self._db, table.id, rematch):
            await self._tables.log.catch_up(table)

    async def _add(self, table: Table, host: User, levels: dict[int, int]) -> bool:
        """Open the rematch and tell everybody at the table; false if somebody else has been faster."""
        options = table.row.options if table.state is None else _another(table, levels)
        seats = await self._seats(table, host, levels)
        check_options(table.game, options, seats)
        row = table.row
        settings = (row.pace, row.visibility, row.clock, row.name)
        new = new_row(host, row.game, options, seats, *settings, advice=row.advice, game_id=_id_beside(table.id))
        invited = [user for seat in seats for user in seat.former]
        invitation = await self._invitation(table, host, new.id, invited)
        async with self._caps.one_at_a_time(host), table.lock:
            try:
                if table.row.rematch is None:
                    await self._caps.check_opens(host)
                await add_rematch(self._db, table.id, new, invited, invitation)
            except Conflict:
                await self._tables.log.catch_up_locked(table)
                return False
            await self._tables.log.catch_up_locked(table, local=True)
        self._tables.changes.publish(NoticeDue(clock.now() + self._grace))
        return True

    async def _seats(self, table: Table, host: User, levels: dict[int, int]) -> list[SeatRow]:
        """The seats of the next game, in its lobby. People bear the names that they have by now."""
        seats = [
            replace(_seat_for(seat, host), agreed=(), stand_in=None, advised=0)
            for seat in with_levels(self._tables.games, table.game, table.row.seats, levels)
        ]
        called = await chat.names(self._db, [user for seat in seats for user in seat.former])
        for seat in seats:
            name = host.name if seat.user_id == host.id else called.get(seat.former[-1]) if seat.former else None
            if name is not None:
                seats[seat.seat] = replace(seat, name=name_at(table.game, seats, seat.seat, name))
        return seats

    async def _invitation(self, table: Table, host: User, game_id: str, invited: Sequence[str]) -> NewNotice:
        """What those are told who are invited, unless they have joined by then. Who has blocked the host is told
        nothing, which the host cannot see."""
        now, deaf = clock.now(), await chat.deaf_to(self._db, host.id)
        hearing = tuple(user for user in invited if user not in deaf)
        named: dict[str, Any] = {"game_id": game_id, "seq": now.toordinal(), "told": naming_at(table, host)}
        return NewNotice(users=hearing, kind="invited", due=now + self._grace, at=now, **named)


def _is_alone(table: Table, user: User) -> bool:
    """Whether no other person plays at the table, and no seat of it waits for one."""
    return {seat.user_id for seat in table.humans()} == {user.id}


def _seat_for(seat: SeatRow, host: User) -> SeatRow:
    """The seat as it is in the lobby of the next game: that of another person is kept for them, one that nobody has is
    free."""
    if seat.kind != "human" or seat.user_id == host.id:
        return replace(seat, former=())
    if seat.user_id is None:
        return let_go(seat)
    return replace(seat, user_id=None, former=(seat.user_id,))


def _id_beside(game_id: str) -> str:
    """An id in the same slot: the rematch lies in the database of its game, so that one transaction opens it."""
    while slot_of(new := new_id()) != slot_of(game_id):
        pass
    return new


def _another(table: Table, levels: dict[int, int]) -> dict[str, Any]:
    """The options of the next game. Raises `Unplayable` for a level that cannot be chosen."""
    try:
        return table.game.rematch_options(table.row.options, table.state, levels)
    except BadOptions as bad:
        raise Unplayable(bad) from None
