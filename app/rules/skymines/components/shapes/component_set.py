"""The whole set."""

from .bonus import BonusSpaces, FieldScientist
from .cards import Card, Display
from .luna import Luna
from .moon import Moon
from .nouns import Company, Part, Slot, Source
from .research import Plan, ResearchDisplay, ResearchTrack, SpecialPlan, StartingToken, TankTrack
from .tracks import Track


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
