"""Acquire a card of the display with resource units, or none (p. 11)."""

from app.rules.game import About, Line, Refused, partial_move
from app.rules.skymines.actions.movement import open_tracks
from app.rules.skymines.actions.resources import payable_with_all, spend_units, tracks_line
from app.rules.skymines.board.prices import Price, affordable, cost_of_card, share_of_card
from app.rules.skymines.components.shapes import Resource
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardAcquired
from app.rules.skymines.vocabulary.moves import Acquire, Decline
from app.rules.skymines.vocabulary.questions import AcquireCard
from app.rules.skymines.vocabulary.state import State


class AcquireCardAbout(About, frozen=True):
    """How many units there are, of which cards, and whether all of them are needed."""

    units: int
    kinds: tuple[Resource, ...]
    must: bool


class AcquireCardAnswerer(Answerer[AcquireCard, Acquire | Decline]):
    """At most one card whose total cost the units cover; what is left advances markers. None only where a marker can
    move instead."""

    rule = rulebook.RESOURCE_CARDS
    code = "one-card-at-most"

    def moves(self, state: State, step: AcquireCard, seat: int) -> list[Acquire | Decline]:
        acquired: list[Acquire | Decline] = [Acquire(space) for space in _payable(state, step)]
        return acquired if _must_acquire(state, step) else [*acquired, Decline()]

    def resolve(self, ledger: Ledger, step: AcquireCard, seat: int, move: Acquire | Decline) -> None:
        ledger.answered()
        units = step.units
        if isinstance(move, Acquire) and (card := ledger.state.display[move.space - 1]):
            price = cost_of_card(ledger.state, seat, move.space, step.kinds).amount
            ledger.emit(CardAcquired(seat, move.space, card, units=price))
            units -= price
        spend_units(ledger, seat, units, must=isinstance(move, Decline))

    def refused(self, state: State, step: AcquireCard, seat: int) -> tuple[Refused, ...]:
        offered = _payable(state, step)
        spaces = [space for space in range(1, len(state.display) + 1) if space not in offered]
        refused = [_refused(state, step, space) for space in spaces]
        if _must_acquire(state, step):
            refused.append(_refused_to_decline(step))
        return tuple(refused)

    def lines(self, state: State, step: AcquireCard, seat: int, move: Acquire | Decline) -> tuple[Line, ...]:
        if not isinstance(move, Acquire):
            return Line("units-left", step.units), tracks_line(state, seat)
        price = cost_of_card(state, seat, move.space, step.kinds)
        left = step.units - price.amount
        where = (tracks_line(state, seat),) if left else ()
        paid = (*price.lines, Line("price-total", price.amount), Line("units-left", left), *where)
        return (*paid, *share_of_card(state, move.space))

    def about(self, state: State, step: AcquireCard, seat: int) -> AcquireCardAbout:
        return AcquireCardAbout(step.units, step.kinds, step.must)


def refused_card(space: int, price: int | None, means: int, rule: str = rulebook.RESOURCE_CARDS) -> Refused:
    """Why the card on a display space is not offered (`price` None: the space is empty). `means`: units or CrypCoin."""
    what = partial_move(Acquire, space=space)
    if price is None:
        return Refused(what, "display-space-empty", rule, {"space": space})
    return Refused(what, "too-expensive", rule, {"price": price, "means": means})


def _payable(state: State, step: AcquireCard) -> dict[int, Price]:
    if step.mixed:
        return payable_with_all(state, step.seat, step.mixed)
    return affordable(state, step.seat, step.units, step.kinds)


def _must_acquire(state: State, step: AcquireCard) -> bool:
    """A mix acquires a card (p. 22), and so do units that can move no marker: they must be used (p. 11)."""
    return step.must or not open_tracks(state, step.seat, pay=True)


def _refused(state: State, step: AcquireCard, space: int) -> Refused:
    price = _price(state, step, space)
    if price is not None and price <= step.units:
        return Refused(partial_move(Acquire, space=space), "mix-of-more-than-needed", rulebook.PERMANENT_BONUSES)
    return refused_card(space, price, step.units)


def _refused_to_decline(step: AcquireCard) -> Refused:
    what = partial_move(Decline)
    if step.must:
        return Refused(what, "mix-must-acquire", rulebook.PERMANENT_BONUSES)
    return Refused(what, "units-must-acquire", rulebook.RESOURCE_CARDS)


def _price(state: State, step: AcquireCard, space: int) -> int | None:
    if state.display[space - 1] is None:
        return None
    return cost_of_card(state, step.seat, space, step.kinds).amount
