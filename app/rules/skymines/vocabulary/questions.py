"""The questions that can stand on the agenda: each waits for a seat's move and is answered by a file of `steps/`."""

from typing import Any, Literal

from app.rules.kit.agenda import Question
from app.rules.skymines.components.shapes import Company, Gain, Resource, Slot


class ChooseToken(Question, frozen=True):
    """Every human keeps a starting token and names the order in which its cards begin at rest (p. 8)."""


class Planning(Question, frozen=True):
    """Every human plans, all at once (p. 10)."""


class TakeTurn(Question, frozen=True):
    """One of the six actions (p. 10); before it the "+1" tile may be placed (p. 20)."""

    seat: int


class AcquireCard(Question, frozen=True):
    """Acquire a card with `units`, or none (p. 11). `kinds` are the types of the cards in use; `must`: a mix, which
    lies in `mixed` and of which the price needs every card (p. 22)."""

    seat: int
    units: int
    kinds: tuple[Resource, ...]
    must: bool = False
    mixed: tuple[Slot, ...] = ()


class SpendUnits(Question, frozen=True):
    """Advance on company tracks, a space for each of `units` (p. 11). `must`: a card was left for it, so that at least
    one marker moves."""

    seat: int
    units: int
    must: bool = False


class Expansion(Question, frozen=True):
    """The base of what an expanding company is asked: which place of its board to enter next with `energy`. `entered`
    are the places entered so far."""

    seat: int
    company: Company
    energy: int
    entered: tuple[Any, ...] = ()


class Expand(Expansion, frozen=True):
    """Enter sectors with `energy` (p. 12). `entered` are the sectors entered so far."""

    entered: tuple[int, ...] = ()


class TakeRewards(Question, frozen=True):
    """Take the rewards of an expansion, in any order (p. 13). `sectors`: those that each of them comes from, or
    the numbers of places on a board that a module plays on instead."""

    seat: int
    rewards: tuple[Gain, ...]
    sectors: tuple[tuple[int, ...], ...] = ()


class ReturnOutpost(Question, frozen=True):
    """Choose the column to which an ousted outpost of `company` returns (p. 13)."""

    seat: int
    company: Company


class Research(Question, frozen=True):
    """Flip a plan, move the upload marker, stop (p. 14-15). `flipped`, `moved`: what has been done in this action.
    `slot` is where the scientist in use lies: an action slot, "tile", or None for a discarded card (E2)."""

    seat: int
    slot: Slot | Literal["tile"] | None
    flipped: bool = False
    moved: int = 0


class Utilise(Question, frozen=True):
    """Utilise research points (p. 14)."""

    seat: int
    points: int


class PlacePlans(Question, frozen=True):
    """Place the plans acquired in this turn (p. 14)."""

    seat: int


class ChooseTier(Question, frozen=True):
    """Choose the tier of a majority space on which a marker was just placed (p. 16-17)."""

    seat: int
    space: str


class BuyCard(Question, frozen=True):
    """Buy a display card in CrypCoin, or not; with `tank` > 0, move on the tank too, in any order (p. 17, 22)."""

    seat: int
    discount: int = 0
    tank: int = 0
    may_buy: bool = True
    acted: bool = False
    """Whether something has been done already: with C2 at least one of the two."""


class DiscardCard(Question, frozen=True):
    """Discard a hand card for its printed cost + `extra` (p. 17, 22)."""

    seat: int
    extra: int
    only: Resource | None = None


class ChooseOption(Question, frozen=True):
    """Choose one of several rewards (C1, p. 22)."""

    seat: int
    options: tuple[tuple[Gain, ...], ...]


class AdvanceOthers(Question, frozen=True):
    """Advance on other tracks by `amounts`, each on a different one (D2, p. 22). `used` are those done."""

    seat: int
    amounts: tuple[int, ...]
    used: tuple[Company, ...]


class ChooseTrack(Question, frozen=True):
    """Choose the company track on which to move `amount` spaces (p. 32)."""

    seat: int
    amount: int


class RemoveOutpost(Question, frozen=True):
    """Choose a top outpost that leaves the game; `amount` are left to choose (p. 32)."""

    seat: int
    amount: int


class PassBarrier(Question, frozen=True):
    """Pay a money barrier and go on for `amount` spaces, or stop before it (p. 21)."""

    seat: int
    company: Company
    amount: int


class DiscardToPerform(Question, frozen=True):
    """Discard a hand card (E2, p. 23)."""

    seat: int
    price: int
    both: bool


class PerformOrFetch(Question, frozen=True):
    """Perform the discarded card and/or buy a card of the discard pile (E2, p. 23)."""

    seat: int
    card: str
    price: int
    may_perform: bool
    may_fetch: bool
    both: bool
    acted: bool = False


class PickUpDeck(Question, frozen=True):
    """Take a resting deck to hand (p. 18)."""

    seat: int


class RestCards(Question, frozen=True):
    """Move the cards of the action area to different resting slots (p. 18). `used` are the slots taken so far."""

    seat: int
    used: tuple[Slot, ...] = ()


class ConfirmEndOfTurn(Question, frozen=True, tag="EndTurn"):
    """Confirm the end of the turn."""

    seat: int


class LunaTurn(Question, frozen=True):
    """A Luna seat is to play her next card; she answers by herself."""

    seat: int
