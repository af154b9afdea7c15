"""What a game brings to a server, on all floors: one object a game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import typer
from msgspec import Struct

from app.pages.game_pages import GamePages
from app.play.games import Games, PlayedGame
from app.players.robots import Robots
from app.rules.game import Game


class GameRegistration(Struct, frozen=True, kw_only=True):
    """A game that a server can host. Whatever it leaves out has a plain default.

    `load` makes its rules, with the component set of a folder or (None) its own; raises `UnusableComponents`.
    `robots` are the levels of its robots, `pages` what it brings to the pages: parts of them, scripts, styles, routes.
    `commands` makes its command lines by their names: `simulate` and `components` are forwarded to.
    """

    name: str
    load: Callable[[Path | None], Game]
    robots: Robots = Robots()
    pages: GamePages = GamePages()
    commands: Mapping[str, Callable[[], typer.Typer]] = {}


def loaded(registered: Sequence[GameRegistration], components: Path | None = None) -> Games:
    """These games, the first of them the default one; `components`: a folder with another component set for that.
    Raises `UnusableComponents`."""
    return Games(
        PlayedGame(game.load(components if game is registered[0] else None), game.robots) for game in registered
    )
