"""What was worked out of a state is remembered until another state is asked about.

A question is shown with its lines and refusals, then answered: all of that asks the same of the same state. Nothing is
kept for longer: what has left the processor's cache costs more than to work it out again.
"""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from app.rules.skymines.vocabulary.state import State

P = ParamSpec("P")
T = TypeVar("T")


def of_latest_state(
    function: Callable[Concatenate[State, P], T],
) -> Callable[Concatenate[State, P], T]:
    """Remember the results for the state asked about last. Arguments are hashable; results are shared, so that
    nobody may change them."""
    latest: tuple[State | None, dict[tuple[object, ...], T]] = (None, {})

    @wraps(function)
    def remembered(state: State, /, *args: P.args, **kwargs: P.kwargs) -> T:
        nonlocal latest
        known = latest
        if known[0] is not state:
            known = latest = (state, {})
        key: tuple[object, ...] = (*args, *kwargs.items()) if kwargs else args
        try:
            return known[1][key]
        except KeyError:
            result = known[1][key] = function(state, *args, **kwargs)
            return result

    return remembered
