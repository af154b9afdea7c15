"""The state of a game: frozen, shared where nothing changed, and all that the rules know.

What changes most is made with `gc=False`: nothing frozen can be part of a cycle, so the collector need not look at it.
"""

from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from app.rules.kit.agenda import Question, Task
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.vocabulary import Part
from app.rules.skymines.components.shapes import Company, Slot, Tile

Phase = Literal["tokens", "planning", "action", "finished"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up (steps 3 and 13, p. 5 and 8; variant, p. 23).

    `tracks`: "first-game", "random", or the track of each company. `tokens`: "first-game", "dealt" (two
    each), or "rested": those of a first game, whose cards rest as they stand on the token, so that nobody has to choose
    before the first round.
    `deal`: "guided" is the one deal of the guided game, for one human and a Luna, and everything else in it as for a
    first game; it is not named where cards and plans are shuffled. `first_player`: a human seat, or None to draw one.
    `modules`: those in play (p. 24-31) with options of their own; a game without any does not name them, and its
    log is what it was before there were modules.
    """

    tracks: Literal["first-game", "random"] | dict[str, str] = "first-game"
    tokens: Literal["first-game", "rested", "dealt"] = "first-game"
    linked_slots: bool = False
    deal: Literal["guided"] | UnsetType = UNSET
    first_player: int | None = None
    modules: dict[str, dict[str, Any]] | UnsetType = UNSET


class PlacedCard(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """An action card in an action slot. `plus_one`: the "+1" tile lies on it."""

    card: str
    face_up: bool = True
    plus_one: bool = False


class HeldTile(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A bonus tile beside the action slots. The "+1" tile leaves this place while it lies on a card."""

    tile: Tile
    face_up: bool = True


class PlacedPlan(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A plan on a screen: a plan's id, a special plan's, or the starting token's. `covers` are plans beneath it."""

    plan: str
    face_up: bool = True
    covers: tuple[str, ...] = ()


class Column(Struct, frozen=True, cache_hash=True):
    """A column of a station. `outposts` fill its lowest spaces. `opened`: the crossed-out space was once uncovered,
    so it never holds an outpost again (p. 13)."""

    outposts: int = 5
    opened: bool = False


class LunaSlot(Struct, frozen=True, omit_defaults=True):
    """A Luna card in one of her action slots."""

    card: str
    face_up: bool = False


class LunaState(Struct, frozen=True, kw_only=True):
    """What only a Luna seat has. Decks from the top. `majority` is (left, right). `reserve` are gained cards."""

    level: int
    deck: tuple[str, ...]
    grade_two: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()
    slots: tuple[LunaSlot | None, ...] = (None,) * 5
    majority: tuple[str | None, str | None] = (None, None)
    reserve: tuple[str, ...] = ()
    tank_tokens: tuple[int, ...] = ()
    research_tokens: tuple[int, ...] = ()
    shown: bool = False
    """Whether her majority cards of this round have been shown already."""


class SeatState(Struct, frozen=True, kw_only=True, gc=False, cache_hash=True):
    """A player's things. Slots and resting slots are A to E, left to right.

    `tracks` are the spaces of the track markers in the order of COMPANIES. `upload` is -1 on the left half of the
    starting token. `bonuses` are the track bonuses in effect, "A1-1" for the first of track A1. `acquired` are plans
    that wait to be placed at the turn's end. `planned` is None until the seat is ready.
    """

    kind: Literal["human", "luna"]
    name: str
    coins: int
    markers: int
    hand: tuple[str, ...] = ()
    planned: tuple[str | None, ...] | None = None
    area: tuple[PlacedCard | None, ...] = (None,) * 5
    tiles: tuple[HeldTile, ...] = ()
    resting: tuple[tuple[str, ...], ...] = ((),) * 5
    slots: tuple[Slot, ...] = ()
    tracks: tuple[int, int, int, int] = (0, 0, 0, 0)
    bonuses: tuple[str, ...] = ()
    helium: int = 0
    upload: int = -1
    screens: tuple[PlacedPlan | None, ...] = (None,) * 16
    acquired: tuple[str, ...] = ()
    dealt: tuple[str, ...] = ()
    token: str | None = None
    luna_token: str | None = None
    """The spare token whose starting bonus Luna gets."""
    rest: tuple[str, ...] = ()
    """The starting cards for resting slots B, C, D, as chosen with the token; hidden until all are revealed."""
    dropped: bool = False
    turns: int = 0
    """Turns begun in this round."""
    luna: LunaState | None = None


class State(Struct, frozen=True, kw_only=True, weakref=True, dict=True):
    """A whole game. Its `__dict__` keeps what has been worked out of it (`app.rules.kit.memo`).

    `order` are all seats clockwise, the first player of round 1 first. `starter` began this round, `first_player`
    holds the marker. `display` are spaces 1 to 12. `plans` are the twelve spaces A1 to C4. `specials` are the rounds
    of the special plans still on the round track (face up if their round has come). `markers` are bonus markers by
    bonus space: (space id, seat), in the order of placing. `moon` are the companies in sectors 1 to 24.
    `stations`, `tracks` and `removed` are in the order of COMPANIES. `ousted` are companies whose outposts wait to
    return home. `tiles` are the bonus tiles on the common board. `seed` and `draws` make what chance is left.
    """

    rules: ClassVar["Ruleset[State]"]
    """Those that the game is played by: each ruleset has its own class of states."""

    components: str
    options: Options
    seed: str
    draws: int = 0
    seats: tuple[SeatState, ...]
    order: tuple[int, ...]
    round: int = 1
    phase: Phase = "tokens"
    starter: int
    first_player: int
    turn: int | None = None
    agenda: tuple[Question | Task, ...] = ()
    stack: tuple[str, ...]
    discards: tuple[str, ...] = ()
    display: tuple[str | None, ...]
    supplies: dict[str, tuple[str, ...]]
    plans: tuple[str | None, ...]
    gone_plans: tuple[str, ...] = ()
    """Plans, special ones too, that Luna has discarded from the game."""
    supplement: int
    specials: tuple[int, ...]
    markers: tuple[tuple[str, int], ...] = ()
    tiles: tuple[Tile, ...] = ("plus-one", "field", "research", "energy")
    moon: tuple[Company | None, ...] = (None,) * 24
    ousted: tuple[Company, ...] = ()
    stations: tuple[tuple[Column, Column, Column], ...] = ((Column(), Column(), Column()),) * 4
    removed: tuple[int, int, int, int] = (0, 0, 0, 0)
    tracks: tuple[str, str, str, str]
    """The track IDs at the edges of the companies, in the order of COMPANIES."""
    totals: tuple[tuple[int, ...], ...] = ()
    """Final scoring: seven categories for each seat, then those of modules; empty until the game is over."""
    modules: dict[str, Part] | UnsetType = UNSET
    """What each module in play keeps, by its name; not even named in a game without modules."""


class Before(Struct, frozen=True):
    """The state before the first event."""

    rules: ClassVar[Ruleset[State]]


def luna_of(state: State, seat: int) -> LunaState:
    """What only Luna has, of a seat that is hers. Raises `ValueError` for a human seat."""
    luna = state.seats[seat].luna
    if luna is None:
        raise ValueError(f"seat {seat} is not Luna's")
    return luna
