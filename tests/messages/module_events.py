"""Events of modules, one or more of each sentence that they are told in: random games of the base know none of them."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.further import threats
from app.rules.skymines.components.shapes.threats import ThreatId
from app.rules.skymines.modules.threats.vocabulary import ThreatDealtWith, ThreatDrawn, ThreatStruck, ThreatTaken

THREATS: list[Event] = [
    *(ThreatDrawn(card) for card in threats().values()),
    ThreatDealtWith(0, 2),
    ThreatTaken(0),
    *(ThreatStruck(card, coins=(3, 0), cards=((), ("energy-1",))) for card in get_args(ThreatId)),
]
MODULE_EVENTS: list[Event] = [*THREATS]
