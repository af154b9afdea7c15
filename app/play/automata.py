"""Seats that move by themselves: automas, and robots of several levels.

Their moves are submitted like everybody else's.

The process that wrote the last entry goes on; when a process ends, in whatever way, the others see it a second later,
and those that own its games now (`owners.py`) take over. Should two try at once, the log's key lets one write, and the
other stops without an error.

Tables take turns (`turns.py`). A robot thinks elsewhere (`thinkers.py`), with its table open to others. What they do
meanwhile makes it think again only if its seat is asked or may see something else; then a thought that takes long is
stopped. A line of moves that it has found is followed, as long as its moves come one after the other
(`app/players/lines.py`).

Where a robot's program fails, the error is logged with its game, nobody moves there for a while, and if it fails again
the table says so. It is asked again sooner if the table moves on, such as by an undo.

A game begins with a person. One of robots alone has begun before that was so; it moves while somebody watches, and so
does one where stand-ins play for everybody.
"""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

import structlog
from msgspec import Struct

from app.play.broken import BrokenLog
from app.play.game_tasks import GameTasks
from app.play.games import Games
from app.play.owners import Owners
from app.play.submission import Moves, Submission
from app.play.table import ABSENT, Change, RobotFailed, Table, sees_the_same
from app.play.tables import Tables
from app.play.thinkers import Position, Thinkers
from app.play.turns import Turns
from app.players import LineFollower, Player
from app.problems import Problem
from app.rules.game import Move, Seat
from app.store.database import Database
from app.store.errors import Conflict, StoreUnavailable
from app.store.games import waiting_for_automata
from app.store.records import SeatRow

LOOK_SECONDS = 1.0
TAKING_OVER_SECONDS = 5.0
"""For so long after the end of a process its games are looked for."""
SWEEP_SECONDS = 5.0
"""How often to look for games that nobody moves on, whatever the reason."""
STOPPED_AFTER_SECONDS = 1.0
"""A thought that nobody wants any more is stopped once it has taken so long; that ends its process, and it takes as
long to begin another one."""
TOLD_AFTER = 2
"""How many failures in a row until the table is told: one that is over a moment later need not be."""
Q = TypeVar("Q", bound="Asked")
A = TypeVar("A")
logger = structlog.get_logger(__name__)


