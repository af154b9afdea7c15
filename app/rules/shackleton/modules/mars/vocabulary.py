"""The words of To Mars."""

from msgspec import Struct, field

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question
from app.rules.kit.vocabulary import Part
from app.rules.shackleton.components.shapes.nouns import Astronaut

NAME = "mars"
SHEET = "sheet-of-mars"
"""The place of its rules: its sheet, which the rulebook does not print."""


class Aboard(Struct, frozen=True):
    """A structure on the ship: its owner, its id on the owner's base, and the astronauts in it, who stay there."""

    owner: int
    piece: str
    astronauts: tuple[Astronaut, ...] = ()


class Mars(Part, frozen=True, tag="mars"):
    """`ship`: the structures by the ship's places, "2a" for the first one of module 2. `panels`: how many of the
    ship's panels are built."""

    ship: dict[str, Aboard] = field(default_factory=dict)
    panels: int = 0


class SendStructure(Move, frozen=True):
    """Corporation action: send a structure, by its id on the base, from its sector to a free place of its size in a
    module of the ship, from 1. `way`: what it is paid with."""

    piece: str
    module: int
    way: str = ""


class BuildShipPanel(Move, frozen=True):
    """Corporation action: build the leftmost panel of the ship that is left."""


class BoardAstronaut(Move, frozen=True):
    """Move an astronaut from a place of the base to one of the ship."""

    astronaut: Astronaut
    place: str
    to: str


class ChooseBoarding(Question, frozen=True):
    """Which astronaut of the base boards the ship, and into which structure?"""

    seat: int


class StructureSent(Event, frozen=True):
    """A seat sent a structure from its sector to a place of the ship; what it scores follows."""

    seat: int
    piece: str
    sector: str
    place: str


class ModuleCompleted(Event, frozen=True):
    """A seat filled the last place of a module; what that brings follows."""

    seat: int
    module: int


class ShipPanelBuilt(Event, frozen=True):
    """A seat built the leftmost panel of the ship; what it brings follows."""

    seat: int
