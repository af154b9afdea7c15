"""Players outside the rules: they see a game through its contract and choose among what it offers.

A player that knows a game stands in that game's folder, and its game has a line in `_LOOKS_AHEAD`.
"""

from collections.abc import Callable

from app.players.player import Player, move_of
from app.players.random_player import RandomPlayer
from app.players.skymines.greedy import GreedyPlayer

__all__ = ["LEVELS", "Player", "RandomPlayer", "move_of", "named", "names", "robot"]

LEVELS = (1, 2)
"""Levels of robots: 1 makes any move, 2 looks ahead."""
_NAMES = {"random": 1, "greedy": 2}
"""What command lines call the levels."""
_LOOKS_AHEAD: dict[str, Callable[[], Player]] = {"skymines": GreedyPlayer}
"""The player that looks ahead, for each game that has one."""


def names() -> tuple[str, ...]:
    """The names of the levels."""
    return tuple(_NAMES)


def named(game: str, name: str) -> Player:
    """The player of the level of that name. Raises `KeyError`."""
    return robot(game, _NAMES[name])


def robot(game: str, level: int) -> Player:
    """The player of a robot's seat. In a game without a player that looks ahead, robots of all levels make any move."""
    return _LOOKS_AHEAD.get(game, RandomPlayer)() if level > LEVELS[0] else RandomPlayer()
