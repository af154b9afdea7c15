"""What is paid, and in which ways: discounts of projects, what leaders and corporations put in place of resources."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product

from msgspec import Struct

from app.rules.game import Line
from app.rules.kit.memo import kept_with_state, latest_of, remembered
from app.rules.shackleton.board.astrobot import is_astrobot
from app.rules.shackleton.board.corporations import WAYS, in_order
from app.rules.shackleton.board.leaders import ability
from app.rules.shackleton.board.projects import effects_among, in_force
from app.rules.shackleton.components.shapes import Discount, Payment
from app.rules.shackleton.components.shapes.structures import Ability, AbilityKind
from app.rules.shackleton.engine.tables import Tables, tables
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


Further = Callable[[Tables, tuple[str, ...], Payment, Due], Mapping[str, dict[str, int]]]
"""What joins in at `WAYS`."""


class Terms:
    """How a seat pays, whatever it has: discounts, and what its leader and corporations put in place of what is due.

    That follows from its projects and those `turned`, its leader's ability and the corporations in play. As long as
    these stay the same, so do the terms (`terms_of`), which keep the ways that were asked for.
    """

    __slots__ = ("_further", "_known", "_leader", "_projects", "_table", "_turned", "_ways")

    def __init__(
        self,
        table: Tables,
        projects: tuple[str, ...],
        turned: tuple[str, ...],
        leader: Ability | None,
        further: tuple[tuple[str, Further], ...],
    ) -> None:
        self._table, self._projects, self._turned, self._leader = table, projects, turned, leader
        self._further = further
        self._known = effects_among(table, projects, Discount)
        self._ways: dict[tuple[Payment, tuple[tuple[str, int], ...]], dict[str, Way]] = {}

    def discounts(self, payment: Payment) -> tuple[Discount, ...]:
        """The discounts that need no choice."""
        return tuple([each for _, each in self._on(payment) if not each.once_a_round and len(each.of) == 1])

    def ways(self, payment: Payment, due: Due) -> dict[str, Way]:
        """All ways of paying by their names, "" for the usual one. Not to be changed."""
        asked = payment, tuple(due.items())
        found = self._ways.get(asked)
        if found is None:
            found = self._ways[asked] = self._ways_of(payment, due)
        return found

    def _ways_of(self, payment: Payment, due: Due) -> dict[str, Way]:
        ways = {"": Way(less(due, self.discounts(payment)))}
        for project, thing, discount in self._optional(payment):
            for name, way in list(ways.items()):
                if project not in way.uses and way.due.get(thing, 0) > discount.least:
                    reduced = Way(_reduced(way.due, thing, discount), (*way.uses, project))
                    ways[_named(name, f"{project}:{thing}")] = reduced
        if payment == "structure" and self._leader is not None:
            for name, way in list(ways.items()):
                for replaced, changed in _replaced(self._leader, way.due):
                    ways[_named(name, replaced)] = Way(changed, way.uses)
        for name, way in list(ways.items()):
            for _, further in self._further:
                for replaced, changed in further(self._table, self._projects, payment, way.due).items():
                    ways[_named(name, replaced)] = Way(changed, way.uses)
        return ways

    def _optional(self, payment: Payment) -> Iterator[tuple[str, str, Discount]]:
        for project, discount in self._on(payment):
            if discount.once_a_round and project not in self._turned:
                yield from ((project, thing, discount) for thing in discount.of)

    def _on(self, payment: Payment) -> list[tuple[str, Discount]]:
        return [each for each in self._known if each[1].on == payment]


_terms = remembered(Terms)


@kept_with_state
def terms_of(state: State, seat: int) -> Terms:
    """How the seat pays."""
    return _terms(
        latest_of(state).within(seat),
        tables(state),
        in_force(state, seat),
        state.seats[seat].turned,
        ability(state, seat),
        in_order(state, WAYS),
    )


def ways_to_pay(state: State, seat: int, payment: Payment, due: Due) -> dict[str, Way]:
    """The ways in which a seat can pay, by their names, "" for the usual one; none that it cannot afford."""
    ways = terms_of(state, seat).ways(payment, due)
    if is_astrobot(state, seat):
        return {name: way for name, way in ways.items() if can_pay(state, seat, way.due)}
    return affordable(ways, purse_of(state, seat))


def affordable(ways: Mapping[str, Way], purse: Due) -> dict[str, Way]:
    """Those of these ways for which a purse suffices."""
    return {name: way for name, way in ways.items() if affords(purse, way.due)}


def after_discounts(state: State, seat: int, payment: Payment, due: Due) -> dict[str, int]:
    """What is due behind all discounts that need no choice, none below 0 (S-184)."""
    return less(due, terms_of(state, seat).discounts(payment))


def less(due: Due, discounts: Iterable[Discount]) -> dict[str, int]:
    """What is due behind these discounts, none below 0 (S-184)."""
    found = dict(due)
    for discount in discounts:
        found = _reduced(found, discount.of[0], discount)
    return found


def _reduced(due: Due, thing: str, discount: Discount) -> dict[str, int]:
    have = due.get(thing, 0)
    left = max(min(discount.least, have), have - discount.amount)
    return {name: amount for name, amount in {**due, thing: left}.items() if amount}


def _replaced(leader: Ability, due: Due) -> Iterator[tuple[str, dict[str, int]]]:
    """USA A: Credits instead of a Titanium or a Rare Earth of a structure, improved: instead of one of each."""
    if leader.kind not in REPLACING:
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
    return affords(purse_of(state, seat), due)


def purse_of(state: State, seat: int) -> dict[str, int]:
    """What a person's seat pays from, by name: what it keeps, and the Energy of the common track."""
    return {**state.seats[seat].stock, ENERGY: state.energy}


def affords(purse: Due, due: Due) -> bool:
    """Whether there is what is due."""
    for thing, amount in due.items():  # noqa: SIM110  # asked more than anything else: a generator doubles its time
        if purse.get(thing, 0) < amount:
            return False
    return True


def due_lines(due: Due) -> tuple[Line, ...]:
    """What is due, in lines."""
    return tuple(Line("pay", -amount, {"of": thing}) for thing, amount in due.items() if amount)
