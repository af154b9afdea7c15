"""Acquire a card of the display with resource units, or none (p. 11)."""

from app.rules.game import Line, Move, Refused
from app.rules.skymines.actions.resources import spend_units, tracks_line
from app.rules.skymines.board.prices import affordable, cost_of_card, share_of_card
from app.rules.skymines.engine.answering import Answerer, answers
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.asking import About
from app.rules.skymines.vocabulary.events import CardAcquired
from app.rules.skymines.vocabulary.moves import Acquire, Decline
from app.rules.skymines.vocabulary.questions import AcquireCard
from app.rules.skymines.vocabulary.state import State


@answers(AcquireCard)
class AcquireCardAnswerer(Answerer[AcquireCard]):
    """At most one card whose total cost the units cover; what is left advances markers."""

    rule = rulebook.RESOURCE_CARDS
    code = "one-card-at-most"

    def moves(self, state: State, step: AcquireCard, seat: int) -> list[Move]:
        acquired: list[Move] = [Acquire(space) for space in affordable(state, seat, step.units, step.kinds)]
        return acquired if step.must else [*acquired, Decline()]

    def resolve(self, ledger: Ledger, step: AcquireCard, seat: int, move: Acquire | Decline) -> None:
        ledger.answered()
        units = step.units
        if isinstance(move, Acquire) and (card := ledger.state.display[move.space - 1]):
            price = cost_of_card(ledger.state, seat, move.space, step.kinds).amount
            ledger.emit(CardAcquired(seat, move.space, card, units=price))
            units -= price
        spend_units(ledger, seat, units)

    def refused(self, state: State, step: AcquireCard, seat: int) -> tuple[Refused, ...]:
        offered = affordable(state, seat, step.units, step.kinds)
        spaces = [space for space in range(1, len(state.display) + 1) if space not in offered]
        refused = [refused_card(space, _price(state, step, space), step.units) for space in spaces]
        if step.must:
            refused.append(Refused({"type": "Decline"}, "mix-must-acquire", rulebook.PERMANENT_BONUSES))
        return tuple(refused)

    def lines(self, state: State, step: AcquireCard, seat: int, move: Move) -> tuple[Line, ...]:
        if not isinstance(move, Acquire):
            return Line("units-left", step.units), tracks_line(state, seat)
        price = cost_of_card(state, seat, move.space, step.kinds)
        left = step.units - price.amount
        where = (tracks_line(state, seat),) if left else ()
        paid = (*price.lines, Line("price-total", price.amount), Line("units-left", left), *where)
        return (*paid, *share_of_card(state, move.space))

    def about(self, state: State, step: AcquireCard, seat: int) -> About:
        return {"units": step.units, "kinds": list(step.kinds), "must": step.must}


def refused_card(space: int, price: int | None, means: int, rule: str = rulebook.RESOURCE_CARDS) -> Refused:
    """Why the card on a display space is not offered (`price` None: the space is empty). `means`: units or CrypCoin."""
    what = {"type": "Acquire", "space": space}
    if price is None:
        return Refused(what, "display-space-empty", rule, {"space": space})
    return Refused(what, "too-expensive", rule, {"price": price, "means": means})


def _price(state: State, step: AcquireCard, space: int) -> int | None:
    if state.display[space - 1] is None:
        return None
    return cost_of_card(state, step.seat, space, step.kinds).amount
