"""Events of threats."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes.threats import ThreatId
from app.rules.skymines.vocabulary.modules.threats import ThreatDealtWith, ThreatDrawn, ThreatStruck, ThreatTaken
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.threat_positions import threatened

EVENTS: list[Event] = [
    *(ThreatDrawn(card) for card in threats().values()),
    ThreatDealtWith(0, 2),
    ThreatTaken(0, "pirates"),
    *(ThreatStruck(card, cards=((), ("energy-1",))) for card in get_args(ThreatId)),
]


def position() -> tuple[State, list[Event]]:
    """The pirates lie on the board."""
    return threatened("pirates"), EVENTS
