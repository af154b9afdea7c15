"""The Moon as a picture for the home page, drawn from the component geometry that the board is drawn from."""

from typing import Any

from markupsafe import Markup

from app.rules.game import View

OUTPOSTS = {
    3: "skymine",
    8: "minerva",
    9: "minerva",
    12: "astrogo",
    16: "tawac",
    17: "tawac",
    20: "astrogo",
    22: "skymine",
}
"""Sectors that have an outpost in the picture. Decoration: as a board might look in the middle of a game."""


def moon_picture(facts: View) -> Markup:
    """The Moon side as a decorative SVG."""
    moon: dict[str, Any] = facts["moon"]
    width, height = round(moon["width"]), round(moon["height"])
    sectors = "".join(_sector(sector, moon["points"]) for sector in moon["sectors"])
    borders = "".join(_border(border) for border in moon["borders"])
    outposts = "".join(_outpost(sector) for sector in moon["sectors"] if sector["number"] in OUTPOSTS)
    stations = "".join(_station(station, moon["points"]) for station in moon["stations"])
    parts = f"{stations}{sectors}{borders}{outposts}"
    svg = f'<svg class="still" viewBox="0 0 {width} {height}" aria-hidden="true">{parts}</svg>'
    return Markup(svg)  # numbers and our own words only


def _line(points: Any) -> str:
    return "M" + "L".join(f"{round(x)} {round(y)}" for x, y in points)


def _station(station: dict[str, Any], points: Any) -> str:
    shape = _line(points[index] for index in station["outline"]) + "Z"
    return f'<path class="station of-{station["company"]}" d="{shape}"/>'


def _sector(sector: dict[str, Any], points: Any) -> str:
    rings = [sector["outline"], *([sector["hole"]] if sector.get("hole") else [])]
    shape = "".join(_line(points[index] for index in ring) + "Z" for ring in rings)
    company = OUTPOSTS.get(sector["number"])
    kind = f" of-{company}" if company else f" shade-{sector['number'] % 4}"
    return f'<path class="sector{kind}" fill-rule="evenodd" d="{shape}"/>'


def _border(border: dict[str, Any]) -> str:
    return f'<path class="border{" double" if border["double"] else ""}" d="{_line(border["points"])}"/>'


def _outpost(sector: dict[str, Any]) -> str:
    x, y = (round(part) for part in sector["spot"])
    company = OUTPOSTS[sector["number"]]
    return f'<path class="outpost of-{company}" d="M{x - 22} {y + 16}a22 22 0 0 1 44 0z"/>'
