"""The cards of the module of threats."""

from typing import Literal

from .gains import Gain
from .nouns import Part, Source

ThreatId = Literal["pirates", "comet", "bridge", "probe", "singularity", "anomaly"]


class ThreatBoard(Part, frozen=True):
    """What the pages of the threats print beside the cards' requirements (p. 30, p. 31): the shuttle spaces `beside`
    the card, the energy points that `reach` it, the coin icons of which the `comet` robs a station, and the
    `last_round` of a game that the Singularity ends."""

    beside: tuple[int, int]
    reach: int
    comet: int
    last_round: int
    source: Source = "rulebook"


class ThreatRequirement(Part, frozen=True):
    """What the rulebook prints of a threat card: the fields of `Threat` without its gain."""

    id: ThreatId
    coins: int = 0
    energy: int = 0
    cards: int = 0
    tank: int = 0
    research: int = 0
    source: Source = "rulebook"


class ThreatGain(Part, frozen=True):
    """What dealing with a threat card gives beside the wild share; no text prints it."""

    id: ThreatId
    gain: Gain
    source: Source = "rulebook"


class Threat(Part, frozen=True):
    """A threat card (p. 30, p. 31): what its requirement asks for, and `gain`, what dealing with it gives beside the
    wild share.

    `coins` are paid to the bank, `energy` points spent beyond those that reach it, `cards` are energy cards discarded
    from the hand. `tank` and `research` are printed values that the seat's markers must have passed.
    """

    id: ThreatId
    gain: Gain
    coins: int = 0
    energy: int = 0
    cards: int = 0
    tank: int = 0
    research: int = 0
