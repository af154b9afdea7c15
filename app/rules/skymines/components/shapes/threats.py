"""The cards of the module of threats."""

from typing import Literal

from .gains import Gain
from .nouns import Part

ThreatId = Literal["pirates", "comet", "bridge", "probe", "singularity", "anomaly"]


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
