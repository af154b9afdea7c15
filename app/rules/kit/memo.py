"""What is worked out of a state is kept with that state, like a cached property, for as long as the state lives.

A question is shown with its lines and refusals, then answered: all of that asks the same of the same state. A state is
a value, so that what follows from it never changes; nothing is kept anywhere but in the state itself.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol, TypeVar, TypeVarTuple


class Keeping(Protocol):
    """A frozen struct declared with `dict=True`: what is kept in there is neither compared nor encoded nor copied."""

    __dict__: dict[str, Any]


S = TypeVar("S", bound=Keeping)
Ts = TypeVarTuple("Ts")
T = TypeVar("T")

_UNKNOWN: Any = object()


def kept_with_state(function: Callable[[S, *Ts], T]) -> Callable[[S, *Ts], T]:
    """Keep a function's results with the state that it is asked about. Arguments are hashable and given by position;
    results are shared, so that nobody may change them."""
    name = f"{function.__module__}.{function.__qualname__}"

    @wraps(function)
    def kept(state: S, /, *args: *Ts) -> T:
        results = state.__dict__.get(name)
        if results is None:
            results = state.__dict__[name] = {}
        result: T = results.get(args, _UNKNOWN)
        if result is _UNKNOWN:
            result = results[args] = function(state, *args)
        return result

    return kept
