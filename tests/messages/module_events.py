"""Events of modules, one or more of each sentence that they are told in: random games of the base know none of them."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.belt import chart
from app.rules.skymines.components.further import missions, threats
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.components.shapes.threats import ThreatId
from app.rules.skymines.modules.campaign.chapter_start import STANDING
from app.rules.skymines.vocabulary.modules.belt import BeltEntered, BeltLaid, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.modules.campaign import OutpostsLaid
from app.rules.skymines.vocabulary.modules.missions import MissionsLaid, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed
from app.rules.skymines.vocabulary.modules.threats import ThreatDealtWith, ThreatDrawn, ThreatStruck, ThreatTaken
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import on_belt
from tests.support.rules.mission_positions import on_mission
from tests.support.rules.positions import on_track
from tests.support.rules.threat_positions import threatened

THREATS: list[Event] = [
    *(ThreatDrawn(card) for card in threats().values()),
    ThreatDealtWith(0, 2),
    ThreatTaken(0, "pirates"),
    *(ThreatStruck(card, cards=((), ("energy-1",))) for card in get_args(ThreatId)),
]
BELT: list[Event] = [
    BeltLaid(chart().digest),
    BeltEntered(0, "tawac", "14-2", 0, 1),
    BeltEntered(0, "tawac", "19", 1, 3, "minerva"),
    ShuttleReturned("minerva"),
    ShuttleRemoved("minerva"),
]
MISSIONS: list[Event] = [
    *(MissionsLaid(tuple(missions().values())[:count]) for count in (1, 2)),
    *(TaskClaimed(0, card, column) for card in get_args(MissionId) for column in range(3)),
    OnceMarkerPlaced(0, "tile-field"),
    OwnSpaceUsed(0),
    OwnSpaceUsed(0, once=True),
]
CAMPAIGN: list[Event] = [OutpostsLaid(STANDING)]


def module_positions() -> list[tuple[State, list[Event]]]:
    """Positions with modules, and events that touch seats there."""
    all_missions = on_mission(*get_args(MissionId))
    return [
        (threatened("pirates"), THREATS),
        (on_track(on_belt(), 1, "minerva", 18), BELT),
        (all_missions, [*MISSIONS, *CAMPAIGN]),
    ]
