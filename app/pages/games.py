"""What each game brings to the pages: one line for each game that brings anything."""

from app.pages.game_pages import GamePages
from app.pages.skymines import PAGES as SKYMINES

_PLAIN = GamePages()
_GAMES: dict[str, GamePages] = {"skymines": SKYMINES}


def pages_of(game: str) -> GamePages:
    """What this game brings; the plain default for one that brings nothing."""
    return _GAMES.get(game, _PLAIN)


def recordings() -> tuple[GamePages, ...]:
    """The games that bring a recorded game."""
    return tuple(pages for pages in _GAMES.values() if pages.recording is not None)
