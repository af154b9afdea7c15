"""The colours of the stylesheet stand out from their grounds, dark and light (WCAG AA: text 4.5 to 1, signs 3 to
1), and those of companies and seats from each other, for all kinds of sight."""

import math
import re
from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path

import pytest

from app.accounts.own_settings import CHOICES

APP = Path(__file__).resolve().parents[2] / "app"
TOKENS = APP / "static" / "css" / "tokens.css"
BASE = APP / "templates" / "base.html"
COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
GROUNDS = ("ground", "raised", "raised-high", "sunken")
PLATES = ("plate-near", "plate-far")
"""What the own board is made of."""
TEXTS = ("text", "soft", "accent", "good", "bad", "faint", "coin-text")
INKS = {"card-ink", "card-plate", "coin-ink", "main-ink", "tank-ink", "plate-far"}
"""Words on what is filled with a colour of its own, not on the grounds."""
LOCAL = {"letter", "refused"}
"""What a rule beside it sets to one of the others."""
SEATS = tuple(f"seat-{number}" for number in range(4))
RESOURCES = ("carbon", "minerals", "titanium", "energy", "research", "field", "helium")
CARDS = ("carbon", "minerals", "titanium", "energy", "research", "field")
PLANS = tuple(f"plan-{letter}" for letter in "abcs")
AT_A_GLANCE = 10
"""The distance (CIE76) from which on two colours are told apart at a glance."""
SHARE_CELL = 0.34
"""How much of its company's colour the ground of a space with shares has."""

LIGHT, MORE = "(prefers-color-scheme: light)", "(prefers-contrast: more)"

Colour = tuple[float, float, float]
Palette = dict[str, Colour]


def palettes() -> dict[str, Palette]:
    """The tokens that are plain colours, by palette."""
    source = TOKENS.read_text(encoding="utf-8")
    media = {condition: colours(rule) for rule, condition in re.findall(r"(?ms)^(@media ([^{]*) \{.*?^\})", source)}
    dark = colours(re.sub(r"(?ms)^@media .*?^\}", "", source))
    light = {**dark, **media[LIGHT]}
    dark_more = {**dark, **media[MORE]}
    light_more = {**light, **media[MORE], **media[f"{MORE} and {LIGHT}"]}
    return {"dark": dark, "light": light, "dark, more": dark_more, "light, more": light_more}


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


# Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def times(matrix: Sequence[Sequence[float]], vector: Colour) -> Colour:
    first, second, third = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return first, second, third


def seen(colour: Colour, sight: str) -> Colour:
    """What a colour is to somebody with this sight, in CIELAB."""
    linear = [part / 255 for part in colour]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in linear]
    there = times(SIGHTS[sight], (linear[0], linear[1], linear[2]))
    x, y, z = times(TO_XYZ, tuple(min(1.0, max(0.0, part)) for part in there))  # type: ignore[arg-type]  # three
    fx, fy, fz = (
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (x / WHITE[0], y / WHITE[1], z / WHITE[2])
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: Colour, other: Colour, sight: str) -> float:
    """CIE76."""
    return math.dist(seen(one, sight), seen(other, sight))


def test_no_colour_stands_outside_the_tokens() -> None:
    """But black and white, which are shadow and light."""
    grey = re.compile(r"#(?:(?:0{3}|f{3})[0-9a-f]?|(?:0{6}|f{6})(?:[0-9a-f]{2})?)\b")
    sheets = (path for path in TOKENS.parent.rglob("*.css") if path != TOKENS)
    found = {
        f"{path.name}: {colour}"
        for path in sheets
        for colour in re.findall(r"#[0-9a-f]{3,8}\b", re.sub(r'url\("[^"]*"\)', "", path.read_text(encoding="utf-8")))
        if not grey.fullmatch(colour)
    }
    assert found == set()


def test_words_have_only_colours_that_are_tested_as_words() -> None:
    """A coin's gold on paper cannot be read; the text that says coins has a colour of its own."""
    sheets = "".join(path.read_text(encoding="utf-8") for path in TOKENS.parent.rglob("*.css"))
    used = set(re.findall(r"(?m)(?<![\w-])color: var\(--([\w-]+)", sheets))
    assert used - {*TEXTS, *COMPANIES, *SEATS, *RESOURCES, *INKS, *LOCAL} == set()


