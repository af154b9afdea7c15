"""What a component set is made of: the typed, frozen form of the data files.

Every struct refuses unknown keys. Ids are stable strings. No value of a component stands in code.
"""

from typing import Literal

from msgspec import Struct

Company = Literal["skymine", "minerva", "astrogo", "tawac"]
Resource = Literal["carbon", "minerals", "titanium"]
CardKind = Literal["carbon", "minerals", "titanium", "energy", "research", "field", "share"]
PlanLetter = Literal["A", "B", "C"]
Slot = Literal["A", "B", "C", "D", "E"]
Tile = Literal["plus-one", "field", "research", "energy"]
Source = Literal["rulebook", "companion", "reconstructed"]

COMPANIES: tuple[Company, ...] = ("skymine", "minerva", "astrogo", "tawac")
RESOURCES: tuple[Resource, ...] = ("carbon", "minerals", "titanium")
SLOTS: tuple[Slot, ...] = ("A", "B", "C", "D", "E")


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The base of all components."""


# --- gains: what a reward, a tier or a bonus gives -----------------------------------------------


class Coins(Part, frozen=True, tag="coins"):
    """CrypCoin from the bank."""

    amount: int


class ResearchPoints(Part, frozen=True, tag="research-points"):
    """Research points to utilise at once (p. 14)."""

    amount: int


class Tank(Part, frozen=True, tag="tank"):
    """Spaces for the helium-3 marker on the tank track."""

    amount: int


class OnTrack(Part, frozen=True, tag="on-track"):
    """Spaces on the track of one named company."""

    company: Company
    amount: int


class OnAnyTrack(Part, frozen=True, tag="on-any-track"):
    """Spaces, all of them, on one company track of the player's choice (p. 32)."""

    amount: int


class RemoveOutposts(Part, frozen=True, tag="remove-outposts"):
    """Top outposts that leave any stations, and the game (p. 32)."""

    amount: int


class CoinsForTitanium(Part, frozen=True, tag="coins-for-titanium"):
    """CrypCoin equal to the face-up titanium total less `less`, never below 0 (p. 32)."""

    less: int


Gain = Coins | ResearchPoints | Tank | OnTrack | OnAnyTrack | RemoveOutposts | CoinsForTitanium


# --- cards ---------------------------------------------------------------------------------------


class Card(Part, frozen=True):
    """An action card.

    `value` is units, energy points or research points; 0 for field scientists and share cards.
    `company` is the company of a field scientist (None: the neutral one).
    `share` is the company of which the card shows an additional share.
    `letter` is "start" (9 a player), "single" (the single-energy cards 01 to 04) or "A" to "E".
    """

    id: str
    letter: Literal["start", "single", "A", "B", "C", "D", "E"]
    kind: CardKind
    value: int = 0
    cost: int = 0
    company: Company | None = None
    share: Company | None = None
    source: Source = "reconstructed"


class Display(Part, frozen=True):
    """The card display: 12 spaces; `surcharges` of the right, middle and left column (spaces 1-4, 5-8, 9-12)."""

    surcharges: tuple[int, int, int]
    source: Source = "reconstructed"


# --- research ------------------------------------------------------------------------------------


class Requirement(Part, frozen=True):
    """What the face-up cards of an action area must add up to (p. 15, p. 32).

    `any-resource`: `amount` units of one resource type. `carbon-and-any`: `amount` carbon and `amount` further
    units of one resource type. `scientist`: either scientist, the one in use excepted. `field`: field scientists.
    """

    kind: Literal["carbon", "minerals", "titanium", "energy", "any-resource", "carbon-and-any", "scientist", "field"]
    amount: int


class Plan(Part, frozen=True):
    """A research plan of letter A, B or C: 1 or 2 requirements, one reward (of one or more gains)."""

    id: str
    letter: PlanLetter
    requirements: tuple[Requirement, ...]
    reward: tuple[Gain, ...]
    source: Source = "reconstructed"


class SpecialPlan(Part, frozen=True):
    """A special plan: face up from `round` on; `cost` CrypCoin to enter; `value` CrypCoin at the end."""

    id: str
    round: int
    cost: int
    value: int
    source: Source = "reconstructed"


class StartingBonus(Part, frozen=True):
    """Spaces on a company track or on the tank track that a starting token gives."""

    track: Literal["skymine", "minerva", "astrogo", "tawac", "tank"]
    amount: int


