"""Whose turn comes next, and who is out of the round (p. 18)."""

from app.rules.skymines.vocabulary.state import State


def next_seat(state: State) -> int | None:
    """The next seat clockwise that has not dropped out; the one whose turn it was comes last; None: all are out."""
    place = state.order.index(state.turn) if state.turn is not None else -1
    clockwise = state.order[place + 1 :] + state.order[: place + 1]
    return next((seat for seat in clockwise if not is_out(state, seat)), None)


def is_out(state: State, seat: int) -> bool:
    """Whether a seat takes no more turns in this round: dropped out, or Luna's cards are used up (p. 18; Luna)."""
    player = state.seats[seat]
    return player.dropped if player.luna is None else is_played_out(state, seat)


def is_played_out(state: State, seat: int) -> bool:
    """Whether Luna has no face-down card left, so that her turns are skipped."""
    player = state.seats[seat].luna
    return player is not None and all(slot is None or slot.face_up for slot in player.slots)
