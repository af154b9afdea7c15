"""Advice for people in running games, where their table allows it: what the strongest robot would do on their seat.

A robot thinks as those do that sit at tables (`thinkers.py`), about what the seat may know. What it advises is given
only once the log says that this seat has asked, which everybody is told. Asked again while nothing has happened, it
gives the same advice, and nothing more is written.
"""

import asyncio
from collections.abc import Callable
from itertools import takewhile

from msgspec import Struct

from app.play.advisers import adviser_of
from app.play.automata import Thought
from app.play.entries import read_entry
from app.play.log_writer import LogWriter
from app.play.submission import Moves, check_playing, check_plays, stale
from app.play.table import Change, Table, sees_the_same
from app.play.tables import Tables, own_seat
from app.play.thinkers import FoundWay, Position, Thinkers
from app.problems import Clash, Forbidden, Unavailable
from app.rules.game import Seat
from app.store import log
from app.store.database import Database
from app.store.errors import Conflict
from app.store.records import User

MAX_SECONDS = 30.0
"""How long a player waits for advice, including for robots that are busy with others."""
MAX_WAITING_PER_THINKER = 4
"""Robots that are asked for advice at once in a process, for each that can think at a time."""
MAX_TRIES = 5


class GivenAdvice(Struct, frozen=True):
    """What a robot, the level of that name, advises a seat at a table: the best way first."""

    table: Table
    seat: Seat
    robot: str
    ways: tuple[FoundWay, ...]


class AdviceQuestion(Struct, frozen=True):
    """What a person asks, after entry `seq` of a game's log."""

    seq: int
    position: Position

    def is_still_asked(self, table: Table) -> bool:
        """Whether the person is asked the same now and sees the same."""
        seat = self.position.seat
        if table.row.status != "playing" or table.row.seats[seat].stand_in is not None:
            return False
        if table.seq == self.seq:
            return True
        return seat in table.to_move() and sees_the_same(table.game, seat, self.position.state, table.state)


class Advising:
    """Gives advice."""

    def __init__(self, db: Database, tables: Tables, moves: Moves, writer: LogWriter, thinkers: Thinkers) -> None:
        self._db = db
        self._tables = tables
        self._moves = moves
        self._writer = writer
        self._thinkers = thinkers
        self._thoughts: dict[tuple[str, Seat], Thought[AdviceQuestion, tuple[FoundWay, ...]]] = {}
        tables.changes.subscribe(Change, self._noticed)

    async def ask(self, game_id: str, user: User, seen: int) -> GivenAdvice:
        """What a robot would do on the user's seat, who saw the table at number `seen`. Raises `Forbidden` where the
        table does not allow it, `Clash` if nothing is to be decided there or the seat moves on, `Unavailable` while
        robots have too much to do; nothing is written then."""
        table = await self._tables.visible(game_id, user)
        async with self._tables.seated(table, user, seen) as seat:
            question = await self._question(table, seat, seen)
        ways = await self._answer(table, question)
        async with self._tables.seated(table, user) as still:
            if still != seat:
                raise stale(table)
            await self._tell(table, user, question)
        return GivenAdvice(table, seat, adviser_of(self._tables.games, table.game.name).name, ways)

    async def _question(self, table: Table, seat: Seat, seen: int) -> AdviceQuestion:
        check_playing(table)
        check_plays(table, seat)
        if not table.row.advice:
            raise Forbidden("no-advice", "This table allows no advice.")
        if seat not in table.to_move():
            raise Clash("not-your-turn", "You have nothing to decide now: it is somebody else's turn.")
        if await self._moves.is_stale(table, seat, seen):
            raise stale(table)
        choices = table.choices(seat)
        if choices.form is None and len(choices.moves) < 2:
            raise Clash("nothing-to-decide", "There is only one move that you can make.")
        # Entries that change nothing are none of the position: asked again, a robot draws the same.
        seed = f"{table.id}/{table.points[-1].seq}/{seat}"
        return AdviceQuestion(table.seq, Position(table.game, table.state, seat, seed))

    async def _answer(self, table: Table, question: AdviceQuestion) -> tuple[FoundWay, ...]:
        thought = self._thought(table, question)
        try:
            async with asyncio.timeout(MAX_SECONDS):
                found = await thought.result()
        except TimeoutError:
            thought.forget()
            raise _busy() from None
        if not question.is_still_asked(table):
            raise stale(table)
        if not found:
            raise _busy()
        return found

    def _thought(self, table: Table, question: AdviceQuestion) -> "Thought[AdviceQuestion, tuple[FoundWay, ...]]":
        """The thought about the question: one that is under way already where somebody asks twice."""
        key = table.id, question.position.seat
        thought = self._thoughts.get(key)
        if thought is not None and thought.question.is_still_asked(table):
            return thought
        if len(self._thoughts) >= MAX_WAITING_PER_THINKER * self._thinkers.at_once:
            raise _busy()
        games, name = self._tables.games, table.game.name
        judging = games.judging(name)
        thinking = self._thinkers.advice(
            question.position, games.robots(name).advisers, judging.analyst if judging else None, games.loading(name)
        )
        thought = self._thoughts[key] = Thought(question, asyncio.ensure_future(thinking))
        thought.when_done(self._forgetting(key, thought))
        return thought

    def _forgetting(self, key: tuple[str, Seat], thought: object) -> Callable[[], None]:
        def forget() -> None:
            if self._thoughts.get(key) is thought:
                del self._thoughts[key]

        return forget

    def _noticed(self, change: Change) -> None:
        for seat in range(len(change.table.row.seats)):
            thought = self._thoughts.get((change.table.id, seat))
            if thought is not None and not thought.question.is_still_asked(change.table):
                thought.stop()

    async def _tell(self, table: Table, user: User, question: AdviceQuestion) -> None:
        """Write that the seat has asked, the lock held, unless the log says so of this position. Raises `Clash` if it
        has moved on."""
        seat = question.position.seat
        for _ in range(MAX_TRIES):
            if not question.is_still_asked(table):
                raise stale(table)
            if await self._was_told(table, seat):
                return
            try:
                await self._writer.write_advice(table, seat, adviser_of(self._tables.games, table.game.name).name)
            except Conflict:
                await self._tables.log.catch_up_locked(table)
                own_seat(table, user)
            else:
                return
        raise stale(table)

    async def _was_told(self, table: Table, seat: Seat) -> bool:
        """Whether the seat has asked since the game stands as it does. What was asked before an undo was asked of
        another position."""
        rows = await log.entries(self._db, table.id, table.points[-1].seq, table.seq)
        entries = [read_entry(table.game, row) for row in rows]
        since = takewhile(lambda entry: entry.changes_no_state, reversed(entries))
        return any(entry.seat == seat and entry.advised is not None for entry in since)

    async def stop(self) -> None:
        """Stop at once: a player who is waiting gets no advice."""
        for thought in list(self._thoughts.values()):
            thought.forget()


def _busy() -> Unavailable:
    return Unavailable("robots-busy", "The robots have too much to do; ask again in a moment.")
