"""Reading a Luna seat."""

from app.rules.skymines.vocabulary.state import LunaState, State


def luna_of(state: State, seat: int) -> LunaState:
    """What only Luna has, of a seat that is hers. Raises `ValueError` for a human seat."""
    luna = state.seats[seat].luna
    if luna is None:
        raise ValueError(f"seat {seat} is not Luna's")
    return luna
