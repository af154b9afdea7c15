"""What each game of an application brings to its pages."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from fastapi import Request

from app.pages.game_pages import GamePages
from app.pages.scripts import Scripts

PLAIN = GamePages()


class PagesOfGames:
    """What games bring, by their names; the plain default for a game that brings nothing."""

    def __init__(self, games: Mapping[str, GamePages]) -> None:
        self._games = games

    def of(self, game: str) -> GamePages:
        """What this game brings."""
        return self._games.get(game, PLAIN)

    def scripts(self, game: str) -> Scripts:
        """The scripts of a game's table. Raises `KeyError` for one that no page can draw."""
        found = self.of(game).scripts
        if found is None:
            raise KeyError(game)
        return found

    def drawn(self, games: Sequence[str]) -> tuple[str, ...]:
        """Those of these games that a page can draw: tables of the others are not offered to people."""
        return tuple(game for game in games if self.of(game).scripts is not None)

    def recordings(self) -> Iterator[Path]:
        """The recorded games that play on the home page."""
        return (pages.recording for pages in self._games.values() if pages.recording is not None)

    def folders(self) -> Iterator[tuple[str, Path]]:
        """The games that bring a folder of files of their own, each with it."""
        for game, pages in self._games.items():
            if pages.scripts is not None and pages.scripts.folder is not None:
                yield game, pages.scripts.folder


def pages_of_games(request: Request) -> PagesOfGames:
    """What the games of the application that was asked bring."""
    found: PagesOfGames = request.app.state.pages_of_games
    return found
