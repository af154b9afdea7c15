"""What folds of Skymines share."""

from typing import Any

from msgspec.structs import replace

from app.rules.skymines.vocabulary.state import State


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
