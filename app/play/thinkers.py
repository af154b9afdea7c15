"""Where robots think: in a thread of the server, or in processes of their own.

A process gets a position as JSON, with functions that it finds by their names: the one that makes the rules, once in
its life, and those that make the players. It answers with a line of moves, or with advice for a person. A player that
has taken more processor time than it may is stopped there, and the next weaker one thinks. Processes are begun when
they are wanted, have a low priority, are kept for five minutes without work, and end with the server, however that
ends. Where one dies, cannot be begun, or cannot find a function, the thread thinks in its place; nobody can be stopped
there. What a player's program itself raises is no reason for that: it is told as `PlayerFailed`.
"""

import asyncio
import os
import pickle
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar

import msgspec
import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter
from anyio.to_process import run_sync
from msgspec import Raw, Struct

from app.play.games import Loading
from app.players import Player, line_of
from app.players.advice import Advice, Less, Way, advice_of, line_advised, weighed
from app.players.analysis import Analyst
from app.players.foreseen import Foreseen
from app.rules.game import Game, Move, Seat

F = TypeVar("F", "Found", "FoundAdvice")
T = TypeVar("T")
LOW_PRIORITY = 5
LOOK_SECONDS = 1.0
logger = structlog.get_logger(__name__)


class Position(Struct, frozen=True):
    """What a robot thinks about: a state of a game, as a seat sees it. `seed`: of what it draws; the same one draws the
    same."""

    game: Game
    state: object
    seat: Seat
    seed: str

    def line(self, player: Player) -> tuple[Move, ...]:
        """What a player means to do."""
        return line_of(player, self.game, self.state, self.seat, random.Random(self.seed))

    def line_advised(self, player: Player, analyst: Analyst | None) -> Foreseen:
        """What a player would do for a person."""
        imagined = self.game.imagine(self.state, self.seat, random.Random(self.seed))
        return line_advised(self.game, player, analyst, imagined, self.seat, random.Random(self.seed))

    def weighed(self, player: Player, analyst: Analyst | None, found: Foreseen) -> Advice:
        """The same beside other ways to go on."""
        best, others = weighed(self.game, player, analyst, found, self.seat, random.Random(self.seed))
        return advice_of(self.game, self.seat, best, others)


class Thought(Struct, frozen=True):
    """A position and its players on the way to another process: the one that is asked, and those that think in its
    place once it has taken so many seconds of processor time."""

    load: Loading
    players: tuple[Callable[[], Player], ...]
    state: bytes
    seat: Seat
    seed: str
    seconds: float
    analyst: Analyst | None = None


class Found(Struct, frozen=True):
    """What a process has found: the moves of the line, as JSON, and how many players were stopped before."""

    moves: list[bytes]
    stopped: int


class FoundWay(Struct, frozen=True):
    """A way that is advised, or another one: of each of its moves the JSON of step, about, move and lines; its events
    as JSON that the game can read; what it is worth beside the one that is advised."""

    moves: list[tuple[str, Raw, Raw, Raw]]
    events: Raw
    less: Less | None


class FoundAdvice(Struct, frozen=True):
    """What a process advises: the best way first; and how many players were stopped before."""

    ways: list[FoundWay]
    stopped: int


class TookTooLong(Exception):
    """A player has taken more processor time than it may."""


class PlayerFailed(Exception):
    """A player's program, or the rules that it asked, raised an exception. The message is one line; `trace` is the
    traceback of where it thought, which a log shows as a note."""

    def __init__(self, message: str, trace: str) -> None:
        super().__init__(message)
        self.trace = trace
        self.add_note(trace)


class Unfit(Struct, frozen=True):
    """A process could not find the functions that it was sent, or not make the rules."""

    error: str


class Failed(Struct, frozen=True):
    """The work raised an exception in its process."""

    error: str
    trace: str


