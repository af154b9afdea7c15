"""The browser's code of each game: the script of its table, and the one that explains its things."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct


class Scripts(Struct, frozen=True):
    """Scripts of a game: paths in app/static, or addresses (from "/" on) of what is served elsewhere.

    `table` puts the game's face on and begins the page (js/table/types.d.ts says what a face is). `explaining` is asked
    for when somebody first wants an explanation; None: nothing explains itself. `folder` is served at /games/<name>/.
    """

    table: str
    explaining: str | None = None
    folder: Path | None = None


_scripts = {"skymines": Scripts("js/skymines/main.js", "js/skymines/explaining.js")}


def register_scripts(game: str, scripts: Scripts) -> None:
    """Draw the tables of a game with these."""
    _scripts[game] = scripts


def scripts_of(game: str) -> Scripts:
    """The scripts of a game. Raises `KeyError` for one that no page can draw."""
    return _scripts[game]


def folders() -> Iterator[tuple[str, Path]]:
    """The games that bring a folder of their own, each with it."""
    for game, scripts in _scripts.items():
        if scripts.folder:
            yield game, scripts.folder
