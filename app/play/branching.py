"""Branching off: a position of a finished game becomes a table of its own, which one person plays on against robots.

Its first entry records the state that it begins with (`Branched` in starts.py): the one of that position, in which all
that the person's seat could not know is drawn again (`Game.imagine`). So a person who knows how the game went on knows
nothing of what comes. A position is the state behind an entry, taken back later or not, at which the game asks
somebody.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app import clock
from app.accounts.tokens import id_for, new_id, new_token
from app.play import chain, checks
from app.play.caps import TableCaps
from app.play.lobby_seats import robot_level
from app.play.names import name_at, robot_for
from app.play.people import People
from app.play.replay import digest_of
from app.play.starts import DocumentSeat, written_state
from app.play.submission import check_key
from app.play.table import Table, summary_of
from app.play.tables import Tables
from app.problems import Clash, NotFound
from app.rules.game import Game, Seat
from app.store import games, log
from app.store.database import Database
from app.store.errors import Conflict
from app.store.records import GameRow, LogRow, SeatRow, User


class BranchWish(Struct, frozen=True, kw_only=True):
    """From behind which entry somebody wants to play on, on which seat, and against robots of which level (None: the
    usual one)."""

    seq: int
    seat: Seat
    level: int | None = None


class Branches:
    """Branches tables off finished games. `entropy` gives secret bytes."""

    def __init__(
        self, db: Database, tables: Tables, people: People, caps: TableCaps, entropy: Callable[[], bytes]
    ) -> None:
        self._db = db
        self._tables = tables
        self._people = people
        self._caps = caps
        self._entropy = entropy

    async def finished(self, game_id: str, user: User | None, invite: str | None = None) -> Table:
        """The table of a game that is over. Raises `NotFound` where the user may not see it, `Clash` where it is not
        over: what is hidden in a running game would be shown by playing it on."""
        table = await self._tables.visible(game_id, user, invite)
        if table.row.status != "finished":
            raise Clash("no-branch-yet", "A running game cannot be branched off: what is hidden in it would be shown.")
        return table

    async def open(
        self, game_id: str, user: User, wish: BranchWish, invite: str | None = None, key: str | None = None
    ) -> Table:
        """The table of the game that goes on from there, with the user on the seat. The same key gets the same table
        again. Raises problems."""
        check_key(key)
        table = await self.finished(game_id, user, invite)
        level = robot_level(self._tables.games.robots(table.row.game), wish.level)
        _check_seat(table, wish.seat)
        new = id_for("branch", user.id, key) if key else new_id()
        wish = replace(wish, level=level)
        async with self._caps.one_at_a_time(user):
            if key and (before := await games.find_game(self._db, new)) is not None:
                return await self._again(before, table, user, wish)
            try:
                await self._add(new, table, user, wish, level)
            except Conflict:
                return await self._again(await games.find_game(self._db, new), table, user, wish)
        await self._people.check_here(await self._tables.live.get(new), user)
        return await self._begun(new, wish.seat)

    async def _add(self, new: str, of: Table, user: User, wish: BranchWish, level: int) -> None:
        """Store the new table. Raises `Conflict` if it is there already, and problems."""
        state = await self._tables.log.state_at(of, wish.seq)
        _check_asks(of.game, state)
        await self._caps.check_branches(user)
        begun = of.game.imagine(state, wish.seat, random.Random(self._entropy()))
        advice = self._tables.games.robots(of.row.game).adviser is not None
        row = _new_row(of, new, user, wish, _seats(of, user, wish.seat, level), advice=advice)
        first = await self._first_entry(of, row, wish.seat, begun)
        summary = summary_of(Table(row, of.game), begun)
        row = replace(row, to_move=summary.to_move, automatic=summary.automatic, round=summary.round)
        await log.add_whole_game(self._db, replace(row, created=first.at, updated=first.at), None, [first])

    async def _begun(self, game_id: str, seat: Seat) -> Table:
        table = await self._tables.live.get(game_id)
        self._tables.attendance.note(table, seat)
        self._tables.log.tell_of_table(table)
        return table

    async def _again(self, row: GameRow | None, of: Table, user: User, wish: BranchWish) -> Table:
        """The table that this key was for. Raises `Clash` if another one was asked for by it."""
        point = (of.id, wish.seq, user.id)
        if row is None or (row.branched_from, row.branched_at, row.host) != point or not await self._is_for(row, wish):
            raise Clash("key-reused", "This Idempotency-Key belongs to another table.")
        return await self._tables.visible(row.id, user)

    async def _is_for(self, row: GameRow, wish: BranchWish) -> bool:
        """Whether a branched table began with a person on the seat and robots of the level that are wished for. The
        log is asked for the seat: it may be somebody else's meanwhile."""
        branched = checks.start_of(row.id, await log.entries(self._db, row.id, 0, 1)).branched
        levels = {seat.level for seat in row.seats if seat.kind == "robot"}
        return branched is not None and branched.seat == wish.seat and levels <= {wish.level}

    async def _first_entry(self, of: Table, row: GameRow, seat: Seat, begun: Any) -> LogRow:
        game = of.game
        start = checks.start_of(of.id, await log.entries(self._db, of.id, 0, 1))
        opening = {
            "game": game.name,
            "options": row.options,
            "seats": [DocumentSeat(one.kind, one.level, one.name) for one in row.seats],
            "components": row.components,
            "version": start.version,
            "commitment": "",
            "branched": {
                "game": row.branched_from,
                "seq": row.branched_at,
                "seat": seat,
                "state": written_state(game.encode_state(begun)),
            },
        }
        entry = LogRow(
            seq=1,
            seat=None,
            move=msgspec.json.encode({"start": opening}).decode(),
            events="[]",
            digest=digest_of(game, begun),
            at=clock.now(),
        )
        return replace(entry, hash=chain.link(chain.beginning(row.id), entry))


