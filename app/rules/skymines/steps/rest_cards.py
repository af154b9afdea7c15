"""Dropping out: each card of the action area goes to a different resting slot (p. 18)."""

from app.rules.game import Line
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.answerers import Answerer
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.phases.flow import cards_to_rest, return_tiles
from app.rules.skymines.vocabulary import rulebook
from app.rules.skymines.vocabulary.events import CardRested
from app.rules.skymines.vocabulary.moves import Rest
from app.rules.skymines.vocabulary.questions import RestCards
from app.rules.skymines.vocabulary.state import State


class RestCardsAnswerer(Answerer[RestCards, Rest]):
    """One card after the other, in any order, to any of the five slots not taken in this drop-out."""

    rule = rulebook.DROPPING_OUT
    code = "different-resting-slots"

    def moves(self, state: State, step: RestCards, seat: int) -> list[Rest]:
        free = [slot for slot in SLOTS if slot not in step.used]
        return [Rest(card, slot) for card in cards_to_rest(state, seat) for slot in free]

    def lines(self, state: State, step: RestCards, seat: int, move: Rest) -> tuple[Line, ...]:
        deck = state.seats[seat].resting[SLOTS.index(move.to)]
        return tuple(Line("rests-with", None, {"card": card}) for card in deck)

    def resolve(self, ledger: Ledger, step: RestCards, seat: int, move: Rest) -> None:
        ledger.emit(CardRested(seat, move.slot, move.to))
        if cards_to_rest(ledger.state, seat):
            ledger.ask_instead(RestCards(seat, (*step.used, move.to)))
        else:
            ledger.answered()
            return_tiles(ledger, seat)
