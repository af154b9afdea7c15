"""What a seat could pay: its coins, and those that it can have at once by something that is no action."""

from collections.abc import Callable

from app.rules.skymines.engine.hooks import Hook
from app.rules.skymines.vocabulary.state import State

COINS_AT_ONCE: Hook[Callable[[State, int], int]] = Hook()
"""The CrypCoin that a module can give a seat in the middle of its action, if its owner likes: (state, seat)."""


def coins_at_once(state: State, seat: int) -> int:
    """The CrypCoin that a seat has, and all that modules would give it now: it is asked about what they can pay for."""
    return state.seats[seat].coins + sum(more(state, seat) for more in COINS_AT_ONCE.in_play(state))
