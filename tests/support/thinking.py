"""Robots of the toy that tell where they think. Processes of robots import this: it needs the rules alone."""

import os
import threading
from pathlib import Path

from app.play.games import Loading
from app.play.thinkers import Position
from app.rules.game import Draw, Game, Move, Seat, SeatSetup
from tests.support.judged_toy import UntilSix, load
from tests.support.toy import Count, Pass, Pick, State, Toy

LOADING = Loading(load)


class SaysWhere(UntilSix):
    """Counts to two in a thread of the server, and to four elsewhere."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if not state.shown:
            return (Pick(1),)
        return (Count(2), Pass()) if in_the_thread() else (Count(2), Count(2), Pass())


class DiesElsewhere(UntilSix):
    """Ends the process that it thinks in."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if not in_the_thread():
            os._exit(3)
        return super().line(game, state, seat, draw)


class Hangs(UntilSix):
    """Tells its process by a file, and thinks for ever."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        part = Path(os.environ["TELLS"]).with_suffix(".part")
        part.write_text(str(os.getpid()))
        part.rename(os.environ["TELLS"])
        threading.Event().wait()
        return ()


class HangsFirst(Hangs):
    """Thinks for ever when it is asked for the first time, and not again."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if not Path(os.environ["TELLS"]).exists():
            return super().line(game, state, seat, draw)
        return (Pick(2),)


class Raises(UntilSix):
    """Its program has a fault elsewhere than in the thread: there it counts to two."""

    error: type[Exception] = AttributeError

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        if not in_the_thread():
            raise self.error("a fault\nof two lines")
        return (Count(2), Pass())


class RaisesOSError(Raises):
    """Reads a file that is not there."""

    error = OSError


class FailsEverywhere(UntilSix):
    """Its program has a fault."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        raise IndexError("list index out of range")


class Toils(UntilSix):
    """Works for ever."""

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        while True:
            pass


def in_the_thread() -> bool:
    """Whether this is the thread in which robots of a server think."""
    return threading.current_thread().name.startswith("robot")


def position() -> Position:
    """The first seat of two is to count."""
    toy, people = Toy(), [SeatSetup(kind="human", name="Ada")] * 2
    state = toy.fold(toy.initial(), toy.new_game({"target": 9}, people, b"toy"))
    for seat in (0, 1):
        state = toy.decide(state, seat, Pick(1)).after
    return Position(toy, state, 0, "seed")
