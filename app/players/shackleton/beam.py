"""A player who searches its whole turn and follows the line that ends it with the most worth."""

from typing import Any

from app.players.beam import Line, TurnModel, best_lines
from app.players.shackleton.ahead import MoveAhead, behind, further
from app.players.shackleton.weights import WEIGHTS, Weights
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.memo import latest_of
from app.rules.shackleton.vocabulary.state import State

WIDTH = 8
"""Lines carried on. Four of them are often four ways to begin the same action."""


class BeamPlayer(MoveAhead):
    """Plays for the worth of the position at the end of its turn, of which it searches many lines."""

    def __init__(self, weights: Weights = WEIGHTS, width: int = WIDTH) -> None:
        super().__init__(weights)
        self._width = width

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        return self.line(game, state, seat, draw)[0]

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        """The best line that the beam finds."""
        return self.lines(game, state, seat, 1)[0].moves

    def lines(self, game: Game, state: State, seat: Seat, most: int) -> list[Line]:
        """The best lines that the beam finds, the best one first; the only move there is as it stands."""
        moves = game.choices(state, seat, words=False).moves
        if len(moves) == 1:
            return [Line(moves, state, 0.0)]
        latest_of(state)  # the memory of what is made of states, which those that follow share
        model = TurnModel(
            after=lambda position, move: behind(game, position, seat, move),
            worths=lambda positions: [self.worth(position, seat) for position in positions],
            further=lambda position: further(position, seat),
        )
        return best_lines(model, state, moves, self._width, most)
