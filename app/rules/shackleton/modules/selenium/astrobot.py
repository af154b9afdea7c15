"""What AstroBot does with Selenium Research (A-080b)."""

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import Guide, directions_from
from app.rules.shackleton.components.shapes import STAGES
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.selenium.tiles import refill, tiles
from app.rules.shackleton.modules.selenium.vocabulary import NAME, ExperimentsLeft, Selenium
from app.rules.shackleton.vocabulary.nouns import VP


def discard(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """The open tile of the triangle's place, else of the next one along the arrow, leaves the game and is replaced: it
    scores what AstroBot's card has for its size."""
    shown = part(ledger.state, Selenium).shown
    place = next((place for place in directions_from(guide) if place in shown), None)
    if place is None:
        return False
    stage, card = tiles(ledger.state)[shown[place]].stage, components.of(ledger.state.components).components.selenium
    ledger.emit(ExperimentsLeft((place,)))
    gain(ledger, seat, VP, card.astrobot.of(guide.is_hard)[STAGES.index(stage)], NAME)
    refill(ledger, place)
    return True
