"""Submitting a move: find the seat, check that the move is not stale, decide, write.

A repeated request gets the same answer.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from app.play.entries import is_advice, read_entry, shown_to
from app.play.log_writer import LogWriter
from app.play.numbers import with_whole_numbers
from app.play.table import Change, Table, asked_the_same
from app.play.tables import Tables, own_seat
from app.problems import AgainstTheRules, Clash, Invalid
from app.rules.game import Decision, Event, Game, IllegalMove, Move, Seat, View
from app.store import log
from app.store.database import Database
from app.store.errors import Conflict, KeyUsed
from app.store.records import LogRow, User
from app.store.seen import own_last

MAX_KEY_LENGTH = 100
MAX_TRIES_PER_MOVE = 5
MAX_CHANGES_OF_MIND = 300
"""How often a seat can answer in secret once more, or undo, before a turn or another question begins."""


class MoveAnswer(Struct, frozen=True):
    """What the mover is told: the new number, the events and both views as this seat sees them."""

    seq: int
    events: tuple[Any, ...]
    before: View
    after: View


def check_key(key: str | None) -> None:
    """Raise `Invalid` unless an Idempotency-Key is short printable text."""
    if key is not None and not (0 < len(key) <= MAX_KEY_LENGTH and key.isascii() and key.isprintable()):
        raise Invalid("bad-key", f"An Idempotency-Key has 1 to {MAX_KEY_LENGTH} printable ASCII characters.")


def check_open(table: Table) -> None:
    """Raise `Clash` for a table that its host has closed before the game."""
    if table.row.status == "closed":
        raise Clash("table-closed", "The host has closed this table before the game.")


def check_not_over(table: Table) -> None:
    """Raise `Clash` for a table whose game is over, or will not begin."""
    check_open(table)
    if table.row.status == "finished":
        raise Clash("game-over", "This game is over.")


def check_playing(table: Table) -> None:
    """Raise `Clash` unless the game is on."""
    check_not_over(table)
    if table.row.status == "lobby":
        raise Clash("not-started", "This game has not begun yet.")


def check_awake(table: Table) -> None:
    """Raise `Clash` while the game sleeps."""
    if table.row.asleep is not None:
        raise Clash("asleep", "This game sleeps: wake it first.")


def check_plays(table: Table, seat: Seat) -> None:
    """Raise `Clash` while a stand-in plays for the seat's owner, or while the game sleeps."""
    check_awake(table)
    if table.row.seats[seat].stand_in:
        raise Clash("stand-in-plays", "A stand-in plays on your seat: take it back first.")


def check_changes_of_mind(table: Table, seat: Seat) -> None:
    """Raise `Clash` for a seat that has changed its mind too often: each time is an entry of the log for ever."""
    if table.changes_of_mind[seat] >= MAX_CHANGES_OF_MIND:
        detail = f"You have changed your mind {MAX_CHANGES_OF_MIND} times about this: it stays as it is."
        raise Clash("too-many-changes", detail, most=MAX_CHANGES_OF_MIND)


class StandsAlready(Exception):
    """A seat has answered just this before, in secret. `entry` is that answer."""

    def __init__(self, entry: LogRow) -> None:
        super().__init__(entry.seq)
        self.entry = entry


class Submission(Struct, frozen=True, kw_only=True):
    """A move that a seat submits. `user` and `seen`: its player, and the number that they saw; None for seats whose
    player is this server, which sees what memory holds. `key`: its Idempotency-Key."""

    seat: Seat
    move: Move
    user: User | None = None
    seen: int | None = None
    key: str | None = None


Prepare = Callable[[MoveAnswer], None]
"""Is given the answer to a move while the database writes the move. Only if another writer was first does the mover get
another answer."""


def prepare_nothing(_answer: MoveAnswer) -> None:
    """Wait for the answer itself."""


