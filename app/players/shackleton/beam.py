"""A player who searches its whole turn and follows the line that ends it with the most worth."""

from typing import Any

from app.players.beam import TurnModel, best_line
from app.players.shackleton.ahead import MoveAhead, behind, further
from app.players.shackleton.weights import WEIGHTS, Weights
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.memo import latest_of

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
        moves = game.choices(state, seat, words=False).moves
        if len(moves) == 1:
            return moves
        latest_of(state)  # the memory of what is made of states, which those that follow share
        model = TurnModel(
            after=lambda position, move: behind(game, position, seat, move),
            worths=lambda positions: [self.worth(position, seat) for position in positions],
            further=lambda position: further(position, seat),
        )
        return best_line(model, state, moves, self._width)
