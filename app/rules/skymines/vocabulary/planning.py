"""The form of planning, as typed plain dicts: what can be planned, and what a plan would come to."""

from typing import Any, Literal, NotRequired, TypedDict

from app.rules.skymines.components.shapes import Slot

PlannedKind = Literal["scientist", "titanium", "carbon", "minerals", "energy"]


class PlanningTotal(TypedDict):
    """How a majority space will count a plan (p. 16-17). Nothing counts until it is `open`, or a card of `opens` is
    laid; then `base` and what the cards laid `add`. `compared_base` and `compares` are the part of it that is compared
    between seats. `plus_one`: what the "+1" tile can still add.
    """

    space: str
    kind: PlannedKind
    open: bool
    opens: list[str]
    base: int
    adds: dict[str, int]
    compared_base: int
    compares: dict[str, int]
    plus_one: int


class Resting(TypedDict):
    """Resting slots that hold `decks`, one of which is taken up when dropping out. `linked`: each card rests above its
    own slot. `back`: the round in which that deck can be planned. `laid_back`: the round in which a card laid now can
    be planned again. Null: not before the end (p. 18, p. 23).
    """

    decks: list[Slot]
    linked: bool
    back: int | None
    laid_back: int | None


class Forecast(TypedDict):
    """What a plan would add up to, and when its cards come back; `modules`: what it comes to in modules in play."""

    totals: list[PlanningTotal]
    resting: Resting
    modules: NotRequired[dict[str, Any]]


class FromWhatToPlan(TypedDict):
    """What planning chooses from: the slots that are ON, and the hand cards that they may hold."""

    kind: Literal["plan"]
    slots: list[Slot]
    cards: list[str]


class PlanningForm(FromWhatToPlan, Forecast):
    """What planning chooses from, and what it would come to."""
