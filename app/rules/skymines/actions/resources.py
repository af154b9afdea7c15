"""The resource action, and the "+1" tile that may be placed before any action (p. 11, p. 20)."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from app.rules.game import Line, Refused
from app.rules.skymines import components
from app.rules.skymines.actions.movement import open_tracks
from app.rules.skymines.board.prices import affordable, cheapest
from app.rules.skymines.board.totals import bonus_of, card_lines, card_value, face_up_cards, has_tile, total_of
from app.rules.skymines.components.shapes import RESOURCES, MixedPayment, Resource, Slot
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.engine.remembering import of_latest_state
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import PlusOnePlaced
from app.rules.skymines.vocabulary.moves import PlacePlusOne, UseResources
from app.rules.skymines.vocabulary.questions import AcquireCard, SpendUnits
from app.rules.skymines.vocabulary.state import State
from app.rules.skymines.vocabulary.tasks import TurnDown


@of_latest_state
def resource_cards(state: State, seat: int) -> Mapping[Slot, Resource]:
    """The face-up resource cards in the action slots, with their types."""
    return {slot: kind for slot, card in face_up_cards(state, seat) for kind in RESOURCES if kind == card.kind}


def resource_selections(state: State, seat: int) -> list[UseResources]:
    """All selections of face-up resource cards that may be used: of one type (p. 11), and with the second B1 bonus
    mixes that acquire a card (p. 22)."""
    cards = resource_cards(state, seat)
    selections = [slots for number in range(1, len(cards) + 1) for slots in combinations(cards, number)]
    mixes = _mixes_that_buy(state, seat, cards, selections) if bonus_of(state, seat, MixedPayment) else set()
    return [UseResources(slots) for slots in selections if len(_types(cards, slots)) == 1 or slots in mixes]


def refused_resources(state: State, seat: int, move: UseResources) -> Refused:
    """Why these cards cannot be used together (p. 11, 22)."""
    cards = resource_cards(state, seat)
    what = {"type": "UseResources", "slots": list(move.slots)}
    if not move.slots:
        return Refused(what, "no-card-chosen", rulebook.RESOURCE_CARDS)
    if any(slot not in cards for slot in move.slots) or len(set(move.slots)) < len(move.slots):
        return Refused(what, "not-a-usable-resource-card", rulebook.RESOURCE_CARDS)
    if bonus_of(state, seat, MixedPayment) is None:
        return Refused(what, "cards-of-several-types", rulebook.RESOURCE_CARDS)
    if tuple(sorted(move.slots)) != move.slots:
        return Refused(what, "slots-out-of-order", rulebook.RESOURCE_CARDS)
    return Refused(what, "mix-acquires-nothing", rulebook.PERMANENT_BONUSES)


def use_resources(ledger: Ledger, seat: int, move: UseResources) -> None:
    """Acquire a card and/or advance with the chosen cards, which are then turned down (p. 11)."""
    cards = resource_cards(ledger.state, seat)
    units = sum(card_value(ledger.state, seat, slot) for slot in move.slots)
    ledger.ask(TurnDown(seat, slots=move.slots))
    kinds = _types(cards, move.slots)
    use_units(ledger, seat, units, kinds, must=len(kinds) > 1)


def use_units(ledger: Ledger, seat: int, units: int, kinds: tuple[Resource, ...], must: bool = False) -> None:
    """Use a resource value: ask which card to acquire, if one is affordable, else how to advance (p. 11)."""
    if affordable(ledger.state, seat, units, kinds):
        ledger.ask(AcquireCard(seat, units, kinds, must))
    else:
        spend_units(ledger, seat, units)


def spend_units(ledger: Ledger, seat: int, units: int) -> None:
    """Ask how to advance with units; without a marker that can move they are forfeited (p. 21)."""
    if units > 0 and open_tracks(ledger.state, seat, pay=True):
        ledger.ask(SpendUnits(seat, units))


def resource_lines(state: State, seat: int, move: UseResources) -> tuple[Line, ...]:
    """The lines of the resource value, its sum, and what it could be spent on (p. 11)."""
    lines = tuple(line for slot in move.slots for line in card_lines(state, seat, slot))
    units = sum(line.amount or 0 for line in lines)
    return (*lines, Line("resource-value", units), *use_lines(state, seat, units, _kinds_in(state, seat, move.slots)))


def use_lines(state: State, seat: int, units: int, kinds: tuple[Resource, ...]) -> tuple[Line, ...]:
    """The display spaces that so many units pay for, and the tracks that they can advance on (p. 11)."""
    spaces = list(affordable(state, seat, units, kinds))
    cards = Line("cards-payable", None, {"spaces": spaces}) if spaces else Line("no-card-payable")
    return cards, tracks_line(state, seat)


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


def _mixes_that_buy(
    state: State, seat: int, cards: Mapping[Slot, Resource], selections: list[tuple[Slot, ...]]
) -> set[tuple[Slot, ...]]:
    """The selections whose units cover at least the cheapest card."""
    values = {slot: card_value(state, seat, slot) for slot in cards}
    mixes = {kinds: cheapest(state, seat, kinds) for kinds in {_types(cards, slots) for slots in selections}}
    return {
        slots
        for slots in selections
        if (price := mixes[_types(cards, slots)]) is not None and price <= sum(values[slot] for slot in slots)
    }
