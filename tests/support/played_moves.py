"""A move of a game, with the states around it."""

from typing import Any, Generic, TypeVar

from msgspec import Struct

from app.rules.game import Event, Move
from app.rules.kit.folds import evolve
from app.rules.kit.game import KitGame
from app.rules.kit.ruleset import Played

S = TypeVar("S", bound=Played)


class PlayedMove(Struct, Generic[S], frozen=True):
    """One move of a game: who made it, and the states around it. `before`, `seat` and `move` are None for the
    set-up."""

    before: S | None
    seat: int | None
    move: Move | None
    events: list[Event]
    state: S


def play_move(game: KitGame[S, Any], state: S, seat: int, move: Move) -> PlayedMove[S]:
    """The move carried out. Fails if the state that `decide` returns is not what its events make of the one before."""
    decision = game.decide(state, seat, move)
    after = state
    for event in decision.events:
        after = evolve(after, event)
    assert decision.after == after
    return PlayedMove(state, seat, move, decision.events, after)
