"""Where robots think: in a thread of the server, or in processes of their own.

A process gets a position as JSON, with functions that it finds by their names: the one that makes the rules, once in
its life, and the one that makes the player. It answers with a line of moves. Processes are begun when they are wanted,
have a low priority, are kept for five minutes without work, and end with the server, however that ends. Where one dies,
cannot be begun, or cannot find a function, the thread thinks in its place.
"""

import asyncio
import os
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
    """A position and its player on the way to another process."""

    load: Loading
    player: Callable[[], Player]
    state: bytes
    seat: Seat
    seed: str


class Thinkers:
    """Lets robots think, as many at a time as there are processes; without any, one in a thread."""

    def __init__(self, processes: int) -> None:
        self.at_once = max(1, processes)
        self._limiter = CapacityLimiter(processes) if processes else None
        self._thread = ThreadPoolExecutor(1, "robot")

    async def line(self, position: Position, player: Callable[[], Player], load: Loading | None) -> tuple[Move, ...]:
        """What the player means to do there. `load` makes the rules elsewhere; None: they can only be had here."""
        if self._limiter is not None and load is not None:
            game = position.game
            thought = Thought(load, player, game.encode_state(position.state), position.seat, position.seed)
            try:
                found = await run_sync(think, thought, cancellable=True, limiter=self._limiter)
            except (BrokenWorkerProcess, OSError, PicklingError, AttributeError) as error:
                logger.warning("robots.no-process", error=str(error))
            else:
                return tuple(map(game.decode_move, found))
        return await asyncio.get_running_loop().run_in_executor(self._thread, position.line, player())

    def stop(self) -> None:
        """Let nobody begin any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def think(thought: Thought) -> list[bytes]:
    """In a process of its own: the line, as JSON of each move."""
    _settle_in()
    game = _rules(thought.load)
    position = Position(game, game.decode_state(thought.state), thought.seat, thought.seed)
    return [game.encode_move(move) for move in position.line(thought.player())]


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
