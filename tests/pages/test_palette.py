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
BOUNDS = {
    "companies": (COMPANIES, COMPANIES, {"dark": (35, 24, 32, 29), "light": (40, 20, 15, 19)}),
    "seats": (SEATS, SEATS, {"dark": (43, 26, 23, 17), "light": (43, 26, 23, 17)}),
    "accent, companies": (("lit",), COMPANIES, {"dark": (42, 24, 14, 13), "light": (42, 10, 14, 10)}),
    "accent, seats": (("lit",), SEATS, {"dark": (35, 29, 21, 24), "light": (20, 10, 10, 10)}),
    "accent, resources": (("lit",), RESOURCES, {"dark": (41, 26, 15, 40), "light": (35, 10, 17, 37)}),
    "accent, coin": (("lit",), ("coin-text",), {"dark": (58, 42, 42, 50), "light": (42, 15, 24, 47)}),
    "coin, resources": (("coin-text",), RESOURCES, {"dark": (40, 10, 7, 11), "light": (10, 10, 7, 10)}),
}
"""How far each of the first at least is from each of the second, for usual sight, protanopia, deuteranopia and
tritanopia. By day an edge of 3 to 1 and words of 4.5 to 1 on paper are all dark, so that the accent is nearer to what
is owned; it is an edge with corner brackets there, never an emblem or a shape. Coins are round, with a C in them."""
DRAWN = {
    "dark": {
        "carbon": "#a9bacd",
        "minerals": "#bd9bff",
        "titanium": "#5fccd6",
        "energy": "#ffd23f",
        "research": "#74bcff",
        "field": "#86dd8e",
        "helium": "#4fe0c0",
        "skymine": "#f7cf3d",
        "minerva": "#d4c4ff",
        "astrogo": "#ff86b0",
        "tawac": "#4b9eff",
    },
    "light": {
        "carbon": "#46556a",
        "minerals": "#6634bb",
        "titanium": "#0f6876",
        "energy": "#8a5d00",
        "research": "#155fa8",
        "field": "#24703a",
        "helium": "#0b6a55",
        "skymine": "#7a5900",
        "minerva": "#5a35b5",
        "astrogo": "#ab1c57",
        "tawac": "#12539e",
    },
}
"""Resources and companies as they were first drawn. Some are near each other: they may be as near, and no nearer."""
SECOND_SIGNS = {
    "carbon": "hexagon",
    "minerals": "cut stone",
    "titanium": "bar",
    "energy": "bolt",
    "research": "person with a plus",
    "field": "person with a helmet",
    "helium": "tank",
    "skymine": "diamond with a roof",
    "minerva": "circle with an M",
    "astrogo": "triangle with an A",
    "tawac": "square with a T",
    "seat-0": "bare diamond",
    "seat-1": "bare star",
    "seat-2": "bare triangle",
    "seat-3": "bare ring",
    "coin-text": "disc with a C",
}
"""What tells apart, besides colour, those that are near: its outline."""
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

    @pytest.mark.parametrize("kinds", BOUNDS)
    def test_what_must_not_be_confused_is_told_apart(self, scheme: str, kinds: str) -> None:
        palette = palettes()[scheme]
        ones, others, bounds = BOUNDS[kinds]
        pairs = combinations(ones, 2) if ones is others else product(ones, others)
        wanted = dict(zip(SIGHTS, bounds[scheme.removesuffix(", more")], strict=True))
        if scheme.endswith(", more") and "lit" in ones:
            wanted = {sight: min(AT_A_GLANCE, bound) for sight, bound in wanted.items()}
        assert too_near(palette, {(*pair, sight): wanted[sight] for pair, sight in product(pairs, SIGHTS)}) == {}

    def test_resources_are_told_apart_as_they_were_drawn(self, scheme: str) -> None:
        drawn = DRAWN[scheme.removesuffix(", more")]
        wanted = {
            (*pair, sight): at_a_glance_or_as_drawn(drawn, *pair, sight)
            for pair, sight in product(combinations(RESOURCES, 2), SIGHTS)
        }
        assert too_near(palettes()[scheme], wanted) == {}

    def test_no_kind_has_the_colours_of_another(self, scheme: str) -> None:
        """For usual sight; a company may be as near to a resource as it was drawn."""
        drawn = DRAWN[scheme.removesuffix(", more")]
        kinds = (COMPANIES, SEATS, RESOURCES, ("coin-text",))
        pairs = [pair for one, other in combinations(kinds, 2) for pair in product(one, other)]
        wanted = {(*pair, "usual"): at_a_glance_or_as_drawn(drawn, *pair, "usual") for pair in pairs}
        assert too_near(palettes()[scheme], wanted) == {}

    def test_what_is_near_in_colour_has_an_outline_of_its_own(self, scheme: str) -> None:
        palette = palettes()[scheme]
        near = [
            (one, other)
            for one, other in combinations((*COMPANIES, *SEATS, *RESOURCES, "coin-text"), 2)
            if min(distance(palette[one], palette[other], sight) for sight in SIGHTS) < AT_A_GLANCE
        ]
        assert [pair for pair in near if SECOND_SIGNS[pair[0]] == SECOND_SIGNS[pair[1]]] == []


def too_near(palette: Palette, wanted: dict[tuple[str, str, str], float]) -> dict[tuple[str, str, str], float]:
    """The distances, rounded as in the tables of the documents, that are less than is wanted, by two colours and a
    kind of sight."""
    found = {which: distance(palette[which[0]], palette[which[1]], which[2]) for which in wanted}
    return {which: value for which, value in found.items() if round(value) < wanted[which]}


def at_a_glance_or_as_drawn(drawn: dict[str, str], one: str, other: str, sight: str) -> float:
    """How far the two must be apart; those drawn nearer than is seen at a glance, as they were drawn."""
    if one not in drawn or other not in drawn:
        return AT_A_GLANCE
    first, second = (colours(f"--drawn: {drawn[name]};")["drawn"] for name in (one, other))
    return min(AT_A_GLANCE, round(distance(first, second, sight)))


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
