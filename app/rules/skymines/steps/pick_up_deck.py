"""Dropping out: take exactly one resting deck to hand (p. 18)."""

from app.rules.game import Line
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.flow import rest_cards
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import DeckPickedUp
from app.rules.skymines.vocabulary.moves import PickUp
from app.rules.skymines.vocabulary.questions import PickUpDeck
from app.rules.skymines.vocabulary.state import State


class PickUpDeckAnswerer(Answerer[PickUpDeck, PickUp]):
    """Any resting slot that holds cards."""

    rule = rulebook.DROPPING_OUT
    code = "one-resting-deck"

    def moves(self, state: State, step: PickUpDeck, seat: int) -> list[PickUp]:
        return [PickUp(slot) for slot, deck in zip(SLOTS, state.seats[seat].resting, strict=True) if deck]

    def lines(self, state: State, step: PickUpDeck, seat: int, move: PickUp) -> tuple[Line, ...]:
        deck = state.seats[seat].resting[SLOTS.index(move.slot)]
        return tuple(Line("card-comes-back", None, {"card": card}) for card in deck)

    def resolve(self, ledger: Ledger, step: PickUpDeck, seat: int, move: PickUp) -> None:
        ledger.answered()
        ledger.emit(DeckPickedUp(seat, move.slot))
        rest_cards(ledger, seat)
