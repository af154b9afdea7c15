"""The words of Evergreen Farms."""

from msgspec import Struct, field

from app.rules.game import Event, Move
from app.rules.kit.vocabulary import Part

NAME = "evergreen"
SHEET = "sheet-of-evergreen"
"""The place of its rules: its sheet, which the rulebook does not print."""


class Farm(Struct, frozen=True):
    """A farm: its size, and the seat that planted it."""

    size: int
    seat: int


class Evergreen(Part, frozen=True, tag="evergreen"):
    """`farms` by sector, in the order of planting."""

    farms: dict[str, Farm] = field(default_factory=dict)


class PlantFarm(Move, frozen=True):
    """Corporation action: pay Plants for a farm of this size in a sector. `way`: what it is paid with."""

    size: int
    sector: str
    way: str = ""


class FarmPlanted(Event, frozen=True):
    """A seat put a farm of this size into a sector."""

    seat: int
    size: int
    sector: str
