"""What seats have of corporations, put into a position."""

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.robotics.vocabulary import Robotics
from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.positions import FABIO


def with_factories(state: State, *fields: str, seat: int = FABIO) -> State:
    """The same with factories of Space Robotics of a seat."""
    kept = part(state, Robotics)
    factories = [fields if owner == seat else kept.of(owner) for owner in range(len(state.seats))]
    return with_part(state, Robotics(factories=tuple(factories)))


def with_tourists(state: State, *places: str, waiting: int = 0) -> State:
    """The same with the last Tourists of the queue on these places, and its first ones in Fabio's arrivals."""
    queue = part(state, Artemis).queue
    guests = dict(zip(places, reversed(queue), strict=False))
    left = queue[: len(queue) - len(places)]
    arrivals = (left[:waiting], *((),) * (len(state.seats) - 1))
    return with_part(state, Artemis(queue=left[waiting:], arrivals=arrivals, guests=guests))


def tourists_of(state: State, seat: int) -> int:
    """The Tourists in the arrivals of a seat."""
    return len(part(state, Artemis).waiting(seat))