def test_nothing_is_filled_with_the_colour_of_lines() -> None:
    """With more contrast lines stand out from the grounds, and words on them would not from the lines."""
    filled = [
        path.name for path in TOKENS.parent.rglob("*.css") if "background: var(--edge)" in path.read_text("utf-8")
    ]
    assert filled == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_with_more_contrast_text_and_lines_stand_out_further(scheme: str) -> None:
    """WCAG AAA: text 7 to 1; lines, as signs, 3 to 1."""
    palette = palettes()[f"{scheme}, more"]
    words = {*product(TEXTS, (*GROUNDS, *PLATES))}
    lines = {*product(("edge", "plate-line", "lit"), (*GROUNDS, *PLATES))}
    found = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in words | lines}
    assert {pair: value for pair, value in found.items() if value < (7 if pair in words else 3)} == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_browser_around_the_page_has_its_ground(scheme: str) -> None:
    shown = rf'name="theme-color" content="(#\w+)" media="\(prefers-color-scheme: {scheme}\)"'
    found = re.search(shown, BASE.read_text(encoding="utf-8"))
    assert found is not None
    assert colours(f"--ground: {found[1]};")["ground"] == palettes()[scheme]["ground"]


@pytest.mark.parametrize("scheme", ["dark", "light", "dark, more", "light, more"])
class TestPalette:
    def test_text_can_be_read_on_every_ground(self, scheme: str) -> None:
        palette = palettes()[scheme]
        words = {*product((*TEXTS, *COMPANIES, *SEATS, *RESOURCES), GROUNDS), *product(TEXTS, PLATES)}
        found = {(text, ground): contrast(palette[text], palette[ground]) for text, ground in words}
        assert {pair: value for pair, value in found.items() if value < 4.5} == {}

    def test_words_on_what_is_filled_can_be_read(self, scheme: str) -> None:
        palette = palettes()[scheme]
        assert contrast(palette["main-ink"], palette["main"]) >= 4.5
        assert contrast(palette["coin-text"], palette["bay"]) >= 4.5

    def test_what_can_be_done_and_the_focus_stand_out(self, scheme: str) -> None:
        palette = palettes()[scheme]
        found = {pair: contrast(palette[pair[0]], palette[pair[1]]) for pair in product(("lit", "focus"), GROUNDS)}
        assert {pair: value for pair, value in found.items() if value < 3} == {}

    @pytest.mark.parametrize("sight", SIGHTS)
    @pytest.mark.parametrize("alike", [COMPANIES, SEATS], ids=["companies", "seats"])
    def test_companies_and_seats_are_told_apart(self, scheme: str, alike: tuple[str, ...], sight: str) -> None:
        palette = palettes()[scheme]
        found = {pair: distance(palette[pair[0]], palette[pair[1]], sight) for pair in combinations(alike, 2)}
        assert {pair: value for pair, value in found.items() if value < AT_A_GLANCE} == {}


def test_a_seat_can_have_every_colour_of_seats_and_no_other() -> None:
    """The four stay the same, whoever has which: they are told apart as they are measured here."""
    assert len(CHOICES["own_colour"]) == 1 + len(SEATS)


class TestBoard:
    """The board has one palette, whatever is around it."""

    palette = palettes()["dark"]

    def test_figures_on_cards_plans_coins_and_sheets_can_be_read(self) -> None:
        pairs = [
            *(("card-ink", f"value-{kind}") for kind in CARDS),
            ("coin-ink", "coin-face"),
            ("sheet-ink", "sheet"),
            ("card-ink", "brick"),
        ]
        found = {pair: contrast(self.palette[pair[0]], self.palette[pair[1]]) for pair in pairs}
        found |= {("white", plan): contrast((255, 255, 255), self.palette[plan]) for plan in PLANS}
        assert {pair: value for pair, value in found.items() if value < 4.5} == {}

    def test_pieces_stand_out_on_every_track(self) -> None:
        for seat, company in product(range(1, 5), COMPANIES):
            cell = mixed(self.palette[company], self.palette["track-cell"], SHARE_CELL)
            # Where a face does not, its dark contour and its cast shadow do.
            assert max(contrast(self.palette[f"piece-{seat}"], cell), contrast(self.palette["bay"], cell)) >= 1.5

    @pytest.mark.parametrize("sight", SIGHTS)
    @pytest.mark.parametrize(
        "alike",
        [[f"face-{name}" for name in COMPANIES], [f"piece-{seat}" for seat in range(1, 5)]],
        ids=["grounds", "pieces"],
    )
    def test_grounds_and_pieces_are_told_apart(self, alike: list[str], sight: str) -> None:
        found = {pair: distance(self.palette[pair[0]], self.palette[pair[1]], sight) for pair in combinations(alike, 2)}
        assert {pair: value for pair, value in found.items() if value < AT_A_GLANCE} == {}

    @pytest.mark.parametrize("sight", SIGHTS)
    def test_what_can_be_done_is_nobodys_colour(self, sight: str) -> None:
        owners = [*(f"face-{name}" for name in COMPANIES), *(f"piece-{seat}" for seat in range(1, 5))]
        found = {name: distance(self.palette["lit"], self.palette[name], sight) for name in owners}
        assert {name: value for name, value in found.items() if value < AT_A_GLANCE} == {}
