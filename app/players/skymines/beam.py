"""A player who searches its whole turn and follows the line that ends it with the most worth."""

from typing import Any

from app.players.beam import TurnModel, best_line
from app.players.looking_ahead import after
from app.players.skymines.greedy import GreedyPlayer, further
from app.players.skymines.modules import FREE_MOVES
from app.players.skymines.weights import WEIGHTS, Weights
from app.rules.game import Draw, Game, Move, Seat

WIDTH = 4
"""Lines carried on."""


class BeamPlayer(GreedyPlayer):
    """Plays Skymines for the worth of the position at the end of its turn, of which it searches many lines."""

    def __init__(self, weights: Weights = WEIGHTS, width: int = WIDTH) -> None:
        super().__init__(weights)
        self._width = width

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        return self.line(game, state, seat, draw)[0]

    def line(self, game: Game, state: Any, seat: Seat, draw: Draw) -> tuple[Move, ...]:
        choices = game.choices(state, seat, words=False)
        if (move := self.without_search(game, state, seat, choices)) is not None:
            return (move,)
        model = TurnModel(
            after=lambda position, move: after(game, position, seat, move),
            worth=lambda position: self.worth(position, seat),
            further=lambda position: further(position, seat),
        )
        moves = [move for move in choices.moves if type(move) not in FREE_MOVES] or choices.moves
        return best_line(model, state, moves, self._width)
