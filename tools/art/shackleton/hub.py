"""The hub in the middle of the crater: a landing pad of six metal plates with a ring, marks and lamps, seen from above.

It lies where `crater.py` has levelled the ground; its units are those of the board.
"""

import math
from collections.abc import Iterable

from tools.art.colours import mixed
from tools.art.kit import SUN, number, symbol
from tools.art.shackleton.colours import LAMP, LINE
from tools.art.shackleton.inked import SHADE, filled, stroke

SIZE = (200, 200)
EDGE, DECK = 88, 77
"""From the middle to a corner of the pad, and to one of its deck within the bevel."""
THICK = 7
RING, LAMPS = 52, 66
"""How far out the painted ring and the lamps are; inside the ring is room for a figure on a plate."""
STEEL = ("#465062", "#eceeec")
"""A bevel away from the sun, and one towards it."""
DECK_TONES = ("#283142", "#687386")
"""The deck's plates, likewise: each is a little inclined, so that water ice runs off."""
PAINT = "#f2ede0"


def symbols() -> list[str]:
    """The pad alone."""
    return [symbol("sb-hub", SIZE, _pad(), overflow="visible")]


def _pad() -> str:
    corners, deck = _corners(EDGE), _corners(DECK)
    below = [(x, y + THICK) for x, y in corners]
    pad = filled(_path((x + 9, y + THICK + 6) for x, y in corners), SHADE, 0.55)
    pad += filled(_path([corners[0], below[0], below[1], below[2], below[3], corners[3]]), "#1a202d")
    pad += filled(_path([corners[1], below[1], below[2], corners[2]]), "#0e131d")
    for side in range(6):
        following = (side + 1) % 6
        light = _light(60 * side + 30)
        bevel = [corners[side], corners[following], deck[following], deck[side]]
        pad += filled(_path(bevel), mixed(*STEEL, light))
        pad += filled(_path([deck[side], deck[following], (100, 100)]), mixed(*DECK_TONES, light))
    seams = "".join(f"M{_at(corner)}L100 100" for corner in deck)
    pad += stroke(seams, LINE, 2, 0.7) + stroke(_path(deck), LINE, 1.4, 0.8)
    pad += _circle(RING, PAINT, 5, 0.75)
    pad += stroke("M100 38v14M100 148v14M32 100h20M148 100h20", PAINT, 5, 0.75)
    lamps = "".join(f"M{_at(_around(60 * side + 30, LAMPS))}v0" for side in range(6))
    pad += stroke(lamps, "#ffb45a", 13, 0.3) + stroke(lamps, LAMP, 5)
    pad += stroke("M93 90v20M107 90v20M93 100h14", PAINT, 4, 0.75)
    return pad


def _light(degrees: float) -> float:
    """How much of the sun falls on a slope that descends in this direction, from 0 to 1."""
    angle = math.radians(degrees)
    towards = math.cos(angle) * SUN[0] - math.sin(angle) * SUN[1]
    return 0.5 + towards / (2 * math.hypot(SUN[0], SUN[1]))


def _around(degrees: float, far: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return 100 + far * math.cos(angle), 100 + far * math.sin(angle)


def _corners(far: float) -> list[tuple[float, float]]:
    return [_around(60 * corner, far) for corner in range(6)]


def _at(place: tuple[float, float]) -> str:
    return f"{number(place[0])} {number(place[1])}"


def _path(places: Iterable[tuple[float, float]]) -> str:
    return f"M{'L'.join(map(_at, places))}z"


def _circle(radius: float, colour: str, width: float, opacity: float) -> str:
    line = f'stroke="{colour}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"'
    return f'<circle cx="100" cy="100" r="{radius:g}" fill="none" {line}/>'
