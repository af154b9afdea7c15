"""The words of Sky Watch."""

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question
from app.rules.kit.vocabulary import Part

NAME = "sky-watch"
SHEET = "sheet-of-sky-watch"
"""The place of its rules: its sheet, which the rulebook does not print."""


class SkyWatch(Part, frozen=True, tag="sky-watch"):
    """`impact`: the first slot of the row that the asteroid threatens. By seat: `steps` of the marker on the track, the
    ids of the Defense Programs `done`, `defence` points, those `added` in this round, and structures `destroyed`."""

    impact: int = 0
    steps: tuple[int, ...] = ()
    done: tuple[tuple[str, ...], ...] = ()
    defence: tuple[int, ...] = ()
    added: tuple[int, ...] = ()
    destroyed: tuple[tuple[str, ...], ...] = ()


class WatchSky(Move, frozen=True):
    """Corporation action: go on along the track; then a Defense Program may follow."""


class ContributeToProgramme(Move, frozen=True):
    """Do a Defense Program of the section of the marker. `way`: what it is paid with."""

    programme: str
    way: str = ""


class ChooseProgramme(Question, frozen=True):
    """Which Defense Program is done? `free`: without its price."""

    seat: int
    free: bool = False


class ImpactDrawn(Event, frozen=True):
    """The asteroid threatens the row of this crater slot."""

    slot: int


class MarkerAdvanced(Event, frozen=True):
    """A seat went so many steps along the track; what it reached brings follows."""

    seat: int
    steps: int


class ProgrammeDone(Event, frozen=True):
    """A seat did a Defense Program; its VP and defence points follow."""

    seat: int
    programme: str


class DefenceAdded(Event, frozen=True):
    """A seat added so many defence points."""

    seat: int
    amount: int


class AsteroidWardedOff(Event, frozen=True):
    """The defence of all seats together was enough."""


class AsteroidStruck(Event, frozen=True):
    """It was not: the structures in these sectors are destroyed, but for those of the seats `spared`."""

    sectors: tuple[str, ...]
    spared: tuple[int, ...] = ()
