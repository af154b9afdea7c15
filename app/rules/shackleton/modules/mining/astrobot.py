"""What AstroBot does with Moon Mining (A-080c)."""

from app.rules.kit.parts import part
from app.rules.shackleton import components
from app.rules.shackleton.actions.gains import gain
from app.rules.shackleton.board.astrobot import Guide
from app.rules.shackleton.components.shapes.goods import MiningAstroBot
from app.rules.shackleton.engine.ledger import Ledger
from app.rules.shackleton.modules.mining.shipping import level_of, slots
from app.rules.shackleton.modules.mining.vocabulary import NAME, CargoShipped, Mining
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State


def card_of(state: State) -> MiningAstroBot:
    """AstroBot's card of the corporation."""
    return components.of(state.components).components.mining.astrobot


def ship(ledger: Ledger, seat: int, guide: Guide) -> bool:
    """A cargo, whose slot brings AstroBot the VP of its card alone."""
    slot = slot_due(ledger.state, guide)
    if slot is None:
        return False
    level, vp = level_of(slot), card_of(ledger.state).vp.of(guide.is_hard)
    ledger.emit(CargoShipped(seat, slot, level))
    gain(ledger, seat, VP, vp[level - 1], NAME)
    return True


def slot_due(state: State, guide: Guide) -> str | None:
    """A free slot of the level of the Development, the upper one where the arrow goes clockwise; else of the levels
    behind; else the rightmost one of those before."""
    due, aboard = card_of(state).levels[guide.development], part(state, Mining).aboard
    free = [slot for slot in slots(state) if slot not in aboard]
    preferred = "upper" if guide.is_clockwise else "lower"
    ahead = [slot for slot in free if level_of(slot) >= due]
    if ahead:
        return min(ahead, key=lambda slot: (level_of(slot), not slot.endswith(preferred)))
    return max(free, key=lambda slot: (level_of(slot), slot.endswith(preferred)), default=None)
