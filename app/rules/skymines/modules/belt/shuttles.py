"""Shuttles on the Belt: whose lies where, and their way home (p. 28)."""

from app.rules.kit.parts import part
from app.rules.skymines.board.stations import has_room
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.modules.belt import BeltBoard, SendShuttlesHome, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.state import State

from .folds import SHUTTLE_COLUMN
from .reach import map_of


def shuttle_on(state: State, space: int) -> Company | None:
    """The company with a placed shuttle on the shuttle space of this number."""
    return part(state, BeltBoard).pieces[map_of(state).space[str(space)].at]


def send_shuttles_home(ledger: Ledger, _: SendShuttlesHome) -> None:
    """Each ousted shuttle returns to the lowest vacant space of its column; without a valid one it leaves the game."""
    while ousted := part(ledger.state, BeltBoard).ousted:
        back = has_room(ledger.state, ousted[0], SHUTTLE_COLUMN)
        ledger.emit(ShuttleReturned(ousted[0]) if back else ShuttleRemoved(ousted[0]))
