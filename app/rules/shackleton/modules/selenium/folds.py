"""How the events of Selenium Research are folded."""

from collections.abc import Collection

from msgspec.structs import replace

from app.rules.kit.folds import Folds
from app.rules.kit.parts import part, with_part
from app.rules.shackleton.modules.selenium.vocabulary import (
    ExperimentDone,
    ExperimentShown,
    ExperimentsLaid,
    ExperimentsLeft,
    Selenium,
)
from app.rules.shackleton.vocabulary.state import State

FOLDS: Folds[State] = Folds()


@FOLDS.on(ExperimentsLaid)
def experiments_laid(state: State, event: ExperimentsLaid) -> State:
    """Nobody has any."""
    return with_part(state, Selenium(shown=event.shown, stack=event.stack))


@FOLDS.on(ExperimentDone)
def experiment_done(state: State, event: ExperimentDone) -> State:
    """The seat keeps the tile."""
    kept = part(state, Selenium)
    done = [kept.of(seat) for seat in range(len(state.seats))]
    done[event.seat] = (*done[event.seat], event.tile)
    return with_part(state, replace(kept, shown=_without(kept, (event.place,)), done=tuple(done)))


@FOLDS.on(ExperimentShown)
def experiment_shown(state: State, event: ExperimentShown) -> State:
    """The place is filled again."""
    kept = part(state, Selenium)
    shown = {**kept.shown, event.place: event.tile}
    return with_part(state, replace(kept, shown=shown, stack=kept.stack[1:]))


@FOLDS.on(ExperimentsLeft)
def experiments_left(state: State, event: ExperimentsLeft) -> State:
    """The places are empty."""
    kept = part(state, Selenium)
    return with_part(state, replace(kept, shown=_without(kept, event.places)))


def _without(kept: Selenium, places: Collection[str]) -> dict[str, str]:
    return {place: tile for place, tile in kept.shown.items() if place not in places}
