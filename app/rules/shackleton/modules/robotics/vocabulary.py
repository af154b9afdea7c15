"""The words of Space Robotics."""

from app.rules.game import Event, Move
from app.rules.kit.vocabulary import Part

NAME = "robotics"
SHEET = "sheet-of-robotics"
"""The place of its rules: its sheet, which the rulebook does not print."""
ROBOT = "robot"


class Robotics(Part, frozen=True, tag="robotics"):
    """`factories`: the fields ("bottom-left") of the factories of each seat, empty before the first one."""

    factories: tuple[tuple[str, ...], ...] = ()

    def of(self, seat: int) -> tuple[str, ...]:
        """The fields of a seat's factories, in the order in which it took them."""
        return self.factories[seat] if self.factories else ()


class BuildFactory(Move, frozen=True):
    """Corporation action: pay for a factory tile of a field and take it. `way`: what it is paid with, "" as printed."""

    field: str
    way: str = ""


class FactoryBuilt(Event, frozen=True):
    """A seat took a factory tile; what it scores and brings follows."""

    seat: int
    field: str
