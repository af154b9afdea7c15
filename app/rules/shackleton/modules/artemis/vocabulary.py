"""The words of Artemis Tours. Tourists are known by their numbers, from 1; a place by where it is and its number from
the left: "moon-casino-2", "centre-1"."""

from msgspec import field

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question
from app.rules.kit.vocabulary import Part

NAME = "artemis"
SHEET = "sheet-of-artemis"
"""The place of its rules: its sheet, which the rulebook does not print."""
CENTRE = "centre"
"""The Visitor Centre."""


class Artemis(Part, frozen=True, tag="artemis"):
    """`queue`: the Tourists on the board, the first one first. `arrivals`: those that wait, of each seat, empty before
    the first one. `guests`: the Tourists on places of attractions and of the Visitor Centre, by place. `card`: those on
    AstroBot's card, from its lowest place."""

    queue: tuple[int, ...] = ()
    arrivals: tuple[tuple[int, ...], ...] = ()
    guests: dict[str, int] = field(default_factory=dict)
    card: tuple[int, ...] = ()

    def waiting(self, seat: int) -> tuple[int, ...]:
        """The Tourists in the arrivals of a seat, in the order in which they came."""
        return self.arrivals[seat] if self.arrivals else ()


class GuideTourist(Move, frozen=True):
    """Corporation action, or the second half of it: put a waiting Tourist on a free place and score that."""

    place: str


class ChoosePlaceOfTourist(Question, frozen=True):
    """Where does the next Tourist go, of `left`? `may_stop`: fewer are allowed."""

    seat: int
    left: int = 1
    may_stop: bool = False


class TouristsQueued(Event, frozen=True):
    """The number of Tourists in the queue as the game begins."""

    tourists: int


class TouristsArrived(Event, frozen=True):
    """The first Tourists of the queue came to the arrivals of a seat."""

    seat: int
    tourists: int


class TouristGuided(Event, frozen=True):
    """A seat put the Tourist that has waited longest on a place; what it scores follows."""

    seat: int
    place: str


class TouristOnCard(Event, frozen=True):
    """The first Tourist of the queue came to the lowest free place of AstroBot's card, from 1; its VP follow."""

    seat: int
    place: int


class TouristsReturned(Event, frozen=True):
    """The Tourists of these places went to the end of the queue, in this order."""

    places: tuple[str, ...]
