"""What a card of the display costs."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from msgspec import Struct

from app.rules.game import Line
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import bonuses_in_effect
from app.rules.skymines.board.stations import coins_showing
from app.rules.skymines.components.displays import card_column
from app.rules.skymines.components.shapes import (
    MineralsDiscount,
    MixedPayment,
    Resource,
    TitaniumDiscount,
    TrackBonus,
)
from app.rules.skymines.vocabulary.state import State


class Price(Struct, frozen=True):
    """A price and the lines it is made of; the amounts of the lines add up to `amount`."""

    amount: int
    lines: tuple[Line, ...]


def cost_of_card(state: State, seat: int, space: int, kinds: tuple[Resource, ...] = (), discount: int = 0) -> Price:
    """The total cost of the card on display space 1 to 12: printed, surcharge, discounts, never below 0 (p. 11, 23).

    `kinds` are the resource types that pay; without any the price is in CrypCoin, which the B bonuses do not lower
    (p. 21-22). `discount` is that of a bonus space. Raises KeyError when the space is empty.
    """
    card = state.display[space - 1]
    if card is None:
        raise KeyError(space)
    return _price(state.components, card, card_column(space), _discounting(state, seat, kinds), kinds, discount)


@lru_cache(maxsize=4096)
def _price(
    digest: str, card: str, column: int, bonuses: tuple[TrackBonus, ...], kinds: tuple[Resource, ...], discount: int
) -> Price:
    """The price of a card in a column of the display, from the right, for a seat with these track bonuses."""
    index = components.of(digest)
    lines = [Line("price-printed", index.card[card].cost, {"card": card})]
    if surcharge := index.components.display.surcharges[column]:
        lines.append(Line("price-surcharge", surcharge))
    lines += _discounts(bonuses, kinds)
    if discount:
        lines.append(Line("price-discount-space", -discount))
    return _summed(lines)


def _summed(lines: Sequence[Line]) -> Price:
    """The price of these lines, with one more that keeps it from falling below 0."""
    amount = sum(line.amount or 0 for line in lines)
    floor = (Line("price-floor", -amount),) if amount < 0 else ()
    return Price(max(0, amount), (*lines, *floor))


def _discounts(bonuses: tuple[TrackBonus, ...], kinds: tuple[Resource, ...]) -> Iterator[Line]:
    """The B1 and B2 discounts on acquiring with resource cards (p. 21-22)."""
    for bonus in bonuses:
        match bonus:
            case MixedPayment() if kinds:
                yield Line("price-discount-mixed", -bonus.amount)
            case MineralsDiscount() if "minerals" in kinds:
                yield Line("price-discount-minerals", -bonus.amount)
            case TitaniumDiscount() if "titanium" in kinds:
                yield Line("price-discount-titanium", -bonus.amount)


def affordable(
    state: State, seat: int, means: int, kinds: tuple[Resource, ...] = (), discount: int = 0
) -> dict[int, Price]:
    """The filled display spaces whose cards cost at most `means` units (or CrypCoin, without `kinds`)."""
    prices = _prices(state.components, state.display, _discounting(state, seat, kinds), kinds, discount)
    return {space: price for space, price in prices.items() if price.amount <= means}


def prices_printed(digest: str, display: tuple[str | None, ...]) -> Mapping[int, Price]:
    """What each card on a display costs a player without a discount, by its space: printed and surcharge (p. 11)."""
    return _prices(digest, display, (), (), 0)


@lru_cache(maxsize=16)
def _prices(
    digest: str,
    display: tuple[str | None, ...],
    bonuses: tuple[TrackBonus, ...],
    kinds: tuple[Resource, ...],
    discount: int,
) -> Mapping[int, Price]:
    """The price of each card on the display by its space."""
    return {
        space: _price(digest, card, card_column(space), bonuses, kinds, discount)
        for space, card in enumerate(display, 1)
        if card is not None
    }


def _discounting(state: State, seat: int, kinds: tuple[Resource, ...]) -> tuple[TrackBonus, ...]:
    """The track bonuses that may lower a price in these resource types; none lowers one in CrypCoin (p. 21-22)."""
    return tuple(bonus for _, bonus in bonuses_in_effect(state, seat)) if kinds else ()


def share_of_card(state: State, space: int) -> tuple[Line, ...]:
    """The share that comes with the card on a display space, and what it is worth now (p. 9)."""
    card = state.display[space - 1]
    company = components.of(state.components).card[card].share if card else None
    return (Line("share-of-card", coins_showing(state, company), {"company": company}),) if company else ()


def share_lost(state: State, card: str) -> tuple[Line, ...]:
    """The share that goes with a discarded card, and what it is worth now (p. 9)."""
    company = components.of(state.components).card[card].share
    return (Line("share-lost", coins_showing(state, company), {"company": company}),) if company else ()
