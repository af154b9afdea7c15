"""How the events of Space Robotics are folded."""

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.robotics.vocabulary import FactoryBuilt, Robotics
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(FactoryBuilt)
def factory_built(state: State, event: FactoryBuilt) -> State:
    """The tile leaves the board for good."""
    kept = part(state, Robotics)
    factories = [kept.of(seat) for seat in range(len(state.seats))]
    factories[event.seat] = (*factories[event.seat], event.field)
    return with_part(state, Robotics(factories=tuple(factories)))