def takeable(row: GameRow) -> list[Seat]:
    """The seats of a table that a person can take when they branch it off: all but those of automas."""
    return [seat.seat for seat in row.seats if seat.kind != "automa"]


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < len(table.row.seats):
        raise NotFound("no-such-seat", f"This table has no seat {seat}.")
    if seat not in takeable(table.row):
        raise Clash("automated-seat", "That seat plays by itself.")


def _check_asks(game: Game, state: Any) -> None:
    """Raise `Clash` for a position at which nobody is asked anything: there is nothing to play on."""
    asks = bool(game.to_move(state)) or game.automa_to_move(state) is not None
    if game.outcome(state) is not None or not asks:
        raise Clash("no-branch-here", "The game is over at this position.")


def _seats(table: Table, user: User, taken: Seat, level: int) -> list[SeatRow]:
    """The seats of the new table: the user on theirs, automas as they are, and robots on all others."""
    seats: list[SeatRow] = []
    for seat in table.row.seats:
        new = SeatRow(seat=seat.seat, kind=seat.kind, level=seat.level, name=seat.name)
        if seat.seat == taken:
            new = replace(new, kind="human", user_id=user.id, name="")
        elif seat.kind != "automa":
            new = replace(new, kind="robot", level=level, name=robot_for(seat, seats))
        seats.append(new)
    seats[taken] = replace(seats[taken], name=name_at(table.game, seats, taken, user.name))
    return seats


def _new_row(of: Table, new: str, user: User, wish: BranchWish, seats: Sequence[SeatRow], *, advice: bool) -> GameRow:
    now = clock.now()
    return GameRow(
        id=new,
        game=of.row.game,
        options=of.row.options,
        status="playing",
        host=user.id,
        pace="none",
        visibility="private",
        invite=new_token(),
        components=of.row.components,
        version=1,
        seq=1,
        to_move=(),
        automatic=False,
        takeback=None,
        problem=None,
        name=of.row.name,
        branched_from=of.id,
        branched_at=wish.seq,
        advice=advice,
        created=now,
        updated=now,
        seats=tuple(seats),
    )
