"""What a player is, and how it is asked."""

from typing import Any, Protocol

from app.rules.game import Draw, Game, Move, Seat


class Player(Protocol):
    """Someone who decides for a seat. Without a memory: the state says it all, and `draw` is its only chance.

    A player is asked by `move_of`, which shows it no state that holds more than the seat may know.
    """

    def choose(self, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
        """A legal move for the seat, which the game is waiting for."""


def move_of(player: Player, game: Game, state: Any, seat: Seat, draw: Draw) -> Move:
    """The move of a player for the seat in this state. It decides by a state as the seat may think it to be: decks,
    seeds and what others hide are imagined, so that no move depends on them."""
    return player.choose(game, game.imagine(state, seat, draw), seat, draw)
