"""How the events of Evergreen Farms are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.evergreen.vocabulary import Evergreen, Farm, FarmPlanted
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(FarmPlanted)
def farm_planted(state: State, event: FarmPlanted) -> State:
    """It stays to the end."""
    kept = part(state, Evergreen)
    farms = {**kept.farms, event.sector: Farm(event.size, event.seat)}
    return with_part(state, replace(kept, farms=farms))
