"""The server's drawings of the crater: beside the game's name, and before the Moon of the home page."""

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from markupsafe import Markup
from msgspec.structs import replace

from app.games import GAMES
from app.games.shackleton import SHACKLETON
from app.pages.scripts import Scripts
from app.pages.shackleton.hero import SCENE, hero
from app.pages.shackleton.still import BUILT, crater_picture
from app.pages.shell import STATIC
from app.rules.shackleton import components
from tests.pages.fetching import boot, get
from tests.support.server import running


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return {"set": msgspec.to_builtins(components.load(components.BASE))}


@pytest.mark.parametrize("draw", [hero, crater_picture])
def test_it_is_a_drawing_that_readers_of_the_screen_pass_by(
    facts: dict[str, Any], draw: Callable[[Any], Markup]
) -> None:
    assert ElementTree.fromstring(draw(facts)).get("aria-hidden") == "true"


def test_all_that_stands_in_it_stands_in_sectors_of_the_board(facts: dict[str, Any]) -> None:
    assert set(BUILT) <= {sector["id"] for sector in facts["set"]["board"]["sectors"]}


def test_what_it_uses_of_the_sprite_is_there(facts: dict[str, Any]) -> None:
    sprite = (STATIC / "art" / "shackleton.svg").read_text(encoding="utf-8")
    assert (STATIC / SCENE).is_file()
    used = set(re.findall(r'href="#([^"]+)"', hero(facts)))
    assert used and used <= set(re.findall(r'<symbol id="([^"]+)"', sprite))


def test_the_small_picture_needs_nothing_else(facts: dict[str, Any]) -> None:
    drawn = crater_picture(facts)
    needed = {one or other for one, other in re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', drawn)}
    assert needed <= set(re.findall(r' id="([^"]+)"', drawn))


async def test_the_home_page_of_the_game_lays_the_crater_before_the_moon(database_url: str) -> None:
    drawn = replace(SHACKLETON, pages=replace(SHACKLETON.pages, scripts=Scripts("js/shackleton/main.ts")))
    games = [drawn, *(game for game in GAMES if game.name != drawn.name)]
    async with running(database_url, tuple(games), dev=True) as server:
        own, other = await get(server, "/"), await get(server, "/?game=skymines")
    assert f'<img class="scene" src="/static/{SCENE}"' in own.text and "#sb-headquarters-1" in own.text
    assert boot(own)["drawings"]["sprite"] == "/static/art/shackleton.svg"
    assert "crater-1100" in boot(own)["drawings"]["pictures"]
    assert 'class="scene"' not in other.text and "crater-1100" not in boot(other)["drawings"]["pictures"]
    assert other.text.count("nightside still") >= 2
