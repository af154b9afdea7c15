"""Choose the company track on which a reward moves (p. 32)."""

from app.rules.game import About, Line, Refused
from app.rules.skymines.actions.movement import advance, advance_lines, is_at_end, refused_at_end
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Advance
from app.rules.skymines.vocabulary.questions import ChooseTrack
from app.rules.skymines.vocabulary.state import State


class ChooseTrackAbout(About, frozen=True):
    """How many spaces the marker moves."""

    amount: int


class ChooseTrackAnswerer(Answerer[ChooseTrack, Advance]):
    """The whole number of spaces on one track, of those at whose end the marker does not stand."""

    rule = rulebook.ICONS
    code = "one-track-only"

    def moves(self, state: State, step: ChooseTrack, seat: int) -> list[Advance]:
        return [Advance(company, step.amount) for company in COMPANIES if not is_at_end(state, seat, company)]

    def resolve(self, ledger: Ledger, step: ChooseTrack, seat: int, move: Advance) -> None:
        ledger.answered()
        advance(ledger, seat, move.company, move.amount)

    def refused(self, state: State, step: ChooseTrack, seat: int) -> tuple[Refused, ...]:
        return tuple(refused_at_end(company) for company in COMPANIES if is_at_end(state, seat, company))

    def lines(self, state: State, step: ChooseTrack, seat: int, move: Advance) -> tuple[Line, ...]:
        return advance_lines(state, seat, move.company, move.amount)

    def about(self, state: State, step: ChooseTrack, seat: int) -> ChooseTrackAbout:
        return ChooseTrackAbout(step.amount)
