"""Players outside the rules: they see a game through its contract and choose among what it offers."""

from collections.abc import Callable

from app.players.player import Player
from app.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Player", "RandomPlayer", "named", "names", "robot"]

LEVELS = (1, 2)
"""Levels of robots: 1 makes any move, 2 looks ahead."""
_LOOK_AHEAD = {"skymines": "greedy"}
"""The player for each game that one is known for who looks ahead."""


def _greedy() -> Player:
    from app.players.greedy import GreedyPlayer

    return GreedyPlayer()


_MAKERS: dict[str, Callable[[], Player]] = {"random": RandomPlayer, "greedy": _greedy}


def names() -> tuple[str, ...]:
    """The built-in players."""
    return tuple(_MAKERS)


def named(name: str) -> Player:
    """The built-in player of that name. Raises `KeyError`."""
    return _MAKERS[name]()


def robot(game: str, level: int) -> Player:
    """The player of a robot's seat. Where nobody is known who looks ahead, robots of all levels make any move."""
    return named(_LOOK_AHEAD.get(game, "random") if level > LEVELS[0] else "random")
