"""The colours of the stylesheet stand out from their grounds, dark and light (WCAG AA: text 4.5 to 1, signs 3 to
1), and those of companies and seats from each other, for all kinds of sight."""

import re
from itertools import combinations, product
from pathlib import Path

import pytest

from app.accounts.own_settings import CHOICES
from tests.support.sight import SIGHTS, Colour, contrast, distance, mixed

APP = Path(__file__).resolve().parents[2] / "app"
TOKENS = APP / "static" / "css" / "tokens.css"
BASE = APP / "templates" / "base.html"
COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
GROUNDS = ("ground", "raised", "raised-high", "sunken")
PLATES = ("plate-near", "plate-far")
"""What the own board is made of."""
TEXTS = ("text", "soft", "accent", "good", "bad", "faint", "coin-text")
INKS = {"card-ink", "card-plate", "coin-ink", "main-ink", "tank-ink", "plate-far", "ground"}
"""Words on what is filled with a colour of its own, not on the grounds; the ground itself on `bad`, read on it."""
LOCAL = {"letter", "own", "refused"}
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
    """The four stay the same, no matter who has which: they are told apart as they are measured here."""
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
