"""How the events of Moon Mining are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.mining.vocabulary import CargoShipped, Mining, ShuttleLiftedOff
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(CargoShipped)
def cargo_shipped(state: State, event: CargoShipped) -> State:
    """It counts for good."""
    kept = part(state, Mining)
    shipped = [kept.of(seat) for seat in range(len(state.seats))]
    shipped[event.seat] = (*shipped[event.seat], event.level)
    aboard = {**kept.aboard, event.slot: event.seat}
    return with_part(state, replace(kept, aboard=aboard, shipped=tuple(shipped)))


@FOLDS.on(ShuttleLiftedOff)
def shuttle_lifted_off(state: State, event: ShuttleLiftedOff) -> State:
    """All slots are free."""
    return with_part(state, replace(part(state, Mining), aboard={}))
