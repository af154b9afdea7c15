"""The words of missions."""

from typing import Literal

from msgspec import Struct

from app.rules.game import Event, Move
from app.rules.kit.rulebook import Places
from app.rules.kit.vocabulary import ModuleOptions, Part
from app.rules.skymines.components.further import status_card
from app.rules.skymines.components.shapes.missions import Mission, MissionId

STATUS = status_card()
REWARD = STATUS.reward
"""The CrypCoin that a claim brings (p. 25)."""
COLUMNS = 3
OWN_SPACE_COST, OWN_SPACE_SPACES = STATUS.own_space_cost, STATUS.own_space_spaces
"""What a player's own bonus space costs in CrypCoin, and how far it moves on a company track (p. 25)."""

MISSIONS = "missions"

Kind = Literal["usual", "once"]
"""Of a marker: one that returns every round, or a one-time one."""


class MissionsOptions(ModuleOptions, frozen=True, kw_only=True):
    """`cards`: the mission cards in play; None draws as many as the number of people asks for (p. 25)."""

    cards: tuple[MissionId, ...] | None = None


class Feats(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the seat whose turn it is has done in it, as tasks count it: `tracks` and `pieces` in the order of
    COMPANIES, `price` of the dearest card."""

    tank: int = 0
    upload: int = 0
    plans: int = 0
    coins: int = 0
    price: int = 0
    ousted: int = 0
    tracks: tuple[int, int, int, int] = (0, 0, 0, 0)
    pieces: tuple[int, int, int, int] = (0, 0, 0, 0)


class Status(Struct, frozen=True, omit_defaults=True, gc=False):
    """The status card of a seat; Luna's is never used. `mission` is the card that it is linked to, `claimed` are the
    columns whose markers have left it, in that order; `once` the one-time markers in reserve, `spaces` the bonus spaces
    on which others lie. `own`: the marker on the own bonus space."""

    mission: MissionId | None = None
    claimed: tuple[int, ...] = ()
    once: int = 0
    spaces: tuple[str, ...] = ()
    own: Kind | None = None


class Missions(Part, frozen=True, tag="missions"):
    """`cards` are laid out face up. `status` by seat. `feats` of this turn. `first` to open their own bonus space."""

    cards: tuple[Mission, ...] = ()
    status: tuple[Status, ...] = ()
    feats: Feats = Feats()
    first: int | None = None


class ClaimTask(Move, frozen=True):
    """Claim the task in `column` (0 to 2) of a mission card: its CrypCoin and a one-time marker (p. 25)."""

    mission: MissionId
    column: int


class PlaceOnce(Move, frozen=True):
    """Place a one-time marker on `space`, as `PlaceMarker` places a usual one (p. 25)."""

    space: str


class UseOwnSpace(Move, frozen=True):
    """Place a marker, `once` a one-time one, on the own bonus space, and move on a company track (p. 25)."""

    once: bool = False


class MissionsLaid(Event, frozen=True):
    """The mission cards in play, with all their tasks."""

    cards: tuple[Mission, ...]


class TaskClaimed(Event, frozen=True):
    """A seat claimed a task: the one-time marker of `column` came to its reserve, and its status card is linked to the
    mission. The coins follow as an event of their own."""

    seat: int
    mission: MissionId
    column: int


class OnceMarkerPlaced(Event, frozen=True):
    """A seat placed a one-time marker on a bonus space."""

    seat: int
    space: str


class OwnSpaceUsed(Event, frozen=True):
    """A seat placed a marker on its own bonus space."""

    seat: int
    once: bool = False


PLACES: Places = {MISSIONS: {"en": 25, "de": 25, "fr": 25}}
