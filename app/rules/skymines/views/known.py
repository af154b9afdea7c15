"""The shapes of the facts that clients get once, as typed plain dicts.

The structs in them stand for their plain form, with defaults written out and tags as `type`.
"""

from typing import Any, NotRequired, TypedDict

from app.rules.skymines.components import shapes
from app.rules.skymines.components.shapes import Company, Resource, Slot


class DrawnBorder(TypedDict):
    """The border between two neighbours, sectors by number and stations by company, as one drawn path: the
    indices of its points."""

    between: list[int | Company]
    double: bool
    points: list[int]


class MoonFact(TypedDict):
    """The Moon, drawn: see the component set's Moon; the radius of its globe, every border as a path, and by sector
    number the point with the most room for what stands there."""

    width: float
    height: float
    points: list[tuple[float, float]]
    sectors: list[shapes.Sector]
    stations: list[shapes.Station]
    source: NotRequired[shapes.Source]
    globe: float
    borders: list[DrawnBorder]
    middles: dict[str, tuple[float, float]]


class BonusFact(TypedDict):
    """Bonus spaces in the order of the board, bonus tiles by id."""

    majority: list[shapes.MajoritySpace]
    standard: list[shapes.StandardSpace]
    tiles: dict[str, shapes.BonusTile]


class LunaFact(TypedDict):
    """Luna's markers, coins, cards by id and levels by number."""

    markers: int
    coins: int
    cards: dict[str, shapes.LunaCard]
    levels: dict[str, shapes.LunaLevel]


class ResearchFact(TypedDict):
    """The research track and the research display."""

    last: int
    slot_at: int
    excess: int
    flip_cost: int
    no_a: list[int]
    values: list[shapes.Value]
    source: NotRequired[shapes.Source]
    display: shapes.ResearchDisplay


class Reason(TypedDict):
    """Why a move is refused: a code, and the rulebook's page and place."""

    code: str
    rule: str
    place: str


class Facts(TypedDict):
    """A component set by kind and id, defaults written out; `source` only where all of it is asked for. It never
    changes: keep it by its digest."""

    digest: str
    companies: list[Company]
    resources: list[Resource]
    slots: list[Slot]
    setup: shapes.Setup
    cards: dict[str, shapes.Card]
    display: shapes.Display
    plans: dict[str, shapes.Plan]
    specials: dict[str, shapes.SpecialPlan]
    tokens: dict[str, shapes.StartingToken]
    tracks: dict[str, shapes.Track]
    tank: shapes.TankTrack
    research: ResearchFact
    moon: MoonFact
    bonus: BonusFact
    field_scientist: shapes.FieldScientist
    luna: LunaFact
    modules: dict[str, Any]
    """What modules tell of their components, by their names."""
    pages: dict[str, str]
    """The page of each place of the rulebook, in the edition of the reader's language."""
    occasions: dict[str, Reason]
    """When a type of move is asked for at all, by its name."""
    reasons: dict[str, dict[str, Reason]]
    """What a question says of a type of move, by the names of both, instead of the occasion."""
    asked: dict[str, str]
    """The place of the rulebook that each question comes from, by its name."""
