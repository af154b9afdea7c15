"""A player who searches its whole turn and follows the line that ends it with the most worth."""

from collections.abc import Iterable, Sequence
from typing import Any

from app.players.beam import TurnModel, best_line_of
from app.players.shackleton.ahead import MoveAhead, behind, further
from app.players.shackleton.weights import WEIGHTS, Weights
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.memo import latest_of
from app.rules.shackleton.vocabulary.moves import TakeCommand

WIDTH = 2
"""Lines carried on, of each main action."""


class BeamPlayer(MoveAhead):
    """Plays Shackleton Base for the worth of the position at the end of its turn, of which it searches many lines."""

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
        return best_line_of(model, state, by_action(moves), self._width)


def by_action(moves: Sequence[Move]) -> Iterable[Sequence[Move]]:
    """The moves by main action, of which some show what they bring later than others; others by their type."""
    found: dict[object, list[Move]] = {}
    for move in moves:
        found.setdefault(move.command if isinstance(move, TakeCommand) else type(move), []).append(move)
    return found.values()