class StartingToken(Part, frozen=True):
    """A starting research token: a plan, the three starting cards that begin at rest, a bonus.

    `icons` are ids of cards of letter "start". `first_game_seat` is the place in the seating order (1 to 4) that
    gets it in a first game, None for the others.
    """

    id: str
    requirements: tuple[Requirement, ...]
    reward: tuple[Gain, ...]
    icons: tuple[str, str, str]
    bonus: tuple[StartingBonus, ...]
    first_game_seat: int | None = None
    source: Source = "reconstructed"


class Value(Part, frozen=True):
    """CrypCoin at the end, once the marker has reached space or screen `at`."""

    at: int
    value: int


class TankTrack(Part, frozen=True):
    """Spaces 0 to `last`; `slot_at` switches the left additional slot (A) ON; `excess` CrypCoin a space beyond."""

    last: int
    slot_at: int
    excess: int
    values: tuple[Value, ...]
    source: Source = "reconstructed"


class ResearchTrack(Part, frozen=True):
    """Screens 0 to `last`; `slot_at` switches the right additional slot (E) ON; `excess` CrypCoin a research point
    on the last screen; `no_a` are the screens with a crossed-out A; `flip_cost` CrypCoin to flip a plan."""

    last: int
    slot_at: int
    excess: int
    flip_cost: int
    no_a: tuple[int, ...]
    values: tuple[Value, ...]
    source: Source = "reconstructed"


class ResearchDisplay(Part, frozen=True):
    """Three rows of four lettered spaces, ids "A1" to "C4". `red_framed` has one space of each row. `prices` are
    research points for a plan of each letter, `special_price` for a special plan."""

    red_framed: tuple[str, str, str]
    prices: dict[PlanLetter, int]
    special_price: int
    source: Source = "reconstructed"


# --- company tracks ------------------------------------------------------------------------------


class Energy(Part, frozen=True, tag="energy"):
    """A1: the energy total is `amount` higher while an energy card is face up."""

    amount: int


class ExtraMarkers(Part, frozen=True, tag="extra-markers"):
    """A2: `amount` additional bonus markers."""

    amount: int


class MineralsDiscount(Part, frozen=True, tag="minerals-discount"):
    """B1, first: acquiring with minerals cards costs `amount` less."""

    amount: int


class MixedPayment(Part, frozen=True, tag="mixed-payment"):
    """B1, second: cards of any types may pay together, and the cost is `amount` less."""

    amount: int


class TitaniumDiscount(Part, frozen=True, tag="titanium-discount"):
    """B2, first: acquiring with titanium cards costs `amount` less."""

    amount: int


class TitaniumValue(Part, frozen=True, tag="titanium-value"):
    """B2, second: each face-up titanium card is worth `amount` more."""

    amount: int


class FieldIcon(Part, frozen=True, tag="field-icon"):
    """E1: one virtual field scientist; a company's field scientist counts `collectors` gas collectors more."""

    collectors: int


class ResearchAndTank(Part, frozen=True, tag="research-and-tank"):
    """C1, a bonus space: pay `cost`, then one of `options`, each (research points, tank spaces)."""

    cost: int
    options: tuple[tuple[int, int], ...]


class BuyAndTank(Part, frozen=True, tag="buy-and-tank"):
    """C2, a bonus space: buy a display card for its total cost less `discount`, and/or `tank` tank spaces."""

    discount: int
    tank: int


class DiscardForCoins(Part, frozen=True, tag="discard-for-coins"):
    """D1, a bonus space: a hand card (of `only`, if given) goes; its printed cost + `extra` CrypCoin come."""

    extra: int
    only: Resource | None = None


class OtherTracks(Part, frozen=True, tag="other-tracks"):
    """D2, a bonus space: pay `cost`; each number of `amounts` goes, in spaces, to a different other track."""

    cost: int
    amounts: tuple[int, ...]


class PerformOrFetch(Part, frozen=True, tag="perform-or-fetch"):
    """E2, a bonus space: discard a hand card; perform its action or (`both`: and/or) buy any card of the discard
    pile for `price`."""

    price: int
    both: bool


PermanentBonus = Energy | ExtraMarkers | MineralsDiscount | MixedPayment | TitaniumDiscount | TitaniumValue | FieldIcon
SpaceBonus = ResearchAndTank | BuyAndTank | DiscardForCoins | OtherTracks | PerformOrFetch
TrackBonus = PermanentBonus | SpaceBonus


