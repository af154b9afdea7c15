"""What is paid, and in which ways: discounts of projects, what leaders and corporations put in place of resources."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from msgspec import Struct

from app.rules.game import Line
from app.rules.kit.memo import kept_with_state
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.board.corporations import WAYS, in_order
from app.rules.shackleton.board.leaders import ability
from app.rules.shackleton.board.projects import effects, is_turned
from app.rules.shackleton.components.shapes import Discount, Payment
from app.rules.shackleton.components.shapes.structures import AbilityKind
from app.rules.shackleton.vocabulary.nouns import CREDITS, ENERGY, RARE_EARTH, TITANIUM
from app.rules.shackleton.vocabulary.state import State

Due = Mapping[str, int]
"""What is due, by name: things that a seat keeps, and "energy" of the common track."""
REPLACEABLE = (TITANIUM, RARE_EARTH)
REPLACING: Mapping[AbilityKind, int] = {"replace_resource": 1, "replace_each_resource": len(REPLACEABLE)}
"""What leaders put Credits in place of: so many of these, each of another kind."""


class Way(Struct, frozen=True):
    """A way of paying: what is due, and the projects that are used for it, once a round."""

    due: dict[str, int]
    uses: tuple[str, ...] = ()


def ways_to_pay(state: State, seat: int, payment: Payment, due: Due) -> dict[str, Way]:
    """The ways in which a seat can pay, by their names, "" for the usual one; none that it cannot afford. Not to be
    changed."""
    return _ways_to_pay(state, seat, payment, tuple(due.items()))


@kept_with_state
def _ways_to_pay(state: State, seat: int, payment: Payment, due: tuple[tuple[str, int], ...]) -> dict[str, Way]:
    known = _discounts(state, seat, payment)
    ways = {"": Way(less(dict(due), _usual(known)))}
    for project, thing, discount in _optional(state, seat, known):
        for name, way in list(ways.items()):
            if project not in way.uses and way.due.get(thing, 0) > discount.least:
                ways[_named(name, f"{project}:{thing}")] = Way(_reduced(way.due, thing, discount), (*way.uses, project))
    for name, way in list(ways.items()):
        for further, changed in _replaced(state, seat, payment, way.due):
            ways[_named(name, further)] = Way(changed, way.uses)
    for name, way in list(ways.items()):
        for _, replaced in in_order(state, WAYS):
            for further, changed in replaced(state, seat, payment, way.due).items():
                ways[_named(name, further)] = Way(changed, way.uses)
    return {name: way for name, way in ways.items() if can_pay(state, seat, way.due)}


def after_discounts(state: State, seat: int, payment: Payment, due: Due) -> dict[str, int]:
    """What is due behind all discounts that need no choice, none below 0 (S-184)."""
    return less(due, discounts(state, seat, payment))


def discounts(state: State, seat: int, payment: Payment) -> list[Discount]:
    """The seat's discounts that need no choice."""
    return _usual(_discounts(state, seat, payment))


def less(due: Due, discounts: Iterable[Discount]) -> dict[str, int]:
    """What is due behind these discounts, none below 0 (S-184)."""
    found = dict(due)
    for discount in discounts:
        found = _reduced(found, discount.of[0], discount)
    return found


def _usual(known: list[tuple[str, Discount]]) -> list[Discount]:
    return [discount for _, discount in known if not discount.once_a_round and len(discount.of) == 1]


def _optional(state: State, seat: int, known: list[tuple[str, Discount]]) -> Iterator[tuple[str, str, Discount]]:
    for project, discount in known:
        if discount.once_a_round and not is_turned(state, seat, project):
            yield from ((project, thing, discount) for thing in discount.of)


def _discounts(state: State, seat: int, payment: Payment) -> list[tuple[str, Discount]]:
    return [each for each in effects(state, seat, Discount) if each[1].on == payment]


def _reduced(due: Due, thing: str, discount: Discount) -> dict[str, int]:
    have = due.get(thing, 0)
    left = max(min(discount.least, have), have - discount.amount)
    return {name: amount for name, amount in {**due, thing: left}.items() if amount}


def _replaced(state: State, seat: int, payment: Payment, due: dict[str, int]) -> Iterator[tuple[str, dict[str, int]]]:
    """USA A: Credits instead of a Titanium or a Rare Earth of a structure, improved: instead of one of each."""
    leader = ability(state, seat) if payment == "structure" else None
    if leader is None or leader.kind not in REPLACING:
        return
    for chosen in product((False, True), repeat=len(REPLACEABLE)):
        things = [thing for thing, is_chosen in zip(REPLACEABLE, chosen, strict=True) if is_chosen]
        if not things or len(things) > REPLACING[leader.kind] or any(not due.get(thing) for thing in things):
            continue
        left = {name: amount - (name in things) for name, amount in due.items()}
        left[CREDITS] = left.get(CREDITS, 0) + leader.credits * len(things)
        yield "leader:" + "+".join(things), {name: amount for name, amount in left.items() if amount}


def _named(name: str, further: str) -> str:
    return f"{name},{further}" if name else further


def can_pay(state: State, seat: int, due: Due) -> bool:
    """Whether the seat has what is due, and the Energy level reaches for it (S-093). AstroBot pays Energy alone
    (A-022)."""
    if is_astrobot(state, seat):
        return state.energy >= due.get(ENERGY, 0)
    stock = state.seats[seat].stock
    return all((state.energy if thing == ENERGY else stock.get(thing, 0)) >= amount for thing, amount in due.items())


def due_lines(due: Due) -> tuple[Line, ...]:
    """What is due, in lines."""
    return tuple(Line("pay", -amount, {"of": thing}) for thing, amount in due.items() if amount)