class AnswerDraft:
    """The answer to a move, made while the database writes it, as it can only become what was decided; made again if
    another writer was first."""

    def __init__(self, game: Game, seat: Seat, prepare: Prepare) -> None:
        self._game = game
        self._seat = seat
        self._prepare = prepare
        self._made: tuple[Any, MoveAnswer] | None = None

    def begin(self, seq: int, before: Any, decision: Decision) -> None:
        """Make it as soon as the statement is on its way: after this turn of the event loop."""
        asyncio.get_running_loop().call_soon(self._make_ahead, seq, before, decision)

    def final(self, change: Change) -> MoveAnswer:
        """The answer to what has become of the move."""
        if self._made is not None and self._made[0] is change.after:
            return self._made[1]
        assert change.entry is not None
        return self._answer(change.seq, change.before, change.entry.events, change.after)

    def _make_ahead(self, seq: int, before: Any, decision: Decision) -> None:
        answer = self._answer(seq, before, decision.events, decision.after)
        self._made = decision.after, answer
        self._prepare(answer)

    def _answer(self, seq: int, before: Any, events: Sequence[Event], after: Any) -> MoveAnswer:
        game, seat = self._game, self._seat
        return MoveAnswer(seq, shown_to(game, events, seat), game.view(before, seat), game.view(after, seat))


