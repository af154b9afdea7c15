"""What AstroBot does with Sky Watch (A-080f)."""

from app.rules.shackleton import components
from app.rules.shackleton.board.astrobot import Guide
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.sky_watch.track import advance, contribute, contributions, room


def watch(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """Steps by Development; then the lowest Defense Program left of the section reached, or further steps."""
    card = components.of(ledger.state.components).components.sky_watch.astrobot
    if not room(ledger.state, seat, 1) and not contributions(ledger.state, seat):
        return False
    advance(ledger, seat, card.steps.of(guide.is_hard)[guide.development])
    programmes = contributions(ledger.state, seat)
    if programmes:
        contribute(ledger, seat, programmes[0], free=False)
    else:
        advance(ledger, seat, card.instead)
    return True
