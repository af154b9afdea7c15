"""Research plans, starting tokens, the two tracks of a player board, the research display."""

from typing import Literal

from .gains import Gain
from .nouns import Part, PlanLetter, Source

RequirementKind = Literal[
    "carbon", "minerals", "titanium", "energy", "any-resource", "carbon-and-any", "scientist", "field"
]
"""What a plan can ask for."""


class Requirement(Part, frozen=True):
    """What the face-up cards of an action area must add up to (p. 15, p. 32).

    `any-resource`: `amount` units of one resource type. `carbon-and-any`: `amount` carbon and `amount` further
    units of one resource type. `scientist`: either scientist, the one in use excepted. `field`: field scientists.
    """

    kind: RequirementKind
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
