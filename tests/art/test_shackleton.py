"""The drawings of Shackleton Base: what is kept is what the tool draws, and no two things of a kind look alike."""

import io
import re
from collections.abc import Sequence
from itertools import combinations

import numpy as np
import pytest
import resvg_py
from numpy.typing import NDArray
from PIL import Image

from app.rules.shackleton.components.shapes import nouns
from tools.art import ART
from tools.art.shackleton.gradients import GRADIENTS
from tools.art.shackleton.sprite import SPRITE, sprite

SMALL = 24
"""So many pixels wide are things where they are smallest."""
OVERLAP = 0.85
"""Of two outlines, the share of what either covers that both cover: more, and they are the same at a glance."""
SHADOW = 'fill="#04060c"'
"""What a thing casts is no part of its outline."""

KINDS: dict[str, Sequence[str]] = {
    "structures": nouns.STRUCTURE_KINDS,
    "astronauts": (*nouns.ASTRONAUTS, "tourist"),
    "resources": ("credits", *nouns.RESOURCES, "energy", "reputation", "vp"),
    "goods": ("tourist", "sample", "helium3", "robot", "plant", "step", "defence"),
    "samples": ("sample-alpha", "sample-beta", "sample-gamma"),
}
"""Things that stand beside each other."""


def drawn() -> dict[str, str]:
    """The symbols of the sprite by id, without `sb-`."""
    found = re.findall(r'(<symbol id="sb-([^"]+)".*?</symbol>)', sprite())
    return {name: markup for markup, name in found}


SYMBOLS = drawn()


def test_the_sprite_is_what_the_kit_draws() -> None:
    """`python -m tools.art` draws it anew."""
    assert (ART / SPRITE).read_text(encoding="utf-8") == sprite()


def test_every_id_is_drawn_once_and_what_is_used_is_there() -> None:
    ids = re.findall(r' id="([^"]+)"', sprite())
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', sprite()))
    assert len(ids) == len(set(ids))
    assert {one or other for one, other in used} <= set(ids)
    assert all(name.startswith("sb-") for name in ids)


@pytest.mark.parametrize("names", KINDS.values(), ids=KINDS)
def test_things_of_one_kind_are_told_apart_by_their_outlines(names: Sequence[str]) -> None:
    outlines = {name: outline(SYMBOLS[name]) for name in names}

    alike = {(a, b): overlap(outlines[a], outlines[b]) for a, b in combinations(names, 2)}

    assert {pair: round(share, 2) for pair, share in alike.items() if share >= OVERLAP} == {}


def overlap(one: NDArray[np.bool_], other: NDArray[np.bool_]) -> float:
    return float((one & other).sum() / (one | other).sum())


def outline(symbol: str) -> NDArray[np.bool_]:
    """Where a symbol covers anything, as small as it is shown."""
    opening, _, rest = symbol.removesuffix("</symbol>").partition(">")
    left, top, width, height = map(float, opening.split('viewBox="')[1].split('"')[0].split())
    side = max(width, height)
    view_box = f"{left - (side - width) / 2} {top - (side - height) / 2} {side} {side}"
    content = "".join(
        f"<{element}" for element in rest.split("<")[1:] if not (element.startswith("ellipse ") and SHADOW in element)
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"><defs>{GRADIENTS}</defs>{content}</svg>'
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=SMALL))))
    return np.asarray(picture.convert("RGBA"))[..., 3] > 96
