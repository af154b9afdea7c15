"""How the Maintenance phase and the end are folded."""

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.shackleton.folds.fold import counted, put, with_astronaut
from app.rules.shackleton.vocabulary.events import AstronautRetrieved, GameEnded, MaintenanceBegan, RoundEnded
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(MaintenanceBegan)
def maintenance_began(state: State, event: MaintenanceBegan) -> State:
    """Nobody's turn goes on."""
    return replace(state, phase="maintenance", turn=None, used=(), main="", panel_built=False)


@FOLDS.on(AstronautRetrieved)
def astronaut_retrieved(state: State, event: AstronautRetrieved) -> State:
    """To the winner's place, or to the Gateway (S-172, S-173)."""
    state = replace(state, slots=put(state.slots, event.slot, None))
    if event.seat is None:
        return replace(state, gateway=counted(state.gateway, event.astronaut, 1))
    return with_astronaut(state, event.seat, event.astronaut, event.place)


@FOLDS.on(RoundEnded)
def round_ended(state: State, event: RoundEnded) -> State:
    """Command astronauts go to the supply, cards are turned back (S-150, S-188)."""
    seats = tuple(replace(seat, turned=(), tile=None) for seat in state.seats)
    return replace(state, seats=seats, commands=dict.fromkeys(state.commands, ()), turn=None)


@FOLDS.on(GameEnded)
def game_ended(state: State, event: GameEnded) -> State:
    """Nothing is asked any more."""
    return replace(state, totals=event.totals, phase="finished", turn=None)