class Barrier(Part, frozen=True):
    """A money barrier on the way from space `after` to the next one."""

    after: int
    cost: int


class Threshold(Part, frozen=True):
    """A bonus threshold on the way from space `after` to the next one: CrypCoin for all past it, and a bonus."""

    after: int
    coins: int
    bonus: TrackBonus


class ShareIcon(Part, frozen=True):
    """Shares owned once the marker has reached space `at`."""

    at: int
    shares: int


class Track(Part, frozen=True):
    """One side of a company track, "A1" to "E2": spaces 0 to `last`."""

    id: str
    last: int
    barriers: tuple[Barrier, ...]
    thresholds: tuple[Threshold, Threshold]
    shares: tuple[ShareIcon, ...]
    source: Source = "reconstructed"


# --- the Moon ------------------------------------------------------------------------------------


class Structure(Part, frozen=True):
    """A structure in a sector: what it is, and how much it gives."""

    kind: Literal["deep-mine", "strip-mine", "gas-collector", "research-station"]
    amount: int


class Sector(Part, frozen=True):
    """A sector of the Moon: `outline` are indices of points, clockwise; `hole` the outline of an enclave inside it;
    `label` where its number stands, `spot` where an outpost stands (board units)."""

    number: int
    outline: tuple[int, ...]
    label: tuple[float, float]
    spot: tuple[float, float]
    structures: tuple[Structure, ...] = ()
    hole: tuple[int, ...] = ()
    enclave: bool = False


class Station(Part, frozen=True):
    """A company's station. `columns` are three columns of five coin icons each (0, 1 or 2), the space nearest the
    board's centre first, the crossed-out one last. `nearness` ranks the columns by nearness to the company's logo
    (1 is the outer column nearer the logo). `outline` touches the Moon's rim."""

    company: Company
    outline: tuple[int, ...]
    columns: tuple[tuple[int, int, int, int, int], tuple[int, int, int, int, int], tuple[int, int, int, int, int]]
    nearness: tuple[int, int, int]
    label: tuple[float, float]


class Border(Part, frozen=True):
    """A drawn border: the edge between the points `a` and `b`."""

    a: int
    b: int


class Moon(Part, frozen=True):
    """The Moon side: `width` x `height` board units; `points` are corners; two places are adjacent where their
    outlines share an edge; the edges in `double` are double lines, all others single."""

    width: float
    height: float
    points: tuple[tuple[float, float], ...]
    sectors: tuple[Sector, ...]
    stations: tuple[Station, ...]
    double: tuple[Border, ...]
    source: Source = "reconstructed"


# --- bonus spaces --------------------------------------------------------------------------------


class Tier(Part, frozen=True):
    """A tier of a majority space: from a total of `at` on, these gains."""

    at: int
    gains: tuple[Gain, ...]


class MajoritySpace(Part, frozen=True):
    """`kind` is what is compared; "scientist" compares research scientists and pays by all scientists (p. 16)."""

    id: str
    kind: Literal["scientist", "titanium", "carbon", "minerals", "energy"]
    tiers: tuple[Tier, ...]
    source: Source = "reconstructed"


class StandardSpace(Part, frozen=True):
    """A space beside the card display at `row` (1 to 3) and `column` (1 to 4) of Luna's grid.

    effect "first-player": the marker and `amount` research points. "buy": pay `cost`, then buy a card.
    "discard": a hand card for its printed cost + `amount`. "tile": pay `cost`, reserve `tile`.
    """

    id: str
    row: int
    column: int
    effect: Literal["first-player", "buy", "discard", "tile"]
    cost: int = 0
    amount: int = 0
    tile: Tile | None = None
    source: Source = "reconstructed"


class BonusTile(Part, frozen=True):
    """A bonus tile. `value`: units added, energy points, research points, or tank spaces of the field tile."""

    id: Tile
    value: int
    source: Source = "reconstructed"


class FieldScientist(Part, frozen=True):
    """What a field scientist gives: the neutral one, and a company's (`tank` + 1 for every `per` gas collectors)."""

    neutral_tank: int
    neutral_coins: int
    tank: int
    coins: int
    per: int
    source: Source = "reconstructed"


class BonusSpaces(Part, frozen=True):
    """The bonus spaces on the board and the bonus tiles (p. 16, p. 17, p. 20)."""

    majority: tuple[MajoritySpace, ...]
    standard: tuple[StandardSpace, ...]
    tiles: tuple[BonusTile, ...]


