"""Research points: what they buy, and when they turn into CrypCoin by themselves (p. 14, p. 23)."""

from app.rules.game import Line, Refused, partial_move
from app.rules.skymines.board.plans import (
    can_be_placed,
    is_on_last_screen,
    plans_on_offer,
    price_of,
    special_plans,
    supplement_at,
)
from app.rules.skymines.components import of
from app.rules.skymines.components.displays import PLAN_SPACES, special_place
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CoinsGained
from app.rules.skymines.vocabulary.moves import TakePlan
from app.rules.skymines.vocabulary.questions import Utilise
from app.rules.skymines.vocabulary.state import State


def coins_for_point(state: State, seat: int) -> int:
    """CrypCoin for a research point: 1, and more on the last screen (p. 14, p. 23)."""
    return of(state.components).components.research.excess if is_on_last_screen(state, seat) else 1


def utilise(ledger: Ledger, seat: int, points: int) -> None:
    """Have research points utilised at once; where no plan can be taken they become CrypCoin unasked (p. 14)."""
    if points <= 0:
        return
    if plans_to_take(ledger.state, seat, points):
        ledger.ask(Utilise(seat, points))
    else:
        take_coins(ledger, seat, points)


def take_coins(ledger: Ledger, seat: int, points: int) -> None:
    """Turn research points into CrypCoin (p. 14, p. 23)."""
    why = "research-end" if is_on_last_screen(ledger.state, seat) else "research-points"
    ledger.emit(CoinsGained(seat, points * coins_for_point(ledger.state, seat), why))


def plans_to_take(state: State, seat: int, points: int) -> list[TakePlan]:
    """The plans that `points` pay for and that can be placed; none on the last screen (p. 14, p. 23)."""
    if is_on_last_screen(state, seat):
        return []
    index = of(state.components)
    return [
        TakePlan(space)
        for space, plan in plans_on_offer(state).items()
        if price_of(index, space) <= points and can_be_placed(state, seat, plan)
    ]


def refused_plans(state: State, seat: int, points: int) -> tuple[Refused, ...]:
    """Why each other space of the display and the round track gives nothing (p. 14, p. 23)."""
    if is_on_last_screen(state, seat):
        return (Refused(partial_move(TakePlan), "research-track-ended", rulebook.END_OF_THE_RESEARCH_TRACK),)
    empty = (space for space, plan in zip(PLAN_SPACES, state.plans, strict=True) if plan is None)
    return (
        *_refused_on_offer(state, seat, points),
        *(_refused(space, "space-empty") for space in empty),
        *_refused_specials(state),
    )


def plan_lines(state: State, space: str) -> tuple[Line, ...]:
    """What taking the plan on a space costs and brings at once."""
    paid = Line("research-points-paid", -price_of(of(state.components), space))
    coins = supplement_at(state, space)
    return (paid, Line("supplement-coins", coins)) if coins else (paid,)


def _refused(space: str, code: str, **args: int) -> Refused:
    return Refused(partial_move(TakePlan, space=space), code, rulebook.RESEARCH_POINTS, {"space": space, **args})


def _refused_on_offer(state: State, seat: int, points: int) -> list[Refused]:
    index, refused = of(state.components), []
    for space, plan in plans_on_offer(state).items():
        if (price := price_of(index, space)) > points:
            refused.append(_refused(space, "plan-too-dear", price=price, points=points))
        elif not can_be_placed(state, seat, plan):
            refused.append(_refused(space, "plan-unplaceable"))
    return refused


def _refused_specials(state: State) -> list[Refused]:
    """Face-down special plans, and the places of those that are gone."""
    hidden, shown = special_plans(state, face_up=False), special_plans(state, face_up=True)
    places = (special_place(plan.round) for plan in of(state.components).special.values())
    return [
        _refused(place, "special-plan-face-down" if place in hidden else "space-empty")
        for place in places
        if place not in shown
    ]
