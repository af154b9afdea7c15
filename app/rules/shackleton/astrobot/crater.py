"""AstroBot exploits the crater (A-041 to A-045)."""

from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import guide_of, slots_from
from app.rules.shackleton.board.crater import is_present, winner
from app.rules.shackleton.components.shapes.nouns import Astronaut
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import CraterExploited
from app.rules.shackleton.vocabulary.nouns import CREDITS
from app.rules.shackleton.vocabulary.state import State


def slot_to_win(state: State, seat: int) -> int | None:
    """The first free slot whose astronaut AstroBot would win now; None without one."""
    slots = slots_from(state, guide_of(state, seat))
    return next((slot for slot in slots if slot not in state.crater and winner(state, slot) == seat), None)


def exploit(ledger: Ledger, seat: int, astronaut: Astronaut, slot: int) -> None:
    """AstroBot activates nothing and pays nothing. The bank pays others for the sectors of the row where they have a
    structure and AstroBot has none (A-042, A-043)."""
    ledger.emit(CraterExploited(seat, astronaut, slot, ()))
    table = tables(ledger.state)
    foreign = [sector for sector in table.row(slot) if not is_present(ledger.state, seat, sector)]
    for other in range(len(ledger.state.seats)):
        sectors = sum(is_present(ledger.state, other, sector) for sector in foreign)
        gain(ledger, other, CREDITS, table.fee(slot) * sectors, "astrobot")
