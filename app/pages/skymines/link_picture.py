"""The picture of a public table for chats: the Moon as everybody at the table sees it, in PNG."""

import io
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from app.messages import DEFAULT, catalogue, say
from app.pages.colours import colours

SIZE = (1200, 630)
FINE = 2
"""Drawn so many times larger, then made smaller, so that edges are smooth."""
GROUND, EDGE, TEXT, SOFT = (colours()[name] for name in ("ground", "moon-line", "text", "soft"))
DISC = "#2b3039"
SHADES = ("#565d68", "#4b525d", "#414852", "#50575f")
COMPANIES = {company: colours()[company] for company in ("skymine", "minerva", "astrogo", "tawac")}
MOON = 570
LEFT, TOP = 40, 30
COLUMN = 680

SHAPES = {"skymine": (4, 45), "astrogo": (3, 0), "tawac": (4, 0)}
"""Corners and turn of the companies' emblems; Minerva's is round."""

Point = tuple[float, float]


def table_picture(facts: Mapping[str, Any], view: Mapping[str, Any]) -> bytes:
    """The PNG for the facts of a game with a Moon, and the view of a spectator."""
    image = Image.new("RGB", (SIZE[0] * FINE, SIZE[1] * FINE), GROUND)
    draw = ImageDraw.Draw(image)
    _moon(draw, facts["moon"], view["moon"])
    _words(draw, view)
    small = image.resize(SIZE, Image.Resampling.LANCZOS).quantize(
        256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE
    )
    buffer = io.BytesIO()
    small.save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _moon(draw: ImageDraw.ImageDraw, moon: dict[str, Any], owners: dict[str, str | None]) -> None:
    """Sectors in the colours of their owners, borders, outposts."""
    scale = MOON / moon["width"]
    points = [_placed(point, scale) for point in moon["points"]]
    for sector in moon["sectors"]:  # those with a hole first: the sectors inside it are drawn over them
        _sector(draw, sector, points, owners, holed=True)
    for sector in moon["sectors"]:
        _sector(draw, sector, points, owners, holed=False)
    for border in moon["borders"]:
        line = [_placed(point, scale) for point in border["points"]]
        draw.line(line, fill=EDGE, width=(6 if border["double"] else 2) * FINE, joint="curve")
    for station in moon["stations"]:
        draw.polygon([points[at] for at in station["outline"]], fill=_dimmed(COMPANIES[station["company"]], 0.35))
    for sector in moon["sectors"]:
        owner = owners.get(str(sector["number"]))
        if owner:
            _emblem(draw, _placed(sector["spot"], scale), owner, 12)


def _placed(point: Sequence[float], scale: float) -> Point:
    return (LEFT + point[0] * scale) * FINE, (TOP + point[1] * scale) * FINE


def _sector(
    draw: ImageDraw.ImageDraw,
    sector: dict[str, Any],
    points: list[Point],
    owners: dict[str, str | None],
    *,
    holed: bool,
) -> None:
    if bool(sector.get("hole")) is holed:
        owner = owners.get(str(sector["number"]))
        colour = _dimmed(COMPANIES[owner], 0.55) if owner else SHADES[sector["number"] % len(SHADES)]
        draw.polygon([points[at] for at in sector["outline"]], fill=colour)


def _emblem(draw: ImageDraw.ImageDraw, at: Point, company: str, radius: int) -> None:
    """A company's shape in its colour: neither of them alone tells it."""
    x, y = at
    size, colour, line = radius * FINE, COMPANIES[company], 2 * FINE
    if company in SHAPES:
        corners, turn = SHAPES[company]
        size = round(size * (1.25 if corners == 4 else 1.35))
        draw.regular_polygon((x, y, size), corners, turn, fill=colour, outline=GROUND, width=line)
    else:
        draw.ellipse((x - size, y - size, x + size, y + size), fill=colour, outline=GROUND, width=line)


def _dimmed(colour: str, share: float) -> tuple[int, int, int]:
    """A colour laid thinly over the ground."""
    over, under = ([int(text[at : at + 2], 16) for at in (1, 3, 5)] for text in (colour, DISC))
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(over, under, strict=True))
    return red, green, blue


def _words(draw: ImageDraw.ImageDraw, view: Mapping[str, Any]) -> None:
    """The name of the site, the round, and what a share of each company is worth."""
    _text(draw, (COLUMN, 90), say("site-name"), 72, TEXT)
    number = say("recorded-round", round=view["round"], rounds=view["rounds"])
    _text(draw, (COLUMN, 190), number, 40, SOFT)
    for row, company in enumerate(COMPANIES):
        y = 290 + row * 72
        _emblem(draw, ((COLUMN + 20) * FINE, (y + 22) * FINE), company, 20)
        worth = view["stations"][company]["value"]
        value = catalogue(DEFAULT, "skymines").say("share-picture-value", company=company, value=worth)
        _text(draw, (COLUMN + 62, y), value, 36, TEXT)


def _text(draw: ImageDraw.ImageDraw, at: Point, words: str, size: int, colour: str) -> None:
    font = ImageFont.load_default(size * FINE)
    draw.text((at[0] * FINE, at[1] * FINE), words, font=font, fill=colour)
