"""What players of any game use that weigh the positions behind moves."""

from collections.abc import Sequence
from typing import Any

from app.rules.game import Draw, Game, Move, Seat


def after(game: Game, state: Any, seat: Seat, move: Move) -> Any:
    """The position after a move as far as anybody can foresee it: up to the first event that shows what is hidden, or
    that hands the turn on. The move is one of those that the state has just offered."""
    decision = game.decide_offered(state, seat, move)
    if not game.is_boundary(decision.events):
        return decision.after
    then = state
    for event in decision.events:
        if game.is_boundary((event,)):
            break
        then = game.evolve(then, event)
    return then


def some(moves: Sequence[Move], draw: Draw, most: int) -> list[Move]:
    """The moves, or a sample of a long list."""
    found = list(moves)
    while len(found) > most:
        found.pop(draw.randrange(len(found)))
    return found
