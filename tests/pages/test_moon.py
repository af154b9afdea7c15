"""The server's drawing of the Moon: on the home page as SVG, for chats as a picture with the styles of the board."""

import io
import re
import subprocess
from typing import Any

import pytest
from PIL import Image

from app.messages.speaker import Speaker
from app.pages.png import png
from app.pages.shell import STATIC
from app.pages.skymines.link_picture import LEFT, MOON, STYLE_FILES, TOP, table_picture
from app.pages.skymines.moon import COMPANIES, moon
from app.pages.skymines.still import OUTPOSTS, moon_picture
from app.pages.styles import colours, plain
from app.rules.skymines.skymines import skymines
from tests.pages.fetching import get
from tests.support.server import Server
from tests.support.words import SPEAKER

Rgb = tuple[int, int, int]


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    return dict(skymines().table_facts())


def view(owners: dict[str, str | None], worth: int = 3) -> dict[str, Any]:
    """What the picture needs of a spectator's view."""
    stations = {company: {"value": worth} for company in COMPANIES}
    return {"moon": owners, "round": 2, "rounds": 7, "stations": stations}


def drawn(facts: dict[str, Any], owners: dict[str, str | None], worth: int = 3) -> Image.Image:
    return Image.open(io.BytesIO(table_picture(facts, view(owners, worth), SPEAKER))).convert("RGB")


def at(picture: Image.Image, facts: dict[str, Any], x: float, y: float) -> Rgb:
    """The colour at a place in board units."""
    scale = MOON / facts["moon"]["width"]
    found = picture.getpixel((round(LEFT + x * scale), round(TOP + y * scale)))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def rgb(colour: str) -> Rgb:
    red, green, blue = bytes.fromhex(colour.lstrip("#"))
    return red, green, blue


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


class TestPicture:
    def test_it_is_made_for_chats(self, facts: dict[str, Any]) -> None:
        made = table_picture(facts, view(dict(OUTPOSTS)), SPEAKER)
        assert Image.open(io.BytesIO(made)).size == (1200, 630)
        assert len(made) < 250_000

    def test_stations_and_outposts_have_the_colour_of_their_company(self, facts: dict[str, Any]) -> None:
        sector = next(fact for fact in facts["moon"]["sectors"] if fact["number"] == 12)
        x, y = sector["spot"]
        free, taken = drawn(facts, {}), drawn(facts, {"12": "tawac"})
        edge = 34  # the plate's ring
        assert at(taken, facts, x + edge, y) == rgb(colours()["tawac"])
        assert at(free, facts, x + edge, y) != rgb(colours()["tawac"])
        tint, ground = at(taken, facts, x + 50, y), at(free, facts, x + 50, y)
        assert tint[2] - ground[2] > 30  # blue laid over the globe's grey
        assert at(free, facts, 500 - 36, 75) == rgb(colours()["tawac"])  # Tawac's station is above

    def test_its_words_are_written(self, facts: dict[str, Any]) -> None:
        three, four = (drawn(facts, {}, worth).crop((680, 0, 1200, 630)) for worth in (3, 4))
        assert three.tobytes() != four.tobytes()
        written = three.crop((0, 90, 520, 170)).getcolors(100_000) or []
        assert max(written)[1] == rgb(colours()["sunken"])
        assert rgb(colours()["text"]) in [colour for _, colour in written]

    def test_what_it_says_cannot_break_it(self, facts: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Speaker, "say", lambda *_, **__: "</text><Moon & mines>")
        assert drawn(facts, {}).size == (1200, 630)

    def test_what_cannot_be_drawn_is_an_error(self) -> None:
        with pytest.raises(subprocess.CalledProcessError):
            png("<svg", "")
