"""The lights on the night side of the home page's Moon: borders, towns and stations of the companies, as SVG.

Decoration, the same for everybody: as the Moon might look from orbit once the companies have settled it.
"""

import random
from collections.abc import Iterator, Sequence

from app.rules.game import View

SETTLED = {
    **dict.fromkeys((8, 15, 18), "tawac"),
    **dict.fromkeys((2, 6, 10, 14, 19, 20), "skymine"),
    **dict.fromkeys((21, 23, 24), "minerva"),
}
"""Companies by numbers of the sectors that night falls on."""
STATIONS = ("skymine", "minerva")
"""Whose stations lie there."""
ALONG_BORDERS, IN_TOWN = 46, 34
"""Lights of a sector."""
STRAY, TOWN = 3.5, (17.0, 10.0)
"""How far lights lie from a border, and from the middle of a town to the east and to the south, in board units."""
LANES, WINDOWS = 8, 34
"""Rows of windows of a station, and how many each could have; a third of them is dark."""
DARK = 1 / 3


def night(board: View, radius: float) -> str:
    """The shadow of the Moon's night, and all that is lit in it, to be laid over the drawn ground."""
    draw = random.Random(5)
    parts = []
    for sector in board["sectors"]:
        if company := SETTLED.get(sector["number"]):
            outline = [board["points"][index] for index in sector["outline"]]
            dots = [*_along(draw, outline), *_town(draw, sector["spot"])]
            parts.append(_lit(company, outline, dots))
    for station in board["stations"]:
        if station["company"] in STATIONS:
            outline = [board["points"][index] for index in station["outline"]]
            parts.append(_lit(station["company"], outline, _windows(draw, outline)))
    return f'<g mask="url(#hero-dark)"><circle class="hero-night" cx="500" cy="500" r="{radius}"/>{"".join(parts)}</g>'


def _lit(company: str, outline: Sequence[Sequence[float]], dots: Sequence[tuple[float, float]]) -> str:
    wire = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in outline) + "Z"
    lamps = "".join(f"M{x:.0f} {y:.0f}h0" for x, y in sorted(dots))
    return (
        f'<g class="company-{company}"><path class="hero-glow" d="{wire}"/><path class="hero-wire" d="{wire}"/>'
        f'<path class="hero-lamps" d="{lamps}"/></g>'
    )


def _along(draw: random.Random, outline: Sequence[Sequence[float]]) -> Iterator[tuple[float, float]]:
    for _ in range(ALONG_BORDERS):
        x, y = draw.choice(outline)
        yield x + draw.gauss(0, STRAY), y + draw.gauss(0, STRAY)


def _town(draw: random.Random, spot: Sequence[float]) -> Iterator[tuple[float, float]]:
    east, south = TOWN
    for _ in range(IN_TOWN):
        yield spot[0] + draw.gauss(0, east), spot[1] + draw.gauss(0, south)


def _windows(draw: random.Random, outline: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """The windows of a station, in lanes along the longer side of its outline, which is a rounded rectangle."""
    xs, ys = zip(*outline, strict=True)
    left, width, top, height = min(xs), max(xs) - min(xs), min(ys), max(ys) - min(ys)
    places = [
        ((lane + 1) / (LANES + 1), (window + 1) / (WINDOWS + 1)) for lane in range(LANES) for window in range(WINDOWS)
    ]
    lit = [(across, along) for across, along in places if draw.random() > DARK]
    if width < height:
        return [(left + across * width, top + along * height) for across, along in lit]
    return [(left + along * width, top + across * height) for across, along in lit]
