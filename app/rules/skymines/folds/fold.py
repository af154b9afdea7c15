"""Folding events into a state: the ruleset of the state has exactly one function for each kind of event."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.folds import Folds
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import Answered, Asked
from app.rules.skymines.vocabulary.state import State

FOLDS: Folds[State] = Folds(alone=(Asked, Answered))


def evolve(state: Any, event: Event) -> State:
    """The state after `event`. Never refuses, decides or draws."""
    after: State = state.rules.folds[type(event)](state, event)
    return after


def fold(state: Any, events: Iterable[Event]) -> State:
    """The state after these events, one after the other.

    More than half of them put a step on the agenda or take one off, and the folds of others neither look at it nor
    touch it: it is kept beside the state and put into it once, at the end.
    """
    folds = state.rules.folds
    agenda: tuple[Step, ...] | None = None
    for event in events:
        if type(event) is Answered:
            agenda = (state.agenda if agenda is None else agenda)[:-1]
        elif type(event) is Asked:
            agenda = (*(state.agenda if agenda is None else agenda), event.asked)
        else:
            state = folds[type(event)](state, event)
    after: State = state if agenda is None else replace(state, agenda=agenda)
    return after


def _of_the_agenda(state: State, event: Asked | Answered) -> State:
    return fold(state, (event,))


FOLDS.on(Asked)(_of_the_agenda)
FOLDS.on(Answered)(_of_the_agenda)


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
