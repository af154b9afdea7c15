"""Folds of the events about coins, cards, company tracks, the tank and bonus markers."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.skymines.components.shapes import COMPANIES, SLOTS
from app.rules.skymines.folds.fold import put, with_seat
from app.rules.skymines.vocabulary import events
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State

FOLDS: Folds[State] = Folds()


def without(things: tuple[str, ...], thing: str) -> tuple[str, ...]:
    """The tuple without the last of these things: several players' starting cards share their ids."""
    at = len(things) - 1 - things[::-1].index(thing)
    return things[:at] + things[at + 1 :]


@FOLDS.on(events.CoinsGained)
def coins_gained(state: State, event: events.CoinsGained) -> State:
    """The seat has more coins."""
    return with_seat(state, event.seat, coins=state.seats[event.seat].coins + event.amount)


@FOLDS.on(events.CoinsPaid)
def coins_paid(state: State, event: events.CoinsPaid) -> State:
    """The seat has fewer coins."""
    return with_seat(state, event.seat, coins=state.seats[event.seat].coins - event.amount)


@FOLDS.on(events.CardsUsed)
def cards_used(state: State, event: events.CardsUsed) -> State:
    """Cards, with the "+1" tile that lies on one, and tiles lie face down."""
    seat = state.seats[event.seat]
    area = tuple(
        replace(placed, face_up=False) if placed is not None and slot in event.slots else placed
        for slot, placed in zip(SLOTS, seat.area, strict=True)
    )
    tiles = tuple(HeldTile(held.tile, held.face_up and held.tile not in event.tiles) for held in seat.tiles)
    return with_seat(state, event.seat, area=area, tiles=tiles)


@FOLDS.on(events.PlusOnePlaced)
def plus_one_placed(state: State, event: events.PlusOnePlaced) -> State:
    """The tile left its place beside the slots and lies on a card."""
    seat = state.seats[event.seat]
    at = SLOTS.index(event.slot)
    placed = seat.area[at]
    if placed is None:
        return state
    area = put(seat.area, at, PlacedCard(placed.card, placed.face_up, plus_one=True))
    tiles = tuple(held for held in seat.tiles if held.tile != "plus-one")
    return with_seat(state, event.seat, area=area, tiles=tiles)


@FOLDS.on(events.CardAcquired)
def card_acquired(state: State, event: events.CardAcquired) -> State:
    """The card went to the hand; its space stays empty. Coins are paid in an event of their own."""
    state = replace(state, display=put(state.display, event.space - 1, None))
    return with_seat(state, event.seat, hand=(*state.seats[event.seat].hand, event.card))


@FOLDS.on(events.CardDiscarded)
def card_discarded(state: State, event: events.CardDiscarded) -> State:
    """A hand card lies on top of the discard pile, which is the end of the tuple."""
    state = with_seat(state, event.seat, hand=without(state.seats[event.seat].hand, event.card))
    return replace(state, discards=(*state.discards, event.card))


@FOLDS.on(events.CardFetched)
def card_fetched(state: State, event: events.CardFetched) -> State:
    """A card left the discard pile for the hand."""
    state = replace(state, discards=without(state.discards, event.card))
    return with_seat(state, event.seat, hand=(*state.seats[event.seat].hand, event.card))


@FOLDS.on(events.MarkerAdvanced)
def marker_advanced(state: State, event: events.MarkerAdvanced) -> State:
    """A track marker stands on another space."""
    tracks = put(state.seats[event.seat].tracks, COMPANIES.index(event.company), event.to)
    return with_seat(state, event.seat, tracks=tracks)


@FOLDS.on(events.HeliumAdvanced)
def helium_advanced(state: State, event: events.HeliumAdvanced) -> State:
    """The helium-3 marker stands on another space."""
    return with_seat(state, event.seat, helium=event.to)


@FOLDS.on(events.SlotSwitchedOn)
def slot_switched_on(state: State, event: events.SlotSwitchedOn) -> State:
    """An additional slot is ON."""
    slots = tuple(slot for slot in SLOTS if slot == event.slot or slot in state.seats[event.seat].slots)
    return with_seat(state, event.seat, slots=slots)


@FOLDS.on(events.BonusMarkerPlaced)
def bonus_marker_placed(state: State, event: events.BonusMarkerPlaced) -> State:
    """A marker left the reserve and blocks its space."""
    state = replace(state, markers=(*state.markers, (event.space, event.seat)))
    return with_seat(state, event.seat, markers=state.seats[event.seat].markers - 1)


@FOLDS.on(events.FirstPlayerTaken)
def first_player_taken(state: State, event: events.FirstPlayerTaken) -> State:
    """The first player marker changed hands; the order of this round stays."""
    return replace(state, first_player=event.seat)
