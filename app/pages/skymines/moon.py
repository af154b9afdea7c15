"""The Moon as SVG on a plain globe: the server's drawing of it for the home page and the form of a host. Its borders
and stations are those of links' pictures too (`link_board.py`).

It has the class names of the live board (js/skymines/board/), its geometry from the same facts and its emblems from
the same sprite, so that the board's stylesheet colours all three (`flat`: nothing mixes with what lies below). The
browser's own drawing, made once by the build, would not do: the geometry is a component set's, and a server can have
others than ours. What is left out: numbers, structures and spaces, too small to be read here, and the Moon's relief.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from app.pages.shell import built

COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
"""As they are listed in pictures."""
OUTPOST, STATION = 34, 50
"""Radius of an outpost's plate and of a station's emblem, in board units: there are no numbers beside them."""
BORDER_LAYERS = (("single-bed", False), ("single", False), ("double-bed", True), ("double", True), ("gap", True))
"""The layers of borders from below, and whether each is of the double ones."""

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
    owned = [(sector, company) for sector in sectors if (company := owners.get(str(sector["number"])))]
    return "".join(
        [
            _globe(drawn["width"] / 2, drawn["globe"]),
            *(_sector(sector, company, points) for sector, company in owned),
            *borders(drawn),
            *(station(one, points) for one in drawn["stations"]),
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
    shape = "".join(ring(outline, points) for outline in rings)
    return f'<path class="sector of-{company}" fill-rule="evenodd" d="{shape}"/>'


def borders(drawn: Shape) -> Iterator[str]:
    """The borders of a board's sectors, all lines of a layer as one path."""
    for layer, double in BORDER_LAYERS:
        lines = (
            _line(drawn["points"][index] for index in border["points"])
            for border in drawn["borders"]
            if border["double"] == double
        )
        yield f'<path class="border {layer}" d="{"".join(lines)}"/>'


def station(shown: Shape, points: Sequence[Any]) -> str:
    """A company's station, with its emblem on the deck of `materials`."""
    across, down = zip(*(points[index] for index in shown["outline"]), strict=True)
    x, y = ((min(part) + max(part)) / 2 for part in (across, down))
    outline = ring(shown["outline"], points)
    wall = f'<path class="station-wall" d="{outline}" transform="translate(0 8)"/>'
    yard = f'{wall}<path class="yard" d="{outline}"/>'
    return f'<g class="company-{shown["company"]}">{yard}{emblem(shown["company"], x, y, STATION)}</g>'


def _outpost(sector: Shape, company: str) -> str:
    x, y = (round(part) for part in sector["spot"])
    plate = f'<circle class="plate" cx="{x}" cy="{y}" r="{OUTPOST}"/>'
    return f'<g class="outpost company-{company}">{plate}{emblem(company, x, y, OUTPOST * 0.77)}</g>'


def ring(outline: Iterable[int], points: Sequence[Any]) -> str:
    """A closed outline as the data of a path."""
    return _line(points[index] for index in outline) + "Z"


def _line(points: Iterable[Any]) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)
