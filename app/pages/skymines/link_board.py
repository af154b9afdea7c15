"""The board in the picture that chats show of a table: the Moon with grounds, outposts and structures, or the board of
a module, and around it the orbit of the tracks on which the seats' pieces stand.

What mixes with the Moon below it is drawn here rather than by `moon.py`, whose drawings lie on a plain globe.
"""

import base64
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from app.pages.shell import ART
from app.pages.skymines.modules import board_among
from app.pages.skymines.moon import COMPANIES, borders, materials, ring, station
from app.pages.styles import colours, plain_colours

Shape = Mapping[str, Any]
MOON_PICTURE = "moon-1040.webp"
REACH = 1.012
"""The picture of the Moon reaches this far beyond its globe."""
OUTPOST = (92, 104)
"""Width and height of an outpost, in board units."""
STRUCTURE = 58
ORBIT, BED = 532, 44
"""The radius of the tracks' middle, and how wide they are."""
BEGINS = {"top": -135, "right": -45, "bottom": 45, "left": 135}
"""The degrees at which the quarter of each edge begins, clockwise from the right."""
SPAN, GAP = 82, 4
"""Degrees that a track takes of the 90 of its quarter, and those before it."""
PIECE = 52
TOGETHER = 22
"""How far pieces on one space stand apart, along the radius."""
TINTS = (("color", 0.64), ("soft-light", 0.42), ("normal", 0.16))
"""The layers of a company's ground, as on the board, and how strong each is."""
DRAWN = re.compile(r'<symbol id="[obp]-.*?</symbol>|<(linear|radial)Gradient .*?</\1Gradient>', re.S)
"""Of the sprite: outposts, structures, pieces of seats, and what they are made of."""


def board(facts: Shape, view: Shape) -> str:
    """The side of the board that is played on, and the tracks around it, in board units."""
    modules = view.get("modules", {})
    other = board_among(modules)
    if other:
        name, drawn = other
        return f"{drawn.drawn(modules[name])}{_orbit(facts, view, modules[name]['board']['stations'])}"
    return f"{_moon(facts['moon'], view['moon'])}{_orbit(facts, view, facts['moon']['stations'])}"


@cache
def solids() -> str:
    """What stands on the board, and the pieces of the seats: of the game's sprite; once in each document."""
    drawn = (ART / "skymines.svg").read_text(encoding="utf-8")
    return f"<defs>{plain_colours(''.join(found[0] for found in DRAWN.finditer(drawn)))}</defs>"


def solid(name: str, x: float, y: float, width: float, height: float) -> str:
    """A solid of the sprite with its middle here."""
    at = f'x="{round(x - width / 2)}" y="{round(y - height / 2)}"'
    return f'<use href="#{name}" {at} width="{round(width)}" height="{round(height)}"/>'


def _moon(moon: Shape, owners: Mapping[str, str | None]) -> str:
    owned = [(sector, owners.get(str(sector["number"]))) for sector in moon["sectors"]]
    parts = [
        materials(),
        _ground(moon["width"] / 2, moon["globe"] * REACH),
        *(_tints(company, [one for one, owner in owned if owner == company], moon["points"]) for company in COMPANIES),
        *borders(moon),
        *(station(one, moon["points"]) for one in moon["stations"]),
        *(_things(sector, owner) for sector, owner in sorted(owned, key=lambda one: one[0]["spot"][1])),
    ]
    return "".join(parts)


@cache
def _ground(middle: float, reach: float) -> str:
    data = base64.b64encode((ART / MOON_PICTURE).read_bytes()).decode()
    at, side = f'x="{middle - reach:g}" y="{middle - reach:g}"', f"{2 * reach:g}"
    return f'<image href="data:image/webp;base64,{data}" {at} width="{side}" height="{side}"/>'


