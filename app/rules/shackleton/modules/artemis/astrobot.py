"""What AstroBot does with Artemis Tours (A-080a)."""

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import Guide
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.artemis.vocabulary import NAME, Artemis, TouristOnCard
from app.rules.shackleton.vocabulary.nouns import VP


def take_tourist(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """The first Tourist of the queue comes to the lowest free place of its card, and that is scored."""
    kept, card = part(ledger.state, Artemis), components.of(ledger.state.components).components.artemis.astrobot
    worth, place = card.of(guide.is_hard), len(kept.card)
    if not kept.queue or place >= len(worth):
        return False
    ledger.emit(TouristOnCard(seat, place + 1))
    gain(ledger, seat, VP, worth[place], NAME)
    return True
