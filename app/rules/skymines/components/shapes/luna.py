"""Luna's cards and levels (the companion's facts give every value)."""

from typing import Literal

from .nouns import Part, PlanLetter, Source

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
