"""The crater as a small decorative drawing: a hexagon cut from the Moon, its rim in the sun, its floor in shadow, and
what four seats have built there. It needs no sprite, and no game's but its own facts."""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from markupsafe import Markup

from app.rules.game import View

Point = tuple[float, float]

SIDE = 100
"""Of a hex, in units of the drawing."""
EDGE, CREST, FLOOR = 506, 460, 420
"""From the middle to the slab's edge, the rim's crest and the floor's edge."""
THICK = 34
RAGGED = 72
"""The corners of a rim's line."""
BOX = (-540, -610, 1080, 1250)
BUILT: Mapping[str, tuple[tuple[str, int], ...]] = {
    "C1": (("dome", 0),),
    "C3": (("laboratory", 1), ("dome", 3)),
    "C4": (("dome", 2),),
    "C6": (("workshop", 2),),
    "O2": (("workshop", 3),),
    "O6": (("headquarters", 0),),
    "O8": (("workshop", 1),),
    "O11": (("laboratory", 2),),
    "O12": (("dome", 1),),
}
"""Kinds of structures and their seats by sector. Decoration: as a board might look in the middle of a game."""
SHAPES = {
    "dome": "M-34 0A34 32 0 0 1 34 0z",
    "workshop": "M-40 0v-40l24 18v-18l24 18v-18l32 24V0z",
    "laboratory": "M-30 0L-10-44V-52a20 18 0 1 1 20 0v8L30 0z",
    "headquarters": "M-56 0v-50h14v14h18v-26h10v-30h28v30h10v26h18v-14h14V0z",
}
"""Outlines of structures, their feet at the origin."""


def crater_picture(facts: View) -> Markup:
    """The whole drawing."""
    box = " ".join(map(str, BOX))
    drawn = _ground("still", facts) + "".join(_standing(kind, seat, at) for kind, seat, at in buildings(facts))
    svg = f'<svg class="nightside crater-still" viewBox="{box}" aria-hidden="true">{drawn}</svg>'
    return Markup(svg)  # numbers and our own words only


def _ground(name: str, facts: View) -> str:
    """The slab with the crater and its sectors; `name` begins the ids of its gradients."""
    left, right, foot = (-EDGE, EDGE / math.sqrt(3)), (EDGE, EDGE / math.sqrt(3)), (0.0, 2 * EDGE / math.sqrt(3))
    sides = "".join(
        f'<path d="{_line((one, other, _below(other), _below(one)))}z" fill="var({colour})"/>'
        for one, other, colour in ((left, foot, "--moon-far"), (foot, right, "--deck-middle"))
    )
    powered = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="92" fill="url(#{name}-lamp)"/>'
        for x, y in (middle(sector) for sector in facts["set"]["board"]["sectors"] if sector["id"] in BUILT)
    )
    return (
        f"<defs>{_gradients(name)}</defs>{sides}"
        f'<path d="{_line(_hexagon((0, 0), EDGE * 2 / math.sqrt(3), 30))}z" fill="url(#{name}-land)"/>{_pits()}'
        f'<path d="{_ragged(CREST, 5)}" fill="url(#{name}-wall)" stroke="var(--sunlight)" stroke-opacity=".55"'
        ' stroke-width="7" stroke-linejoin="round"/>'
        f'<path d="{_ragged((CREST + FLOOR) / 2 + 8, 4)}" fill="none" stroke="var(--space)" stroke-opacity=".35"'
        ' stroke-width="6" stroke-linejoin="round"/>'
        f'<path d="{_ragged(FLOOR, 5)}" fill="url(#{name}-floor)"/>{powered}{sectors(facts)}'
    )


def sectors(facts: View) -> str:
    """The lines around sectors."""
    lines = "".join(f"{_line(_hexagon(middle(sector), SIDE - 3, 0))}z" for sector in facts["set"]["board"]["sectors"])
    return f'<path d="{lines}" fill="none" stroke="var(--earthlight)" stroke-opacity=".4" stroke-width="4"/>'


def buildings(facts: View) -> Iterable[tuple[str, int, Point]]:
    """Structures, the farthest first: kind, seat, and where their feet are."""
    for sector in sorted(facts["set"]["board"]["sectors"], key=lambda sector: middle(sector)[1]):
        x, y = middle(sector)
        built = BUILT.get(sector["id"], ())
        for place, (kind, seat) in enumerate(built):
            yield kind, seat, (x + (place - (len(built) - 1) / 2) * 76, y + 26)


