"""Where the plans of the turn are placed (p. 14)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.board.plans import is_a_plan, placeable_on, refuses_a, screens_ahead
from app.rules.skymines.components import of
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import PlanPlaced
from app.rules.skymines.vocabulary.moves import PlacePlan
from app.rules.skymines.vocabulary.questions import PlacePlans
from app.rules.skymines.vocabulary.state import State


class PlacePlansAbout(About, frozen=True):
    """The plans to be placed."""

    plans: tuple[str, ...]


class PlacingPlans(Answerer[PlacePlans, PlacePlan]):
    """Each acquired plan on a screen ahead of the marker, one after the other in any order."""

    rule = rulebook.PLACING_PLANS
    code = "plans-unplaced"

    def moves(self, state: State, step: PlacePlans, seat: int) -> list[PlacePlan]:
        return [
            PlacePlan(plan, screen) for plan in state.seats[seat].acquired for screen in placeable_on(state, seat, plan)
        ]

    def refused(self, state: State, step: PlacePlans, seat: int) -> tuple[Refused, ...]:
        return (*_reached(state, seat), *_crossed_out(state, seat))

    def about(self, state: State, step: PlacePlans, seat: int) -> PlacePlansAbout:
        return PlacePlansAbout(state.seats[seat].acquired)

    def lines(self, state: State, step: PlacePlans, seat: int, move: PlacePlan) -> tuple[Line, ...]:
        screens = state.seats[seat].screens
        under = screens[move.screen]
        gap = next((screen for screen in screens_ahead(state, seat) if screens[screen] is None), move.screen)
        covers = (Line("covers-plan", None, {"plan": under.plan}),) if under else ()
        return (*covers, Line("beyond-empty-screen", None, {"screen": gap})) if gap < move.screen else covers

    def resolve(self, ledger: Ledger, step: PlacePlans, seat: int, move: PlacePlan) -> None:
        ledger.answered()
        ledger.emit(PlanPlaced(seat, move.plan, move.screen))
        if ledger.seat(seat).acquired:
            ledger.ask(step)


def _reached(state: State, seat: int) -> list[Refused]:
    """Screens that the upload marker has reached or passed."""
    reached = range(screens_ahead(state, seat).start)
    return [
        Refused(partial_move(PlacePlan, screen=screen), "screen-reached", rulebook.PLACING_PLANS, {"screen": screen})
        for screen in reached
    ]


def _crossed_out(state: State, seat: int) -> list[Refused]:
    """Empty screens with a crossed-out A, for each A plan."""
    index = of(state.components)
    return [
        Refused(
            partial_move(PlacePlan, plan=plan, screen=screen),
            "no-a-plan-here",
            rulebook.PLACING_PLANS,
            {"screen": screen},
        )
        for plan in state.seats[seat].acquired
        if is_a_plan(index, plan)
        for screen in screens_ahead(state, seat)
        if refuses_a(state, seat, screen)
    ]
