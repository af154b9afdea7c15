"""The robots of a game: who plays on which level."""

from collections.abc import Callable

from msgspec import Struct

from app.players.player import Player
from app.players.random_player import RandomPlayer


class Level(Struct, frozen=True):
    """A level of a game's robots. `number` is stored with their seats and grows with their strength; `name` is what
    command lines call it; `player` makes the player of a seat."""

    number: int
    name: str
    player: Callable[[], Player]


ANY_MOVE = Level(1, "random", RandomPlayer)
"""Makes any legal move, in any game."""


class Robots(Struct, frozen=True):
    """The levels of one game's robots, the weakest first; at least one."""

    levels: tuple[Level, ...] = (ANY_MOVE,)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the levels."""
        return tuple(level.number for level in self.levels)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the levels."""
        return tuple(level.name for level in self.levels)

    @property
    def strongest(self) -> int:
        """The number of the strongest level: that of stand-ins, and of robots' seats for which none is named."""
        return self.levels[-1].number

    def player(self, number: int) -> Player:
        """The player of a robot's seat. A level that a former version had is played by the next weaker one."""
        known = [level for level in self.levels if level.number <= number]
        return (known[-1] if known else self.levels[0]).player()

    def named(self, name: str) -> Player:
        """The player of the level of that name. Raises `KeyError`."""
        return {level.name: level for level in self.levels}[name].player()
