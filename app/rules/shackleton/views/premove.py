"""The next turn of a seat, as a premove begins it."""

from msgspec.structs import replace

from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.vocabulary.questions import ConfirmEndOfTurn, TakeTurn
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import NextTurn


def has_turns(state: State, seat: int) -> bool:
    """Whether the seat takes a turn of the action phase or has an astronaut left for one; AstroBot's are its cards'."""
    if is_astrobot(state, seat):
        return False
    return state.phase == "action" and (state.turn == seat or any(state.seats[seat].astronauts))


def begin_turn(state: State, seat: int) -> State:
    """The turn from its beginning, with what stands there now."""
    agenda = (NextTurn(), ConfirmEndOfTurn(seat), TakeTurn(seat))
    return replace(state, turn=seat, agenda=agenda, used=(), main="", panel_built=False)
