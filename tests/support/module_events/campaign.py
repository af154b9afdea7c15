"""Events of the campaign."""

from typing import get_args

from app.rules.game import Event
from app.rules.skymines.components.shapes.missions import MissionId
from app.rules.skymines.modules.campaign.chapter_start import STANDING
from app.rules.skymines.vocabulary.modules.campaign import OutpostsLaid
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.mission_positions import on_mission


def position() -> tuple[State, list[Event]]:
    """The outposts of the third chapter, which is played with missions."""
    return on_mission(*get_args(MissionId)), [OutpostsLaid(STANDING)]
