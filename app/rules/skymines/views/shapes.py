"""The shapes of what is seen: the view and the standing as typed plain dicts.

They hold the code that builds these dicts to what is published: the schema at /openapi.json and the types of the
browser's code are made of them. A new field goes in here first.
"""

from collections.abc import Sequence
from typing import Any, Generic, Literal, NotRequired, TypedDict, TypeVar

from app.rules.skymines.components.shapes import Company, PlanLetter, Slot, Tile
from app.rules.skymines.vocabulary.state import Phase

T = TypeVar("T")


class ByCompany(TypedDict, Generic[T]):
    """One of something for each company."""

    skymine: T
    minerva: T
    astrogo: T
    tawac: T


def by_company(values: Sequence[T]) -> ByCompany[T]:
    """Four values in the order of COMPANIES."""
    skymine, minerva, astrogo, tawac = values
    return {"skymine": skymine, "minerva": minerva, "astrogo": astrogo, "tawac": tawac}


# --- what lies before a seat ---------------------------------------------------------------------


class Hand(TypedDict):
    """How many cards a hand has; which ones (ids) only for its owner, null for others."""

    count: int
    cards: list[str] | None


class PlacedCard(TypedDict):
    """An action card in an action slot. `value` is what is printed, the "+1" tile and track bonuses."""

    card: str
    face_up: bool
    plus_one: bool
    value: int


class HeldTile(TypedDict):
    """A bonus tile beside the action slots."""

    tile: Tile
    face_up: bool


class PlacedPlan(TypedDict):
    """A plan on a screen: a plan's id, a special plan's, or the starting token's."""

    plan: str
    face_up: bool


class Totals(TypedDict):
    """What is compared at the majority spaces: face-up totals, research and field scientists (p. 16)."""

    carbon: int
    minerals: int
    titanium: int
    energy: int
    research: int
    field: int


class LunaSlot(TypedDict):
    """A card in one of Luna's action slots; null while it lies face down."""

    card: str | None
    face_up: bool


class LunaSeat(TypedDict):
    """What only Luna has: numbers of hidden cards, the faces of those turned up, where her tokens lie."""

    level: int
    deck: int
    grade_two: int
    discards: list[str]
    slots: list[LunaSlot | None]
    majority: list[str | None]
    reserve: int
    tank_tokens: list[int]
    research_tokens: list[int]


class SeatView(TypedDict):
    """A seat. `area`, `resting` and `planned` have five places, A to E. `tracks` are spaces of markers, `unlocked` the
    track bonuses whose thresholds are passed, `bonuses` those in effect. `upload` is -1 on the left half of the
    starting token. `acquired` are plans that wait to be placed. `rest` are the cards that were kept with the token, for
    resting slots B, C and D, until all tokens are revealed. `hand.cards`, `planned`, `token` before the reveal, `dealt`
    and `rest` are the owner's alone.
    """

    seat: int
    kind: Literal["human", "luna"]
    name: str
    coins: int
    markers: int
    ready: bool
    dropped: bool
    hand: Hand
    planned: list[str | None] | None
    area: list[PlacedCard | None]
    tiles: list[HeldTile]
    resting: list[list[str]]
    slots: list[Slot]
    tracks: ByCompany[int]
    shares: ByCompany[int]
    bonuses: list[str]
    unlocked: list[str]
    helium: int
    upload: int
    screens: list[PlacedPlan | None]
    acquired: list[str]
    token: str | None
    dealt: list[str]
    rest: list[str]
    totals: Totals
    luna: LunaSeat | None


# --- what lies on the table ----------------------------------------------------------------------


class DisplaySpace(TypedDict):
    """A card of the display and its cost: printed cost plus surcharge (p. 11)."""

    card: str
    cost: int


class SpecialOnTrack(TypedDict):
    """A special plan on the round track."""

    round: int
    plan: str
    face_up: bool


class ColumnView(TypedDict):
    """A column of a station. `opened`: its crossed-out space was uncovered once and stays empty (p. 13)."""

    outposts: int
    opened: bool


class StationView(TypedDict):
    """A station: its columns, the value of a share, outposts at home and out of the game."""

    columns: list[ColumnView]
    value: int
    home: int
    removed: int


class Board(TypedDict):
    """What lies open for everybody. `display` has twelve spaces. `research` are plans by space, "A1" to "C4".
    `supplies` are numbers of plans by letter. `moon` are the companies by sector, "1" to "24". `tracks` are the ids
    of the tracks. `spaces` are the seats whose markers lie on the bonus spaces. `tiles` lie on the board.
    """

    display: list[DisplaySpace | None]
    stack: int
    discards: list[str]
    research: dict[str, str | None]
    supplement: int
    supplies: dict[PlanLetter, int]
    specials: list[SpecialOnTrack]
    moon: dict[str, Company | None]
    stations: ByCompany[StationView]
    tracks: ByCompany[str]
    spaces: dict[str, int | None]
    tiles: list[Tile]


# --- scores --------------------------------------------------------------------------------------


class ScoreLine(TypedDict):
    """A line of a score: message key, amount, the message's arguments."""

    key: str
    amount: int | None
    args: dict[str, Any]


class ScoreCategory(TypedDict):
    """A category of the final scoring, with the lines that explain its total."""

    key: str
    total: int
    lines: list[ScoreLine]


class Score(TypedDict):
    """A seat's score."""

    seat: int
    total: int
    categories: list[ScoreCategory]


class SeatStanding(Score):
    """A seat's score if the game ended now, and its shares."""

    shares: ByCompany[int]


class ShareValue(TypedDict):
    """What a share of a company is worth."""

    value: int


class Standing(TypedDict):
    """What each seat would score if the game ended at that moment, and the value of each company's share."""

    round: int
    seats: list[SeatStanding]
    companies: ByCompany[ShareValue]


# --- the view ------------------------------------------------------------------------------------


class View(Board):
    """What one seat may see. `me` is its number, null for a spectator. `order` are the seats clockwise, the first
    player of round 1 first. `components` is the digest of the component set. `scores` is null until the end.
    `undecided`: the game is over and nobody has won, as another one is owed; absent otherwise.
    `ending`: the messages that say what ended or changed a game that is over; absent where it ended as usual.
    `modules`: of each module in play what this seat may see of it; absent without modules.
    `guided`: the game is a guided first game; absent otherwise.
    """

    game: Literal["skymines"]
    round: int
    rounds: int
    phase: Phase
    starter: int
    first_player: int
    turn: int | None
    to_move: list[int]
    order: list[int]
    linked_slots: bool
    components: str
    me: int | None
    seats: list[SeatView]
    scores: list[Score] | None
    winners: list[int]
    guided: NotRequired[bool]
    undecided: NotRequired[bool]
    ending: NotRequired[list[str]]
    modules: NotRequired[dict[str, Any]]
