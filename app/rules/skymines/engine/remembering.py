"""What was worked out of a state is remembered until another state is asked about.

A question is shown with its lines and refusals, then answered: all of that asks the same of the same state. Nothing is
kept for longer: what has left the processor's cache costs more than to work it out again.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, TypeVarTuple

from app.rules.skymines.vocabulary.state import State

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

_UNKNOWN: Any = object()


def of_latest_state(function: Callable[[State, *Ts], T]) -> Callable[[State, *Ts], T]:
    """Remember the results for the state asked about last. Arguments are hashable and given by position; results are
    shared, so that nobody may change them."""
    latest: tuple[State | None, dict[tuple[object, ...], T]] = (None, {})

    @wraps(function)
    def remembered(state: State, /, *args: *Ts) -> T:
        nonlocal latest
        of_state, known = latest
        if of_state is not state:
            known = {}
            latest = state, known
            result = known[args] = function(state, *args)
            return result
        result = known.get(args, _UNKNOWN)
        if result is _UNKNOWN:
            result = known[args] = function(state, *args)
        return result

    return remembered
