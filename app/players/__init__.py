"""Players outside the rules: they see a game through its contract and choose among what it offers."""

from collections.abc import Callable

from app.players.player import Player
from app.players.random_player import RandomPlayer

__all__ = ["Player", "RandomPlayer", "named", "names"]


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