class Thinkers:
    """Lets robots think, as many at a time as there are processes, for a number of seconds of processor time; without
    any process, one in a thread, for as long as it wants."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.at_once = max(1, processes)
        self._seconds = seconds
        self._limiter = CapacityLimiter(processes) if processes else None
        self._thread = ThreadPoolExecutor(1, "robot")

    async def line(
        self, position: Position, players: Sequence[Callable[[], Player]], load: Loading | None
    ) -> tuple[Move, ...]:
        """What the first of the players means to do there, or, where that takes too long, the next one, and so on; the
        last one has all the time that it wants. `load` makes the rules elsewhere; None: they can only be had here.
        A process whose answer nobody waits for any more is ended. Raises `PlayerFailed`."""
        found = await self._elsewhere(think, position, players, load)
        if found is not None:
            return tuple(map(position.game.decode_move, found.moves))
        return await self._here(lambda: position.line(players[0]()))

    async def advice(
        self,
        position: Position,
        players: Sequence[Callable[[], Player]],
        analyst: Analyst | None,
        load: Loading | None,
    ) -> tuple[FoundWay, ...]:
        """What the first of the players that finds a line in time advises, the best way first; other ways only if they
        are weighed in time, too. () if none does. Raises `PlayerFailed`."""
        found = await self._elsewhere(advise, position, players, load, analyst)
        if found is None:
            found = await self._here(lambda: advise_here(position, players[0], analyst))
        return tuple(found.ways)

    async def _here(self, work: Callable[[], T]) -> T:
        """What the thread finds."""
        working = asyncio.get_running_loop().run_in_executor(self._thread, work)
        try:
            return await working
        except Exception as error:
            raise PlayerFailed(_in_a_line(error), traceback.format_exc()) from None

    async def _elsewhere(
        self,
        work: Callable[["Thought"], F],
        position: Position,
        players: Sequence[Callable[[], Player]],
        load: Loading | None,
        analyst: Analyst | None = None,
    ) -> F | None:
        """What a process finds; None where there is none that could. Raises `PlayerFailed`."""
        if self._limiter is None or load is None:
            return None
        game = position.game
        state = game.encode_state(position.state)
        thought = Thought(load, tuple(players), state, position.seat, position.seed, self._seconds, analyst)
        found: F | Unfit | Failed
        try:
            packed = pickle.dumps((work, thought))
        except (pickle.PicklingError, AttributeError, TypeError) as error:  # a function without a name
            found = Unfit(str(error))
        else:
            try:
                found = await run_sync(carried_out, packed, cancellable=True, limiter=self._limiter)
            except (BrokenWorkerProcess, OSError) as error:
                found = Unfit(str(error))
        if isinstance(found, Failed):
            raise PlayerFailed(found.error, found.trace)
        if isinstance(found, Unfit):
            logger.warning("robots.no-process", game=game.name, error=found.error)
            return None
        if found.stopped:
            logger.warning("robots.took-too-long", game=game.name, stopped=found.stopped, seed=position.seed)
        return found

    def stop(self) -> None:
        """Let nobody begin any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def carried_out(packed: bytes) -> Any:
    """In a process of its own: do the work in `packed`, a pickled pair of a function and its thought. What it finds, or
    `Unfit` or `Failed`: what is raised comes back as a value, so that a fault of the work is not taken for one of the
    process."""
    try:
        work, thought = pickle.loads(packed)
        _rules(thought.load)
    except Exception as error:
        return Unfit(_in_a_line(error))
    try:
        return work(thought)
    except Exception as error:
        return Failed(_in_a_line(error), traceback.format_exc())


def _in_a_line(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".partition("\n")[0]


def think(thought: Thought) -> Found:
    """In a process of its own: the line of the first player that is done in time, or of the last one."""
    _settle_in()
    game = _rules(thought.load)
    position = Position(game, game.decode_state(thought.state), thought.seat, thought.seed)
    *bounded, last = thought.players
    for stopped, player in enumerate(bounded):
        try:
            with at_most(thought.seconds):
                return _found(position, player, stopped)
        except TookTooLong:
            continue
    return _found(position, last, len(bounded))


def advise(thought: Thought) -> FoundAdvice:
    """In a process of its own: the advice of the first player that finds a line in time."""
    _settle_in()
    game = _rules(thought.load)
    position = Position(game, game.decode_state(thought.state), thought.seat, thought.seed)
    for stopped, make in enumerate(thought.players):
        try:
            with at_most(thought.seconds):
                player = make()
                found = position.line_advised(player, thought.analyst)
        except TookTooLong:
            continue
        try:
            with at_most(thought.seconds):
                advice = position.weighed(player, thought.analyst, found)
        except TookTooLong:
            advice = advice_of(game, thought.seat, found)
        return _found_advice(game, advice, stopped)
    return FoundAdvice([], len(thought.players))


def advise_here(position: Position, make: Callable[[], Player], analyst: Analyst | None) -> FoundAdvice:
    """In this process: the advice of a player."""
    player = make()
    advice = position.weighed(player, analyst, position.line_advised(player, analyst))
    return _found_advice(position.game, advice, 0)


def _found_advice(game: Game, advice: Advice, stopped: int) -> FoundAdvice:
    return FoundAdvice([_found_way(game, way) for way in (advice.best, *advice.others)], stopped)


def _found_way(game: Game, way: Way) -> FoundWay:
    moves = [(move.step, _raw(move.about), Raw(game.encode_move(move.move)), _raw(move.lines)) for move in way.moves]
    return FoundWay(moves, Raw(game.encode_events(way.events)), way.less)


def _raw(value: object) -> Raw:
    return Raw(msgspec.json.encode(value))


def _found(position: Position, player: Callable[[], Player], stopped: int) -> Found:
    return Found([position.game.encode_move(move) for move in position.line(player())], stopped)


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Raise `TookTooLong` within the block once this process has worked on it for so long; waiting does not count, so
    that a busy machine plays no worse. In the main thread alone, and not within another such block."""
    is_over = False

    def stop(_signal: int, _frame: object) -> None:
        if not is_over:
            raise TookTooLong

    former = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        is_over = True
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, former)


@cache
def _settle_in() -> None:
    """Let requests go first, and end with the server. Once in the life of the process."""
    os.nice(LOW_PRIORITY)
    threading.Thread(target=_end_after, args=(os.getppid(),), daemon=True).start()


def _end_after(server: int) -> None:
    """A server that is killed tells nobody; its processes have another parent then."""
    while os.getppid() == server:
        time.sleep(LOOK_SECONDS)
    os._exit(1)


@cache
def _rules(load: Loading) -> Game:
    return load()
