"""Which astronauts of the base move into the structure just built (S-103)."""

from app.rules.game import About
from app.rules.shackleton.actions.building import can_fill
from app.rules.shackleton.board.bases import everybody
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.events import AstronautMoved
from app.rules.shackleton.vocabulary.moves import Decline, MoveIn
from app.rules.shackleton.vocabulary.questions import FillStructure
from app.rules.shackleton.vocabulary.state import State


class FillStructureAbout(About, frozen=True):
    """The structure just built."""

    piece: str


class FillingStructure(Answerer[FillStructure, MoveIn | Decline]):
    """One after the other, from anywhere in the base, only into this structure."""

    rule = rulebook.BUILD
    code = "not-into-the-new-structure"

    def moves(self, state: State, step: FillStructure, seat: int) -> list[MoveIn | Decline]:
        elsewhere = ((place, who) for place, who in everybody(state, seat) if place != step.piece)
        return [*(MoveIn(who, place) for place, who in elsewhere), Decline()]

    def about(self, state: State, step: FillStructure, seat: int) -> FillStructureAbout:
        return FillStructureAbout(step.piece)

    def resolve(self, ledger: Ledger, step: FillStructure, seat: int, move: MoveIn | Decline) -> None:
        if isinstance(move, Decline):
            ledger.answered()
            return
        ledger.emit(AstronautMoved(seat, move.astronaut, move.place, step.piece))
        if not can_fill(ledger.state, seat, step.piece):
            ledger.answered()
