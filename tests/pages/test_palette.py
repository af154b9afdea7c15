"""The colours of the stylesheet stand out from their grounds, dark and light (WCAG AA: text 4.5 to 1, signs 3 to 1)."""

import re
from itertools import product
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[2] / "app"
TOKENS = APP / "static" / "css" / "tokens.css"
BASE = APP / "templates" / "base.html"
COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
GROUNDS = ("ground", "raised", "sunken")
TEXTS = ("text", "soft", "accent", "good", "bad", *COMPANIES, *(f"letter-{letter}" for letter in "abcs"))
SHARE_CELL = 0.20
"""How much of its company's colour the ground of a space with shares has."""

Colour = tuple[float, float, float]
Palette = dict[str, Colour]


def palettes() -> dict[str, Palette]:
    """The tokens that are plain colours, by palette."""
    dark_source, light_source = TOKENS.read_text(encoding="utf-8").split("@media (prefers-color-scheme: light)")
    dark = colours(dark_source)
    return {"dark": dark, "light": {**dark, **colours(light_source)}}


def colours(source: str) -> Palette:
    """`--name: #rrggbb` by name."""
    found = re.findall(r"--([\w-]+): #(..)(..)(..);", source)
    return {name: (int(red, 16), int(green, 16), int(blue, 16)) for name, red, green, blue in found}


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(colour: Colour, ground: Colour, part: float) -> Colour:
    """`part` of a colour on a ground."""
    red, green, blue = (one * part + other * (1 - part) for one, other in zip(colour, ground, strict=True))
    return red, green, blue


@pytest.mark.parametrize("scheme", ["dark", "light"])
class TestPalette:
    def test_text_can_be_read_on_every_ground(self, scheme: str) -> None:
        palette = palettes()[scheme]
        found = {(text, ground): contrast(palette[text], palette[ground]) for text, ground in product(TEXTS, GROUNDS)}
        assert {pair: value for pair, value in found.items() if value < 4.5} == {}

    def test_the_browser_around_the_page_has_its_ground(self, scheme: str) -> None:
        shown = rf'name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: {scheme}\)"'
        found = re.search(shown, BASE.read_text(encoding="utf-8"))
        assert found is not None
        assert colours(f"--ground: {found[1]};")["ground"] == palettes()[scheme]["ground"]

    def test_numbers_on_coins_and_barriers_can_be_read(self, scheme: str) -> None:
        palette = palettes()[scheme]
        assert contrast(palette["ink"], palette["coin"]) >= 4.5
        assert contrast(palette["ink"], palette["bad"]) >= 4.5
        assert contrast(palette["main-ink"], palette["main"]) >= 4.5

    def test_what_is_lit_or_focused_stands_out_on_the_moon(self, scheme: str) -> None:
        palette = palettes()[scheme]
        for frame, ground in product(("lit", "focus"), ("moon-near", "moon-far", "ground", "sunken")):
            assert contrast(palette[frame], palette[ground]) >= 3, (frame, ground)

    def test_markers_stand_out_on_every_track(self, scheme: str) -> None:
        palette = palettes()[scheme]
        for seat, company in product(range(4), COMPANIES):
            cell = mixed(palette[company], palette["sunken"], SHARE_CELL)
            assert contrast(palette[f"seat-{seat}"], cell) >= 3, (seat, company)