# --- Luna ----------------------------------------------------------------------------------------

Choice = Literal["MV", "MV2", "MVx2", "LV", "LEAD", "LEADx2", "ALL"]


class LunaCoins(Part, frozen=True, tag="coins"):
    """CrypCoin from the bank."""

    amount: int


class LunaTank(Part, frozen=True, tag="tank"):
    """Spaces for her helium-3 marker."""

    amount: int


class LunaResearch(Part, frozen=True, tag="research"):
    """Screens for her upload marker."""

    amount: int


class LunaAdvance(Part, frozen=True, tag="advance"):
    """Advance the companies named by `who` by `amount` each."""

    who: Choice
    amount: int


class LunaExpand(Part, frozen=True, tag="expand"):
    """Expand each company that this card just advanced by `amount`, into the lowest or highest sectors."""

    amount: int
    pick: Literal["MIN", "MAX"]


class LunaMarker(Part, frozen=True, tag="marker"):
    """Place a bonus marker: `grid` rows are keyed by board row; four cells each of slot letters or "."."""

    grid: dict[str, str]


class LunaCards(Part, frozen=True, tag="cards"):
    """Gain cards: `grid` rows 1 to 4 of the display, three cells each, left to right."""

    grid: dict[str, str]


class LunaShareCard(Part, frozen=True, tag="share-card"):
    """Gain the card with the most valuable share."""


class LunaDiscardPlan(Part, frozen=True, tag="discard-plan"):
    """Discard the plan of row `letter` under this card's slot: four cells, "AE B C D"."""

    letter: PlanLetter
    cells: str


class LunaDiscardSpecial(Part, frozen=True, tag="discard-special"):
    """Discard the latest face-up special plan."""


LunaAction = (
    LunaCoins
    | LunaTank
    | LunaResearch
    | LunaAdvance
    | LunaExpand
    | LunaMarker
    | LunaCards
    | LunaShareCard
    | LunaDiscardPlan
    | LunaDiscardSpecial
)


class LunaCard(Part, frozen=True):
    """A Luna card: majority values, research scientist icons, the small square, the actions from top to bottom."""

    id: str
    grade: Literal[1, 2]
    left: int
    right: int
    scientists: int
    reveal: LunaTank | LunaResearch | None = None
    actions: tuple[LunaAction, ...] = ()
    source: Source = "reconstructed"


class LunaLevel(Part, frozen=True):
    """Where a level's Luna tokens lie and her markers start; whether grade 2 cards and ON/OFF markers are in play."""

    level: int
    tank_tokens: tuple[int, ...] = ()
    research_tokens: tuple[int, ...] = ()
    tank_start: int = 0
    research_start: int = 0
    grade_two: bool = True
    slots: bool = True
    source: Source = "reconstructed"


class Luna(Part, frozen=True):
    """Luna: her bonus markers, starting coins, CrypCoin for a space or point beyond a track's end, deck and levels."""

    markers: int
    coins: int
    excess: int
    cards: tuple[LunaCard, ...]
    levels: tuple[LunaLevel, ...]


# --- the set -------------------------------------------------------------------------------------


class Setup(Part, frozen=True):
    """Rounds, starting coins, bonus markers by number of seats (keys "1" to "4"), the first-game tracks, the coins
    first laid on the supplement space, slots ON from the start, resting slots of the three starting decks."""

    rounds: int
    coins: int
    markers: dict[str, int]
    first_game_tracks: dict[Company, str]
    supplement: int
    slots_on: tuple[Slot, ...]
    resting_start: tuple[Slot, Slot, Slot]
    source: Source = "reconstructed"


class Components(Part, frozen=True):
    """A whole component set. `sources` names the source of each file, `digest` is the SHA-256 (hex) of the content."""

    setup: Setup
    cards: tuple[Card, ...]
    display: Display
    plans: tuple[Plan, ...]
    special_plans: tuple[SpecialPlan, ...]
    tokens: tuple[StartingToken, ...]
    tank: TankTrack
    research: ResearchTrack
    research_display: ResearchDisplay
    tracks: tuple[Track, ...]
    moon: Moon
    bonus: BonusSpaces
    field_scientist: FieldScientist
    luna: Luna
    sources: dict[str, Source]
    digest: str
