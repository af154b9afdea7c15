"""What seats have of corporations, put into a position."""

from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.artemis.vocabulary import Artemis
from app.rules.shackleton.modules.robotics.vocabulary import Robotics
from app.rules.shackleton.modules.selenium.vocabulary import Selenium
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


def with_experiments(state: State, *tiles: str) -> State:
    """The same with these experiment tiles taken by Fabio, wherever they lay."""
    kept = part(state, Selenium)
    shown = {place: tile for place, tile in kept.shown.items() if tile not in tiles}
    stack = tuple(tile for tile in kept.stack if tile not in tiles)
    done = (tiles, *((),) * (len(state.seats) - 1))
    return with_part(state, Selenium(shown=shown, stack=stack, done=done))


def with_open_experiments(state: State, **shown: str) -> State:
    """The same with these experiment tiles open at these places and no others, and as much as before in the stack."""
    return with_part(state, replace(part(state, Selenium), shown=shown))


def tourists_of(state: State, seat: int) -> int:
    """The Tourists in the arrivals of a seat."""
    return len(part(state, Artemis).waiting(seat))
