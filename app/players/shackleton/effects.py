"""What the effects of projects bring a seat over the rest of the game: how often a thing is expected to happen, times
what it is worth. What they have brought already is in stocks and scores."""

from collections.abc import Mapping

from msgspec import Struct

from app.players.shackleton.outlook import Outlook
from app.rules.shackleton.board.goals import count
from app.rules.shackleton.components.shapes import (
    Action,
    BoardActionNow,
    Count,
    Discount,
    Each,
    Effect,
    End,
    Exchange,
    Income,
    Rule,
    SpecialRule,
)
from app.rules.shackleton.components.shapes.effects import Event, Payment
from app.rules.shackleton.engine.tables import due_of


class Rate(Struct, frozen=True):
    """How often something happens in a round to a seat that plays for it; `seen` counts how often it has, if anything
    does."""

    usual: float
    seen: Count | None = None


EVENTS: Mapping[Event, Rate] = {
    "token": Rate(0.9),
    "engineer_crater": Rate(0.9),
    "experiment": Rate(0.6, "experiments"),
    "shipment": Rate(0.9, "cargoes"),
    "farms_pay": Rate(0.8, "farms"),
    "planting": Rate(0.5, "farms"),
    "programme": Rate(0.9, "programmes"),
    "topmost_programme": Rate(0.3, "topmost_programmes"),
    "gateway_astronaut": Rate(1.0),
    "module_completed": Rate(0.3),
}
PAYMENTS: Mapping[Payment, Rate] = {
    "structure": Rate(1.3),
    "crater_fee": Rate(2.5),
    "shipment": Rate(0.9, "cargoes"),
    "factory": Rate(1.0, "factories"),
    "planting": Rate(0.5, "farms"),
    "programme": Rate(0.9, "programmes"),
    "topmost_programme": Rate(0.3, "topmost_programmes"),
    "sending": Rate(0.4, "structures_aboard"),
}
GROWTH: Mapping[Count, float] = {
    "workshops": 0.4,
    "tourists_here": 0.4,
    "tourists": 0.8,
    "full_attractions": 0.2,
    "experiments": 0.6,
    "geology_experiments": 0.2,
    "biology_experiments": 0.2,
    "physics_experiments": 0.2,
    "factories": 1.0,
    "bottom_factories": 0.4,
    "farms": 0.5,
    "neighbouring_farms": 0.8,
    "programmes": 0.9,
    "astronauts_aboard": 0.7,
    "full_modules": 0.2,
}
"""How much a seat that plays for it has more of something after a round. What is kept in stock does not grow: it is
spent."""
UNSEEN = 1 / 3
"""The part of a rate that is left of what the seat has not done in a whole round."""
RULES: Mapping[Rule, float] = {"any_sample": 0.4, "robot_for_rare_earth": 0.6, "no_impact": 0.3}
"""VP of a rule for each round to come."""


def still_to_come(outlook: Outlook, project: str, effect: Effect) -> float:
    """What the effect of a funded project brings from now on."""
    match effect:
        case Each():
            times = _times(outlook, EVENTS[effect.event])
            if effect.once_a_round:
                times = min(times, outlook.rounds)
            return outlook.gains(effect.gains) * times
        case Action():
            paid = sum(outlook.thing(thing) * amount for thing, amount in due_of(effect.pays).items())
            better = outlook.gains(effect.gains) - paid - outlook.weights.third
            return _used(outlook, better)
        case Exchange():
            return _used(outlook, outlook.weights.exchange)
        case BoardActionNow(once_a_round=True):
            return _used(outlook, outlook.weights.action - outlook.weights.third)
        case Discount():
            times = _times(outlook, PAYMENTS[effect.on])
            if effect.once_a_round:
                times = min(times, outlook.rounds)
            return effect.amount * max(outlook.thing(thing) for thing in effect.of) * times
        case Income():
            per = 1.0 if effect.per is None else _count(outlook, effect.per, project, outlook.incomes / 2)
            most = per if effect.most is None else min(per, effect.most)
            return outlook.gains(effect.gains) * most * outlook.incomes
        case End():
            return _at_the_end(outlook, project, effect)
        case SpecialRule():
            return RULES[effect.rule] * outlook.rounds
    return 0.0


def _times(outlook: Outlook, rate: Rate) -> float:
    """How often something is still going to happen."""
    have = 1 if rate.seen is None else count(outlook.state, outlook.seat, rate.seen)
    return _rate(outlook, rate.usual, have) * outlook.rounds


def _rate(outlook: Outlook, usual: float, have: int) -> float:
    """The rate does not grow with each time, or what comes of doing it again would be counted twice."""
    return usual if have or outlook.played < 1 else usual * UNSEEN


def _used(outlook: Outlook, better: float) -> float:
    """A corporation action that is `better` by so much than the one whose place it takes. Whether it has been used in
    this round is not looked at: what is used now would seem lost for later."""
    return max(0.0, better) * outlook.rounds * outlook.weights.seldom


def _count(outlook: Outlook, what: Count, project: str, rounds: float) -> float:
    """How many a seat is going to have of something in so many rounds."""
    have = count(outlook.state, outlook.seat, what, project)
    growth = GROWTH.get(what)
    return have if growth is None else have + _rate(outlook, growth, have) * rounds


def _at_the_end(outlook: Outlook, project: str, end: End) -> float:
    """What an effect of the end scores more than it does now."""
    now = sum(count(outlook.state, outlook.seat, what, project) for what in end.per)
    then = sum(_count(outlook, what, project, outlook.rounds) for what in end.per)
    scored = [end.vp * times / end.every for times in (now, then)]
    if end.most is not None:
        scored = [min(vp, end.most) for vp in scored]
    return scored[1] - scored[0]
