"""Events of modules, one or more of each sentence that they are told in: random games of the base know none of them."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes.threats import ThreatId
from app.rules.skymines.modules.threats.vocabulary import ThreatDealtWith, ThreatDrawn, ThreatStruck, ThreatTaken
from app.rules.skymines.vocabulary.state import State
from tests.rules.threat_positions import threatened

THREATS: list[Event] = [
    *(ThreatDrawn(card) for card in threats().values()),
    ThreatDealtWith(0, 2),
    ThreatTaken(0, "pirates"),
    *(ThreatStruck(card, coins=(3, 0), cards=((), ("energy-1",))) for card in get_args(ThreatId)),
]
MODULE_EVENTS: list[Event] = [*THREATS]


def module_positions() -> list[tuple[State, list[Event]]]:
    """Positions with modules, and events that touch seats there."""
    return [(threatened("pirates"), THREATS)]
