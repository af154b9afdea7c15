"""Choose the company track on which a reward moves (p. 32)."""

from app.rules.game import Line, Move
from app.rules.skymines.actions.movement import advance, advance_lines
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.answering import Answerer, answers
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.asking import About
from app.rules.skymines.vocabulary.moves import Advance
from app.rules.skymines.vocabulary.questions import ChooseTrack
from app.rules.skymines.vocabulary.state import State


@answers(ChooseTrack)
class ChooseTrackAnswerer(Answerer[ChooseTrack]):
    """The whole number of spaces on one track."""

    rule = rulebook.ICONS
    code = "one-track-only"

    def moves(self, state: State, step: ChooseTrack, seat: int) -> list[Move]:
        return [Advance(company, step.amount) for company in COMPANIES]

    def resolve(self, ledger: Ledger, step: ChooseTrack, seat: int, move: Advance) -> None:
        ledger.answered()
        advance(ledger, seat, move.company, move.amount)

    def lines(self, state: State, step: ChooseTrack, seat: int, move: Move) -> tuple[Line, ...]:
        return advance_lines(state, seat, move.company, move.amount) if isinstance(move, Advance) else ()

    def about(self, state: State, step: ChooseTrack, seat: int) -> About:
        return {"amount": step.amount}