def middle(sector: Mapping[str, Any]) -> Point:
    """The middle of a sector."""
    return round(SIDE * 1.5 * sector["q"], 1), round(SIDE * math.sqrt(3) * (sector["r"] + sector["q"] / 2), 1)


def _below(point: Point) -> Point:
    return point[0], point[1] + THICK


def _standing(kind: str, seat: int, at: Point) -> str:
    """A structure, its right half in shadow."""
    outline = SHAPES[kind]
    return (
        f'<g class="seat-{seat}" transform="translate({at[0]:g} {at[1]:g})">'
        f'<path d="{outline}" fill="currentColor" stroke="var(--space)" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M4 0V-22M20 0V-22" stroke="var(--space)" stroke-width="9" opacity=".45"/>'
        '<path d="M-18-4v-12M-6-4v-12" stroke="var(--coin-high)" stroke-width="6" stroke-linecap="round"/></g>'
    )


def _gradients(name: str) -> str:
    plane = 'x2="1" y2="1"'
    return (
        f'<linearGradient id="{name}-land" {plane}>{_stop(0.1, "--sunlight")}{_stop(0.45, "--moon-near")}'
        f"{_stop(0.95, '--deck-middle')}</linearGradient>"
        f'<linearGradient id="{name}-wall" {plane}>{_stop(0.1, "--deck-wall")}{_stop(0.55, "--deck-near")}'
        f"{_stop(0.85, '--sunlight')}</linearGradient>"
        f'<radialGradient id="{name}-floor" cx=".6" cy=".6" r=".7">{_stop(0, "--track-cell")}{_stop(1, "--space")}'
        "</radialGradient>"
        f'<radialGradient id="{name}-lamp"><stop stop-color="var(--coin-high)" stop-opacity=".6"/>'
        '<stop offset="1" stop-color="var(--coin-low)" stop-opacity="0"/></radialGradient>'
    )


def _stop(offset: float, colour: str) -> str:
    return f'<stop offset="{offset:g}" stop-color="var({colour})"/>'


def _pits() -> str:
    """Small craters on the land: dark towards the sun, lit beyond."""
    places = (
        *((-482, -150, 17), (-380, -330, 26), (-490, 120, 13), (-484, 210, 20), (-250, 428, 20), (-8, -548, 18)),
        *((130, -490, 26), (420, -330, 18), (486, 20, 13), (480, 170, 24), (190, 462, 28), (-60, 540, 14)),
    )
    return "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{size}" ry="{size * 0.8:g}" fill="var(--deck-near)"/>'
        f'<ellipse cx="{x + size * 0.2:g}" cy="{y + size * 0.2:g}" rx="{size * 0.75:g}" ry="{size * 0.55:g}"'
        ' fill="var(--sunlight)" opacity=".8"/>'
        for x, y, size in places
    )


def _hexagon(at: Point, radius: float, turned: float) -> Sequence[Point]:
    """The corners of a hexagon, the first one turned so many degrees from the right."""
    turns = [math.radians(turned + 60 * corner) for corner in range(6)]
    return [(at[0] + radius * math.cos(turn), at[1] + radius * math.sin(turn)) for turn in turns]


def _ragged(inner: float, rough: float) -> str:
    """A hexagon with round corners, worn as rims are, so far from the middle to an edge."""
    points = []
    for step in range(RAGGED):
        turn = 2 * math.pi * step / RAGGED
        towards = (abs(math.cos(turn - math.radians(60 * side))) for side in range(3))
        far = inner / sum(share**14 for share in towards) ** (1 / 14)
        far += rough * (math.sin(5 * turn + 1) + 0.8 * math.sin(11 * turn + 2) + 0.5 * math.sin(23 * turn))
        points.append((far * math.cos(turn), far * math.sin(turn)))
    return f"{_line(points)}z"


def _at(point: Point) -> str:
    return f"{round(point[0])} {round(point[1])}"


def _line(points: Iterable[Point]) -> str:
    return "M" + "L".join(map(_at, points))
