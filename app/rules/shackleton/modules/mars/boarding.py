"""An astronaut of the base boards the ship, and what else projects of To Mars do on its board (C-161, C-163)."""

from app.rules.shackleton.board.bases import everybody
from app.rules.shackleton.components.shapes import BoardAction
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mars.sending import build_ship_panel, panel_hindrance
from app.rules.shackleton.modules.mars.ship import places
from app.rules.shackleton.modules.mars.vocabulary import SHEET, BoardAstronaut, ChooseBoarding
from app.rules.shackleton.vocabulary.events import AstronautMoved
from app.rules.shackleton.vocabulary.state import State


def boardings(state: State, seat: int) -> list[BoardAstronaut]:
    """The astronauts of its base that a seat can let board, and where."""
    return [
        BoardAstronaut(astronaut, place, to)
        for place, astronaut in everybody(state, seat)
        for to in places(state, seat, astronaut)
    ]


def can_act(state: State, seat: int, action: BoardAction, free: bool) -> bool:
    """Whether a seat can let an astronaut board, or build a panel of the ship."""
    if action == "board_astronaut":
        return bool(boardings(state, seat))
    return panel_hindrance(state, seat, free=free) is None


def act(ledger: Ledger, seat: int, action: BoardAction, free: bool) -> None:
    """Ask which astronaut boards; a panel leaves nothing to choose."""
    if action == "board_astronaut":
        ledger.ask(ChooseBoarding(seat))
    else:
        build_ship_panel(ledger, seat, free=free)


class ChoosingBoarding(Answerer[ChooseBoarding, BoardAstronaut]):
    """Anybody of the base, into any own structure on the ship with a free place."""

    rule = SHEET
    code = "cannot-board"

    def moves(self, state: State, step: ChooseBoarding, seat: int) -> list[BoardAstronaut]:
        return boardings(state, seat)

    def resolve(self, ledger: Ledger, step: ChooseBoarding, seat: int, move: BoardAstronaut) -> None:
        ledger.answered()
        ledger.emit(AstronautMoved(seat, move.astronaut, move.place, move.to))
