"""Events on the Belt."""

from app.rules.game import Event
from app.rules.skymines.components.belt import chart
from app.rules.skymines.vocabulary.modules.belt import BeltEntered, BeltLaid, ShuttleRemoved, ShuttleReturned
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.belt_positions import on_belt
from tests.support.rules.positions import on_track

EVENTS: list[Event] = [
    BeltLaid(chart().digest),
    BeltEntered(0, "tawac", "14-2", 0, 1),
    BeltEntered(0, "tawac", "19", 1, 3, "minerva"),
    ShuttleReturned("minerva"),
    ShuttleRemoved("minerva"),
]


def position() -> tuple[State, list[Event]]:
    """Another seat is ahead of what the pieces reach."""
    return on_track(on_belt(), 1, "minerva", 18), EVENTS
