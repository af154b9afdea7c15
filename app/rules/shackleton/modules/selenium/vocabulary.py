"""The words of Selenium Research. Samples lie in the stock of a seat by their types; a tile is known by its id, a place
of open tiles by its direction ("N")."""

from typing import ClassVar

from msgspec import field

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question
from app.rules.kit.vocabulary import Part
from app.rules.shackleton.components.shapes.goods import Sample

NAME = "selenium"
SHEET = "sheet-of-selenium"
"""The place of its rules: its sheet, which the rulebook does not print."""


class Selenium(Part, frozen=True, tag="selenium"):
    """`shown`: the open tiles by place. `stack`: the hidden ones from the top. `done`: the tiles that each seat took,
    empty before the first one."""

    shown: dict[str, str] = field(default_factory=dict)
    stack: tuple[str, ...] = ()
    done: tuple[tuple[str, ...], ...] = ()

    def of(self, seat: int) -> tuple[str, ...]:
        """The tiles that a seat took, in their order."""
        return self.done[seat] if self.done else ()


class DoExperiment(Move, frozen=True):
    """Corporation action: return these samples, sorted by type, and take the open tile of a place."""

    lasting: ClassVar[bool] = True
    place: str
    samples: tuple[Sample, ...]


class TakeSample(Move, frozen=True):
    """Gain a sample of this type."""

    sample: Sample


class ChooseSample(Question, frozen=True):
    """Of which type is the next sample, of `left`?"""

    seat: int
    left: int = 1


class ExperimentsLaid(Event, frozen=True):
    """The first tiles lie open by place, the others in a stack, hidden, from the top."""

    shown: dict[str, str]
    stack: tuple[str, ...]


class ExperimentDone(Event, frozen=True):
    """A seat took the tile of a place; what it scores and brings follows."""

    seat: int
    place: str
    tile: str


class ExperimentShown(Event, frozen=True):
    """The top tile of the stack came to a place."""

    place: str
    tile: str


class ExperimentsLeft(Event, frozen=True):
    """The open tiles of these places left the game."""

    places: tuple[str, ...]
