"""The words of the Belt."""

from app.rules.game import Event, Move
from app.rules.kit.agenda import Task
from app.rules.kit.rulebook import Places
from app.rules.kit.vocabulary import Part
from app.rules.skymines.components.shapes import Company
from app.rules.skymines.vocabulary.questions import Expansion

SPACES = "belt-spaces"
REWARDS = "belt-rewards"
CASES = "belt-cases"


class BeltBoard(Part, frozen=True, tag="belt"):
    """`map` is the digest of the map. `pieces` are the companies on its spaces, in the map's order. `ousted` are
    companies whose shuttles wait to return home, `removed` the shuttles out of the game in the order of COMPANIES."""

    map: str = ""
    pieces: tuple[Company | None, ...] = ()
    ousted: tuple[Company, ...] = ()
    removed: tuple[int, int, int, int] = (0, 0, 0, 0)


class EnterBelt(Move, frozen=True):
    """Enter a Belt space: an outpost space ("14-2") with the top outpost of an outer `column` (0 or 2), a shuttle space
    ("19") with the top shuttle of the middle one (1)."""

    space: str
    column: int


class BeltLaid(Event, frozen=True):
    """The board lies with its Belt side up; outposts and shuttles stand in the stations."""

    map: str


class BeltEntered(Event, frozen=True):
    """The top piece of `column` entered `space` for `energy`; `ousts` the company whose piece was there."""

    seat: int
    company: Company
    space: str
    column: int
    energy: int
    ousts: Company | None = None


class ShuttleReturned(Event, frozen=True):
    """An ousted shuttle came home."""

    company: Company


class ShuttleRemoved(Event, frozen=True):
    """An ousted shuttle left the game: its column had no valid space."""

    company: Company


class ExpandOnBelt(Expansion, frozen=True):
    """Which Belt space next? `entered` are the spaces of this expansion, `present` the asteroids on which the company
    had an outpost right before it."""

    entered: tuple[str, ...] = ()
    present: tuple[int, ...] = ()


class RewardOnBelt(Task, frozen=True):
    """Collect the rewards of an expansion, then return what was ousted (p. 28)."""

    seat: int
    company: Company
    entered: tuple[str, ...]
    present: tuple[int, ...]


class SendShuttlesHome(Task, frozen=True):
    """Return all ousted shuttles to their stations (p. 28)."""


PLACES: Places = {
    SPACES: {"en": 27, "de": 27, "fr": 27},
    REWARDS: {"en": 28, "de": 28, "fr": 28},
    CASES: {"en": 28, "de": 28, "fr": 28},
}
