"""The state of a game: frozen, shared where nothing changed, and all that the rules know."""

from functools import cached_property
from typing import Any, ClassVar, Literal

from msgspec import UNSET, Struct, UnsetType

from app.rules.kit.agenda import Question, Task
from app.rules.kit.ruleset import Ruleset
from app.rules.shackleton.components.shapes.nouns import Astronaut, Command
from app.rules.shackleton.vocabulary.nouns import Counts, Sector, Token
from app.rules.shackleton.vocabulary.options import Options

Phase = Literal["setup", "shuttle", "action", "maintenance", "finished"]


class AstroBotState(Struct, frozen=True, kw_only=True):
    """AstroBot's cards and its solo board.

    `hard`: the corporations whose cards lie on their hard side. `deck`: the action cards, hidden, from the top;
    `orders` are those drawn for the decks of later rounds, in which the card that stays in the row is passed over.
    `row`: the cards of this round from the left. `active`: the active corporation of the card drawn last.
    `development`: the space of the Development marker, `markers` those of the goal markers, by corporation.
    """

    hard: tuple[str, ...]
    deck: tuple[int, ...]
    orders: tuple[tuple[int, ...], ...]
    row: tuple[int, ...] = ()
    active: str = ""
    development: int = 0
    markers: dict[str, int]


class SeatState(Struct, frozen=True, kw_only=True):
    """A player's things.

    `stock`: Credits, Titanium, Rare Earth and goods of corporations, by name. `tile`: the shuttle tile of this round,
    `astronauts` are those left on it. `built`: the structures that have left the base, each with the astronauts on its
    places. `projects` in the order of funding; `turned` are those used in this round. `goals`: the level of the goal
    claimed of a corporation.
    """

    kind: str
    name: str
    leader: str | None = None
    stock: dict[str, int] = {}
    vp: int = 0
    reputation: int = 0
    tile: str | None = None
    astronauts: Counts = (0, 0, 0)
    deployed: int = 0
    """Main actions of the whole game."""
    built: dict[str, tuple[Astronaut, ...]] = {}
    waiting: Astronaut | None = None
    projects: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    goals: dict[str, int] = {}
    astrobot: AstroBotState | None = None
    """What only AstroBot's seat has."""


class CorporationBoard(Struct, frozen=True):
    """What lies on and beside a corporation's board: tokens from the top, visible projects, the hidden deck, and the
    seats that have claimed each of the three goals."""

    tokens: tuple[Token, ...]
    shown: tuple[str, ...]
    deck: tuple[str, ...]
    goals: tuple[tuple[int, ...], ...] = ((), (), ())


class State(Struct, frozen=True, kw_only=True, weakref=True, dict=True):
    """A whole game. Its `__dict__` keeps what has been worked out of it (`app.rules.kit.memo`).

    `shuttles`: the tiles of each round that have not been revealed, in a drawn order. `display`: the open ones. `rim`:
    how many panels have been taken, `hub` how many lie on the central hex. `corners`: their tokens, from corner 1 on.
    `slots`: the astronauts on the crater's slots, from slot 1 on. `used`, `panel_built`: what the seat has done in this
    turn.
    """

    rules: ClassVar["Ruleset[State]"]
    """Those that the game is played by: each ruleset has its own class of states."""

    components: str
    options: Options
    seats: tuple[SeatState, ...]
    corporations: tuple[str, ...]
    order: tuple[int, ...]
    round: int = 0
    phase: Phase = "setup"
    turn: int | None = None
    agenda: tuple[Question | Task, ...] = ()
    leaders: tuple[str, ...]
    shuttles: tuple[tuple[str, ...], ...]
    display: tuple[str, ...] = ()
    energy: int
    rim: int = 0
    hub: int = 0
    sectors: dict[str, Sector]
    corners: tuple[Token | None, ...]
    boards: dict[str, CorporationBoard]
    slots: tuple[Astronaut | None, ...]
    commands: dict[Command, tuple[Astronaut, ...]]
    gateway: Counts = (0, 0, 0)
    used: tuple[int, ...] = ()
    """Spaces of the Reputation track whose corporation actions were used in this turn."""
    main: Literal["", "crater", "build", "fund", "corporation_actions", "gateway"] = ""
    """The main action of this turn, once it is chosen."""
    panel_built: bool = False
    totals: tuple[dict[str, int], ...] = ()
    modules: dict[str, Any] | UnsetType = UNSET
    """What each corporation in play keeps, by its name."""

    @cached_property
    def tokens(self) -> dict[int, Token]:
        """The tokens on the main board by corner, in the order of corners. Not to be changed."""
        return {number: token for number, token in enumerate(self.corners, start=1) if token is not None}

    @cached_property
    def crater(self) -> dict[int, Astronaut]:
        """The astronauts in the crater by slot, clockwise from the topmost. Not to be changed."""
        return {number: astronaut for number, astronaut in enumerate(self.slots, start=1) if astronaut is not None}


class Before(Struct, frozen=True):
    """The state before the first event."""

    rules: ClassVar[Ruleset[State]]
