"""A player who takes any move."""

from typing import Any

from app.rules.game import Draw, Game, Move, Seat


class RandomPlayer:
    """Draws among the legal moves of any game."""

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        return game.random_move(state, seat, draw)
