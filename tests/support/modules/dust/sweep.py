"""The further answer to a turn, the module's own question, and the task behind it."""

from msgspec import Struct

from app.rules.game import About, Line, Refused, partial_move
from app.rules.kit.parts import part
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CoinsGained
from app.rules.skymines.vocabulary.questions import TakeTurn
from app.rules.skymines.vocabulary.state import State

from .vocabulary import SECTORS, ClearAir, CloudMoved, Dust, DustSeen, DustSwept, HowMuch, LookForDust, Sweep


class Looking(Answerer[TakeTurn, LookForDust]):
    """Beside the six actions: look for dust, once a round."""

    rule = "dust"
    code = "dust-looked"

    def moves(self, state: State, step: TakeTurn, seat: int) -> list[LookForDust]:
        return [] if seat in part(state, Dust).looked else [LookForDust()]

    def refused(self, state: State, step: TakeTurn, seat: int) -> tuple[Refused, ...]:
        again = Refused(partial_move(LookForDust), self.code, self.rule)
        return () if self.moves(state, step, seat) else (again,)

    def lines(self, state: State, step: TakeTurn, seat: int, move: LookForDust) -> tuple[Line, ...]:
        return (Line("dust-lies", part(state, Dust).cloud),)

    def resolve(self, ledger: Ledger, step: TakeTurn, seat: int, move: LookForDust) -> None:
        ledger.emit(DustSeen(seat))
        ledger.ask(HowMuch(seat))


class SweptBefore(Struct, frozen=True):
    """What the seat has swept."""

    swept: int


class HowMuchAbout(About, frozen=True):
    """What the seat has swept, in the module's own field."""

    module: SweptBefore


class Sweeping(Answerer[HowMuch, Sweep]):
    """Little or much."""

    def moves(self, state: State, step: HowMuch, seat: int) -> list[Sweep]:
        return [Sweep(1), Sweep(2)]

    def about(self, state: State, step: HowMuch, seat: int) -> HowMuchAbout:
        return HowMuchAbout(SweptBefore(part(state, Dust).swept[seat]))

    def resolve(self, ledger: Ledger, step: HowMuch, seat: int, move: Sweep) -> None:
        ledger.answered()
        ledger.ask(ClearAir(seat))
        ledger.emit(DustSwept(seat, move.amount))


def clear_air(ledger: Ledger, task: ClearAir) -> None:
    """Clean air is worth a coin; the cloud drifts to the next sector."""
    ledger.emit(CloudMoved(part(ledger.state, Dust).cloud % SECTORS + 1))
    ledger.emit(CoinsGained(task.seat, 1, "dust"))
