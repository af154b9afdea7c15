"""The Moon as SVG: the server's one drawing of it, for the home page and for the pictures that links show.

It has the class names of the live board (js/skymines/board/), its geometry from the same facts and its emblems from
the same sprite, so that the board's stylesheet colours all three (`flat`: nothing mixes with what lies below). The
browser's own drawing, made once by the build, would not do: the geometry is a component set's, and a server can have
others than ours. What is left out: numbers, structures and spaces, too small to be read here, and the photograph of the
Moon, with which a link's picture would have three times as many bytes.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from app.pages.shell import built

COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
"""As they are listed in pictures."""
OUTPOST, STATION = 34, 50
"""Radius of an outpost's plate and of a station's emblem, in board units: there are no numbers beside them."""

Shape = Mapping[str, Any]


def emblems() -> str:
    """What `emblem` refers to; once in each document."""
    return f"<defs>{''.join(_symbols()[company] for company in COMPANIES)}</defs>"


def emblem(company: str, x: float, y: float, radius: float) -> str:
    """A company's emblem about this place; it has the colour of the text around it."""
    at, size = f'x="{round(x - radius)}" y="{round(y - radius)}"', round(2 * radius)
    return f'<use href="#s-{company}" {at} width="{size}" height="{size}"/>'


def moon(facts: Shape, owners: Mapping[str, str | None]) -> str:
    """Globe, sectors with outposts, borders and stations, in board units. `owners`: companies by numbers of sectors."""
    drawn = facts["moon"]
    points, sectors = drawn["points"], drawn["sectors"]
    singles = [border for border in drawn["borders"] if not border["double"]]
    doubles = [border for border in drawn["borders"] if border["double"]]
    owned = [(sector, company) for sector in sectors if (company := owners.get(str(sector["number"])))]
    return "".join(
        [
            _globe(drawn["width"] / 2, drawn["globe"]),
            *(_sector(sector, company, points) for sector, company in owned),
            *(_borders(kind, points, singles) for kind in ("single-bed", "single")),
            *(_borders(kind, points, doubles) for kind in ("double-bed", "double", "gap")),
            *(_station(station, points) for station in drawn["stations"]),
            *(_outpost(sector, company) for sector, company in owned),
        ]
    )


@cache
def _symbols() -> dict[str, str]:
    """The symbols of the board by name."""
    sprite = built("skymines-symbols.svg").read_text(encoding="utf-8")
    return {found[1]: found[0] for found in re.finditer(r'<symbol id="s-([\w-]+)".*?</symbol>', sprite, re.S)}


def materials() -> str:
    """What globes and the decks of stations are made of; once in each document."""
    globe = _stops((0, "globe-near"), (0.55, "globe-far"), (1, "globe-night"))
    deck = _stops((0, "deck-near"), (0.45, "deck-middle"), (1, "deck-far"))
    return (
        f'<defs><radialGradient id="globe" cx="34%" cy="28%" r="82%">{globe}</radialGradient>'
        f'<linearGradient id="deck-metal" x1="0" y1="0" x2="1" y2="1">{deck}</linearGradient></defs>'
    )


def _stops(*stops: tuple[float, str]) -> str:
    return "".join(f'<stop offset="{offset}" class="{name}"/>' for offset, name in stops)


def _globe(middle: float, radius: float) -> str:
    at = f'cx="{round(middle)}" cy="{round(middle)}"'
    halo = f'<circle class="halo" {at} r="{round(radius + 6)}"/>'
    return f'{materials()}{halo}<circle class="disc" {at} r="{round(radius)}" fill="url(#globe)"/>'


def _sector(sector: Shape, company: str, points: Sequence[Any]) -> str:
    rings = [sector["outline"], *([sector["hole"]] if sector.get("hole") else [])]
    shape = "".join(_ring(ring, points) for ring in rings)
    return f'<path class="sector of-{company}" fill-rule="evenodd" d="{shape}"/>'


def _borders(kind: str, points: Sequence[Any], borders: Iterable[Shape]) -> str:
    """All lines of a kind as one path."""
    lines = (_line(points[index] for index in border["points"]) for border in borders)
    return f'<path class="border {kind}" d="{"".join(lines)}"/>'


def _station(station: Shape, points: Sequence[Any]) -> str:
    across, down = zip(*(points[index] for index in station["outline"]), strict=True)
    x, y = ((min(part) + max(part)) / 2 for part in (across, down))
    outline = _ring(station["outline"], points)
    wall = f'<path class="station-wall" d="{outline}" transform="translate(0 8)"/>'
    yard = f'{wall}<path class="yard" d="{outline}"/>'
    return f'<g class="company-{station["company"]}">{yard}{emblem(station["company"], x, y, STATION)}</g>'


def _outpost(sector: Shape, company: str) -> str:
    x, y = (round(part) for part in sector["spot"])
    plate = f'<circle class="plate" cx="{x}" cy="{y}" r="{OUTPOST}"/>'
    return f'<g class="outpost company-{company}">{plate}{emblem(company, x, y, OUTPOST * 0.77)}</g>'


def _ring(outline: Iterable[int], points: Sequence[Any]) -> str:
    return _line(points[index] for index in outline) + "Z"


def _line(points: Iterable[Any]) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)