class Moves:
    """Takes moves for the seats of tables."""

    def __init__(self, db: Database, tables: Tables, writer: LogWriter) -> None:
        self._db = db
        self._tables = tables
        self._writer = writer

    async def submit(
        self,
        game_id: str,
        user: User,
        seen: int,
        move: bytes,
        key: str | None = None,
        prepare: Prepare = prepare_nothing,
    ) -> MoveAnswer:
        """Make a move, quoting the number that its player saw. The answer is the object that `prepare` was given,
        unless another writer was first, or the seat has answered just this before: then it is the answer to that.
        Raises problems, `AgainstTheRules`, `StoreUnavailable`."""
        check_key(key)
        table = await self._tables.live.get(game_id)
        if table.seat_of(user) is None:
            await self._tables.log.refresh(table)
        self._tables.check_visible(table, user)
        async with self._tables.seated(table, user, seen) as seat:
            submission = Submission(seat=seat, move=decoded(table, move), user=user, seen=seen, key=key)
            draft = AnswerDraft(table.game, seat, prepare)
            try:
                return draft.final(await self.play(table, submission, draft))
            except StandsAlready as standing:
                return await self.answer_again(table, submission) or await self._answer_to(table, standing.entry, seat)
            except (Clash, IllegalMove, KeyUsed) as refusal:
                answer = await self.answer_again(table, submission)
                if answer is not None:
                    return answer
                if key and (stood := await self._stood(table, submission)) is not None:
                    return await self._answer_to(table, stood, seat)
                if isinstance(refusal, KeyUsed):
                    raise stale(table) from refusal
                if isinstance(refusal, IllegalMove):
                    raise AgainstTheRules(refusal, table.game) from refusal
                raise

    async def play(self, table: Table, submission: Submission, draft: AnswerDraft | None = None) -> Change:
        """Decide a move and write it; the lock is held. A lost race is tried again as long as the seat is asked the
        same. Raises `Clash`, `IllegalMove`, `StandsAlready`, and as `write_move` does."""
        seat, seen = submission.seat, submission.seen
        for _ in range(MAX_TRIES_PER_MOVE):
            check_playing(table)
            if seen is not None:
                check_plays(table, seat)
                if await self.is_stale(table, seat, seen):
                    raise stale(table)
            if submission.user is not None and own_seat(table, submission.user) != seat:
                raise stale(table)
            try:
                decision = table.game.decide(table.state, seat, submission.move)
            except IllegalMove as refusal:
                if seen is not None and await self.choices_changed_since(table, seat, seen):
                    raise stale(table) from refusal
                raise
            if seen is not None and seat not in table.game.to_move(table.state):
                stands = await self._stands(table, submission, table.seq) if decision.after == table.state else None
                if stands is not None:
                    raise StandsAlready(stands)
                check_changes_of_mind(table, seat)
            if draft is not None:
                draft.begin(table.seq + 1, table.state, decision)
            present = None if submission.user is None else seat
            try:
                return await self._writer.write_move(
                    table, seat, submission.move, decision, submission.key, present=present
                )
            except Conflict:
                if seen is None:
                    raise
                await self._tables.log.catch_up_locked(table)
                self._tables.check_visible(table, None, table.row.invite)
        raise stale(table)

    async def _stands(self, table: Table, submission: Submission, until: int) -> LogRow | None:
        """The last entry of the seat up to number `until`, if it is this very move."""
        last = await own_last(self._db, table.id, submission.seat, until)
        stored = await log.entries(self._db, table.id, last - 1, last) if last else []
        move = read_entry(table.game, stored[0]).move if stored else None
        if move is None or move != msgspec.json.decode(table.game.encode_move(submission.move)):
            return None
        return stored[0]

    async def _stood(self, table: Table, submission: Submission) -> LogRow | None:
        """The entry of just this answer if it stood already when the seat saw the table, and so was none of its own:
        a request that is sent again once the question is over gets the same answer again."""
        seat, seen = submission.seat, submission.seen
        if seen is None or not 1 <= seen < table.seq:
            return None
        then = await self._tables.log.state_at(table, seen)
        if seat in table.game.to_move(then):
            return None
        try:
            changes_nothing = table.game.decide(then, seat, submission.move).after == then
        except IllegalMove:
            return None
        return await self._stands(table, submission, seen) if changes_nothing else None

    async def is_stale(self, table: Table, seat: Seat, seen: int) -> bool:
        """Whether the seat's choices have changed since number `seen`."""
        known = table.is_stale(seat, seen)
        if known is not None:
            return known
        if seen < 1:
            return True
        rows = await log.entries(self._db, table.id, seen, table.seq)
        if any(stored.seat == seat and not is_advice(stored) for stored in rows):
            return True
        return await self.choices_changed_since(table, seat, seen)

    async def choices_changed_since(self, table: Table, seat: Seat, seen: int) -> bool:
        """Whether the seat's choices then were others, by the states; memory does not note what a seat could do that
        did not have to move, such as taking its plan back."""
        if not 1 <= seen < table.seq:
            return False
        return not asked_the_same(table.game, seat, await self._tables.log.state_at(table, seen), table.state)

    async def entry_by_key(self, table: Table, seat: Seat, key: str | None) -> LogRow | None:
        """What the seat has done by this key, or None if it never used it; the lock is held, and memory has caught up
        with it."""
        stored = await log.entry_by_key(self._db, table.id, seat, key) if key else None
        if stored is not None and stored.seq > table.seq:
            await self._tables.log.catch_up_locked(table)
        return stored

    async def answer_again(self, table: Table, submission: Submission) -> MoveAnswer | None:
        """The answer that the seat got for this key, or None if it never used it. Raises `Clash` for another move."""
        seat, key = submission.seat, submission.key
        stored = await self.entry_by_key(table, seat, key)
        if stored is None:
            return None
        game = table.game
        if read_entry(game, stored).undo_to is not None or decoded(table, stored.move.encode()) != submission.move:
            raise key_reused(stored)
        return await self._answer_to(table, stored, seat)

    async def _answer_to(self, table: Table, stored: LogRow, seat: Seat) -> MoveAnswer:
        """The answer that the seat got for this entry."""
        game = table.game
        before = await self._tables.log.state_at(table, stored.seq - 1)
        after = await self._tables.log.state_at(table, stored.seq)
        events = shown_to(game, read_entry(game, stored).events, seat)
        return MoveAnswer(stored.seq, events, game.view(before, seat), game.view(after, seat))


def key_reused(stored: LogRow) -> Clash:
    """The problem for an Idempotency-Key by which the seat has done something else."""
    return Clash("key-reused", "This Idempotency-Key belongs to another move.", seq=stored.seq)


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
