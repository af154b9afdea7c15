"""What a seat can submit, one struct a move."""

from typing import ClassVar, Literal

from app.rules.game import Move
from app.rules.skymines.components.shapes import Company, Slot


class KeepToken(Move, frozen=True):
    """Keep `token`; its three starting cards begin in the resting slots B, C, D in the order of `rest` (p. 8)."""

    lasting: ClassVar[bool] = True
    token: str
    rest: tuple[str, str, str]


class PlanCards(Move, frozen=True, tag="Plan"):
    """Place hand cards face down: one for each of the slots A to E, None for an empty one (p. 10)."""

    lasting: ClassVar[bool] = True
    cards: tuple[str | None, str | None, str | None, str | None, str | None]


class PlacePlusOne(Move, frozen=True):
    """Lay the "+1" tile on the resource card in `slot` (p. 20)."""

    slot: Slot


class UseResources(Move, frozen=True):
    """Use the resource cards in `slots` (p. 11). Several types only to acquire, with the second B1 bonus (p. 22)."""

    slots: tuple[Slot, ...]


class UseEnergy(Move, frozen=True):
    """Use all energy cards to expand `company` (p. 12)."""

    company: Company


class UseResearchScientist(Move, frozen=True):
    """Use the research scientist in `slot`, or the tile (p. 14)."""

    slot: Slot | Literal["tile"]


class UseFieldScientist(Move, frozen=True):
    """Use the field scientist in `slot`, or the tile (p. 16)."""

    slot: Slot | Literal["tile"]


class PlaceMarker(Move, frozen=True):
    """Place a bonus marker on `space`: an id of the board's spaces, or "C1-2" for the second of track C1 (p. 16)."""

    space: str


class DropOut(Move, frozen=True):
    """Drop out of the action phase (p. 18)."""


class Acquire(Move, frozen=True):
    """Acquire or buy the card on display space `space` (1 to 12)."""

    space: int


class Decline(Move, frozen=True):
    """Do without what is offered: acquire or buy no card, use no more energy, stop moving, stop before a barrier."""


class Advance(Move, frozen=True):
    """Advance the track marker of `company`: one unit, or `amount` spaces where amounts are chosen (D2)."""

    company: Company
    amount: int = 1


class EnterSector(Move, frozen=True):
    """Enter `sector` with the top outpost of column `column` (0 to 2) of the expanding company's station (p. 12)."""

    sector: int
    column: int


class TakeReward(Move, frozen=True):
    """Take the reward at `index` of those that are due (p. 13)."""

    index: int


class ReturnTo(Move, frozen=True):
    """Return the ousted outpost to column `column` (p. 13)."""

    column: int


class FlipPlan(Move, frozen=True):
    """Pay to turn the plan on `screen` face down (p. 14)."""

    screen: int


class EnterScreen(Move, frozen=True):
    """Move the upload marker to the next screen (p. 15)."""

    screen: int


class TakePlan(Move, frozen=True):
    """Take the plan on display space `space`, "A1" to "C4", or the special plan "S2" to "S7" (p. 14)."""

    space: str


class TakeCoin(Move, frozen=True):
    """Take CrypCoin for a research point (p. 14, 23)."""


class PlacePlan(Move, frozen=True):
    """Place the acquired `plan` on `screen` (p. 14)."""

    plan: str
    screen: int


class TakeTier(Move, frozen=True):
    """Take the tier of a majority space that begins at `at`; 0: none is reached (p. 17)."""

    at: int


class MoveTank(Move, frozen=True):
    """Move on the tank now (C2, p. 22)."""


class Discard(Move, frozen=True):
    """Discard a hand card (p. 17, 22, 23)."""

    card: str


class TakeOption(Move, frozen=True):
    """Take the reward at `index` of several (C1, p. 22)."""

    index: int


class RemoveFrom(Move, frozen=True):
    """Remove the top outpost of column `column` of the station of `company` (p. 32)."""

    company: Company
    column: int


class PayBarrier(Move, frozen=True):
    """Pay the barrier and go on (p. 21)."""


class Perform(Move, frozen=True):
    """Perform the action of the discarded card (E2, p. 23). An energy card names the `company` to expand."""

    company: Company | None = None


class Fetch(Move, frozen=True):
    """Buy `card` from the discard pile (E2, p. 23)."""

    card: str


class PickUp(Move, frozen=True):
    """Take the resting deck in `slot` to hand (p. 18)."""

    slot: Slot


class Rest(Move, frozen=True):
    """Move the card of action slot `slot` to the resting slot `to` (p. 18)."""

    slot: Slot
    to: Slot


class EndTurn(Move, frozen=True):
    """End the turn."""

    lasting: ClassVar[bool] = True


class PlayLunaCard(Move, frozen=True):
    """Luna plays her next card; only the server submits this."""

    lasting: ClassVar[bool] = True


AnyMove = (
    KeepToken
    | PlanCards
    | PlacePlusOne
    | UseResources
    | UseEnergy
    | UseResearchScientist
    | UseFieldScientist
    | PlaceMarker
    | DropOut
    | Acquire
    | Decline
    | Advance
    | EnterSector
    | TakeReward
    | ReturnTo
    | FlipPlan
    | EnterScreen
    | TakePlan
    | TakeCoin
    | PlacePlan
    | TakeTier
    | MoveTank
    | Discard
    | TakeOption
    | RemoveFrom
    | PayBarrier
    | Perform
    | Fetch
    | PickUp
    | Rest
    | EndTurn
    | PlayLunaCard
)
"""Every move of the base."""
