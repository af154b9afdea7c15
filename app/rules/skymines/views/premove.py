"""Premoves: which turn of a seat is premoved, begun now with what stands there."""

from collections.abc import Sequence

from msgspec.structs import replace

from app.rules.game import Move, Premove
from app.rules.kit import premoves
from app.rules.kit.folds import evolve
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.board.bonuses import in_effect_next_turn, markers_gained
from app.rules.skymines.board.turns import is_out
from app.rules.skymines.views.views import view
from app.rules.skymines.vocabulary.events import TurnBegan
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State


def premove(rules: Ruleset[State], state: State, seat: int, moves: Sequence[Move] = ()) -> Premove:
    """The seat's turn after these moves, as far as it can be premoved."""
    turn = _turn(state, seat) if can_premove(state, seat) else None
    return premoves.premove(rules, turn, seat, moves, view)


def can_premove(state: State, seat: int) -> bool:
    """Whether `premove` finds a turn: the seat is asked in its own, or has one to wait for in this round (p. 10, 18).

    Nothing is looked at that is not open to everybody.
    """
    return has_turns(state, seat) and (state.turn != seat or premoves.asked_of(state, seat) is not None)


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat takes turns in what is left of this round, or waits for its next one (p. 10, 18)."""
    if state.phase != "action" or state.turn is None or state.totals or state.seats[seat].kind != "human":
        return False
    return state.turn == seat or not is_out(state, seat)


def _turn(state: State, seat: int) -> State:
    """The seat's turn: the one that it is taking, or its next one of this round begun now (p. 10, 18). Displays stay as
    they are, what others are in the middle of is left, and track bonuses unlocked by now are in effect (p. 21).
    """
    if state.turn == seat:
        return state
    bonuses = in_effect_next_turn(state, seat)
    begun: State = evolve(state, TurnBegan(seat, bonuses, markers_gained(state, seat, bonuses)))
    return replace(begun, agenda=(TakeTurn(seat),), ousted=())
