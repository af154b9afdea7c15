"""Bonus spaces, bonus tiles, field scientists."""

from typing import Literal

from .gains import Gain
from .nouns import Part, Source, Tile


class Tier(Part, frozen=True):
    """A tier of a majority space: from a total of `at` on, these gains."""

    at: int
    gains: tuple[Gain, ...]


class MajoritySpace(Part, frozen=True):
    """`kind` is what is compared; "scientist" compares research scientists and pays by all scientists (p. 16)."""

    id: str
    kind: Literal["scientist", "titanium", "carbon", "minerals", "energy"]
    tiers: tuple[Tier, ...]
    source: Source = "reconstructed"


class StandardSpace(Part, frozen=True):
    """A space beside the card display at `row` (1 to 3) and `column` (1 to 4) of Luna's grid.

    effect "first-player": the marker and `amount` research points. "buy": pay `cost`, then buy a card.
    "discard": a hand card for its printed cost + `amount`. "tile": pay `cost`, reserve `tile`.
    """

    id: str
    row: int
    column: int
    effect: Literal["first-player", "buy", "discard", "tile"]
    cost: int = 0
    amount: int = 0
    tile: Tile | None = None
    source: Source = "reconstructed"


class BonusTile(Part, frozen=True):
    """A bonus tile. `value`: units added, energy points, research points, or tank spaces of the field tile."""

    id: Tile
    value: int
    source: Source = "reconstructed"


class FieldScientist(Part, frozen=True):
    """What a field scientist gives: the neutral one, and a company's (`tank` + 1 for every `per` gas collectors)."""

    neutral_tank: int
    neutral_coins: int
    tank: int
    coins: int
    per: int
    source: Source = "reconstructed"


class BonusSpaces(Part, frozen=True):
    """The bonus spaces on the board and the bonus tiles (p. 16, p. 17, p. 20)."""

    majority: tuple[MajoritySpace, ...]
    standard: tuple[StandardSpace, ...]
    tiles: tuple[BonusTile, ...]
