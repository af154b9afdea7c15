"""The solar panel that a seat may build at any moment of a command action: what its questions offer besides."""

from app.rules.game import Refused, partial_move
from app.rules.shackleton.board.energy import panel_hindrance
from app.rules.shackleton.vocabulary.moves import BuildPanel
from app.rules.shackleton.vocabulary.state import State


def panel_moves(state: State, seat: int) -> list[BuildPanel]:
    """The panel, if it can be built (S-085 to S-089)."""
    return [BuildPanel()] if panel_hindrance(state, seat) is None else []


def panel_refused(state: State, seat: int) -> tuple[Refused, ...]:
    """Why it cannot."""
    why = panel_hindrance(state, seat)
    return () if why is None else (why.of(partial_move(BuildPanel)),)
