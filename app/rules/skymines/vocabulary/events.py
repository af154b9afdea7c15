"""What happened, in the past tense, one struct an event. The log is made of these; `folds/` says what they change."""

from app.rules.game import Event
from app.rules.skymines.components.shapes import Company, Slot, Tile
from app.rules.skymines.vocabulary.state import Options

# --- set-up and the agenda -----------------------------------------------------------------------


class SeatStart(Event, frozen=True, kw_only=True):
    """How a seat begins: `dealt` tokens (one in a first game), or Luna's level, token and shuffled decks."""

    kind: str
    name: str
    single: str | None = None
    dealt: tuple[str, ...] = ()
    level: int | None = None
    luna_token: str | None = None
    deck: tuple[str, ...] = ()
    grade_two: tuple[str, ...] = ()


class GameStarted(Event, frozen=True, kw_only=True):
    """The set-up with all shuffled orders (p. 4-8). `tracks` in the order of COMPANIES."""

    components: str
    options: Options
    seed: str
    seats: tuple[SeatStart, ...]
    order: tuple[int, ...]
    tracks: tuple[str, str, str, str]
    stack: tuple[str, ...]
    supplies: dict[str, tuple[str, ...]]


class TokenKept(Event, frozen=True):
    """A seat kept a token, in secret until all have."""

    seat: int
    token: str
    rest: tuple[str, str, str]


class TokenPlaced(Event, frozen=True):
    """The kept token is revealed and placed, its cards go to rest (p. 8). Bonuses follow as events of their own."""

    seat: int
    token: str
    rest: tuple[str, str, str]


# --- rounds and turns ----------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """Phase 1 begins; `starter` will begin phase 2."""

    round: int
    starter: int


class CardsPlanned(Event, frozen=True):
    """A seat is ready; the cards are secret. `again`: it was ready before, with other cards."""

    seat: int
    cards: tuple[str | None, ...]
    again: bool = False


class CardsRevealed(Event, frozen=True):
    """All planned cards were turned up: `cards` of each seat (empty for Luna)."""

    cards: tuple[tuple[str | None, ...], ...]


class TurnBegan(Event, frozen=True):
    """A turn began; `bonuses` are the owner's track bonuses in effect from now on, `markers` extra markers gained."""

    seat: int
    bonuses: tuple[str, ...] = ()
    markers: int = 0


class TurnEnded(Event, frozen=True):
    """The seat confirmed the end of its turn."""

    seat: int


class DroppedOut(Event, frozen=True):
    """The seat is out for the round; its cards are turned up."""

    seat: int


class DeckPickedUp(Event, frozen=True):
    seat: int
    slot: Slot


class CardRested(Event, frozen=True):
    """The card of action slot `slot` went to resting slot `to`."""

    seat: int
    slot: Slot
    to: Slot


class TilesReturned(Event, frozen=True):
    """The seat's bonus tiles went back to the board."""

    seat: int


class SpecialPlanRevealed(Event, frozen=True):
    """The special plan of `round` was turned up and its coin went to the supplement space."""

    round: int


class MarkersReturned(Event, frozen=True):
    """All bonus markers went back to their owners."""


class TileGained(Event, frozen=True):
    """A reserved tile came to its seat."""

    seat: int
    tile: Tile


class DisplayMoved(Event, frozen=True):
    """The right column was discarded, the other cards slid right."""


class DisplayFilled(Event, frozen=True):
    """Empty display spaces were filled from the stack; `cards` are (space 1 to 12, card)."""

    cards: tuple[tuple[int, str], ...]


class GameEnded(Event, frozen=True):
    """Final scoring: seven categories of each seat, in the order of p. 19-20."""

    totals: tuple[tuple[int, ...], ...]


# --- coins and cards -----------------------------------------------------------------------------


class CoinsGained(Event, frozen=True):
    """`why` is a message key's last part: "deep-mine", "threshold", "tank-end", "discard" ..."""

    seat: int
    amount: int
    why: str


class CoinsPaid(Event, frozen=True):
    seat: int
    amount: int
    why: str


class CardsUsed(Event, frozen=True):
    """Used cards and tiles were turned face down."""

    seat: int
    slots: tuple[Slot, ...] = ()
    tiles: tuple[Tile, ...] = ()


class PlusOnePlaced(Event, frozen=True):
    seat: int
    slot: Slot


class CardAcquired(Event, frozen=True):
    """A display card came to the hand; `units` or `coins` of price were paid for it."""

    seat: int
    space: int
    card: str
    units: int = 0
    coins: int = 0


class CardDiscarded(Event, frozen=True):
    """A hand card went face up to the discard pile."""

    seat: int
    card: str


class CardFetched(Event, frozen=True):
    """A card of the discard pile was bought and came to the hand. `cost`: its printed cost; 0 in games of versions 1 to
    3 of the rules, which no task counts."""

    seat: int
    card: str
    cost: int = 0


# --- tracks --------------------------------------------------------------------------------------


class MarkerAdvanced(Event, frozen=True):
    """The seat's marker moved on the company's track, to space `to`."""

    seat: int
    company: Company
    spaces: int
    to: int


