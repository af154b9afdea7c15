"""A player who looks ahead to the end of the turn and takes what is worth most then."""

from collections.abc import Sequence
from typing import Any

from app.players.looking_ahead import after, some
from app.players.skymines.modules import FREE_MOVES
from app.players.skymines.outlook import Outlook
from app.players.skymines.plans import best_plan
from app.players.skymines.tokens import best_token
from app.players.skymines.weights import WEIGHTS, Weights
from app.players.skymines.worth import worth
from app.rules.game import Choices, Draw, Game, Move, Seat, tag_of
from app.rules.kit.agenda import question
from app.rules.kit.extensions import answerer
from app.rules.skymines.vocabulary.questions import (
    ChooseToken,
    ConfirmEndOfTurn,
    PickUpDeck,
    PlacePlans,
    RestCards,
    TakeTurn,
)
from app.rules.skymines.vocabulary.state import State

WIDTH, FURTHER = 30, 12
"""Moves looked at for the question that is asked, and for those that follow in the turn; a wider one is sampled."""
MAX_DEPTH = 14
"""Questions of one turn that are looked ahead over."""
LAST_QUESTIONS = (ConfirmEndOfTurn, TakeTurn, PlacePlans, PickUpDeck, RestCards)
"""Questions at which a turn is as good as over."""


class GreedyPlayer:
    """Plays Skymines for the worth of the position at the end of its own turn."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        choices = game.choices(state, seat, words=False)
        if (move := self.without_search(game, state, seat, choices)) is not None:
            return move
        moves = some(choices.moves, draw, len(choices.moves) if choices.step == tag_of(TakeTurn) else WIDTH)
        ranked = [(self._promise(game, state, seat, move, draw), -at) for at, move in enumerate(moves)]
        return moves[-max(ranked)[1]]

    def without_search(self, game: Game, state: State, seat: Seat, choices: Choices) -> Move | None:
        """The move where no turn has to be looked through: a plan, a token, the only move, one that gives nothing up.
        None elsewhere."""
        if choices.form is not None:
            return best_plan(choices.form, state, seat, self._weights)
        if len(choices.moves) == 1:
            return choices.moves[0]
        if choices.step == tag_of(ChooseToken):
            return best_token(choices.moves, Outlook(state, seat, self._weights))
        return self.free(game, state, seat, choices.moves)

    def free(self, game: Game, state: State, seat: Seat, moves: Sequence[Move]) -> Move | None:
        """The best move that gives nothing up, if it gains anything; the turn goes on behind it."""
        gained = [
            (self.worth(after(game, state, seat, move), seat), move) for move in moves if type(move) in FREE_MOVES
        ]
        best = max(gained, key=lambda found: found[0], default=None)
        return best[1] if best is not None and best[0] > self.worth(state, seat) else None

    def _promise(self, game: Game, state: State, seat: Seat, move: Move, draw: Draw) -> float:
        """The worth at the end of the turn, if every later question is answered by the best next position."""
        state = after(game, state, seat, move)
        for _ in range(MAX_DEPTH):
            moves = further(state, seat)
            if not moves:
                break
            positions = [after(game, state, seat, answer) for answer in some(moves, draw, FURTHER)]
            worths = self.worths(positions, seat)
            state = positions[worths.index(max(worths))]
        return self.worth(state, seat)

    def worth(self, state: State, seat: Seat) -> float:
        """The worth of a position to the seat."""
        return self.worths((state,), seat)[0]

    def worths(self, states: Sequence[State], seat: Seat) -> list[float]:
        """The worth of each position to the seat."""
        return [worth(state, seat, self._weights) for state in states]


def further(state: State, seat: Seat) -> Sequence[Move]:
    """What the seat's turn still asks and what changes its worth: not how plans and cards are laid at its end."""
    return tuple(move for move in offered(state, seat) if type(move) not in FREE_MOVES)


def offered(state: State, seat: Seat) -> Sequence[Move]:
    """The same with moves that leave the question asked."""
    step = question(state)
    if step is None or isinstance(step, LAST_QUESTIONS) or getattr(step, "seat", None) != seat:
        return ()
    return answerer(state, step).moves(state, step, seat)
