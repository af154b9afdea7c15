"""State, moves and events of Harvest."""

from typing import Any, ClassVar

from msgspec import UNSET, Struct, UnsetType

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question
from app.rules.kit.ruleset import Ruleset

Card = str
"""A crop: the letter of its kind and its value, "W3"."""
KINDS = ("wheat", "rye", "oats", "barley")
LETTERS = tuple(kind[0].upper() for kind in KINDS)
VALUES = range(1, 7)
YOUNG, OLD = 1, 2
"""The levels of the Crow."""
DECK: tuple[Card, ...] = tuple(f"{letter}{value}" for letter in LETTERS for value in VALUES)


def value_of(card: Card) -> int:
    """What a crop counts."""
    return int(card[1:])


class SeatState(Struct, frozen=True, kw_only=True):
    """A seat: what is in its hand, hidden, and on its field, open."""

    kind: str
    name: str
    level: int
    hand: tuple[Card, ...]
    field: tuple[Card, ...] = ()


class Turn(Question, frozen=True, tag="turn"):
    """What does the seat sow?"""

    seat: int


class CrowTurn(Question, frozen=True, tag="crow"):
    """The Crow's turn, whose move the game knows."""

    seat: int


Step = Turn | CrowTurn


class State(Struct, frozen=True, kw_only=True, dict=True):
    """The whole game. `modules`: those in play. `traded`: whether the seat has been at the market in this turn.
    `rules`: the ruleset that it is played by, which makes a class of its own."""

    rules: ClassVar[Ruleset["State"]]
    seats: tuple[SeatState, ...]
    agenda: tuple[Step, ...] = ()
    turn: int = 0
    traded: bool = False
    market: Card = ""
    over: bool = False
    modules: dict[str, dict[str, Any]] | UnsetType = UNSET


class Before(Struct, frozen=True):
    """The game before its first event."""

    rules: ClassVar[Ruleset[State]]


class Sow(Move, frozen=True):
    """Sow a crop from the hand; the turn ends."""

    lasting: ClassVar[bool] = True
    card: Card


class Trade(Move, frozen=True):
    """Exchange a crop in hand for the one on the market, once a turn."""

    lasting: ClassVar[bool] = True
    card: Card


class PlayCrow(Move, frozen=True):
    """The Crow's turn."""

    lasting: ClassVar[bool] = True


class SeatStart(Struct, frozen=True):
    """A seat as the game began with it."""

    kind: str
    name: str
    level: int
    hand: tuple[Card, ...]


class HarvestBegan(Event, frozen=True, kw_only=True):
    """Seats and their hands; the first crop on the market, with that module."""

    seats: tuple[SeatStart, ...]
    modules: tuple[str, ...] = ()
    market: Card = ""


class TurnBegan(Event, frozen=True):
    """A seat's turn began."""

    seat: int


class CropSown(Event, frozen=True):
    """A crop left the hand for the field."""

    seat: int
    card: Card


class CropsTraded(Event, frozen=True):
    """A crop in hand was exchanged for the one on the market."""

    seat: int
    gave: Card
    took: Card


class HarvestEnded(Event, frozen=True):
    """All hands are empty."""


AnyMove = Sow | Trade | PlayCrow
AnyEvent = HarvestBegan | TurnBegan | CropSown | CropsTraded | HarvestEnded
