"""The server's drawings of the crater: beside the game's name, and before the Moon of the home page."""

import io
import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from markupsafe import Markup
from msgspec.structs import replace
from PIL import Image

from app.games import GAMES
from app.games.shackleton import SHACKLETON
from app.pages.scripts import Scripts
from app.pages.shackleton.hero import SCENE, hero
from app.pages.shackleton.link_picture import LEFT, SCALE, TOP, picture_svg, table_picture
from app.pages.shackleton.still import BUILT, crater_picture
from app.pages.shell import STATIC
from app.rules.game import View
from tests.support.fetching import boot, get
from tests.support.server import running
from tests.support.shackleton.astrobot import with_crater
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import FABIO, NESTORE, in_action, with_seat, with_structures
from tests.support.words import SPEAKER


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return dict(GAME.table_facts())


@pytest.fixture(scope="module")
def view() -> View:
    """What spectators see: a Headquarters in the sector south of the central hex, an astronaut at the rim."""
    state = with_structures(in_action(), {"C4": [(FABIO, "headquarters")], "O6": [(NESTORE, "dome-1")]})
    state = with_crater(state, {1: "engineer"})
    return GAME.view(with_seat(state, NESTORE, name="<Nestore & Co> with a very long name", vp=12), None)


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
    assert 'class="nightside crater-still"' in own.text and 'class="nightside crater-still"' in other.text


def colours_of(picture: Image.Image) -> list[list[int]]:
    found: list[list[int]] = np.asarray(picture).reshape(-1, 3).tolist()
    return found


class TestLinkPicture:
    def test_it_shows_what_stands_in_the_crater_in_the_colours_of_seats(
        self, facts: dict[str, Any], view: View
    ) -> None:
        picture = Image.open(io.BytesIO(table_picture(facts, view, SPEAKER.of("shackleton")))).convert("RGB")
        assert picture.size == (1200, 630)
        around = [
            picture.getpixel((LEFT + x, TOP + round(173 * SCALE) + y)) for x in range(-30, 31) for y in range(-30, 31)
        ]
        reds = [pixel for pixel in around if isinstance(pixel, tuple) and pixel[0] > 200 > 120 > pixel[1]]
        assert len(reds) > 100

    def test_its_words_cannot_break_it(self, facts: dict[str, Any], view: View) -> None:
        drawn = picture_svg(facts, view, SPEAKER.of("shackleton"))
        texts = [text.text for text in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
        assert texts[:3] == ["Regolith", "Shackleton Base", "Round 1 of 3"]
        assert "<Nestore & Co> wi…" in texts and "12" in texts

    def test_it_says_which_corporations_are_in_play(self, facts: dict[str, Any], view: View) -> None:
        drawn = picture_svg(facts, view, SPEAKER.of("shackleton"))
        for name in view["corporations"]:
            assert f'<use href="#sb-{name}"' in drawn

    def test_all_that_it_uses_is_drawn(self, facts: dict[str, Any], view: View) -> None:
        drawn = picture_svg(facts, view, SPEAKER.of("shackleton"))
        used = set(re.findall(r'<use href="#([^"]+)"', drawn))
        assert {"sb-headquarters-1", "sb-dome-2", "sb-engineer"} <= used
        assert used <= set(re.findall(r'<symbol id="([^"]+)"', drawn))
        assert "var(" not in drawn