class Automata:
    """Keeps automated seats moving. `pace` are the seconds before each of their moves."""

    def __init__(
        self, db: Database, tables: Tables, moves: Moves, owners: Owners, thinkers: Thinkers, pace: float
    ) -> None:
        self._tables = tables
        self._owners = owners
        self._db = db
        self._moves = moves
        self._live = tables.live
        self._pace = pace
        self.others: frozenset[str] = frozenset()
        self._thinkers = thinkers
        self._turns = Turns(thinkers.at_once + 1)  # The move of one is written while others think.
        self._tasks = GameTasks("automata.failed", self._failed)
        self._thoughts: dict[str, Thought[RobotQuestion, tuple[Move, ...]]] = {}
        tables.changes.subscribe(Change, self._noticed)

    def _noticed(self, change: Change) -> None:
        thought = self._thoughts.get(change.table.id)
        if thought is not None and not thought.question.is_still_asked(change.table):
            thought.stop()
        if change.entry is not None:
            self._tasks.let_try(change.table.id)
        if change.local and change.table.row.automatic:
            self.nudge(change.table.id)

    def _failed(self, game_id: str, times: int) -> None:
        table = self._live.at_hand(game_id)
        if table is not None and times >= TOLD_AFTER:
            self._tables.changes.publish(RobotFailed(game_id, table.seq, local=True))

    def count(self) -> int:
        """How many games' automated seats are being moved."""
        return len(self._tasks)

    @property
    def failures(self) -> int:
        """How often moving a game's automated seats has ended with an error."""
        return self._tasks.failures

    def nudge(self, game_id: str, *, at_once: bool = False) -> None:
        """Let the automated seats of a game move, unless they do already; `at_once`: without the first pause."""
        table = self._live.at_hand(game_id)
        self._begin(game_id, table.row.host if table else None, self._play, at_once)

    def _begin(
        self, game_id: str, host: str | None, play: Callable[[str, str, bool], Coroutine[Any, Any, None]], at_once: bool
    ) -> None:
        self._tasks.begin(game_id, partial(play, game_id, host or game_id, at_once))

    async def wake(self, idle_seconds: float = 0.0, *, at_once: bool = False) -> None:
        """Nudge the games that wait for an automated seat and where nothing has happened for so long: those of people
        that this process owns, and those of robots alone that somebody watches here."""
        for game in await waiting_for_automata(self._db, idle_seconds):
            if self._owners.owns(game.id) if game.with_people else self._absence(game.id) < ABSENT:
                self._begin(game.id, game.host, self._play_what_is_stored, at_once)

    def _absence(self, game_id: str) -> int:
        table = self._live.at_hand(game_id)
        return ABSENT if table is None else table.absence()

    async def run_forever(self) -> None:
        """Look for games that another process has left, until cancelled; first right after the start."""
        hurry_until = next_sweep = 0.0
        idle = 0.0
        while True:
            now = asyncio.get_running_loop().time()
            try:
                before, self.others = self.others, frozenset(self._owners.living)
                # Nobody is known to live while the database does not answer.
                if self.others and (gone := before - self.others):
                    logger.warning("automata.taking-over", processes=sorted(gone))
                    hurry_until = now + TAKING_OVER_SECONDS
                if now < hurry_until:
                    # In a game whose process lives, something has mostly happened within the pace.
                    await self.wake(self._pace, at_once=True)
                if now >= next_sweep:
                    await self.wake(idle)
                    idle, next_sweep = SWEEP_SECONDS + 2 * self._pace, now + SWEEP_SECONDS
            except StoreUnavailable:
                logger.debug("automata.no-database")
            await asyncio.sleep(LOOK_SECONDS)

    async def settle(self) -> None:
        """Wait until no automated seat is moving."""
        await self._tasks.settle()

    async def stop(self) -> None:
        """Stop at once; what is not written has not happened."""
        await self._tasks.stop()
        self._thinkers.stop()

    async def _play_what_is_stored(self, game_id: str, host: str, at_once: bool) -> None:
        """As `_play`, of a game that another process may have moved on unheard."""
        try:
            table = await self._live.get(game_id)
            await self._tables.log.refresh(table)
        except (Problem, BrokenLog, StoreUnavailable) as error:
            logger.debug("automata.not-up-to-date", game_id=game_id, error=str(error))
            return
        await self._play(game_id, host, at_once)

    async def _play(self, game_id: str, host: str, at_once: bool) -> None:
        lines = LineFollower()
        try:
            is_on = True
            while is_on:
                if self._pace and not at_once:
                    await asyncio.sleep(self._pace)
                at_once = False
                async with self._turns.turn(host, partial(self._absence, game_id)):
                    is_on = await self._move(await self._live.get(game_id), lines)
                    is_on = is_on and _is_up(await self._live.get(game_id))
        except StoreUnavailable:
            logger.warning("automata.no-database", game_id=game_id)
        except (Problem, BrokenLog) as error:
            logger.error("automata.stopped", game_id=game_id, error=str(error))

    async def _move(self, table: Table, lines: LineFollower) -> bool:
        """Make the next move. False if no automated seat is up, or if another process was faster, which moves the game
        on then.
        """
        if not _is_up(table):
            return False
        seat = table.game.automa_to_move(table.state)
        if seat is not None:
            return await self._make(table, table.seq, seat, table.game.automa_move(table.state))
        if (question := question_to_robot(self._tables.games, table)) is not None:
            line = lines.rest(question.position.state, question.seat) or await self._think(table.id, question)
            return line is None or await self._make_line(table, question, line, lines)
        return True

    async def _think(self, game_id: str, question: "RobotQuestion") -> tuple[Move, ...] | None:
        """What a robot means to do; None if it was stopped, as it is not asked that any more."""
        load = self._tables.games.loading(question.position.game.name)
        task = asyncio.ensure_future(self._thinkers.line(question.position, question.players, load))
        thought = self._thoughts[game_id] = Thought(question, task)
        try:
            return await thought.result()
        finally:
            del self._thoughts[game_id]
            thought.forget()

    async def _make_line(
        self, table: Table, question: "RobotQuestion", line: tuple[Move, ...], lines: LineFollower
    ) -> bool:
        """Make the first move of a line, unless its seat is not asked that any more."""
        async with table.lock:
            if not question.is_still_asked(table):
                return True
            move = lines.follow(table.game, table.state, question.seat, line)
            return await self._write(table, question.seat, move)

    async def _make(self, table: Table, seq: int, seat: Seat, move: Move) -> bool:
        """Make a move that was found after entry `seq`, unless the table has moved on."""
        async with table.lock:
            return table.seq != seq or await self._write(table, seat, move)

    async def _write(self, table: Table, seat: Seat, move: Move) -> bool:
        """Write a move, the lock held. False if another process was faster."""
        try:
            await self._moves.play(table, Submission(seat=seat, move=move))
        except Conflict:
            await self._tables.log.catch_up_locked(table)
            return False
        return True


