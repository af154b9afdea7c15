"""What Luna does outside her turns: at set-up, after the reveal, and in the preparation phase."""

from app.rules.skymines.components.shapes import LunaTank
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.luna.deck import fill_majority
from app.rules.skymines.luna.tracks import advance_company, advance_tank, advance_upload
from app.rules.skymines.vocabulary.events import LunaMajorityDiscarded
from app.rules.skymines.vocabulary.state import luna_of


def apply_starting_bonus(ledger: Ledger, seat: int) -> None:
    """Move her markers by the bonus of the spare starting token, on from where her level lets them begin (p. 8)."""
    token = ledger.seat(seat).luna_token
    if token is None:
        return
    for bonus in ledger.set.token[token].bonus:
        if bonus.track == "tank":
            advance_tank(ledger, seat, bonus.amount)
        else:
            advance_company(ledger, seat, bonus.track, bonus.amount)


def show_majority(ledger: Ledger, seat: int) -> None:
    """Turn up her two majority cards, then carry out their small squares from left to right (planning, step b)."""
    fill_majority(ledger, seat)
    for card in luna_of(ledger.state, seat).majority:
        square = ledger.set.luna_card[card].reveal if card else None
        if square is None:
            continue
        if isinstance(square, LunaTank):
            advance_tank(ledger, seat, square.amount)
        else:
            advance_upload(ledger, seat, square.amount)


def prepare(ledger: Ledger, seat: int) -> None:
    """Put her majority cards on her discard pile (preparation phase)."""
    for side, card in enumerate(luna_of(ledger.state, seat).majority):
        if card:
            ledger.emit(LunaMajorityDiscarded(seat=seat, side=side))
