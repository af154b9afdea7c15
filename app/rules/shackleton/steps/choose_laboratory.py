"""Which Laboratory is triggered next (S-121 to S-126)."""

from app.rules.game import Line
from app.rules.shackleton.actions.gains import gain_lines, grant
from app.rules.shackleton.engine.answerers import Answerer
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary import rulebook
from app.rules.shackleton.vocabulary.moves import UseLaboratory
from app.rules.shackleton.vocabulary.questions import ChooseLaboratory
from app.rules.shackleton.vocabulary.state import State
from app.rules.shackleton.vocabulary.tasks import TriggerLaboratories


class ChoosingLaboratory(Answerer[ChooseLaboratory, UseLaboratory]):
    """All of them, in any order."""

    rule = rulebook.STRUCTURES
    code = "laboratory-not-left"

    def moves(self, state: State, step: ChooseLaboratory, seat: int) -> list[UseLaboratory]:
        return [UseLaboratory(piece) for piece in step.pieces]

    def lines(self, state: State, step: ChooseLaboratory, seat: int, move: UseLaboratory) -> tuple[Line, ...]:
        return gain_lines(state, seat, tables(state).piece[move.piece].bonus, step.sector)

    def resolve(self, ledger: Ledger, step: ChooseLaboratory, seat: int, move: UseLaboratory) -> None:
        ledger.answered()
        left = tuple(piece for piece in step.pieces if piece != move.piece)
        ledger.ask(TriggerLaboratories(seat, step.sector, left))
        grant(ledger, seat, ledger.tables.piece[move.piece].bonus, move.piece, step.sector)
