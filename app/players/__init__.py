"""Players outside the rules: they see a game through its contract and choose among what it offers.

A player that knows a game stands in that game's folder; its level stands in the `Robots` of the game's registration.
"""

from app.players.lines import LineFollower, LinePlayer, line_of
from app.players.player import Player, move_of
from app.players.random_player import RandomPlayer
from app.players.robots import ANY_MOVE, Level, Robots

__all__ = ["ANY_MOVE", "Level", "LineFollower", "LinePlayer", "Player", "RandomPlayer", "Robots", "line_of", "move_of"]
