"""The end of a turn is confirmed; until then every step of it can be taken back."""

from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import TurnEnded
from app.rules.skymines.vocabulary.moves import EndTurn
from app.rules.skymines.vocabulary.questions import ConfirmEndOfTurn
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import NextTurn


class ConfirmEndOfTurnAnswerer(Answerer[ConfirmEndOfTurn, EndTurn]):
    """One choice, made on purpose."""

    rule = rulebook.TURNS
    code = "turn-is-over"
    ends = 0

    def moves(self, state: State, step: ConfirmEndOfTurn, seat: int) -> list[EndTurn]:
        return [EndTurn()]

    def resolve(self, ledger: Ledger, step: ConfirmEndOfTurn, seat: int, move: EndTurn) -> None:
        ledger.answered()
        ledger.emit(TurnEnded(seat))
        ledger.ask(NextTurn())
