"""The tasks that can stand on the agenda: each is carried out by itself as soon as it comes to the top.

The function that carries a task out stands beside the rules that it belongs to (`ruleset.py` lists them all).
"""

from app.rules.kit.agenda import Task
from app.rules.skymines.components.shapes import Company, Gain, Slot, Tile


class GainAll(Task, frozen=True):
    """Gain these, one after the other."""

    seat: int
    gains: tuple[Gain, ...]


class TurnDown(Task, frozen=True):
    """Turn used cards and tiles face down at the end of an action (p. 11)."""

    seat: int
    slots: tuple[Slot, ...] = ()
    tiles: tuple[Tile, ...] = ()


class OfferFetch(Task, frozen=True):
    """After a discarded card was performed: offer a card of the discard pile, if `price` can be paid (E2, p. 23)."""

    seat: int
    card: str
    price: int


class Reward(Task, frozen=True):
    """Collect the rewards of an expansion of `company` into `sectors`, then return what was ousted (p. 13)."""

    seat: int
    company: Company
    sectors: tuple[int, ...]


class SendHome(Task, frozen=True):
    """Return all ousted outposts to their stations (p. 13)."""

    seat: int


class CloseTurn(Task, frozen=True):
    """Place acquired plans, then ask for the turn's end."""

    seat: int


class DroppingOut(Task, frozen=True, tag="DropOut"):
    """Take a resting deck, rest the cards, return the tiles (p. 18)."""

    seat: int


class NextTurn(Task, frozen=True):
    """The display is refilled and the turn passes on; after the last drop-out the round ends."""


class BeginRound(Task, frozen=True):
    """Begin a round: planning."""


class LunaPlans(Task, frozen=True):
    """The Lunas fill their slots, all cards are turned up, the Lunas show their majority cards (p. 10; Luna)."""


class PrepareRound(Task, frozen=True):
    """Preparation for the next round (p. 18), or final scoring after the last one (p. 19)."""
