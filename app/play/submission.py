"""Submitting a move: find the seat, check that the move is not stale, decide, write.

A repeated request gets the same answer.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from app.play.entries import read_entry, shown_to
from app.play.log_writer import write_move
from app.play.numbers import with_whole_numbers
from app.play.table import Change, Table, asked_the_same
from app.play.tables import Tables
from app.problems import AgainstTheRules, Clash, Forbidden, Invalid
from app.rules.game import Event, Game, IllegalMove, Move, Seat, View
from app.store import log
from app.store.errors import Conflict, KeyUsed
from app.store.records import User

T = TypeVar("T")
LONGEST_KEY = 100
TRIES = 5


class Answer(Struct, frozen=True):
    """What the mover is told: the new number, the events and both views as this seat sees them."""

    seq: int
    events: tuple[Any, ...]
    before: View
    after: View


def check_key(key: str | None) -> None:
    """Raise `Invalid` unless an Idempotency-Key is short printable text."""
    if key is not None and not (0 < len(key) <= LONGEST_KEY and key.isascii() and key.isprintable()):
        raise Invalid("bad-key", f"An Idempotency-Key has 1 to {LONGEST_KEY} printable ASCII characters.")


def own_seat(table: Table, user: User) -> Seat:
    """Where the user sits. Raises `Forbidden`."""
    seat = table.seat_of(user)
    if seat is None:
        raise Forbidden("no-seat", "You have no seat at this table.")
    return seat


def check_open(table: Table) -> None:
    """Raise `Clash` for a table that its host has closed before the game."""
    if table.row.status == "closed":
        raise Clash("table-closed", "The host has closed this table before the game.")


def check_playing(table: Table) -> None:
    """Raise `Clash` unless the game is on."""
    check_open(table)
    if table.row.status == "lobby":
        raise Clash("not-started", "This game has not begun yet.")
    if table.row.status == "finished":
        raise Clash("game-over", "This game is over.")


def check_plays(table: Table, seat: Seat) -> None:
    """Raise `Clash` while a stand-in plays for the seat's owner, or while the game sleeps."""
    if table.row.asleep is not None:
        raise Clash("asleep", "This game sleeps: wake it first.")
    if table.row.seats[seat].stand_in:
        raise Clash("stand-in-plays", "A stand-in plays on your seat: take it back first.")


async def submit(
    tables: Tables,
    game_id: str,
    user: User,
    seen: int,
    move: bytes,
    key: str | None = None,
    *,
    answered: Callable[[Answer], T],
) -> T:
    """Make a move, quoting the number that its player saw; what `answered` makes of the answer. Raises problems,
    `AgainstTheRules`, `StoreUnavailable`."""
    check_key(key)
    table = await tables.live.get(game_id)
    if table.seat_of(user) is None:
        await tables.log.refresh(table)
    tables.check_visible(table, user)
    seat = own_seat(table, user)
    ahead = _Ahead(table.game, seat, answered)
    async with table.lock:
        try:
            change = await play(tables, table, seat, seen, decoded(table, move), key, ahead)
        except (Clash, IllegalMove, KeyUsed) as refusal:
            answer = await answer_again(tables, table, seat, move, key) if key else None
            if answer is not None:
                return answered(answer)
            if isinstance(refusal, KeyUsed):
                raise stale(table) from refusal
            if isinstance(refusal, IllegalMove):
                raise AgainstTheRules(refusal, table.game) from refusal
            raise
        return ahead.of(change)


class _Ahead(Generic[T]):
    """The answer to a move, made while the database writes it: it can only become the entry that was decided."""

    def __init__(self, game: Game, seat: Seat, answered: Callable[[Answer], T]) -> None:
        self._game = game
        self._seat = seat
        self._answered = answered
        self._made: tuple[Any, T] | None = None

    def prepare(self, seq: int, before: Any, events: Sequence[Event], after: Any) -> None:
        """Make it as soon as the statement is on its way."""
        asyncio.get_running_loop().call_soon(self._make, seq, before, events, after)

    def of(self, change: Change) -> T:
        """The answer to what has become of the move."""
        if self._made is None or self._made[0] is not change.after:
            assert change.entry is not None
            return self._make(change.seq, change.before, change.entry.events, change.after)
        return self._made[1]

    def _make(self, seq: int, before: Any, events: Sequence[Event], after: Any) -> T:
        game, seat = self._game, self._seat
        shown = shown_to(game, events, seat)
        answer = self._answered(Answer(seq, shown, game.view(before, seat), game.view(after, seat)))
        self._made = after, answer
        return answer


