"""Luna's deck: drawing from it, and making a new one as soon as it is used up."""

from app.rules.kit.chance import shuffled
from app.rules.skymines.components.shapes import SLOTS
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.events import LunaCardPlaced, LunaDeckShuffled, LunaMajorityShown
from app.rules.skymines.vocabulary.state import luna_of


def fill_slots(ledger: Ledger, seat: int) -> None:
    """Place a face-down card in each of her slots that is ON, from left to right (planning, step a)."""
    for slot in SLOTS:
        if slot in ledger.seat(seat).slots:
            ledger.emit(LunaCardPlaced(seat=seat, slot=slot))
            renew_deck(ledger, seat)


def fill_majority(ledger: Ledger, seat: int) -> None:
    """Turn up a card in the left, then in the right majority slot (planning, step b)."""
    for side in (0, 1):
        ledger.emit(LunaMajorityShown(seat=seat, side=side, card=luna_of(ledger.state, seat).deck[0]))
        renew_deck(ledger, seat)


def renew_deck(ledger: Ledger, seat: int) -> None:
    """Once the deck is used up: her discards, and a grade 2 card if there is one, shuffled, are the new deck."""
    luna = luna_of(ledger.state, seat)
    cards = luna.discards + luna.grade_two[:1]
    if luna.deck or not cards:
        return
    deck = shuffled(cards, ledger.state.seed, ledger.state.draws)
    ledger.emit(LunaDeckShuffled(seat=seat, deck=deck))
