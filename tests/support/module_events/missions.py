"""Events of missions."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.further import missions
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.vocabulary.modules.missions import MissionsLaid, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.mission_positions import on_mission

EVENTS: list[Event] = [
    *(MissionsLaid(tuple(missions().values())[:count]) for count in (1, 2)),
    *(TaskClaimed(0, card, column) for card in get_args(MissionId) for column in range(3)),
    OnceMarkerPlaced(0, "tile-field"),
    OwnSpaceUsed(0),
    OwnSpaceUsed(0, once=True),
]


def position() -> tuple[State, list[Event]]:
    """All cards lie on the table."""
    return on_mission(*get_args(MissionId)), EVENTS
