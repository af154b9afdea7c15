"""Where robots think: in a thread of the server, or in processes of their own.

A process gets a position as JSON, with functions that it finds by their names: the one that makes the rules, once in
its life, and those that make the players. It answers with a line of moves. A player that has taken more processor time
than it may is stopped there, and the next weaker one thinks. Processes are begun when they are wanted, have a low
priority, are kept for five minutes without work, and end with the server, however that ends. Where one dies, cannot be
begun, or cannot find a function, the thread thinks in its place; nobody can be stopped there.
"""

import asyncio
import os
import random
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pickle import PicklingError

import structlog
from anyio import BrokenWorkerProcess, CapacityLimiter
from anyio.to_process import run_sync
from msgspec import Struct

from app.play.games import Loading
from app.players import Player, line_of
from app.rules.game import Game, Move, Seat

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


class Thought(Struct, frozen=True):
    """A position and its players on the way to another process: the one that is asked, and those that think in its
    place once it has taken so many seconds of processor time."""

    load: Loading
    players: tuple[Callable[[], Player], ...]
    state: bytes
    seat: Seat
    seed: str
    seconds: float


class Found(Struct, frozen=True):
    """What a process has found: the moves of the line, as JSON, and how many players were stopped before."""

    moves: list[bytes]
    stopped: int


class TookTooLong(Exception):
    """A player has taken more processor time than it may."""


class Thinkers:
    """Lets robots think, as many at a time as there are processes, for so many seconds of processor time; without any
    process, one in a thread, for as long as it wants."""

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
        A process whose answer nobody waits for any more is ended."""
        if self._limiter is not None and load is not None:
            game, seat = position.game, position.seat
            state = game.encode_state(position.state)
            thought = Thought(load, tuple(players), state, seat, position.seed, self._seconds)
            try:
                found = await run_sync(think, thought, cancellable=True, limiter=self._limiter)
            except (BrokenWorkerProcess, OSError, PicklingError, AttributeError) as error:
                logger.warning("robots.no-process", error=str(error))
            else:
                if found.stopped:
                    logger.warning("robots.took-too-long", game=game.name, stopped=found.stopped, seed=position.seed)
                return tuple(map(game.decode_move, found.moves))
        return await asyncio.get_running_loop().run_in_executor(self._thread, position.line, players[0]())

    def stop(self) -> None:
        """Let nobody begin any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


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
