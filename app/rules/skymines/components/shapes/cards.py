"""Action cards and the card display."""

from typing import Literal

from .nouns import CardKind, Company, Part, Source


class Card(Part, frozen=True):
    """An action card.

    `value` is units, energy points or research points; 0 for field scientists and share cards.
    `company` is the company of a field scientist (None: the neutral one).
    `share` is the company of which the card shows an additional share.
    `letter` is "start" (9 a player), "single" (the single-energy cards 01 to 04) or "A" to "E".
    """

    id: str
    letter: Literal["start", "single", "A", "B", "C", "D", "E"]
    kind: CardKind
    value: int = 0
    cost: int = 0
    company: Company | None = None
    share: Company | None = None
    source: Source = "reconstructed"


class Display(Part, frozen=True):
    """The card display: 12 spaces; `surcharges` of the right, middle and left column (spaces 1-4, 5-8, 9-12)."""

    surcharges: tuple[int, int, int]
    source: Source = "reconstructed"
