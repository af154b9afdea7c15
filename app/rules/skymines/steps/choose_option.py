"""Choose one of several rewards (C1, p. 22)."""

from msgspec import to_builtins

from app.rules.game import Line, Move
from app.rules.skymines.gaining import gain_lines
from app.rules.skymines.ledger import Ledger
from app.rules.skymines.moves import TakeOption
from app.rules.skymines.pending import ChooseOption, GainAll
from app.rules.skymines.state import State
from app.rules.skymines.steps.registry import Answerer, answers
from app.rules.skymines.viewing.asking import About


@answers(ChooseOption)
class ChooseOptionAnswerer(Answerer[ChooseOption]):
    """Either one reward or the other."""

    rule = "p. 22"
    code = "no-such-option"

    def moves(self, state: State, step: ChooseOption, seat: int) -> list[Move]:
        return [TakeOption(index) for index in range(len(step.options))]

    def about(self, state: State, step: ChooseOption, seat: int) -> About:
        return {"options": to_builtins(step.options)}

    def resolve(self, ledger: Ledger, step: ChooseOption, seat: int, move: TakeOption) -> None:
        ledger.answered()
        ledger.ask(GainAll(seat, step.options[move.index]))

    def lines(self, state: State, step: ChooseOption, seat: int, move: Move) -> tuple[Line, ...]:
        return gain_lines(state, seat, step.options[move.index]) if isinstance(move, TakeOption) else ()
