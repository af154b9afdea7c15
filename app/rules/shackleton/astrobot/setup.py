"""AstroBot's part in the set-up: its first Dome (A-008 to A-015)."""

from app.rules.shackleton.astrobot.cards import corporation_of
from app.rules.shackleton.board.astrobot import astrobot_of, card_of
from app.rules.shackleton.board.crater import has_room
from app.rules.shackleton.components.shapes.solo import ActionCard
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.astrobot import AstroBotCardDrawn
from app.rules.shackleton.vocabulary.events import FirstDomePlaced
from app.rules.shackleton.vocabulary.state import State


def place_first_dome(ledger: Ledger, seat: int) -> None:
    """The first card is drawn and says where; the token there brings AstroBot nothing (A-013)."""
    ledger.emit(AstroBotCardDrawn(seat, astrobot_of(ledger.state, seat).deck[0]))
    sector = first_sector(ledger.state, card_of(ledger.state, seat))
    ledger.emit(FirstDomePlaced(seat, ledger.tables.pieces[0], sector))


def first_sector(state: State, card: ActionCard) -> str:
    """A central sector beside the token of the card's red letter, else of its other one; of two free ones that to which
    the arrow goes from the token (A-009 to A-012)."""
    table = tables(state)
    centre, size = table.index.clockwise_centre, table.size(table.pieces[0])
    for letter in card.right:
        corporation = corporation_of(state, letter)
        corner = next(corner for corner in table.first_corners if state.tokens[corner].corporation == corporation)
        beside = [sector for sector in centre if sector in table.touched[corner]]
        second = next(sector for sector in beside if centre[centre.index(sector) - 1] in beside)
        (first,) = (sector for sector in beside if sector != second)
        free = [sector for sector in (first, second) if has_room(state, sector, size)]
        if free:
            return free[-1] if card.arrow == "clockwise" else free[0]
    raise AssertionError("three Domes stand at most in the four sectors beside two tokens")
