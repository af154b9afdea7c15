"""Players who weigh the positions behind their moves: behind the next move, or at the end of the turn."""

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

WIDTH, FURTHER = 40, 12
"""Moves looked at for the question that is asked, and for those that follow in the turn; a longer list is sampled."""
PROMISING = 12
"""Of the moves that are asked for, those whose turns are looked through."""
MAX_DEPTH = 12
"""Questions of one turn that are looked ahead over."""
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
        return self.best(game, state, seat, self._looked_at(state, moves, draw), draw)

    def best(self, game: Game, state: State, seat: Seat, moves: Sequence[Move], draw: Draw) -> Move:
        """The best of these moves."""
        return _ranked(moves, [self.worth(_behind(game, state, seat, move), seat) for move in moves])[0]

    def worth(self, state: State, seat: Seat) -> float:
        """The worth of a position."""
        return worth(state, seat, self.weights)

    def _looked_at(self, state: State, moves: Sequence[Move], draw: Draw) -> list[Move]:
        return list(moves) if isinstance(question(state), LAST_QUESTIONS) else some(moves, draw, WIDTH)


class TurnAhead(MoveAhead):
    """Plays for the worth of the position at the end of its turn."""

    def best(self, game: Game, state: State, seat: Seat, moves: Sequence[Move], draw: Draw) -> Move:
        positions = {move: _behind(game, state, seat, move) for move in moves}
        worths = {move: self.worth(positions[move], seat) for move in moves}
        ranked = _ranked(moves, list(worths.values()))[:PROMISING]
        promised = [self._promise(game, positions[move], worths[move], seat, draw) for move in ranked]
        return _ranked(ranked, promised)[0]

    def _promise(self, game: Game, state: State, worth: float, seat: Seat, draw: Draw) -> float:
        """The worth at the end of the turn, if every later question is answered by the best next position; `worth` is
        that of the position as it is."""
        for _ in range(MAX_DEPTH):
            moves = further(state, seat)
            if not moves:
                break
            positions = [_behind(game, state, seat, answer) for answer in some(moves, draw, FURTHER)]
            worths = [self.worth(then, seat) for then in positions]
            worth = max(worths)
            state = positions[worths.index(worth)]
        return worth


def _behind(game: Game, state: State, seat: Seat, move: Move) -> State:
    """The position behind a move. Astronauts that sit well stay as they are: what their income is worth is known."""
    then: State = state if isinstance(move, FinishRearranging) else after(game, state, seat, move)
    return then


def _ranked(moves: Sequence[Move], worths: Sequence[float]) -> list[Move]:
    """The moves, the best first; of equal ones the earlier."""
    return [moves[at] for at in sorted(range(len(moves)), key=lambda at: (-worths[at], at))]


def further(state: State, seat: Seat) -> Sequence[Move]:
    """What the seat's turn still asks. With a swapped astronaut the turn has just begun."""
    step = question(state)
    is_last = isinstance(step, LAST_QUESTIONS) and getattr(step, "must", None) is None
    if step is None or is_last or getattr(step, "seat", None) != seat:
        return ()
    return tuple(answerer(state, step).moves(state, step, seat))
