"""The small pictures of tables in lists: a planet in the sky of a foreign place, drawn by the table's id alone. So few
look alike, each looks the same for ever, and none tells anything of its game.
"""

import random
import re
from functools import lru_cache

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from app.pages.portraits import SKIES, stars_of
from app.web.caching import FOR_EVER
from app.web.needs import needs

ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MAX_KEPT_PICTURES = 2_000
"""How many drawn pictures are kept: a kilobyte each."""
PLANETS = (
    '<circle r="1" fill="{pale}"/><path d="M.3-.95A1 1 0 0 1 .3 .95 1.25 1.25 0 0 0 .3-.95z" fill="{full}"/>',
    '<circle r="1" fill="{pale}"/><g fill="{full}"><circle cx="-.35" cy="-.3" r=".27"/><circle cx=".4" cy=".1" r=".2"/>'
    '<circle cx="-.15" cy=".5" r=".16"/><circle cx=".2" cy="-.6" r=".12"/></g>',
    '<circle r=".72" fill="{pale}"/><ellipse rx="1.35" ry=".36" fill="none" stroke="{deep}" stroke-width=".3"/>'
    '<path d="M-.72 0a.72.72 0 0 1 1.44 0z" fill="{pale}"/><path d="M-1.35 0a1.35 .36 0 0 0 2.7 0" fill="none" '
    'stroke="{pale}" stroke-width=".14"/>',
    '<circle r="1" fill="{pale}"/><path d="M-.95-.3Q0-.05 .95-.3L1 .05Q0 .3-1 .05zM-.87 .5Q0 .7 .87 .5L.6 .8Q0 .95-.6 '
    '.8z" fill="{full}"/>',
    '<circle cx="-.45" cy=".2" r=".8" fill="{pale}"/><circle cx=".8" cy="-.5" r=".36" fill="{full}"/>',
    '<path d="M.45-.9A1 1 0 1 0 .45 .9 .85 .85 0 0 1 .45-.9z" fill="{pale}"/>',
)
"""What stands in the sky, of radius 1; {deep}, {full} and {pale} are the colours."""
GROUNDS = (
    "M0 54Q16 47 32 53T64 50V64H0z",
    "M0 57L12 46 20 53 34 42 48 55 56 49 64 56V64H0z",
    "M0 52H18L24 57H42L47 50H64V64H0z",
    "M-4 64A36 22 0 0 1 68 64z",
)
"""What lies beneath it."""

router = APIRouter(include_in_schema=False)


@router.get("/tables/{table_id}.svg")
@needs(scope=None, limit=None)
async def table_picture(table_id: str) -> Response:
    """The picture of the table of this id, whether there is one or not. Raises HTTPException for what is no id."""
    if not ID.fullmatch(table_id):
        raise HTTPException(404)
    return Response(drawn(table_id), media_type="image/svg+xml", headers={"Cache-Control": FOR_EVER})


@lru_cache(MAX_KEPT_PICTURES)
def drawn(table_id: str) -> str:
    """The picture as a document of its own."""
    strewn = random.Random(table_id)
    (deep, full, pale), (_, ground, _) = strewn.sample(list(SKIES.values()), 2)
    planet = strewn.choice(PLANETS).format(deep=deep, full=full, pale=pale)
    x, y, radius = strewn.uniform(20, 44), strewn.uniform(20, 30), strewn.uniform(11, 17)
    at = f"translate({x:.1f} {y:.1f}) rotate({strewn.uniform(-35, 35):.0f}) scale({radius:.1f})"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><linearGradient id="a" x2="0" y2="1">'
        f'<stop stop-color="{deep}"/><stop offset="1" stop-color="{full}"/></linearGradient>'
        f'<path d="M0 0h64v64H0z" fill="url(#a)"/><g fill="{pale}">{stars_of(strewn)}</g>'
        f'<g transform="{at}">{planet}</g><path d="{strewn.choice(GROUNDS)}" fill="{ground}"/></svg>'
    )
