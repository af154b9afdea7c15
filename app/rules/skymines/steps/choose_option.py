"""Choose one of several rewards (C1, p. 22)."""

from app.rules.game import About, Line
from app.rules.skymines.actions.gains import gain_lines
from app.rules.skymines.components.shapes import Gain
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import TakeOption
from app.rules.skymines.vocabulary.questions import ChooseOption
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import GainAll


class ChooseOptionAbout(About, frozen=True):
    """The rewards, one of which is taken."""

    options: tuple[tuple[Gain, ...], ...]


class ChooseOptionAnswerer(Answerer[ChooseOption, TakeOption]):
    """Either one reward or the other."""

    rule = rulebook.BONUS_SPACES
    code = "no-such-option"

    def moves(self, state: State, step: ChooseOption, seat: int) -> list[TakeOption]:
        return [TakeOption(index) for index in range(len(step.options))]

    def about(self, state: State, step: ChooseOption, seat: int) -> ChooseOptionAbout:
        return ChooseOptionAbout(step.options)

    def resolve(self, ledger: Ledger, step: ChooseOption, seat: int, move: TakeOption) -> None:
        ledger.answered()
        ledger.ask(GainAll(seat, step.options[move.index]))

    def lines(self, state: State, step: ChooseOption, seat: int, move: TakeOption) -> tuple[Line, ...]:
        return gain_lines(state, seat, step.options[move.index])