class HeliumAdvanced(Event, frozen=True):
    seat: int
    spaces: int
    to: int


class UploadAdvanced(Event, frozen=True):
    """The upload marker moved to screen `to`."""

    seat: int
    spaces: int
    to: int


class SlotSwitchedOn(Event, frozen=True):
    seat: int
    slot: Slot


# --- outposts ------------------------------------------------------------------------------------


class OutpostPlaced(Event, frozen=True):
    """The top outpost of `column` entered `sector` for `energy`; `ousts` the company whose outpost was there."""

    seat: int
    company: Company
    sector: int
    column: int
    energy: int
    ousts: Company | None = None


class OutpostReturned(Event, frozen=True):
    """An ousted outpost came home to `column`."""

    company: Company
    column: int


class OutpostRemoved(Event, frozen=True):
    """An outpost left the game: the top one of `column`, or (None) an ousted one without a valid space."""

    company: Company
    column: int | None


# --- research ------------------------------------------------------------------------------------


class PlanTaken(Event, frozen=True):
    """A plan was taken from display space `space` ("A1"), or a special plan ("S4") from the round track."""

    seat: int
    space: str
    plan: str


class SupplementTaken(Event, frozen=True):
    """All CrypCoin of the supplement space."""

    seat: int
    amount: int


class PlanPlaced(Event, frozen=True):
    seat: int
    plan: str
    screen: int


class PlanFlipped(Event, frozen=True):
    seat: int
    screen: int


class ResearchDisplayFilled(Event, frozen=True):
    """Empty spaces got plans of their letter; (space, plan)."""

    plans: tuple[tuple[str, str], ...]


# --- bonus markers -------------------------------------------------------------------------------


class BonusMarkerPlaced(Event, frozen=True):
    seat: int
    space: str


class FirstPlayerTaken(Event, frozen=True):
    """The seat holds the first player marker now."""

    seat: int


# --- Luna ----------------------------------------------------------------------------------------


class LunaCardPlaced(Event, frozen=True):
    """The top card of her deck went face down into `slot`."""

    seat: int
    slot: Slot


class LunaMajorityShown(Event, frozen=True):
    """The top two cards of her deck went face up into her majority slots: the card of `side` 0 (left) or 1."""

    seat: int
    side: int
    card: str


class LunaDeckShuffled(Event, frozen=True):
    """Her discard pile, with a grade 2 card if there was one, became her deck: `deck` from the top."""

    seat: int
    deck: tuple[str, ...]


class LunaGradeTwoAdded(Event, frozen=True):
    """A marker of hers met a Luna token: a grade 2 card went on top of her deck. `track`: "tank" or "research"."""

    seat: int
    track: str
    at: int


class LunaCardTurned(Event, frozen=True):
    """The card in `slot` was turned up; its actions follow."""

    seat: int
    slot: Slot
    card: str


class LunaLineReached(Event, frozen=True):
    """Action `line` of her card, from 0, is carried out next; after the last one: what else her turn brings."""

    seat: int
    line: int


class LunaCardsDiscarded(Event, frozen=True):
    """The cards of her slots went face up on her discard pile; `cards` from the top."""

    seat: int
    cards: tuple[str, ...]


class LunaMajorityDiscarded(Event, frozen=True):
    """Her majority card of `side` went to her discard pile."""

    seat: int
    side: int


class LunaCardGained(Event, frozen=True):
    """A display card went to her reserve."""

    seat: int
    space: int
    card: str


class LunaPlanDiscarded(Event, frozen=True):
    """A plan left the game: from display space `space`, or a special plan ("S4")."""

    seat: int
    space: str
    plan: str


class LunaSkipped(Event, frozen=True):
    """An action of hers had no effect; `why` is a message key's last part."""

    seat: int
    why: str


GameEvent = (
    GameStarted
    | TokenKept
    | TokenPlaced
    | RoundBegan
    | CardsPlanned
    | CardsRevealed
    | TurnBegan
    | TurnEnded
    | DroppedOut
    | DeckPickedUp
    | CardRested
    | TilesReturned
    | SpecialPlanRevealed
    | MarkersReturned
    | TileGained
    | DisplayMoved
    | DisplayFilled
    | GameEnded
    | CoinsGained
    | CoinsPaid
    | CardsUsed
    | PlusOnePlaced
    | CardAcquired
    | CardDiscarded
    | CardFetched
    | MarkerAdvanced
    | HeliumAdvanced
    | UploadAdvanced
    | SlotSwitchedOn
    | OutpostPlaced
    | OutpostReturned
    | OutpostRemoved
    | PlanTaken
    | SupplementTaken
    | PlanPlaced
    | PlanFlipped
    | ResearchDisplayFilled
    | BonusMarkerPlaced
    | FirstPlayerTaken
    | LunaCardPlaced
    | LunaMajorityShown
    | LunaDeckShuffled
    | LunaGradeTwoAdded
    | LunaCardTurned
    | LunaLineReached
    | LunaCardsDiscarded
    | LunaMajorityDiscarded
    | LunaCardGained
    | LunaPlanDiscarded
    | LunaSkipped
)
"""Every event of the base. Those of the agenda are the kit's, and no seat sees them."""
