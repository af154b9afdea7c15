"""The words of threats."""

from app.rules.game import Event, Move
from app.rules.kit.agenda import Task
from app.rules.kit.rulebook import Places
from app.rules.kit.vocabulary import ModuleOptions, Part
from app.rules.skymines.components.further import threat_board
from app.rules.skymines.components.shapes.threats import Threat, ThreatId

BOARD = threat_board()
BESIDE = BOARD.beside
"""The shuttle spaces beside the card (p. 30)."""
REACHING = BOARD.reach
"""Energy points that reach the card (p. 31)."""

SETUP, DEALING, LIST = "threats-setup", "threats-dealing", "threats-list"


class ThreatsOptions(ModuleOptions, frozen=True, kw_only=True):
    """`threat`: the card in play; None draws one. `loop`: the totals by seat of the games that the Time anomaly has
    swallowed so far; each hands them on to the next one."""

    threat: ThreatId | None = None
    loop: tuple[tuple[int, ...], ...] = ()


class Threats(Part, frozen=True, tag="threats"):
    """The card in play, which lies on the board until `owner` has it face down, as a wild share.

    `dealing` is the seat that has met its requirement and has not taken it yet. `struck`: its consequence has come.
    """

    card: Threat | None = None
    dealing: int | None = None
    owner: int | None = None
    struck: bool = False


class DealWithThreat(Move, frozen=True):
    """Reach the threat and meet its requirement; `cards` are the energy cards discarded for it, if it asks for any."""

    cards: tuple[str, ...] = ()


class ThreatDrawn(Event, frozen=True):
    """The card that lies on the board, with all its values."""

    card: Threat


class ThreatDealtWith(Event, frozen=True):
    """A seat spent `energy` points on the threat and met its requirement; what else that costs follows as events."""

    seat: int
    energy: int


class ThreatTaken(Event, frozen=True):
    """The card left the board and lies face down before the seat: a wild share."""

    seat: int
    card: ThreatId


class ThreatStruck(Event, frozen=True):
    """The consequence came. `cards`: those that each seat loses. Coins are paid in their own events, the rest shows in
    the scores."""

    card: ThreatId
    cards: tuple[tuple[str, ...], ...] = ()


class TakeThreat(Task, frozen=True):
    """The card's own reward, behind those of the expansion (p. 31)."""

    seat: int


PLACES: Places = {
    SETUP: {"en": 30, "de": 30, "fr": 30},
    DEALING: {"en": 31, "de": 31, "fr": 31},
    LIST: {"en": 31, "de": 31, "fr": 31},
}
