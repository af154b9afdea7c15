"""The types of what the game sends."""

from typing import Any, NotRequired, TypedDict, get_type_hints

from app.rules.shackleton.components.read import SHEETS, field_of
from app.rules.shackleton.components.shapes import Components

_typed_dict: Any = TypedDict


class TokenView(TypedDict):
    """A corporation token; `kind` is empty where all tokens of the corporation are alike."""

    corporation: str
    kind: str


class BuildingView(TypedDict):
    """A structure in a sector; `owner` null: a neutral Dome."""

    owner: int | None
    piece: str


class SectorView(TypedDict):
    """A sector."""

    panel: bool
    buildings: list[BuildingView]


class PriceView(TypedDict):
    """What a project costs before discounts: Credits, the Energy that the track must show, the Energy consumed."""

    credits: int
    requirement: int
    consumption: int


class BoardView(TypedDict):
    """A corporation's board: tokens from the top, visible projects, how many lie in the deck, what a project costs
    before discounts, and the seats that claimed each goal, of `slots` that can."""

    tokens: list[TokenView]
    shown: list[str]
    deck: int
    price: PriceView
    goals: list[list[int]]
    slots: list[int]


class AstroBotView(TypedDict):
    """What only AstroBot has: the corporation of each letter, those whose cards lie on their hard side, the cards of
    this round from the left, the number of hidden ones, the active corporation ("" before its first turn of a round),
    the Development, and the space of each corporation's goal marker."""

    letters: dict[str, str]
    hard: list[str]
    row: list[int]
    deck: int
    active: str
    development: int
    markers: dict[str, int]


class SeatView(TypedDict):
    """A seat. `stock` by thing; `astronauts` left on the tile, by type; `built` with the astronauts on each structure;
    `costs`: what the seat would pay in the Maintenance phase now; `counts`: how many it has of what the goals in play
    count."""

    seat: int
    kind: str
    name: str
    leader: str | None
    improved: bool
    stock: dict[str, int]
    vp: int
    reputation: int
    tile: str | None
    astronauts: dict[str, int]
    built: dict[str, list[str]]
    waiting: str | None
    projects: list[str]
    turned: list[str]
    goals: dict[str, int]
    counts: dict[str, int]
    costs: int
    total: int
    astrobot: AstroBotView | None


class TieBreakView(TypedDict):
    """What ranks seats of equal totals: the key of its message, and the value of each seat."""

    key: str
    values: list[int]


class OpenPart(TypedDict):
    """What is alike in all seats' views. `rim`: panels taken; `hub`: those on the central hex. `tokens` by corner,
    `crater` by slot, `majorities`: the seat that would win an astronaut on each slot now. `scores`: empty until the
    end. `guided`: the game is a guided first game; absent otherwise."""

    round: int
    phase: str
    turn: int | None
    to_move: list[int]
    seats: list[SeatView]
    order: list[int]
    corporations: list[str]
    leaders: list[str]
    display: list[str]
    energy: int
    rim: int
    hub: int
    sectors: dict[str, SectorView]
    tokens: dict[str, TokenView]
    boards: dict[str, BoardView]
    crater: dict[str, str]
    majorities: dict[str, int | None]
    commands: dict[str, list[str]]
    gateway: dict[str, int]
    modules: dict[str, Any]
    scores: list["SeatStanding"]
    winners: list[int]
    tie_breaks: list[TieBreakView]
    guided: NotRequired[bool]


class View(OpenPart):
    """What one seat may see."""

    game: str
    components: str
    me: int | None


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
    """What a seat would have."""

    seat: int
    total: int
    categories: list[Category]


class Standing(TypedDict):
    """What each seat would have if the game ended now."""

    round: int
    seats: list[SeatStanding]


class CornerFact(TypedDict):
    """A corner that holds a token: its sectors, and whether the first tokens lie there."""

    sectors: list[str]
    central: bool
    spot: list[float]


class Facts(TypedDict):
    """What never changes: the component set, the row of each slot, the corners of tokens."""

    digest: str
    set: dict[str, Any]
    rows: dict[str, list[str]]
    corners: dict[str, CornerFact]
    corporations: list[str]
    pages: dict[str, str]
    asked: dict[str, str]


def published_facts() -> Any:
    """The typed dict `Facts`, with the type of its `set`: the fields of `Components`, of which AstroBot's and those of
    corporations may be missing."""
    optional = {"solo", *(field_of(corporation) for corporation in SHEETS)}
    fields = get_type_hints(Components)
    component_set = _typed_dict(
        "ComponentSet", {name: NotRequired[kind] if name in optional else kind for name, kind in fields.items()}
    )
    component_set.__doc__ = (
        "A component set in plain values. Fields that have their defaults are left out, and so are AstroBot's cards "
        "and the sheets of corporations where a table does without them."
    )
    published = _typed_dict("Facts", get_type_hints(Facts) | {"set": component_set})
    published.__doc__ = Facts.__doc__
    return published
