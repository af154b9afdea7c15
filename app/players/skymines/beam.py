"""A player who searches its whole turn and follows the line that ends it with the most worth."""

from collections.abc import Sequence
from typing import Any

from app.players.beam import Line, TurnModel, best_lines
from app.players.looking_ahead import after
from app.players.skymines.greedy import GreedyPlayer, offered
from app.players.skymines.modules import FREE_MOVES
from app.players.skymines.weights import WEIGHTS, Weights
from app.rules.game import Choices, Draw, Game, Move, Seat

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
        return self.lines(game, state, seat, choices, 1)[0].moves

    def lines(self, game: Game, state: Any, seat: Seat, choices: Choices, most: int) -> list[Line]:
        """The best lines of the rest of the turn, of those that begin with a move that is offered, the best one first:
        at least one, and so many at `most`."""
        model = TurnModel(
            after=lambda position, move: after(game, position, seat, move),
            worths=lambda positions: self.worths(positions, seat),
            further=lambda position: self._further(game, position, seat),
        )
        moves = [move for move in choices.moves if type(move) not in FREE_MOVES] or choices.moves
        return best_lines(model, state, moves, self._width, most)

    def _further(self, game: Game, state: Any, seat: Seat) -> Sequence[Move] | None:
        """What the turn asks next; None where only moves are left that give nothing up, or nothing. Such a move that
        gains is made first, within the line: what it brings can pay for what follows, and what it asks for may be gone
        at the line's end."""
        moves = offered(state, seat)
        others = [move for move in moves if type(move) not in FREE_MOVES]
        if len(others) < len(moves) and (move := self.free(game, state, seat, moves)) is not None:
            return (move,)
        return others or None
