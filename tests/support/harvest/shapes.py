"""The types of what Harvest sends. Some are called as types of Skymines are: each game has a namespace of its own."""

from typing import Any, TypedDict

from msgspec import UNSET, UnsetType

from app.rules.game import About
from tests.support.harvest.vocabulary import Card


class SeatView(TypedDict):
    """A seat. `hand` is what it holds, for its owner and at the end; null for others, who know `held`, how many."""

    seat: int
    kind: str
    name: str
    level: int
    held: int
    hand: list[Card] | None
    field: list[Card]
    total: int


class TieBreakView(TypedDict):
    """What ranks seats of equal totals: the key of its message, and the value of each seat."""

    key: str
    values: list[int]


class View(TypedDict):
    """What one seat may see. There are no rounds: `round` is null. `tie_breaks` in their order, once it is over."""

    game: str
    components: str
    me: int | None
    round: None
    turn: int | None
    to_move: list[int]
    seats: list[SeatView]
    market: Card | None
    winners: list[int]
    tie_breaks: list[TieBreakView]


class ScoreLine(TypedDict):
    """A line of a score."""

    key: str
    amount: int | None
    args: dict[str, Any]


class Category(TypedDict):
    """A category of a score."""

    key: str
    total: int
    lines: list[ScoreLine]


class SeatStanding(TypedDict):
    """What a seat has."""

    seat: int
    total: int
    categories: list[Category]


class Standing(TypedDict):
    """What each seat has on its field."""

    round: None
    seats: list[SeatStanding]


class CropKind(TypedDict):
    """A kind of crop: its letter on cards, and its values."""

    letter: str
    values: list[int]


class Facts(TypedDict):
    """What never changes. `market` is there for tables with that module."""

    digest: str
    kinds: dict[str, CropKind]
    modules: list[str]


class TurnAbout(About, frozen=True):
    """What the prompt of a turn mentions: the crop on the market."""

    market: Card | UnsetType = UNSET
