"""Somebody who judges finished games of the toy: it would count until it has six, and pass.

A process that judges imports this: it needs the rules alone.
"""

from pathlib import Path
from typing import Any

from app.players.analysis import Analyst
from app.rules.game import Draw, Game, Move, Seat
from tests.support.toy import Count, Pass, State, Toy

ENOUGH = 6


class UntilSix:
    """Counts by two until it has six."""

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        return self.line(game, state, seat, draw)[0]

    def line(self, game: Game, state: State, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        counts = (ENOUGH - state.counts[seat] + 1) // 2
        return (*([Count(2)] * max(0, counts)), Pass())

    def worth(self, state: State, seat: Seat, /) -> float:
        return float(state.counts[seat])


def is_in_turn(state: State, seat: Seat) -> bool:
    """Whether the seat counts or passes now."""
    return state.shown and not state.over and state.turn == seat


def total(game: Game, state: State, seat: Seat) -> float:
    """What the seat has counted, and one more."""
    return state.counts[seat] + 1.0


def load(components: Path | None) -> Game:
    """The toy, for the process that judges it, too."""
    return Toy()


ANALYST = Analyst(robot="random", revision=1, player=UntilSix, begins=is_in_turn, goes_on=is_in_turn, total=total)
