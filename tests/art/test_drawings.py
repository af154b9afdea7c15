"""What is kept of drawings is what the kit draws; things of one kind are told apart by their outlines."""

import io
import re
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from tests.support.rules.positions import INDEX
from tools.art import ART, campaign, companies, constellations, missions, seats, shuttles, threats, tiles
from tools.art.gradients import GRADIENTS
from tools.art.moon import MOONS, moon
from tools.art.sprite import SPRITE, sprite

SMALL = 130
"""The Moon is compared at a size at which it is drawn in a second."""
ALIKE = 8.0
"""Mean difference of light, of 255, between the Moon drawn small and one that was drawn large and made small: what the
smaller craters cast is seen by one pixel or none. Another seed is 14 away."""

OVERLAP = 0.85
"""Of two outlines, the share of what either covers that both cover: more, and they are the same at a glance."""
SHADOWS = ("<ellipse ", 'fill="#04060c"')
"""What a thing casts is no part of its outline."""


def test_each_of_lunas_cards_has_a_constellation() -> None:
    assert set(constellations.CONSTELLATIONS) == {card.id for card in INDEX.components.luna.cards}


def test_the_sprite_is_what_the_kit_draws() -> None:
    """`python -m tools.art` redraws it."""
    assert (ART / SPRITE).read_text(encoding="utf-8") == sprite()
    assert (ART / seats.SPRITE).read_text(encoding="utf-8") == seats.sprite()


def test_no_symbol_is_laid_out_where_it_is_kept() -> None:
    """Browsers would lay out what nobody sees, as often as the page."""
    sources = [*ART.glob("*.svg"), *(ART.parent / "js").rglob("symbols.ts"), *(ART.parent / "js").rglob("pictures.ts")]
    kept = [text for path in sources if "<symbol id=" in (text := path.read_text(encoding="utf-8"))]
    assert len(kept) > len(list(ART.glob("*.svg")))

    assert not [
        text for text in kept if "<symbol id=" in re.sub(r'<defs display="none">.*?</defs>', "", text, flags=re.S)
    ]


@pytest.mark.parametrize("name", MOONS)
def test_the_moon_is_what_the_renderer_draws(name: str) -> None:
    kept = Image.open(ART / name)
    assert kept.size == (MOONS[name], MOONS[name])

    assert _difference(kept.resize((SMALL, SMALL)), moon(SMALL)) < ALIKE


def _difference(first: Image.Image, second: Image.Image) -> float:
    """The mean difference of light, where there is any Moon."""
    a, b = (np.asarray(picture.convert("RGBA"), float) for picture in (first, second))
    inside = (a[..., 3] > 0) & (b[..., 3] > 0)
    return float(np.abs(a - b)[inside][:, :3].mean())


@pytest.mark.parametrize(
    "kind",
    [
        threats.symbols(),
        missions.symbols(),
        shuttles.symbols()[:4],
        shuttles.symbols()[4:],
        companies.symbols()[:4],
        constellations.symbols(),
        tiles.symbols(),
        campaign.symbols()[:4],
    ],
    ids=["threats", "missions", "shuttles", "shuttles at home", "outposts", "Luna's cards", "tiles", "chapters"],
)
def test_things_of_one_kind_are_told_apart_by_their_outlines(kind: Sequence[str]) -> None:
    outlines = [_outline(symbol) for symbol in kind]

    alike = [float((a & b).sum() / (a | b).sum()) for a, b in combinations(outlines, 2)]

    assert max(alike) < OVERLAP


def _outline(symbol: str) -> NDArray[np.bool_]:
    """Where a symbol covers anything, 48 pixels wide, as at the table."""
    opening, _, rest = symbol.removesuffix("</symbol>").partition(">")
    view_box = opening.split('viewBox="')[1].split('"')[0]
    drawn = "".join(
        f"<{element}"
        for element in rest.split("<")[1:]
        if not (f"<{element}".startswith(SHADOWS[0]) and SHADOWS[1] in element)
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"><defs>{GRADIENTS}</defs>{drawn}</svg>'
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=48))))
    return np.asarray(picture.convert("RGBA"))[..., 3] > 96
