"""The kinds of things that moves, events and states name."""

from typing import Literal

from msgspec import Struct

Counts = tuple[int, int, int]
"""Astronauts by type, in the order of `ASTRONAUTS`."""

Part = Literal["credits", "astronaut", "action"]
PARTS: tuple[Part, ...] = ("credits", "astronaut", "action")
"""What a visit to the Gateway brings, in any order."""

CREDITS, TITANIUM, RARE_EARTH = "credits", "titanium", "rare_earth"
VP, REPUTATION, ENERGY = "vp", "reputation", "energy"
WAITING = "waiting"
"""The place of the base where an astronaut waits for a structure."""
HUMAN, ASTROBOT = "human", "astrobot"
"""The kinds of seats."""
NEUTRAL = -1
"""The owner of a neutral Dome."""
LEVELS = 3
"""The goals of a corporation."""


class Token(Struct, frozen=True, omit_defaults=True):
    """A corporation token. `kind`: which one, of a corporation with several."""

    corporation: str
    kind: str = ""


class Building(Struct, frozen=True):
    """A structure in a sector: its owner (`NEUTRAL` for a neutral Dome) and its id on the owner's base."""

    owner: int
    piece: str


class Sector(Struct, frozen=True, omit_defaults=True):
    """A sector: its panel and its structures in the order of building."""

    panel: bool = False
    buildings: tuple[Building, ...] = ()
