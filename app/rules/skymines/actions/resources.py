"""The resource action, and the "+1" tile that may be placed before any action (p. 11, p. 20)."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from app.rules.game import Line, Refused, partial_move
from app.rules.kit.memo import kept_with_state
from app.rules.skymines import components
from app.rules.skymines.actions.movement import could_advance_any, open_tracks
from app.rules.skymines.board.prices import Price, affordable
from app.rules.skymines.board.totals import bonus_of, card_lines, card_value, face_up_cards, has_tile, total_of
from app.rules.skymines.components.shapes import RESOURCES, MixedPayment, Resource, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import PlusOnePlaced
from app.rules.skymines.vocabulary.moves import PlacePlusOne, UseResources
from app.rules.skymines.vocabulary.questions import AcquireCard, SpendUnits
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import TurnDown


@kept_with_state
def resource_cards(state: State, seat: int) -> Mapping[Slot, Resource]:
    """The face-up resource cards in the action slots, with their types."""
    return {slot: kind for slot, card in face_up_cards(state, seat) for kind in RESOURCES if kind == card.kind}


def resource_selections(state: State, seat: int) -> list[UseResources]:
    """All selections of face-up resource cards that may be used: of one type (p. 11), and with the second B1 bonus
    mixes that acquire a card with all that they hold (p. 22)."""
    cards = resource_cards(state, seat)
    mixing = bonus_of(state, seat, MixedPayment) is not None
    return [
        UseResources(slots)
        for number in range(1, len(cards) + 1)
        for slots in combinations(cards, number)
        if len(_types(cards, slots)) == 1 or (mixing and payable_with_all(state, seat, slots))
    ]


def refused_resources(state: State, seat: int, move: UseResources) -> Refused:
    """Why these cards cannot be used together (p. 11, 22)."""
    cards = resource_cards(state, seat)
    what = partial_move(UseResources, slots=move.slots)
    if not move.slots:
        return Refused(what, "no-card-chosen", rulebook.RESOURCE_CARDS)
    if any(slot not in cards for slot in move.slots) or len(set(move.slots)) < len(move.slots):
        return Refused(what, "not-a-usable-resource-card", rulebook.RESOURCE_CARDS)
    if bonus_of(state, seat, MixedPayment) is None:
        return Refused(what, "cards-of-several-types", rulebook.RESOURCE_CARDS)
    if tuple(sorted(move.slots)) != move.slots:
        return Refused(what, "slots-out-of-order", rulebook.RESOURCE_CARDS)
    if affordable(state, seat, _units_of(state, seat, move.slots), _types(cards, move.slots)):
        return Refused(what, "mix-of-more-than-needed", rulebook.PERMANENT_BONUSES)
    return Refused(what, "mix-acquires-nothing", rulebook.PERMANENT_BONUSES)


def payable_with_all(state: State, seat: int, slots: tuple[Slot, ...]) -> dict[int, Price]:
    """The display spaces whose cards a mix pays for, but none of its parts: without any one card the rest would not be
    enough (p. 22)."""
    mixed = _affordable_with(state, seat, slots)
    for left_out in slots:
        rest = _affordable_with(state, seat, tuple(slot for slot in slots if slot != left_out))
        mixed = {space: price for space, price in mixed.items() if space not in rest}
    return mixed


def _affordable_with(state: State, seat: int, slots: tuple[Slot, ...]) -> dict[int, Price]:
    return affordable(state, seat, _units_of(state, seat, slots), _kinds_in(state, seat, slots))


def _units_of(state: State, seat: int, slots: Iterable[Slot]) -> int:
    return sum(card_value(state, seat, slot) for slot in slots)


def use_resources(ledger: Ledger, seat: int, move: UseResources) -> None:
    """Acquire a card and/or advance with the chosen cards, which are then turned down (p. 11)."""
    units = _units_of(ledger.state, seat, move.slots)
    kinds = _kinds_in(ledger.state, seat, move.slots)
    ledger.ask(TurnDown(seat, slots=move.slots))
    if len(kinds) > 1:
        ledger.ask(AcquireCard(seat, units, kinds, must=True, mixed=move.slots))
    else:
        use_units(ledger, seat, units, kinds)


def use_units(ledger: Ledger, seat: int, units: int, kinds: tuple[Resource, ...]) -> None:
    """Use a resource value: ask which card to acquire, if one is affordable, else how to advance (p. 11)."""
    if affordable(ledger.state, seat, units, kinds):
        ledger.ask(AcquireCard(seat, units, kinds))
    else:
        spend_units(ledger, seat, units)


def spend_units(ledger: Ledger, seat: int, units: int, must: bool = False) -> None:
    """Ask how to advance with units; without a marker that could move they are forfeited (p. 21).

    `must`: a card was left for it.
    """
    if units > 0 and could_advance_any(ledger.state, seat):
        ledger.ask(SpendUnits(seat, units, must))


def resource_lines(state: State, seat: int, move: UseResources) -> tuple[Line, ...]:
    """The lines of the resource value, its sum, and what it could be spent on (p. 11)."""
    cards = tuple(line for slot in move.slots for line in card_lines(state, seat, slot))
    units = sum(line.amount or 0 for line in cards)
    value, kinds = Line("resource-value", units), _kinds_in(state, seat, move.slots)
    if len(kinds) > 1:
        return (*cards, value, cards_line(payable_with_all(state, seat, move.slots)))
    return (*cards, value, *use_lines(state, seat, units, kinds))


def use_lines(state: State, seat: int, units: int, kinds: tuple[Resource, ...]) -> tuple[Line, ...]:
    """The display spaces that so many units pay for, and the tracks that they can advance on (p. 11)."""
    return cards_line(affordable(state, seat, units, kinds)), tracks_line(state, seat)


def cards_line(spaces: Iterable[int]) -> Line:
    """The display spaces whose cards can be paid for."""
    return Line("cards-payable", None, {"spaces": list(spaces)}) if spaces else Line("no-card-payable")


def tracks_line(state: State, seat: int) -> Line:
    """The company tracks on which a unit can be spent now (p. 11, p. 21)."""
    companies = list(open_tracks(state, seat, pay=True))
    return Line("units-could-go", None, {"companies": companies}) if companies else Line("units-could-go-nowhere")


def plus_one_lines(state: State, seat: int, move: PlacePlusOne) -> tuple[Line, ...]:
    """What the card is worth with the "+1" tile, and the new total of its type (p. 20)."""
    value = components.of(state.components).tile["plus-one"].value
    kind = resource_cards(state, seat)[move.slot]
    lines = (*card_lines(state, seat, move.slot), Line("total-plus-one", value, {"slot": move.slot}))
    return (*lines, Line("kind-total", total_of(state, seat, kind).amount + value, {"kind": kind}))


def _kinds_in(state: State, seat: int, slots: Iterable[Slot]) -> tuple[Resource, ...]:
    return _types(resource_cards(state, seat), slots)


def plus_one_slots(state: State, seat: int) -> list[PlacePlusOne]:
    """Where the "+1" tile may be laid: on any face-up resource card, once (p. 20)."""
    if not has_tile(state, seat, "plus-one"):
        return []
    return [PlacePlusOne(slot) for slot in resource_cards(state, seat)]


def place_plus_one(ledger: Ledger, seat: int, move: PlacePlusOne) -> None:
    """Lay the "+1" tile on a card; the turn's action is still to come (p. 20)."""
    ledger.emit(PlusOnePlaced(seat, move.slot))


def _types(cards: Mapping[Slot, Resource], slots: Iterable[Slot]) -> tuple[Resource, ...]:
    found = {cards[slot] for slot in slots}
    return tuple(kind for kind in RESOURCES if kind in found)
