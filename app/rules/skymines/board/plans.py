"""Research plans: the display, the round track, and the screens on which they are placed (p. 14, p. 15)."""

from collections.abc import Mapping
from functools import lru_cache

from app.rules.kit.memo import kept_with_state
from app.rules.skymines.components import Index, of
from app.rules.skymines.components.displays import PLAN_SPACES, special_place, special_round
from app.rules.skymines.components.shapes import Plan, Requirement, SpecialPlan, StartingToken
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import PlanTaken, ResearchDisplayFilled, SupplementTaken
from app.rules.skymines.vocabulary.state import State


def plan_of(index: Index, plan: str) -> Plan | SpecialPlan | StartingToken:
    """What lies on a screen under this id: a research plan, a special plan or the starting token's plan."""
    return index.plan.get(plan) or index.special.get(plan) or index.token[plan]


def requirements_of(index: Index, plan: str) -> tuple[Requirement, ...]:
    """The requirements of a plan; a special plan has a cost instead (p. 15)."""
    face = plan_of(index, plan)
    return () if isinstance(face, SpecialPlan) else face.requirements


def is_a_plan(index: Index, plan: str) -> bool:
    """Whether this is a plan of letter A."""
    face = plan_of(index, plan)
    return isinstance(face, Plan) and face.letter == "A"


# --- the display and the round track -------------------------------------------------------------


def special_plans(state: State, *, face_up: bool) -> Mapping[str, str]:
    """The special plans still on the round track by their places; face up are those whose round has come (p. 14)."""
    return _special_plans(state.components, state.specials, state.round, face_up)


@lru_cache(maxsize=256)
def _special_plans(components: str, left: tuple[int, ...], now: int, face_up: bool) -> dict[str, str]:
    specials = of(components).special.values()
    return {
        special_place(plan.round): plan.id for plan in specials if plan.round in left and (plan.round <= now) == face_up
    }


@kept_with_state
def plans_on_offer(state: State) -> Mapping[str, str]:
    """All plans that lie face up for all, by display space and round track place (p. 14)."""
    display = {space: plan for space, plan in zip(PLAN_SPACES, state.plans, strict=True) if plan}
    return {**display, **special_plans(state, face_up=True)}


@lru_cache(maxsize=128)
def price_of(index: Index, space: str) -> int:
    """Research points for the plan on a display space or round track place (p. 14)."""
    display = index.components.research_display
    if special_round(space) is not None:
        return display.special_price
    return next(price for letter, price in display.prices.items() if space.startswith(letter))


def supplement_at(state: State, space: str) -> int:
    """The CrypCoin that come with a plan from this space: those of the supplement space, if it is linked (p. 14)."""
    linked = of(state.components).components.research_display.red_framed
    return state.supplement if space in linked else 0


def take_plan(ledger: Ledger, seat: int, space: str) -> None:
    """Take the plan on a space, and the supplement coins with one from a red-framed space (p. 14)."""
    ledger.emit(PlanTaken(seat, space, plans_on_offer(ledger.state)[space]))
    if coins := supplement_at(ledger.state, space):
        ledger.emit(SupplementTaken(seat, coins))


def refill_display(ledger: Ledger) -> None:
    """Fill each empty space from the supply of its letter, as far as that lasts (p. 14, p. 23)."""
    if None not in ledger.state.plans:
        return
    supplies = {letter: list(plans) for letter, plans in ledger.state.supplies.items()}
    plans = tuple(
        (space, supplies[space[0]].pop(0))
        for space, plan in zip(PLAN_SPACES, ledger.state.plans, strict=True)
        if plan is None and supplies[space[0]]
    )
    if plans:
        ledger.emit(ResearchDisplayFilled(plans))


# --- screens -------------------------------------------------------------------------------------


def is_on_last_screen(state: State, seat: int) -> bool:
    """Whether the upload marker has ended its way (p. 23)."""
    return state.seats[seat].upload >= of(state.components).components.research.last


def screens_ahead(state: State, seat: int) -> range:
    """The screens that the upload marker has not reached: the token's too from its left half (p. 14)."""
    return range(state.seats[seat].upload + 1, of(state.components).components.research.last + 1)


def refuses_a(state: State, seat: int, screen: int) -> bool:
    """Whether this is an empty screen with a crossed-out A (p. 14)."""
    return state.seats[seat].screens[screen] is None and screen in of(state.components).components.research.no_a


def placeable_on(state: State, seat: int, plan: str) -> tuple[int, ...]:
    """The screens on which an acquired plan may be placed now, also on top of another plan (p. 14)."""
    return _placeable(state, seat, is_a_plan(of(state.components), plan))


@kept_with_state
def _placeable(state: State, seat: int, is_a: bool) -> tuple[int, ...]:
    ahead = screens_ahead(state, seat)
    return tuple(screen for screen in ahead if not (is_a and refuses_a(state, seat, screen)))


def can_be_placed(state: State, seat: int, plan: str) -> bool:
    """Whether a plan, once taken, finds a screen in some order of placing all plans of the turn (p. 14).

    An A plan without a screen of its own may cover another plan that is placed before it.
    """
    if placeable_on(state, seat, plan):
        return True
    index = of(state.components)
    waiting = state.seats[seat].acquired
    return bool(screens_ahead(state, seat)) and any(not is_a_plan(index, other) for other in waiting)
