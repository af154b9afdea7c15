"""What AstroBot does with Evergreen Farms (A-080e)."""

from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import Guide, slots_from
from app.rules.shackleton.board.crater import winner
from app.rules.shackleton.components.shapes.ventures import EvergreenAstroBot
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.modules.evergreen.farms import board_of
from app.rules.shackleton.modules.evergreen.planting import hindrance
from app.rules.shackleton.modules.evergreen.vocabulary import NAME, FarmPlanted
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State


def card_of(state: State) -> EvergreenAstroBot:
    """AstroBot's card of the corporation."""
    return components.of(state.components).components.evergreen.astrobot


def plant(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """A farm for nothing, which scores what AstroBot's card has for its size."""
    found = farm_due(ledger.state, seat, guide)
    if found is None:
        return False
    sector, size = found
    ledger.emit(FarmPlanted(seat, size, sector))
    gain(ledger, seat, VP, card_of(ledger.state).vp.of(guide.is_hard)[size - 1], NAME)
    return True


def farm_due(state: State, seat: int, guide: Guide) -> tuple[str, int] | None:
    """The sector and the size of the farm: in the first row, from the triangle along the arrow, where AstroBot has the
    majority and a farm fits, the sector nearest to the row's end at which the search stands."""
    for slot in slots_from(state, guide):
        if winner(state, slot) != seat:
            continue
        for sector in tables(state).row(slot):
            size = _size(state, seat, sector, guide)
            if size is not None:
                return sector, size
    return None


def _size(state: State, seat: int, sector: str, guide: Guide) -> int | None:
    """The size that fits into a sector: of several that of the Development, else the biggest below it, else the
    smallest. None where none fits."""
    sizes = [tile.size for tile in board_of(state).farms if hindrance(state, seat, tile.size, sector) is None]
    due = card_of(state).sizes[guide.development]
    return max((size for size in sizes if size <= due), default=min(sizes, default=None))
