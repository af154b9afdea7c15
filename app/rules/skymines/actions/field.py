"""The field scientist action (p. 16, p. 20, p. 22)."""

from app.rules.game import Line
from app.rules.skymines import components
from app.rules.skymines.actions.movement import advance_helium, tank_lines
from app.rules.skymines.board.board_in_play import board_of
from app.rules.skymines.board.totals import bonus_of, face_up_cards, field_scientists, has_tile
from app.rules.skymines.components.shapes import SLOTS, Card, Company, FieldIcon
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import CardsUsed, CoinsGained
from app.rules.skymines.vocabulary.moves import UseFieldScientist
from app.rules.skymines.vocabulary.state import State


def field_moves(state: State, seat: int) -> list[UseFieldScientist]:
    """The face-up field scientists that may be used, one at a time; the tile is one too (p. 16, 20)."""
    moves = [UseFieldScientist(slot) for slot, card in face_up_cards(state, seat) if card.kind == "field"]
    return [*moves, UseFieldScientist("tile")] if has_tile(state, seat, "field") else moves


def use_field_scientist(ledger: Ledger, seat: int, move: UseFieldScientist) -> None:
    """Use one field scientist and turn it face down (p. 16)."""
    if move.slot == "tile":
        advance_helium(ledger, seat, spaces_of_tile(ledger.state, seat))
        ledger.emit(CardsUsed(seat, tiles=("field",)))
        return
    placed = ledger.seat(seat).area[SLOTS.index(move.slot)]
    if placed is not None:
        perform_field(ledger, seat, ledger.set.card[placed.card])
    ledger.emit(CardsUsed(seat, slots=(move.slot,)))


def perform_field(ledger: Ledger, seat: int, card: Card) -> None:
    """Move on the tank and gain coins as this field scientist gives (p. 16)."""
    spaces, coins = yield_of(ledger.state, seat, card)
    advance_helium(ledger, seat, spaces)
    ledger.emit(CoinsGained(seat, coins, "field-scientist"))


def yield_of(state: State, seat: int, card: Card) -> tuple[int, int]:
    """Tank spaces and CrypCoin of a field scientist card: more for its company's gas collectors (p. 16, 22)."""
    given = components.of(state.components).components.field_scientist
    if card.company is None:
        return given.neutral_tank, given.neutral_coins
    return given.tank + collectors_of(state, seat, card.company) // given.per, given.coins


def collectors_of(state: State, seat: int, company: Company) -> int:
    """The gas collectors that the company controls on the board (p. 16, p. 29); for the owner of the E1 bonus a few
    more (p. 22)."""
    bonus = bonus_of(state, seat, FieldIcon)
    return (bonus.collectors if bonus else 0) + board_of(state).collectors(state, company)


def spaces_of_tile(state: State, seat: int) -> int:
    """Tank spaces of the field scientist tile: one more for each other face-up field scientist and the E1 icon
    (p. 20, 22)."""
    others = field_scientists(state, seat) - 1
    return components.of(state.components).tile["field"].value + others


def field_lines(state: State, seat: int, move: UseFieldScientist) -> tuple[Line, ...]:
    """What using this field scientist brings."""
    if move.slot == "tile":
        return tank_lines(state, seat, spaces_of_tile(state, seat))
    placed = state.seats[seat].area[SLOTS.index(move.slot)]
    if placed is None:
        return ()
    return card_field_lines(state, seat, components.of(state.components).card[placed.card])


def card_field_lines(state: State, seat: int, card: Card) -> tuple[Line, ...]:
    """What this field scientist card brings."""
    spaces, coins = yield_of(state, seat, card)
    return (*tank_lines(state, seat, spaces), Line("gain-coins", coins))
