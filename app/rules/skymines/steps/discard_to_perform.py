"""Discard a hand card in order to perform its action or to buy back another (E2, p. 23)."""

from app.rules.game import About, Line
from app.rules.skymines.actions.discarded_card import card_lines, offer_choice
from app.rules.skymines.actions.markers import discardable
from app.rules.skymines.board.prices import share_lost
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardDiscarded
from app.rules.skymines.vocabulary.moves import Discard
from app.rules.skymines.vocabulary.questions import DiscardToPerform
from app.rules.skymines.vocabulary.state import State


class DiscardToPerformAbout(About, frozen=True):
    """The price of a fetched card, and whether both can be done."""

    price: int
    both: bool


class DiscardToPerformAnswerer(Answerer[DiscardToPerform, Discard]):
    """Any one card in hand."""

    rule = rulebook.DISCARDED_CARD
    code = "card-not-in-hand"

    def moves(self, state: State, step: DiscardToPerform, seat: int) -> list[Discard]:
        return [Discard(card) for card in discardable(state, seat)]

    def resolve(self, ledger: Ledger, step: DiscardToPerform, seat: int, move: Discard) -> None:
        ledger.answered()
        ledger.emit(CardDiscarded(seat, move.card))
        offer_choice(ledger, seat, move.card, step)

    def lines(self, state: State, step: DiscardToPerform, seat: int, move: Discard) -> tuple[Line, ...]:
        return (*card_lines(state, seat, move.card), *share_lost(state, move.card))

    def about(self, state: State, step: DiscardToPerform, seat: int) -> DiscardToPerformAbout:
        return DiscardToPerformAbout(step.price, step.both)
