"""The games that a server knows, as the floors above the rules are handed them."""

from collections.abc import Callable, Iterable
from pathlib import Path

from msgspec import Struct

from app.players.analysis import Analyst
from app.players.robots import Robots
from app.rules.game import Game


class Loading(Struct, frozen=True):
    """What loads the rules of a game in another process, which finds `load` by its name: with the component set of
    a folder, or (None) its own."""

    load: Callable[[Path | None], Game]
    folder: Path | None = None

    def __call__(self) -> Game:
        """The rules. Raises `UnusableComponents`."""
        return self.load(self.folder)


class Judging(Struct, frozen=True):
    """How finished games are judged in a process of its own: by whom, and what makes the rules there."""

    analyst: Analyst
    load: Callable[[], Game]


class PlayedGame(Struct, frozen=True):
    """A game with what plays it: its rules and its robots; how its finished games are judged, if they are; and what
    makes the rules where robots think in processes of their own (None: they think here)."""

    rules: Game
    robots: Robots = Robots()
    judging: Judging | None = None
    loading: Loading | None = None


class Games:
    """Games by their names, the default one first: it is meant where none is named, and the home page hosts it."""

    def __init__(self, games: Iterable[PlayedGame]) -> None:
        self._games = {game.rules.name: game for game in games}

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all games."""
        return tuple(self._games)

    @property
    def default(self) -> str:
        """The name of the default game."""
        return self.names[0]

    def __contains__(self, name: str) -> bool:
        """Whether there is a game of that name."""
        return name in self._games

    def rules(self, name: str) -> Game:
        """The rules of the game of that name. Raises `KeyError`."""
        return self._games[name].rules

    def all_rules(self) -> tuple[Game, ...]:
        """The rules of all games."""
        return tuple(game.rules for game in self._games.values())

    def component_sets(self) -> tuple[str, ...]:
        """The digests of all component sets that this process knows, of all games."""
        return tuple(digest for rules in self.all_rules() for digest in rules.component_sets())

    def robots(self, name: str) -> Robots:
        """The robots of the game of that name. Raises `KeyError`."""
        return self._games[name].robots

    def judging(self, name: str) -> Judging | None:
        """How finished games of the game of that name are judged; None if they are not, and for unknown names."""
        return self._games[name].judging if name in self._games else None

    def loading(self, name: str) -> Loading | None:
        """What makes the rules of the game of that name in another process; None if nothing does. Raises `KeyError`."""
        return self._games[name].loading