def decoded(table: Table, move: bytes, **more: Any) -> Move:
    """The move as the game knows it. Raises `Invalid`, naming the field that is wrong and `more` of where it stood."""
    try:
        try:
            return table.game.decode_move(move)
        except msgspec.ValidationError:
            return table.game.decode_move(with_whole_numbers(move))
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Invalid("malformed-move", str(error), **more) from None


def stale(table: Table) -> Clash:
    """The problem for a move that answers an outdated question."""
    return Clash("stale", "The table has moved on since you saw it; look again.", seq=table.seq)


async def play(
    tables: Tables,
    table: Table,
    seat: Seat,
    seen: int | None,
    move: Move,
    key: str | None = None,
    ahead: _Ahead[Any] | None = None,
) -> Change:
    """Decide a move and write it; the lock is held. A lost race is tried again as long as the seat is asked the same.

    `seen` None stands for the number that memory holds, for seats whose player is this server. `ahead` makes the
    answer meanwhile.
    """
    for _ in range(TRIES):
        check_playing(table)
        if seen is not None:
            check_plays(table, seat)
        if seen is not None and await is_stale(tables, table, seat, seen):
            raise stale(table)
        try:
            decision = table.game.decide(table.state, seat, move)
        except IllegalMove as refusal:
            if seen is not None and await asked_otherwise(tables, table, seat, seen):
                raise stale(table) from refusal
            raise
        events, after = decision.events, decision.after
        if ahead is not None:
            ahead.prepare(table.seq + 1, table.state, events, after)
        try:
            return await write_move(tables, table, seat, move, events, after, key)
        except Conflict:
            if seen is None:
                raise
            await tables.log.catch_up_locked(table)
            tables.check_visible(table, None, table.row.invite)
    raise stale(table)


async def is_stale(tables: Tables, table: Table, seat: Seat, seen: int) -> bool:
    """Whether the seat's choices have changed since number `seen`."""
    if seen > table.seq:
        await tables.log.catch_up_locked(table)
    known = table.is_stale(seat, seen)
    if known is not None:
        return known
    if seen < 1:
        return True
    rows = await log.entries(tables.db, table.id, seen, table.seq)
    if any(stored.seat == seat for stored in rows):
        return True
    return await asked_otherwise(tables, table, seat, seen)


async def asked_otherwise(tables: Tables, table: Table, seat: Seat, seen: int) -> bool:
    """Whether the seat's choices then were others, by the states; memory does not note what a seat could do that
    did not have to move, such as taking its plan back."""
    if not 1 <= seen < table.seq:
        return False
    return not asked_the_same(table.game, seat, await tables.log.state_at(table, seen), table.state)


async def answer_again(tables: Tables, table: Table, seat: Seat, move: bytes, key: str) -> Answer | None:
    """The answer that the seat got for this key, or None if it never used it. Raises `Clash` for another move."""
    stored = await log.entry_by_key(tables.db, table.id, seat, key)
    if stored is None:
        return None
    if decoded(table, stored.move.encode()) != decoded(table, move):
        raise Clash("key-reused", "This Idempotency-Key belongs to another move.", seq=stored.seq)
    if stored.seq > table.seq:
        await tables.log.catch_up_locked(table)
    game = table.game
    before, after = await tables.log.state_at(table, stored.seq - 1), await tables.log.state_at(table, stored.seq)
    events = shown_to(game, read_entry(game, stored).events, seat)
    return Answer(stored.seq, events, game.view(before, seat), game.view(after, seat))
