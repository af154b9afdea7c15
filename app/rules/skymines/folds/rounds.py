"""Folds of rounds, turns, dropping out and preparation."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.skymines.components.displays import CARD_ROWS
from app.rules.skymines.components.shapes import SLOTS, Tile
from app.rules.skymines.folds.fold import put, with_seat
from app.rules.skymines.vocabulary.events import (
    CardRested,
    CardsPlanned,
    CardsRevealed,
    DeckPickedUp,
    DisplayFilled,
    DisplayMoved,
    DroppedOut,
    GameEnded,
    MarkersReturned,
    RoundBegan,
    SpecialPlanRevealed,
    TileGained,
    TilesReturned,
    TurnBegan,
    TurnEnded,
)
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State

FOLDS: Folds[State] = Folds()


@FOLDS.on(RoundBegan)
def round_began(state: State, event: RoundBegan) -> State:
    seats = tuple(replace(seat, planned=None, dropped=False, turns=0) for seat in state.seats)
    return replace(state, seats=seats, round=event.round, starter=event.starter, phase="planning", turn=None)


@FOLDS.on(CardsPlanned)
def cards_planned(state: State, event: CardsPlanned) -> State:
    return with_seat(state, event.seat, planned=event.cards)


@FOLDS.on(CardsRevealed)
def cards_revealed(state: State, event: CardsRevealed) -> State:
    """Planned cards leave the hands for the action slots, face up."""
    for number, cards in enumerate(event.cards):
        hand = list(state.seats[number].hand)
        for card in cards:
            if card is not None:
                hand.remove(card)
        area = tuple(None if card is None else PlacedCard(card) for card in cards)
        if cards:
            state = with_seat(state, number, hand=tuple(hand), area=area, planned=None)
    return replace(state, phase="action")


@FOLDS.on(TurnBegan)
def turn_began(state: State, event: TurnBegan) -> State:
    player = state.seats[event.seat]
    began = replace(player, turns=player.turns + 1, bonuses=event.bonuses, markers=player.markers + event.markers)
    return replace(state, turn=event.seat, seats=put(state.seats, event.seat, began))


@FOLDS.on(TurnEnded)
def turn_ended(state: State, _: TurnEnded) -> State:
    return state


@FOLDS.on(DroppedOut)
def dropped_out(state: State, event: DroppedOut) -> State:
    player = state.seats[event.seat]
    area = tuple(None if card is None else replace(card, face_up=True) for card in player.area)
    tiles = tuple(replace(tile, face_up=True) for tile in player.tiles)
    return with_seat(state, event.seat, dropped=True, area=area, tiles=tiles)


@FOLDS.on(DeckPickedUp)
def deck_picked_up(state: State, event: DeckPickedUp) -> State:
    player = state.seats[event.seat]
    slot = SLOTS.index(event.slot)
    return with_seat(state, event.seat, hand=player.hand + player.resting[slot], resting=put(player.resting, slot, ()))


@FOLDS.on(CardRested)
def card_rested(state: State, event: CardRested) -> State:
    """A card moves from its action slot to rest; the "+1" tile on it comes back beside the slots."""
    player = state.seats[event.seat]
    start, end = SLOTS.index(event.slot), SLOTS.index(event.to)
    placed = player.area[start]
    assert placed is not None
    tiles = (*player.tiles, HeldTile("plus-one")) if placed.plus_one else player.tiles
    return with_seat(
        state,
        event.seat,
        area=put(player.area, start, None),
        resting=put(player.resting, end, (*player.resting[end], placed.card)),
        tiles=tiles,
    )


@FOLDS.on(TilesReturned)
def tiles_returned(state: State, event: TilesReturned) -> State:
    tiles: tuple[Tile, ...] = tuple(held.tile for held in state.seats[event.seat].tiles)
    return replace(with_seat(state, event.seat, tiles=()), tiles=state.tiles + tiles)


@FOLDS.on(SpecialPlanRevealed)
def special_plan_revealed(state: State, _: SpecialPlanRevealed) -> State:
    """Its coin goes to the supplement space; the round itself turns it up."""
    return replace(state, supplement=state.supplement + 1)


@FOLDS.on(MarkersReturned)
def markers_returned(state: State, _: MarkersReturned) -> State:
    for _space, seat in state.markers:
        state = with_seat(state, seat, markers=state.seats[seat].markers + 1)
    return replace(state, markers=())


@FOLDS.on(TileGained)
def tile_gained(state: State, event: TileGained) -> State:
    player = state.seats[event.seat]
    state = with_seat(state, event.seat, tiles=(*player.tiles, HeldTile(event.tile)))
    return replace(state, tiles=tuple(tile for tile in state.tiles if tile != event.tile))


@FOLDS.on(DisplayMoved)
def display_moved(state: State, _: DisplayMoved) -> State:
    """The right column goes to the discard pile; in each row the other cards slide right."""
    gone = tuple(card for card in state.display[:CARD_ROWS] if card is not None)
    display: list[str | None] = [None] * len(state.display)
    for row in range(CARD_ROWS):
        left = [card for card in state.display[CARD_ROWS + row :: CARD_ROWS] if card is not None]
        for column, card in enumerate(left):
            display[column * CARD_ROWS + row] = card
    return replace(state, display=tuple(display), discards=state.discards + gone)


@FOLDS.on(DisplayFilled)
def display_filled(state: State, event: DisplayFilled) -> State:
    display = state.display
    for space, card in event.cards:
        display = put(display, space - 1, card)
    return replace(state, display=display, stack=state.stack[len(event.cards) :])


@FOLDS.on(GameEnded)
def game_ended(state: State, event: GameEnded) -> State:
    return replace(state, phase="finished", turn=None, totals=event.totals)
