"""The words of Moon Mining."""

from msgspec import field

from app.rules.game import Event, Move
from app.rules.kit.vocabulary import Part

NAME = "mining"
SHEET = "sheet-of-mining"
"""The place of its rules: its sheet, which the rulebook does not print."""


class Mining(Part, frozen=True, tag="mining"):
    """`aboard`: the seats of cargoes on the Shuttle, by slot ("2-upper"). `shipped`: the levels of all cargoes that
    each seat ever shipped, empty before the first one."""

    aboard: dict[str, int] = field(default_factory=dict)
    shipped: tuple[tuple[int, ...], ...] = ()

    def of(self, seat: int) -> tuple[int, ...]:
        """The levels that a seat ever shipped on."""
        return self.shipped[seat] if self.shipped else ()


class ShipCargo(Move, frozen=True):
    """Corporation action: pay the demand of a free slot of the Shuttle and score it. `way`: what it is paid with."""

    slot: str
    way: str = ""


class CargoShipped(Event, frozen=True):
    """A seat put a cargo on a slot; what it scores follows."""

    seat: int
    slot: str
    level: int


class ShuttleLiftedOff(Event, frozen=True):
    """The Shuttle is empty again."""
