"""What research points are spent on (p. 14)."""

from app.rules.game import About, Line, Refused
from app.rules.skymines.actions.research_points import (
    coins_for_point,
    plan_lines,
    plans_to_take,
    refused_plans,
    take_coins,
    utilise,
)
from app.rules.skymines.board.plans import price_of, take_plan
from app.rules.skymines.components import of
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.moves import TakeCoin, TakePlan
from app.rules.skymines.vocabulary.questions import Utilise
from app.rules.skymines.vocabulary.state import State


class UtiliseAbout(About, frozen=True):
    """How many research points there are."""

    points: int


class Utilising(Answerer[Utilise, TakePlan | TakeCoin]):
    """Take a plan, or CrypCoin for one point; every point must be spent."""

    rule = rulebook.RESEARCH_POINTS
    code = "points-left"

    def moves(self, state: State, step: Utilise, seat: int) -> list[TakePlan | TakeCoin]:
        return [*plans_to_take(state, seat, step.points), TakeCoin()]

    def refused(self, state: State, step: Utilise, seat: int) -> tuple[Refused, ...]:
        return refused_plans(state, seat, step.points)

    def about(self, state: State, step: Utilise, seat: int) -> UtiliseAbout:
        return UtiliseAbout(step.points)

    def lines(self, state: State, step: Utilise, seat: int, move: TakePlan | TakeCoin) -> tuple[Line, ...]:
        if isinstance(move, TakePlan):
            left = step.points - price_of(of(state.components), move.space)
            return (*plan_lines(state, move.space), Line("points-left", left))
        gained = Line("gain-coins", coins_for_point(state, seat))
        return Line("research-points-paid", -1), gained, Line("points-left", step.points - 1)

    def resolve(self, ledger: Ledger, step: Utilise, seat: int, move: TakePlan | TakeCoin) -> None:
        ledger.answered()
        if isinstance(move, TakePlan):
            take_plan(ledger, seat, move.space)
            utilise(ledger, seat, step.points - price_of(of(ledger.state.components), move.space))
        else:
            take_coins(ledger, seat, 1)
            utilise(ledger, seat, step.points - 1)
