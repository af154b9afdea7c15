"""Pay a money barrier and go on, or stop before it (p. 21)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.movement import advance, advance_lines, advance_one, barrier_ahead
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import Decline, PayBarrier
from app.rules.skymines.vocabulary.questions import PassBarrier
from app.rules.skymines.vocabulary.state import State


class PassBarrierAbout(About, frozen=True):
    """The track, how many spaces are left to move, and what the barrier costs."""

    company: Company
    amount: int
    cost: int


class PassBarrierAnswerer(Answerer[PassBarrier, PayBarrier | Decline]):
    """Stopping before a barrier is always allowed; what is left of the movement is lost then."""

    rule = rulebook.COMPANY_TRACKS
    code = "pay-or-stop"

    def moves(self, state: State, step: PassBarrier, seat: int) -> list[PayBarrier | Decline]:
        return [PayBarrier(), Decline()] if _is_payable(state, step) else [Decline()]

    def resolve(self, ledger: Ledger, step: PassBarrier, seat: int, move: PayBarrier | Decline) -> None:
        ledger.answered()
        if isinstance(move, PayBarrier):
            advance_one(ledger, seat, step.company)
            advance(ledger, seat, step.company, step.amount - 1)

    def refused(self, state: State, step: PassBarrier, seat: int) -> tuple[Refused, ...]:
        if _is_payable(state, step):
            return ()
        cost = barrier_ahead(state, seat, step.company)
        return (Refused(partial_move(PayBarrier), "not-enough-coins", rulebook.COMPANY_TRACKS, {"cost": cost}),)

    def lines(self, state: State, step: PassBarrier, seat: int, move: PayBarrier | Decline) -> tuple[Line, ...]:
        if isinstance(move, PayBarrier):
            return advance_lines(state, seat, step.company, step.amount)
        return (Line("spaces-lost", step.amount),)

    def about(self, state: State, step: PassBarrier, seat: int) -> PassBarrierAbout:
        return PassBarrierAbout(step.company, step.amount, barrier_ahead(state, seat, step.company))


def _is_payable(state: State, step: PassBarrier) -> bool:
    return state.seats[step.seat].coins >= barrier_ahead(state, step.seat, step.company)
