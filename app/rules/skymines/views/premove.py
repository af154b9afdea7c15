"""Turns that a seat can premove: which it has, and how the next one begins."""

from msgspec.structs import replace

from app.rules.kit.folds import evolve
from app.rules.skymines.board.bonuses import in_effect_next_turn, markers_gained
from app.rules.skymines.board.turns import is_out
from app.rules.skymines.vocabulary.events import TurnBegan
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat takes turns in what is left of this round, or waits for its next one (p. 10, 18). Nothing is
    looked at that is not open to everybody."""
    if state.phase != "action" or state.turn is None or state.totals or state.seats[seat].kind != "human":
        return False
    return state.turn == seat or not is_out(state, seat)


def begin_turn(state: State, seat: int) -> State:
    """The seat's next turn of this round begun now (p. 10, 18). Displays stay as they are, what others are in the
    middle of is left, and track bonuses unlocked by now are in effect (p. 21)."""
    bonuses = in_effect_next_turn(state, seat)
    begun: State = evolve(state, TurnBegan(seat, bonuses, markers_gained(state, seat, bonuses)))
    return replace(begun, agenda=(TakeTurn(seat),), ousted=())
