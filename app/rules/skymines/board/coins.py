"""What a seat could pay: its coins, and those that it can have at once by something that is no action.

A question is asked only where something could be answered. Whether anything can be paid for is therefore asked of
`with_coins_at_once`, everywhere; what is offered is asked of the state itself, so that nothing is offered on credit.
"""

from collections.abc import Callable

from msgspec.structs import replace

from app.rules.kit.hooks import Hook
from app.rules.skymines.vocabulary.state import State

COINS_AT_ONCE: Hook[Callable[[State, int], int]] = Hook()
"""The CrypCoin that a module can give a seat in the middle of its action, if its owner likes: (state, seat).
Reason: missions (p. 25), as what can be paid for is asked in all parts of the base."""


def with_coins_at_once(state: State, seat: int) -> State:
    """The state in which the seat has, beside its own CrypCoin, all that modules would give it now; the same object
    where they would give nothing."""
    more = sum(offered(state, seat) for offered in COINS_AT_ONCE.in_play(state))
    if not more:
        return state
    owner = state.seats[seat]
    seats = (*state.seats[:seat], replace(owner, coins=owner.coins + more), *state.seats[seat + 1 :])
    return replace(state, seats=seats)
