"""The nouns that all components share, and the base of their structs."""

from typing import Literal

from msgspec import Struct

Astronaut = Literal["engineer", "technician", "scientist"]
Resource = Literal["titanium", "rare_earth"]
Command = Literal["build", "fund", "corporation_actions"]
StructureKind = Literal["dome", "workshop", "laboratory", "headquarters"]
CorporationId = Literal["artemis", "selenium", "mining", "robotics", "evergreen", "sky-watch", "mars"]
Direction = Literal["N", "NE", "SE", "S", "SW", "NW"]
Turning = Literal["clockwise", "counter-clockwise"]
Source = Literal["rulebook", "public", "derived", "reconstructed"]
"""Where a value comes from: the rulebook's text; public reports; reasoning from both; or this project."""

Good = Literal["tourist", "sample", "helium3", "robot", "plant", "step"]
"""What only one corporation knows; a `step` is one of its track."""

Gained = (
    Literal[
        "credits",
        "titanium",
        "rare_earth",
        "energy",
        "reputation",
        "vp",
        "astronaut",
        "corporation_action",
        "mine",
        "token",
        "defence",
    ]
    | Good
)
"""What can be gained. `astronaut`: one of the Lunar Gateway. `mine`: the resource of the sector that the effect is
about, the one just built in. `token`: activate a corporation token, of that sector or, on the Reputation track, any."""

ASTRONAUTS: tuple[Astronaut, ...] = ("engineer", "technician", "scientist")
RESOURCES: tuple[Resource, ...] = ("titanium", "rare_earth")
COMMANDS: tuple[Command, ...] = ("build", "fund", "corporation_actions")
STRUCTURE_KINDS: tuple[StructureKind, ...] = ("dome", "workshop", "laboratory", "headquarters")
CORPORATIONS: tuple[CorporationId, ...] = (
    "artemis",
    "selenium",
    "mining",
    "robotics",
    "evergreen",
    "sky-watch",
    "mars",
)
DIRECTIONS: tuple[Direction, ...] = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise; the hexes are flat-topped."""

MIN_SEATS = 2
MAX_SEATS = 4


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of all components."""


class Gain(Part, frozen=True):
    """What is gained, and how many: units, Credits, spaces of a track, VP or times."""

    what: Gained
    amount: int = 1


class Cost(Part, frozen=True, cache_hash=True):
    """What is paid: Credits, units, goods, and Energy that is consumed from the common track."""

    credits: int = 0
    titanium: int = 0
    rare_earth: int = 0
    energy: int = 0
    helium3: int = 0
    plant: int = 0


class BySeats(Part, frozen=True):
    """A value that depends on the number of seats, AstroBot's counted."""

    two: int
    three: int
    four: int

    def at(self, seats: int) -> int:
        """The value with 2, 3 or 4 seats. Raises KeyError."""
        return {2: self.two, 3: self.three, 4: self.four}[seats]


class SourceOf(Part, frozen=True):
    """The source of an entry of a file that differs from the file's own. `what` says which part of it, if not all."""

    entry: str
    source: Source
    what: str = ""
