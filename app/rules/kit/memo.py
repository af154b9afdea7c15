"""What is worked out of a state is kept with that state, like a cached property, for as long as the state lives.

A question is shown with its lines and refusals, then answered: all of that asks the same of the same state. A state is
a value, so that what follows from it never changes; nothing is kept anywhere but in the state itself.

Parts of what is made of a state, such as a view, are remembered beside it by what they are made of (`remembered`), and
handed on to the state that comes after it: that shares what did not change, so its parts are the same objects.
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


class Latest:
    """The parts that were made last along one line of states, each with what it was made of; parts within parts have a
    memory of their own.

    One of each kind is kept, so that a memory is no larger than what is made with it, and it goes with the states that
    know it. What is taken from it is what would be made from scratch, but is the same object as before: a comparison
    need not look into it.
    """

    __slots__ = ("__weakref__", "_within", "made")

    def __init__(self) -> None:
        self.made: dict[Any, tuple[tuple[Any, ...], Any]] = {}
        self._within: dict[str | int, Latest] = {}

    def within(self, name: str | int) -> "Latest":
        """The memory of a part that is made of parts itself."""
        found = self._within.get(name)
        return self._within.setdefault(name, Latest()) if found is None else found


def remembered(function: Callable[[*Ts], T]) -> Callable[[Latest, *Ts], T]:
    """Remember what a function made last, which depends on its arguments alone; it is called with a memory before them.
    It is made again unless all of them are the very same as then, or equal. Arguments and results are values, which
    nobody changes."""

    @wraps(function)
    def of(latest: Latest, /, *args: *Ts) -> T:
        known = latest.made.get(function)
        if known is not None and known[0] == args:
            found: T = known[1]
            return found
        result = function(*args)
        latest.made[function] = args, result
        return result

    return of


def remembered_whole(function: Callable[[Latest, *Ts], T]) -> Callable[[Latest, *Ts], T]:
    """The same for what is made of parts that are remembered themselves, in the memory that it is called with."""

    @wraps(function)
    def of(latest: Latest, /, *args: *Ts) -> T:
        known = latest.made.get(function)
        if known is not None and known[0] == args:
            found: T = known[1]
            return found
        result = function(latest, *args)
        latest.made[function] = args, result
        return result

    return of


_LATEST = "latest parts"
_NOTHING: dict[str, Any] = {}


def latest_of(state: Keeping) -> Latest:
    """The memory of the line that a state belongs to; a state that none was handed to begins one."""
    found: Latest = state.__dict__.get(_LATEST) or state.__dict__.setdefault(_LATEST, Latest())
    return found


def set_apart(thought: Keeping, state: Keeping, name: str) -> None:
    """Give a state that only follows in thought from another one a memory of its own, within that one's."""
    thought.__dict__[_LATEST] = latest_of(state).within(name)


def hand_on(before: object, after: Keeping) -> None:
    """Let a state that comes after another one share its parts, if any were made of that. What a game has before its
    first event keeps nothing."""
    kept: dict[str, Any] = getattr(before, "__dict__", _NOTHING)
    if (latest := kept.get(_LATEST)) is not None:
        after.__dict__[_LATEST] = latest
