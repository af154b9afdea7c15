"""What a player is."""

from typing import Any, Protocol

from app.rules.game import Draw, Game, Move, Seat


class Player(Protocol):
    """Someone who decides for a seat. Without a memory: the state says it all, and `draw` is its only chance."""

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        """A legal move for the seat, which the game is waiting for."""
