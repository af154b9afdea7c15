"""The pages know no game: what one game has of its own stands in its folder, and reaches the others by `GamePages`."""

import re
from pathlib import Path

import pytest

PAGES = Path(__file__).parents[2] / "app" / "pages"
OF_GAMES = re.compile(
    r"\b(skymines|shackleton|harvest|luna|astrobot|minerva|outposts?|helium|tank|corporations?|selenium|evergreen)\b"
    r"|[\"']deal[\"']|options-(deal|module|of|hard|track)|home-(base-game|hard)",
    re.IGNORECASE,
)
"""Names of games, and what they call seats, pieces, options and messages of their own."""


def _said_in(source: str) -> list[str]:
    # A name in the program says its words apart as a text does.
    return [line for line in source.splitlines() if OF_GAMES.search(line) or OF_GAMES.search(line.replace("_", " "))]


def test_no_module_of_the_pages_says_a_word_of_a_game() -> None:
    modules = sorted(PAGES.glob("*.py"))
    assert len(modules) > 20
    assert {path.name: said for path in modules if (said := _said_in(path.read_text(encoding="utf-8")))} == {}


@pytest.mark.parametrize(
    "line",
    ['options["deal"]', 'TABLE_WORDS = ("options-module-",)', "def luna_of(view)", "# as AstroBot's", "home-base-game"],
)
def test_a_word_of_a_game_is_found(line: str) -> None:
    assert _said_in(line) == [line]
