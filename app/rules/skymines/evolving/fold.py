"""The fold's registry: each event has exactly one function that folds it into the state.

What a module keeps count of is folded behind it, where the module is in play.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.state import SeatState, State

E = TypeVar("E", bound=Event)
Behind = Callable[[State, State, E], State]
"""From the states before and after an event, and the event, to the state with what a module keeps."""
Agenda = Callable[[tuple[Step, ...], E], tuple[Step, ...]]
"""From the agenda before an event, and the event, to the one after it."""
FOLDS: dict[type[Event], Callable[[Any, Any], State]] = {}
"""The one function of each event."""
AGENDA: dict[type[Event], Agenda[Any]] = {}
"""Of events that change the agenda alone what they make of it."""


def on(kind: type[E]) -> Callable[[Callable[[State, E], State]], Callable[[State, E], State]]:
    """Register a function as the fold of `kind`."""

    def register(function: Callable[[State, E], State]) -> Callable[[State, E], State]:
        FOLDS[kind] = function
        return function

    return register


def on_agenda(kind: type[E]) -> Callable[[Agenda[E]], Agenda[E]]:
    """Register a function as the fold of `kind`, which changes the agenda alone."""

    def register(function: Agenda[E]) -> Agenda[E]:
        AGENDA[kind] = function
        FOLDS[kind] = lambda state, event: replace(state, agenda=function(state.agenda, event))
        return function

    return register


def also_on(kind: type[E], module: str) -> Callable[[Behind[E]], Behind[E]]:
    """Register what a module in play does behind the fold of `kind`, which there must be already."""
    usual = FOLDS[kind]

    def register(function: Behind[E]) -> Behind[E]:
        def both(before: State, event: E) -> State:
            after = usual(before, event)
            if after.modules is UNSET or module not in after.modules:
                return after
            return function(before, after, event)

        FOLDS[kind] = both
        AGENDA.pop(kind, None)
        return function

    return register


def evolve(state: Any, event: Event) -> State:
    """The state after `event`. Never refuses, decides or draws."""
    return FOLDS[type(event)](state, event)


def fold(state: Any, events: Iterable[Event]) -> State:
    """The state after these events, one after the other. More than half of them change the agenda alone: those that
    come together make one state."""
    agenda: tuple[Step, ...] | None = None
    for event in events:
        kind = type(event)
        if kind in AGENDA:
            agenda = AGENDA[kind](state.agenda if agenda is None else agenda, event)
            continue
        if agenda is not None:
            state, agenda = replace(state, agenda=agenda), None
        state = FOLDS[kind](state, event)
    after: State = state if agenda is None else replace(state, agenda=agenda)
    return after


def with_seat(state: State, seat: int, **changes: Any) -> State:
    """The state with `changes` to one seat's fields."""
    changed: SeatState = replace(state.seats[seat], **changes)
    return replace(state, seats=(*state.seats[:seat], changed, *state.seats[seat + 1 :]))


def put(things: tuple[Any, ...], index: int, thing: Any) -> tuple[Any, ...]:
    """The tuple with the thing at `index` exchanged."""
    return (*things[:index], thing, *things[index + 1 :])
