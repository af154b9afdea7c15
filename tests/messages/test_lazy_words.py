"""What scripts of the browser say by a literal key exists wherever they may say it, in words that are loaded late, too.

An unknown key is said as its last words, "help keys" for `help-keys`: nothing on a page tells that a message lacks.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from app import messages

SCRIPTS = Path("app/static/js")
WORDS = Path(messages.__file__).parent / "en"
GAMES = ("shackleton", "skymines")
SAID = re.compile(r"""\bsay(?:\.parts|\.forms)?\(\s*"([\w-]+)"[,)\s]""")
SHORTCUT = re.compile(r"""\["[^"]{1,8}", "([a-z]+)"\]""")


def messages_in(folder: Path, *, deep: bool) -> set[str]:
    """The ids of the messages of a folder; `deep`: of the folders in it, too."""
    files = folder.rglob("*.ftl") if deep else folder.glob("*.ftl")
    return {found for file in files for found in re.findall(r"^([a-z][\w-]*) *=", file.read_text(), re.MULTILINE)}


def said_in(*folders: str) -> Iterator[tuple[str, str]]:
    """Each key that scripts of these folders say, with its script."""
    for file in (file for folder in folders for file in sorted((SCRIPTS / folder).rglob("*.ts"))):
        text = file.read_text()
        yield from ((key, file.name) for key in SAID.findall(text))
        if file.name in {"help.ts", "face.ts"}:
            yield from ((f"key-{name}", file.name) for name in SHORTCUT.findall(text))


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_table_and_a_game_say_is_among_the_words_of_that_game(game: str) -> None:
    """Words of another game are not: its help is read at no other table."""
    known = messages_in(WORDS, deep=False) | messages_in(WORDS / game, deep=True)
    assert [(key, file) for key, file in said_in("table", game) if key not in known] == []


def test_what_the_help_lists_is_found() -> None:
    said = dict(said_in("table"))
    assert {"help-keys", "key-board", "key-arrows"} <= set(said)
