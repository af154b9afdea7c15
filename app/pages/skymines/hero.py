"""What stands on the Moon behind the home page's first words: outposts, structures, borders and the orbit, as SVG.

The Moon itself is a picture (`tools/art/moon.py`) beneath it, lit from the same side. Things are of the sprite that the
page brings behind its words (`app/static/art/skymines.svg`); without it the Moon is empty, and nothing moves place.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from markupsafe import Markup

from app.pages.skymines.night import night
from app.rules.game import View

OWNERS = {1: "tawac", 3: "tawac", 4: "tawac", 5: "tawac", 8: "tawac", 9: "tawac", 11: "astrogo"} | dict.fromkeys(
    (6, 10, 14, 20), "skymine"
)
"""Companies by numbers of sectors. Decoration: as a board might look in the middle of a game."""
BOX = (-80, -80, 1160, 1160)
"""The drawn square, in board units: the orbit has room around the Moon."""
MOON_RADIUS = 500 / 0.985
"""Of the Moon in its picture."""
ORBIT, FAR_ORBIT = 540, 574
ARCS = (("tawac", -140, -112), ("skymine", -108, -80), ("minerva", -76, -48))
"""A company's track as an arc, from one angle to another."""
PIECES = ((0, -128), (2, -118), (1, -96), (3, -62))
"""Seats and the angles at which they stand on the orbit."""
OUTPOST, STRUCTURE, PIECE = 98, 58, 32
LINES = (("bed", False), ("single", False), ("bed double", True), ("double", True), ("gap", True))
"""The layers of borders from below, and whether each is of the double ones."""
SUN = (-0.80, -0.42, 0.30)


def hero(facts: View) -> Markup:
    """The whole drawing."""
    board = facts["moon"]
    points, sectors = board["points"], board["sectors"]
    land = "".join(_tint(sector, points) for sector in sectors if sector["number"] in OWNERS)
    lines = "".join(
        f'<path class="hero-{kind}" d="{_borders(board["borders"], points, double=double)}"/>' for kind, double in LINES
    )
    things = "".join(_things(sector) for sector in sectors)
    box = " ".join(map(str, BOX))
    return Markup(  # numbers and our own words only
        f'<svg class="landing" viewBox="{box}" aria-hidden="true">{_daylight()}'
        f'<g mask="url(#hero-lit)">{land}{lines}</g>{night(board, MOON_RADIUS)}'
        f'<g class="drawn">{things}</g>{_orbit()}</svg>'
    )


def _daylight() -> str:
    """What is drawn on the ground pales towards the night, where lights shine."""
    x, y, width, height = BOX
    day = '<stop offset=".2" stop-color="#fff"/><stop offset=".62" stop-color="#777"/><stop offset=".72"/>'
    dark = '<stop offset=".64"/><stop offset=".84" stop-color="#fff"/>'
    return "".join(
        f'<linearGradient id="{name}-light" gradientUnits="userSpaceOnUse" x1="-260" y1="100" x2="936" y2="460">{stops}'
        f'</linearGradient><mask id="{name}" maskUnits="userSpaceOnUse" x="{x}" y="{y}" width="{width}" '
        f'height="{height}"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="url(#{name}-light)"/></mask>'
        for name, stops in (("hero-lit", day), ("hero-dark", dark))
    )


def _tint(sector: Mapping[str, Any], points: Sequence[Any]) -> str:
    company, outline = OWNERS[sector["number"]], _line(points[index] for index in sector["outline"])
    return f'<path class="hero-ground company-{company}" d="{outline}Z"/>'


def _borders(borders: Sequence[Any], points: Sequence[Any], *, double: bool) -> str:
    return "".join(
        _line(points[index] for index in border["points"]) for border in borders if border["double"] == double
    )


def _things(sector: Mapping[str, Any]) -> str:
    """The outpost on the left, structures on the right of the sector's roomiest place, as dark as it is there."""
    x, y = sector["spot"]
    company = OWNERS.get(sector["number"])
    right = x + 2 if company else x - STRUCTURE * 0.4
    drawn = "".join(
        _used(f"b-{structure['kind']}", right + (STRUCTURE * 0.7 * kind) + (copy * STRUCTURE * 0.42), y + 4, STRUCTURE)
        for kind, structure in enumerate(sector["structures"])
        for copy in reversed(range(structure["amount"]))
    )
    if company and drawn:
        drawn += _used(f"o-{company}", x - 38, y, OUTPOST)
    return f'<g style="filter:brightness({_brightness(x, y):.2f})">{drawn}</g>' if drawn else ""


def _used(name: str, x: float, y: float, size: float) -> str:
    """A thing of the sprite with its middle here."""
    at = f'x="{round(x - size / 2)}" y="{round(y - size / 2)}"'
    return f'<use href="#{name}" {at} width="{round(size)}" height="{round(size)}"/>'


def _brightness(x: float, y: float) -> float:
    """How much light falls on things there, from 0.42 to 1."""
    east, south = (x - 500) / MOON_RADIUS, (y - 500) / MOON_RADIUS
    towards = math.sqrt(max(0.0, 1 - east * east - south * south))
    light = sum(part * sun for part, sun in zip((east, south, towards), SUN, strict=True))
    return max(0.42, min(1.0, 0.5 + 2 * light))


def _orbit() -> str:
    rings = "".join(
        f'<circle class="hero-orbit{kind}" cx="500" cy="500" r="{radius}"/>'
        for kind, radius in (("", ORBIT), (" far", FAR_ORBIT))
    )
    arcs = "".join(f'<path class="hero-arc company-{company}" d="{_arc(*ends)}"/>' for company, *ends in ARCS)
    pieces = "".join(
        f'<g class="seat-{seat}">{_used(f"p-{seat + 1}", *_on_orbit(angle), PIECE)}</g>' for seat, angle in PIECES
    )
    return f'{rings}{arcs}<g class="drawn">{pieces}</g>'


def _on_orbit(angle: float) -> tuple[float, float]:
    turned = math.radians(angle)
    return 500 + ORBIT * math.cos(turned), 500 + ORBIT * math.sin(turned)


def _arc(start: float, end: float) -> str:
    (x1, y1), (x2, y2) = _on_orbit(start), _on_orbit(end)
    return f"M{round(x1)} {round(y1)}A{ORBIT} {ORBIT} 0 0 1 {round(x2)} {round(y2)}"


def _line(points: Any) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)
