"""What is kept of drawings is what the kit draws."""

import numpy as np
import pytest
from PIL import Image

from tools.art import ART
from tools.art.moon import MOONS, moon
from tools.art.sprite import SPRITE, sprite

SMALL = 130
"""The Moon is compared at a size at which it is drawn in a second."""
ALIKE = 8.0
"""Mean difference of light, of 255, between the Moon drawn small and one that was drawn large and made small: what the
smaller craters cast is seen by one pixel or none. Another seed is 14 away."""


def test_the_sprite_is_what_the_kit_draws() -> None:
    """`python -m tools.art` draws it anew."""
    assert (ART / SPRITE).read_text(encoding="utf-8") == sprite()


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
