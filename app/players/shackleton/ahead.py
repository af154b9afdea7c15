"""A player who weighs the positions behind its next move, and what players ask of a turn that look further."""

from collections.abc import Sequence
from typing import Any

from app.players.looking_ahead import after, some
from app.players.shackleton.weights import WEIGHTS, Weights
from app.players.shackleton.worth import worth
from app.rules.game import Draw, Game, Move, Seat
from app.rules.kit.agenda import question
from app.rules.kit.extensions import answerer
from app.rules.kit.memo import latest_of
from app.rules.shackleton.vocabulary.moves import FinishRearranging
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, RearrangeBase, TakeTurn
from app.rules.shackleton.vocabulary.state import State

WIDTH = 40
"""Moves looked at; a longer list is sampled."""
LAST_QUESTIONS = (ConfirmEndOfTurn, TakeTurn, RearrangeBase)
"""Questions at which a turn is as good as over, or another one begins."""


class MoveAhead:
    """Plays Shackleton Base for the worth of the position behind its next move."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        moves = game.choices(state, seat, words=False).moves
        if len(moves) == 1:
            return moves[0]
        latest_of(state)  # the memory of what is made of states, which those behind its moves share
        looked_at = moves if isinstance(question(state), LAST_QUESTIONS) else some(moves, draw, WIDTH)
        return max(looked_at, key=lambda move: self.worth(behind(game, state, seat, move), seat))

    def worth(self, state: State, seat: Seat) -> float:
        """The worth of a position."""
        return worth(state, seat, self.weights)


def behind(game: Game, state: State, seat: Seat, move: Move) -> State:
    """The position behind a move. Astronauts that sit well stay as they are: what their income is worth is known."""
    then: State = state if isinstance(move, FinishRearranging) else after(game, state, seat, move)
    return then


def further(state: State, seat: Seat) -> Sequence[Move] | None:
    """The moves that answer what the seat's turn still asks; None where it asks nothing more. With a swapped astronaut
    the turn has just begun."""
    step = question(state)
    is_last = isinstance(step, LAST_QUESTIONS) and getattr(step, "must", None) is None
    if step is None or is_last or getattr(step, "seat", None) != seat:
        return None
    return tuple(answerer(state, step).moves(state, step, seat))
