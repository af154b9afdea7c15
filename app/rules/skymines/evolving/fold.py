"""The fold's registry: each event has exactly one function that folds it into the state.

What a module keeps count of is folded behind it, where the module is in play.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import Answered, Asked
from app.rules.skymines.vocabulary.state import State

E = TypeVar("E", bound=Event)
Behind = Callable[[State, State, E], State]
"""From the states before and after an event, and the event, to the state with what a module keeps."""
FOLDS: dict[type[Event], Callable[[Any, Any], State]] = {}
"""The one function of each event."""


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Register a function as the fold of `kind`."""

    def register(function: Callable[[State, E], State]) -> Callable[[State, E], State]:
        FOLDS[kind] = function
        return function

    return register


def also_on(kind: type[E], module: str) -> Callable[[Behind[E]], Behind[E]]:
    """Register what a module in play does behind the fold of `kind`, which there must be already."""
    if kind in (Asked, Answered):
        raise ValueError(f"nothing is folded behind {kind.__name__}: `fold` keeps the agenda beside the state")
    usual = FOLDS[kind]

    def register(function: Behind[E]) -> Behind[E]:
        def both(before: State, event: E) -> State:
            after = usual(before, event)
            if after.modules is UNSET or module not in after.modules:
                return after
            return function(before, after, event)

        FOLDS[kind] = both
        return function

    return register


def evolve(state: Any, event: Event) -> State:
    """The state after `event`. Never refuses, decides or draws."""
    return FOLDS[type(event)](state, event)


def fold(state: Any, events: Iterable[Event]) -> State:
    """The state after these events, one after the other.

    More than half of them put a step on the agenda or take one off, and the folds of others neither look at it nor
    touch it: it is kept beside the state and put into it once, at the end.
    """
    agenda: tuple[Step, ...] | None = None
    for event in events:
        if type(event) is Answered:
            agenda = (state.agenda if agenda is None else agenda)[:-1]
        elif type(event) is Asked:
            agenda = (*(state.agenda if agenda is None else agenda), event.asked)
        else:
            state = FOLDS[type(event)](state, event)
    after: State = state if agenda is None else replace(state, agenda=agenda)
    return after


FOLDS[Asked] = FOLDS[Answered] = lambda state, event: fold(state, (event,))


def with_seat(state: State, seat: int, **changes: Any) -> State:
    """The state with `changes` to one seat's fields."""
    seats = [*state.seats]
    seats[seat] = replace(seats[seat], **changes)
    return replace(state, seats=tuple(seats))


def put(things: tuple[Any, ...], index: int, thing: Any) -> tuple[Any, ...]:
    """The tuple with the thing at `index` exchanged."""
    changed = [*things]
    changed[index] = thing
    return tuple(changed)
