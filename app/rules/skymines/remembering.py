"""What was worked out is remembered: of a state until another one is asked about, of a seat as long as it stays.

A question is shown with its lines and refusals, then answered: all of that asks the same of the same state. And from
one question to the next most seats stay as they are: the very same object, since states share what did not change.
"""

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from app.rules.skymines.state import SeatState, State

P = ParamSpec("P")
T = TypeVar("T")
MOST_SEATS = 256
"""Seats that are remembered at a time: those of all tables that are played at."""


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


def of_seat(
    function: Callable[Concatenate[State, int, P], T],
) -> Callable[Concatenate[State, int, P], T]:
    """Remember the results for seats asked about lately, whatever else of the state has changed since.

    For functions of (state, seat, …) that read nothing but the seat's own things and what a game never changes: its
    component set and the tracks in play. Arguments are hashable; results are shared, so that nobody may change them.
    """
    # A seat is found by its identity, which it keeps as long as it is held here.
    seats: dict[int, tuple[SeatState, str, tuple[str, ...], dict[tuple[object, ...], T]]] = {}

    @wraps(function)
    def remembered(state: State, seat: int, /, *args: P.args, **kwargs: P.kwargs) -> T:
        own = state.seats[seat]
        found = seats.get(id(own))
        if found is None or found[1] is not state.components or found[2] is not state.tracks:
            if len(seats) >= MOST_SEATS:
                seats.clear()
            found = seats[id(own)] = own, state.components, state.tracks, {}
        key: tuple[object, ...] = (*args, *kwargs.items()) if kwargs else args
        try:
            return found[3][key]
        except KeyError:
            result = found[3][key] = function(state, seat, *args, **kwargs)
            return result

    return remembered
