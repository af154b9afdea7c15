"""What a game brings to a server, on all floors: one object a game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import typer
from msgspec import Struct

from app.messages import Messages
from app.pages.game_pages import GamePages
from app.play.games import Games, Judging, Loading, PlayedGame
from app.players.analysis import Analyst
from app.players.robots import Robots
from app.rules.game import Game, UnusableComponents
from app.settings import Settings, SettingsError


class GameRegistration(Struct, frozen=True, kw_only=True):
    """A game that a server can host. Whatever it leaves out has a plain default.

    `load` makes its rules, with the component set of a folder or (None) its own; raises `UnusableComponents`.
    `messages` are the folders with its words, laid out as `app/messages`; words for all games count there, too.
    `robots` are the levels of its robots; `analyst` judges its finished games (None: they have no analysis), in a
    process of its own, which finds both `load` and the analyst's functions by their names. `pages` is what it brings to
    the pages: parts of them, scripts, styles, routes.
    `commands` makes its command lines by their names: `simulate` and `components` are forwarded to.
    """

    name: str
    load: Callable[[Path | None], Game]
    messages: tuple[Path, ...] = ()
    robots: Robots = Robots()
    analyst: Analyst | None = None
    pages: GamePages = GamePages()
    commands: Mapping[str, Callable[[], typer.Typer]] = {}


def load_games(registered: Sequence[GameRegistration], settings: Settings | None = None) -> Games:
    """These games, the first of them the default one, with the component sets that the settings name or their own.
    Raises `UnusableComponents` for `COMPONENTS_DIR` and `SettingsError` for `COMPONENTS_DIRS`."""
    folders = component_folders(registered, settings) if settings is not None else {}
    return Games(_played(game, settings, folders.get(game.name)) for game in registered)


def messages_of(registered: Sequence[GameRegistration]) -> Messages:
    """The words of the site and of these games."""
    return Messages({game.name: game.messages for game in registered})


def component_folders(registered: Sequence[GameRegistration], settings: Settings) -> dict[str, Path]:
    """The folders with other component sets by the names of their games. Raises `SettingsError` for a game that is not
    registered, and for a default game that both settings name."""
    folders, names = dict(settings.components_dirs), [game.name for game in registered]
    unknown = [name for name in folders if name not in names]
    if unknown:
        raise SettingsError(f"COMPONENTS_DIRS: there is no game {unknown[0]!r}; the games are: {', '.join(names)}")
    if settings.components_dir is not None:
        if names[0] in folders:
            raise SettingsError(f"COMPONENTS_DIRS: {names[0]} has a component set by COMPONENTS_DIR already")
        folders[names[0]] = settings.components_dir
    return folders


def _played(game: GameRegistration, settings: Settings | None, folder: Path | None) -> PlayedGame:
    loading = Loading(game.load, folder)
    judged = None if game.analyst is None else Judging(game.analyst, loading)
    return PlayedGame(_rules(game, settings, folder), game.robots, judged, loading)


def _rules(game: GameRegistration, settings: Settings | None, folder: Path | None) -> Game:
    try:
        return game.load(folder)
    except UnusableComponents as error:
        if settings is None or game.name not in settings.components_dirs:
            raise
        raise SettingsError(f"COMPONENTS_DIRS: {game.name}: {str(error).partition(chr(10))[0]}") from error