class Asked(Protocol):
    """What a robot is asked at a table."""

    def is_still_asked(self, table: Table) -> bool:
        """Whether the answer is still wanted."""


class Thought(Generic[Q, A]):
    """A robot that thinks about a question."""

    def __init__(self, question: Q, task: asyncio.Future[A]) -> None:
        self.question = question
        self._task = task
        self._begun = asyncio.get_running_loop().time()
        self._stopping: asyncio.TimerHandle | None = None

    async def result(self) -> A | None:
        """Its answer; None if it was stopped."""
        await asyncio.wait({self._task})
        return None if self._task.cancelled() else self._task.result()

    def when_done(self, act: Callable[[], None]) -> None:
        """Do this once its answer is there, or it was stopped."""
        self._task.add_done_callback(lambda _: act())

    def stop(self) -> None:
        """Nobody wants its answer any more."""
        if self._stopping is None:
            at = self._begun + STOPPED_AFTER_SECONDS
            self._stopping = asyncio.get_running_loop().call_at(at, self._task.cancel)

    def forget(self) -> None:
        """Its answer is there, or nobody waits for it."""
        if self._stopping is not None:
            self._stopping.cancel()
        self._task.cancel()


def _is_up(table: Table) -> bool:
    """Whether an automated seat is to move, and somebody plays or sees it."""
    waits = table.row.status == "playing" and table.row.automatic and table.row.asleep is None
    return waits and (table.has_people() or table.absence() < ABSENT)


class RobotQuestion(Struct, frozen=True):
    """What a robot is asked after entry `seq` of a game's log, and who answers: its player, or a weaker one where that
    takes too long. What they draw comes from what everybody may know."""

    seq: int
    position: Position
    players: tuple[Callable[[], Player], ...]

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.position.seat

    @property
    def player(self) -> Callable[[], Player]:
        """Makes the player that is asked first."""
        return self.players[0]

    def is_still_asked(self, table: Table) -> bool:
        """Whether the seat is asked the same now and sees the same, so that the answer holds, whatever was written
        since: in a time in which all decide at once, somebody else may have decided again in secret."""
        if table.seq == self.seq:
            return True
        is_up = self.seat in table.to_move() and _is_robots(table.row.seats[self.seat])
        return is_up and sees_the_same(table.game, self.seat, self.position.state, table.state)


def question_to_robot(games: Games, table: Table) -> RobotQuestion | None:
    """What a robot has to decide now, if one has, on its own seat or for somebody who is away: one of the seat's level,
    which is that of the stand-in where a person sits."""
    for seat in table.row.seats:
        if _is_robots(seat) and seat.seat in table.to_move():
            robots = games.robots(table.game.name)
            position = Position(table.game, table.state, seat.seat, f"{table.id}/{table.seq}/{seat.seat}")
            return RobotQuestion(table.seq, position, robots.players_from(robots.level(seat.level)))
    return None


def _is_robots(seat: SeatRow) -> bool:
    """Whether a robot moves for the seat."""
    return seat.kind == "robot" or seat.stand_in is not None
