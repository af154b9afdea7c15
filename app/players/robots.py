"""The robots of a game: who plays on which level."""

from collections.abc import Callable

from msgspec import Struct

from app.players.player import Player
from app.players.random_player import RandomPlayer


class Level(Struct, frozen=True):
    """A level of a game's robots. `number` is stored with their seats and grows with their strength; `name` is what
    command lines call it, and readers by the messages `robot-<name>` and `robot-<name>-hint`; `player` makes the player
    of a seat. `usual`: it sits, and stands in for people who are away, where no level is named."""

    number: int
    name: str
    player: Callable[[], Player]
    usual: bool = False


ANY_MOVE = Level(1, "random", RandomPlayer)
"""Makes any legal move, in any game."""


class Robots(Struct, frozen=True):
    """The levels of one game's robots, the weakest first; at least one, of which one at most is the usual one. Raises
    `ValueError` otherwise."""

    levels: tuple[Level, ...] = (ANY_MOVE,)

    def __post_init__(self) -> None:
        if not self.levels or sorted(set(self.numbers)) != list(self.numbers):
            raise ValueError("robots: their numbers do not grow with their strength")
        if len(set(self.names)) < len(self.names) or sum(level.usual for level in self.levels) > 1:
            raise ValueError("robots: two have one name, or two are the usual one")

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the levels."""
        return tuple(level.number for level in self.levels)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the levels."""
        return tuple(level.name for level in self.levels)

    @property
    def usual(self) -> Level:
        """The usual level, the strongest one if none says that it is: that of robots, and of stand-ins, for which none
        is named."""
        return next((level for level in self.levels if level.usual), self.levels[-1])

    @property
    def adviser(self) -> Level | None:
        """The level that gives advice: the strongest one; None if no robot knows the game."""
        return None if self.levels[-1].player is RandomPlayer else self.levels[-1]

    @property
    def advisers(self) -> tuple[Callable[[], Player], ...]:
        """The player that gives advice, and weaker ones for where that takes too long; none who makes any move."""
        return tuple(level.player for level in reversed(self.levels) if level.player is not RandomPlayer)

    def level(self, number: int) -> Level:
        """The level of a robot's seat. One that a former version had is played by the next weaker one."""
        known = [level for level in self.levels if level.number <= number]
        return known[-1] if known else self.levels[0]

    def players_from(self, level: Level) -> tuple[Callable[[], Player], ...]:
        """The players of a level and of all weaker ones, the strongest first; the one that makes any move, which
        takes no time, comes last."""
        players = [other.player for other in reversed(self.levels) if other.number <= level.number]
        return tuple(dict.fromkeys((*players, ANY_MOVE.player)))

    def named(self, name: str) -> Player:
        """The player of the level of that name. Raises `KeyError`."""
        return {level.name: level for level in self.levels}[name].player()
