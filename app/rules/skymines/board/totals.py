"""What the face-up cards of an action area add up to, with tiles and track bonuses."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Literal, TypeVar

from msgspec import Struct

from app.rules.game import Line
from app.rules.kit.memo import kept_with_state
from app.rules.skymines import components
from app.rules.skymines.board.bonuses import bonuses_in_effect, in_effect
from app.rules.skymines.components.shapes import (
    RESOURCES,
    SLOTS,
    Card,
    Energy,
    FieldIcon,
    PermanentBonus,
    Resource,
    Slot,
    Tile,
    TitaniumValue,
)
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State

TotalKind = Literal["carbon", "minerals", "titanium", "energy"]
B = TypeVar("B", bound=PermanentBonus)
COMPARED: tuple[TotalKind, ...] = ("carbon", "minerals", "titanium", "energy")
"""The totals that majority spaces compare (p. 16)."""
ACTION_TILES: tuple[Tile, ...] = ("energy", "research", "field")
"""The tiles with an action of their own; the "+1" tile lies on a card (p. 20)."""


class Total(Struct, frozen=True):
    """A total and the lines it is made of; the amounts of the lines add up to `amount`."""

    amount: int
    lines: tuple[Line, ...]


_NOTHING = Total(0, ())


class ActionArea(Struct, frozen=True, dict=True):
    """All that a seat's face-up totals and scientists depend on: the component set, its cards and tiles, the ids of its
    track bonuses, and Luna's majority cards (None: the seat is not hers)."""

    components: str
    cards: tuple[PlacedCard | None, ...]
    tiles: tuple[HeldTile, ...] = ()
    bonuses: tuple[str, ...] = ()
    majority: tuple[str | None, str | None] | None = None

    def bonus(self, kind: type[B]) -> B | None:
        """The bonus of this kind that is in effect."""
        for _, bonus in in_effect(self.components, self.bonuses):
            if isinstance(bonus, kind):
                return bonus
        return None

    def has_tile(self, tile: Tile) -> bool:
        """Whether this tile lies face up beside the action slots."""
        return bool(self.tiles) and any(held.tile == tile and held.face_up for held in self.tiles)

    @cached_property
    def face_up(self) -> tuple[tuple[Slot, Card], ...]:
        """The face-up cards in the action slots; face-down ones count for nothing (p. 11)."""
        cards = components.of(self.components).card
        return tuple(
            (slot, cards[placed.card])
            for slot, placed in zip(SLOTS, self.cards, strict=True)
            if placed is not None and placed.face_up
        )

    def lines(self, slot: Slot) -> tuple[Line, ...]:
        """The lines of a card's value: printed, "+1" tile, B2 bonus. Raises KeyError when the slot is empty."""
        placed = self.cards[SLOTS.index(slot)]
        if placed is None:
            raise KeyError(slot)
        index = components.of(self.components)
        card = index.card[placed.card]
        lines = [Line("total-card", card.value, {"card": card.id, "slot": slot})]
        if placed.plus_one:
            lines.append(Line("total-plus-one", index.tile["plus-one"].value, {"slot": slot}))
        if card.kind == "titanium" and (bonus := self.bonus(TitaniumValue)):
            lines.append(Line("total-titanium-bonus", bonus.amount, {"slot": slot}))
        return tuple(lines)

    def value(self, slot: Slot) -> int:
        """The value of the card in a slot with the "+1" tile (p. 20) and the second B2 bonus (p. 22). Raises KeyError
        when the slot is empty."""
        return sum(line.amount or 0 for line in self.lines(slot))

    @cached_property
    def totals(self) -> Mapping[TotalKind, Total]:
        """All four totals."""
        if self.majority is not None:
            return {kind: _sum(_luna_lines(self.components, self.majority, kind)) for kind in _LUNA_SIDES}
        lines: dict[str, tuple[Line, ...]] = {"carbon": (), "minerals": (), "titanium": (), "energy": ()}
        for slot, card in self.face_up:
            if card.kind in lines:
                lines[card.kind] += self.lines(slot)
        lines["energy"] = self._with_energy_extras(lines["energy"])
        return {kind: _sum(lines[kind]) for kind in _LUNA_SIDES}

    def _with_energy_extras(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        """The energy tile is an energy card; only with one of them does the A1 bonus count (p. 20-22)."""
        if self.has_tile("energy"):
            lines += (Line("total-energy-tile", components.of(self.components).tile["energy"].value),)
        if lines and (bonus := self.bonus(Energy)):
            lines += (Line("total-energy-bonus", bonus.amount),)
        return lines

    @cached_property
    def research_scientists(self) -> int:
        """Face-up research scientists, cards and tile (p. 16, 20); for Luna, the icons of her majority cards."""
        if self.majority is not None:
            cards = components.of(self.components).luna_card
            return sum(cards[card].scientists for card in self.majority if card is not None)
        cards_up = [slot for slot, card in self.face_up if card.kind == "research"]
        return len(cards_up) + self.has_tile("research")

    @cached_property
    def compared(self) -> tuple[int, ...]:
        """What majority spaces compare: research scientists, then the totals (p. 16-17)."""
        return self.research_scientists, *(self.totals[kind].amount for kind in COMPARED)

    @cached_property
    def scientists_rewarded(self) -> int:
        """The scientists that the scientist space pays for: both kinds, but none without a research scientist
        (p. 16)."""
        return self.research_scientists + self.field_scientists() if self.research_scientists else 0

    def field_scientists(self, icon: bool = True) -> int:
        """Face-up field scientists, cards and tile (p. 16, 20), and with `icon` the E1 bonus's virtual one (p. 22)."""
        cards_up = sum(card.kind == "field" for _, card in self.face_up)
        return cards_up + self.has_tile("field") + (icon and self.bonus(FieldIcon) is not None)

    def action_tiles(self) -> int:
        """The face-up tiles that are regarded as action cards of their type (p. 20)."""
        return sum(self.has_tile(tile) for tile in ACTION_TILES)


@kept_with_state
def compared_by_seat(state: State) -> tuple[tuple[int, ...], ...]:
    """What majority spaces compare, of each seat by number (see `ActionArea.compared`)."""
    return tuple([action_area(state, seat).compared for seat in range(len(state.seats))])


@kept_with_state
def action_area(state: State, seat: int) -> ActionArea:
    """What a seat's totals depend on."""
    player = state.seats[seat]
    majority = None if player.luna is None else player.luna.majority
    return _action_area(state.components, player.area, player.tiles, player.bonuses, majority)


@lru_cache(maxsize=1024)
def _action_area(
    digest: str,
    cards: tuple[PlacedCard | None, ...],
    tiles: tuple[HeldTile, ...],
    bonuses: tuple[str, ...],
    majority: tuple[str | None, str | None] | None,
) -> ActionArea:
    """Remembered, as most moves leave the cards of most seats as they lie: their totals are added up once."""
    return ActionArea(digest, cards, tiles, bonuses, majority)


def bonus_of(state: State, seat: int, kind: type[B]) -> B | None:
    """The bonus of this kind that is in effect for the seat, the second of a track instead of the first (p. 21)."""
    for _, bonus in bonuses_in_effect(state, seat):
        if isinstance(bonus, kind):
            return bonus
    return None


@kept_with_state
def face_up_cards(state: State, seat: int) -> tuple[tuple[Slot, Card], ...]:
    """The face-up cards in the seat's action slots; face-down ones count for nothing (p. 11)."""
    return action_area(state, seat).face_up


def has_tile(state: State, seat: int, tile: Tile) -> bool:
    """Whether this tile lies face up beside the seat's action slots."""
    tiles = state.seats[seat].tiles
    return bool(tiles) and any(held.tile == tile and held.face_up for held in tiles)


def titanium_extra(state: State, seat: int) -> int:
    """What the second B2 bonus adds to each titanium card (p. 22)."""
    bonus = bonus_of(state, seat, TitaniumValue)
    return bonus.amount if bonus else 0


def energy_extra(state: State, seat: int) -> int:
    """What the A1 bonus adds to the energy total while an energy card is there (p. 21-22)."""
    bonus = bonus_of(state, seat, Energy)
    return bonus.amount if bonus else 0


def card_value(state: State, seat: int, slot: Slot) -> int:
    """The value of the card in a slot of the seat (see `ActionArea.value`)."""
    return action_area(state, seat).value(slot)


def card_lines(state: State, seat: int, slot: Slot) -> tuple[Line, ...]:
    """The lines of the value of the card in a slot of the seat (see `ActionArea.lines`)."""
    return action_area(state, seat).lines(slot)


def total_of(state: State, seat: int, kind: TotalKind) -> Total:
    """The face-up total of a resource or of energy (p. 15, 16, 20-22); for Luna, that of her majority cards."""
    return totals_of(state, seat)[kind]


@kept_with_state
def totals_of(state: State, seat: int) -> Mapping[TotalKind, Total]:
    """All four totals of a seat."""
    return action_area(state, seat).totals


def _sum(lines: tuple[Line, ...]) -> Total:
    return Total(sum([line.amount or 0 for line in lines]), lines) if lines else _NOTHING


def resource_totals(state: State, seat: int) -> dict[Resource, int]:
    """The face-up totals of the three resource types."""
    totals = totals_of(state, seat)
    return {kind: totals[kind].amount for kind in RESOURCES}


_LUNA_SIDES: dict[TotalKind, tuple[int, Literal["left", "right"]]] = {
    "titanium": (0, "left"),
    "carbon": (0, "right"),
    "energy": (1, "left"),
    "minerals": (1, "right"),
}


def _luna_lines(digest: str, majority: tuple[str | None, str | None], kind: TotalKind) -> tuple[Line, ...]:
    """Her left majority card shows titanium and carbon, her right one energy and minerals (Luna)."""
    place, side = _LUNA_SIDES[kind]
    card = majority[place]
    if card is None:
        return ()
    shown = components.of(digest).luna_card[card]
    return (Line("total-luna-card", shown.left if side == "left" else shown.right, {"card": card}),)


def action_tiles(state: State, seat: int) -> int:
    """The face-up tiles that are regarded as action cards of their type (p. 20)."""
    return action_area(state, seat).action_tiles()


@kept_with_state
def research_scientists(state: State, seat: int) -> int:
    """Face-up research scientists, cards and tile (p. 16, 20); for Luna, the icons of her majority cards."""
    return action_area(state, seat).research_scientists


def field_scientists(state: State, seat: int, icon: bool = True) -> int:
    """Face-up field scientists, cards and tile (p. 16, 20), and with `icon` the E1 bonus's virtual one (p. 22)."""
    return action_area(state, seat).field_scientists(icon)


def scientists_rewarded(state: State, seat: int) -> int:
    """The scientists that the scientist space pays for (see `ActionArea.scientists_rewarded`)."""
    return action_area(state, seat).scientists_rewarded