def _tints(company: str, sectors: Sequence[Shape], points: Sequence[Any]) -> str:
    """The grounds of the sectors that a company holds: tints, and an edge inside of them."""
    if not sectors:
        return ""
    rings = [outline for one in sectors for outline in (one["outline"], one.get("hole")) if outline]
    shape = f'fill-rule="evenodd" d="{"".join(ring(outline, points) for outline in rings)}"'
    face = colours()[f"face-{company}"]
    tints = "".join(
        f'<path {shape} fill="{face}" fill-opacity="{strength}" style="mix-blend-mode:{mode}"/>'
        for mode, strength in TINTS
    )
    rim = f'stroke="{colours()[f"rim-{company}"]}" stroke-width="13" fill="none"'
    clip = f'<clipPath id="held-{company}"><path clip-rule="evenodd" {shape}/></clipPath>'
    return f'{tints}{clip}<path clip-path="url(#held-{company})" {shape} {rim}/>'


def _things(sector: Shape, owner: str | None) -> str:
    """The outpost on the left, structures on the right of the sector's roomiest place."""
    x, y = sector["spot"]
    right = x + 8 if owner else x - STRUCTURE * 0.4
    drawn = "".join(
        solid(f"b-{one['kind']}", right + STRUCTURE * (0.7 * kind + 0.42 * copy), y + 4, STRUCTURE, STRUCTURE)
        for kind, one in enumerate(sector["structures"])
        for copy in reversed(range(one["amount"]))
    )
    return drawn + (solid(f"o-{owner}", x - (34 if drawn else 0), y, *OUTPOST) if owner else "")


def _orbit(facts: Shape, view: Shape, stations: Iterable[Shape]) -> str:
    """A track for each company beside its station, and over all tracks the pieces of the seats."""
    middle = facts["moon"]["width"] / 2
    courses = [
        _Course(one["company"], _edge(one["label"], middle), facts["tracks"][view["tracks"][one["company"]]], middle)
        for one in stations
    ]
    tracks = "".join(_track(course) for course in courses)
    return tracks + "".join(piece for course in courses for piece in _pieces(course, view["seats"]))


class _Course(Struct, frozen=True):
    """A company's track: where it lies, what is printed on it, and the middle of the board."""

    company: str
    edge: str
    track: Shape
    middle: float

    def degrees(self, space: float) -> float:
        """The angle at which a space begins; halves are middles of spaces."""
        return float(BEGINS[self.edge] + GAP + space * SPAN / (self.track["last"] + 1))

    def band(self, space: float, until: float, colour: str, width: float) -> str:
        """A piece of the track."""
        (x1, y1), (x2, y2) = (_at(self.middle, ORBIT, self.degrees(end)) for end in (space, until))
        line = f"M{x1:.0f} {y1:.0f}A{ORBIT} {ORBIT} 0 0 1 {x2:.0f} {y2:.0f}"
        return f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def _edge(label: Sequence[float], middle: float) -> str:
    """The edge of the board at which a station lies, whose label is here."""
    right, down = label[0] - middle, label[1] - middle
    if abs(right) > abs(down):
        return "right" if right > 0 else "left"
    return "bottom" if down > 0 else "top"


def _track(course: _Course) -> str:
    """A bed with its spaces; steps with shares are in the company's colour."""
    spaces, own = course.track["last"] + 1, colours()[f"face-{course.company}"]
    shares = {share["at"] for share in course.track["shares"]}
    cells = "".join(
        course.band(space + 0.08, space + 0.92, own if space in shares else colours()["track-cell"], BED - 10)
        for space in range(spaces)
    )
    return (
        course.band(-0.15, spaces + 0.15, own, BED + 4)
        + course.band(-0.1, spaces + 0.1, colours()["track-bed"], BED)
        + cells
    )


def _pieces(course: _Course, seats: Sequence[Shape]) -> Iterator[str]:
    """The seats' pieces; those that share a space stand behind one another."""
    for seat in seats:
        space = seat["tracks"][course.company]
        here = [other["seat"] for other in seats if other["tracks"][course.company] == space]
        out = (here.index(seat["seat"]) - (len(here) - 1) / 2) * TOGETHER
        yield solid(
            f"p-{seat['seat'] + 1}", *_at(course.middle, ORBIT + out, course.degrees(space + 0.5)), PIECE, PIECE
        )


def _at(middle: float, radius: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    return middle + radius * math.cos(turn), middle + radius * math.sin(turn)
