"""The server's drawing of the Moon: on the home page as SVG, with the class names of the board."""

import re
from typing import Any

import pytest

from app.pages.shell import STATIC
from app.pages.skymines.link_picture import STYLE_FILES
from app.pages.skymines.moon import COMPANIES, moon
from app.pages.skymines.still import OUTPOSTS, moon_picture
from app.pages.styles import colours, plain
from app.rules.skymines.skymines import skymines
from tests.support.fetching import get
from tests.support.server import Server


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return dict(skymines().table_facts())


class TestStyles:
    def test_tokens_are_dark_colours_and_mixtures_are_worked_out(self) -> None:
        source = ".a {\n  fill: var(--ground);\n}\n.b {\n  fill: color-mix(in srgb, var(--coin) 30%, transparent);\n}\n"
        made = plain([source, ".c {\n  fill: color-mix(in srgb, var(--moon-gap) 50%, #ffffff);\n}\n"])
        assert f".a {{\n  fill: {colours()['ground']};" in made
        assert f".b {{\n  fill: {colours()['coin']}4c;" in made
        assert ".c {\n  fill: #828386;" in made

    def test_a_mixture_with_the_colour_of_the_text_is_worked_out_for_each_of_them(self) -> None:
        pens = ".one {\n  color: #ff0000;\n}\n.two {\n  color: #00ff00;\n}\n"
        made = plain([pens, ".yard {\n  fill: color-mix(in srgb, currentcolor 20%, #000000);\n}\n"])
        assert ".one .yard {\n  fill: #330000;" in made
        assert ".two .yard {\n  fill: #003300;" in made

    def test_nothing_of_the_boards_styles_is_left_that_resvg_cannot_read(self) -> None:
        made = plain((STATIC / name).read_text(encoding="utf-8") for name in STYLE_FILES)
        assert "color-mix" not in made
        assert "currentcolor" not in made


class TestDrawing:
    def test_the_classes_are_those_of_the_board(self, facts: dict[str, Any]) -> None:
        board = "".join(path.read_text(encoding="utf-8") for path in (STATIC / "css" / "skymines").glob("*.css"))
        named = {name for found in re.findall(r'class="([^"]+)"', moon(facts, OUTPOSTS)) for name in found.split()}
        assert {"halo", "sector", "of-tawac", "border", "gap", "yard", "plate", "company-tawac"} <= named
        assert [name for name in named if f".{name}" not in board] == []

    def test_the_home_page_shows_outposts_of_each_company(self, facts: dict[str, Any]) -> None:
        still = moon_picture(facts)
        for company in COMPANIES:
            assert still.count(f'class="outpost company-{company}"') == 2
            assert still.count(f'<symbol id="s-{company}"') == 1

    async def test_the_home_page_has_it(self, server: Server) -> None:
        assert '<svg class="moon flat nightside still"' in (await get(server, "/")).text
