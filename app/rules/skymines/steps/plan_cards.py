"""Phase 1: place hand cards face down in the action slots that are ON (p. 10)."""

from collections import Counter

from app.rules.game import Choices, Draw, Move, Refusal
from app.rules.skymines import components
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.forecast import forecast
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardsPlanned
from app.rules.skymines.vocabulary.moves import PlanCards
from app.rules.skymines.vocabulary.planning import FromWhatToPlan, PlanningForm
from app.rules.skymines.vocabulary.questions import Planning
from app.rules.skymines.vocabulary.state import State

Cards = tuple[str | None, str | None, str | None, str | None, str | None]
EMPTY_SLOTS: Cards = (None, None, None, None, None)


def plannable(state: State, seat: int) -> tuple[str, ...]:
    """The hand cards that an action slot may hold: all but single share cards (p. 19)."""
    cards = components.of(state.components).card
    return tuple(card for card in state.seats[seat].hand if cards[card].kind != "share")


class PlanningAnswerer(Answerer[Planning, PlanCards]):
    """All humans plan at once and in secret; until the last is ready, a plan can be changed.

    Plans are too many to be listed: membership is a matter of counting, and the choices are a form.
    """

    rule = rulebook.PLANNING
    code = "bad-plan"

    def seats(self, state: State, step: Planning) -> tuple[int, ...]:
        return tuple(seat for seat in self.open_to(state, step) if state.seats[seat].planned is None)

    def open_to(self, state: State, step: Planning) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(state.seats) if player.kind == "human")

    def moves(self, state: State, step: Planning, seat: int) -> list[PlanCards]:
        return []

    def offers(self, state: State, step: Planning, seat: int, move: Move) -> bool:
        return isinstance(move, PlanCards) and _fault(state, seat, move) is None

    def refusal(self, state: State, step: Planning, seat: int, move: Move) -> Refusal:
        assert isinstance(move, PlanCards)
        return _fault(state, seat, move) or Refusal(self.code, self.rule)

    def choices(self, state: State, step: Planning, seat: int, *, words: bool = True) -> Choices:
        cards, slots = plannable(state, seat), state.seats[seat].slots
        plain: FromWhatToPlan = {"kind": "plan", "slots": list(slots), "cards": list(cards)}
        form: FromWhatToPlan | PlanningForm = {**plain, **forecast(state, seat, cards)} if words else plain
        return Choices(step="Planning", form=form, sample=self.sample(state, seat))

    def sample(self, state: State, seat: int) -> PlanCards:
        """A legal plan: the first hand cards in the slots that are ON."""
        cards = iter(plannable(state, seat))
        return PlanCards(_in_slots(state, seat, [next(cards, None) for _ in state.seats[seat].slots]))

    def random_move(self, state: State, step: Planning, seat: int, draw: Draw) -> Move:
        """Any cards in any slots that are ON, some slots left empty now and then."""
        left: list[str | None] = list(plannable(state, seat))
        chosen: list[str | None] = []
        for _ in state.seats[seat].slots:
            empty = not left or draw.randrange(16) == 0
            chosen.append(None if empty else left.pop(draw.randrange(len(left))))
        return PlanCards(_in_slots(state, seat, chosen))

    def resolve(self, ledger: Ledger, step: Planning, seat: int, move: PlanCards) -> None:
        again = ledger.state.seats[seat].planned is not None
        ledger.emit(CardsPlanned(seat, move.cards, again))
        if not self.seats(ledger.state, step):
            ledger.answered()


def _in_slots(state: State, seat: int, cards: list[str | None]) -> Cards:
    """The cards in the slots that are ON, in the order of the slots."""
    by_slot = dict(zip(sorted(state.seats[seat].slots), cards, strict=True))
    first, second, third, fourth, fifth = (by_slot.get(slot) for slot in SLOTS)
    return first, second, third, fourth, fifth


def _fault(state: State, seat: int, plan: PlanCards) -> Refusal | None:
    """Why a plan is refused; None for a legal one."""
    player = state.seats[seat]
    planned = [(slot, card) for slot, card in zip(SLOTS, plan.cards, strict=True) if card is not None]
    for slot, _card in planned:
        if slot not in player.slots:
            return Refusal("slot-off", rulebook.PLANNING, {"slot": slot})
    missing = Counter(card for _slot, card in planned) - Counter(player.hand)
    if missing:
        return Refusal("card-not-in-hand", rulebook.PLANNING, {"card": next(iter(missing))})
    with_actions = plannable(state, seat)
    for _slot, card in planned:
        if card not in with_actions:
            return Refusal("share-card-has-no-action", rulebook.SINGLE_SHARE_CARDS, {"card": card})
    return None
