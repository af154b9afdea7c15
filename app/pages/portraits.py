"""The pictures of people, drawn as SVG: a motif on the Moon beneath a sky of one colour. Stars and craters are strewn
by the picture's name, so that no two look alike and each looks the same for ever."""

import random
from functools import cache

from fastapi import APIRouter, HTTPException
from fastapi.responses import Response

from app.accounts.pictures import PICTURES
from app.web.caching import ONE_DAY
from app.web.needs import needs

SKIES = {
    "amber": ("#4a2b06", "#e0a02f", "#ffe6b0"),
    "coral": ("#47140f", "#e06a55", "#ffd9cf"),
    "lilac": ("#2a1852", "#9a74e0", "#eadfff"),
    "sky": ("#0c2746", "#4694d8", "#d6ecff"),
    "mint": ("#08342b", "#37ad8a", "#cff7e7"),
    "silver": ("#1b212b", "#7e8b9d", "#f1f4f8"),
}
"""Of each colour what is deep, what is full, and what is pale."""
MOTIFS = {
    "helmet": (
        '<path d="M19 54c0-7 5-11 13-11s13 4 13 11z" fill="{pale}"/><circle cx="32" cy="31" r="15" fill="{pale}"/>'
        '<rect x="20" y="24" width="24" height="15" rx="7.5" fill="{deep}"/>'
        '<path d="M24 31c0-3 2-4 5-4" stroke="{full}" stroke-width="2.4" stroke-linecap="round" fill="none"/>'
    ),
    "rover": (
        '<path d="M16 44v-7l5-2 4-9h14l3 9h6v9z" fill="{pale}"/><path d="M27 29h5v6h-8z" fill="{deep}"/>'
        '<path d="M44 35V21h4" stroke="{pale}" stroke-width="2" fill="none"/>'
        '<g fill="{deep}" stroke="{pale}" stroke-width="2.4"><circle cx="20" cy="46" r="4.4"/>'
        '<circle cx="32" cy="46" r="4.4"/><circle cx="44" cy="46" r="4.4"/></g>'
    ),
    "dome": (
        '<path d="M13 48a19 19 0 0 1 38 0z" fill="{pale}"/>'
        '<path d="M32 29v19M22 32c-3 5-3 10-3 16M42 32c3 5 3 10 3 16M16 39h32" stroke="{full}" stroke-width="2" '
        'fill="none"/><path d="M28 48v-5a4 4 0 0 1 8 0v5z" fill="{deep}"/>'
    ),
    "rocket": (
        '<path d="M23 34l-7 9v6l8-5zM41 34l7 9v6l-8-5z" fill="{full}"/>'
        '<path d="M32 10c8 8 10 20 7 35H25c-3-15-1-27 7-35z" fill="{pale}"/><circle cx="32" cy="27" r="4" '
        'fill="{deep}"/><path d="M28 46h8l-4 9z" fill="{full}"/>'
    ),
    "dish": (
        '<path d="M30 38l-6 14h14l-4-14z" fill="{full}"/><path d="M16 19c-2 13 6 23 21 24z" fill="{pale}"/>'
        '<path d="M26 31l13-12" stroke="{pale}" stroke-width="2.4"/><circle cx="40" cy="18" r="3" fill="{pale}"/>'
        '<path d="M40 11a8 8 0 0 1 7 7" stroke="{pale}" stroke-width="2" stroke-linecap="round" fill="none"/>'
    ),
    "flag": (
        '<path d="M22 12v40" stroke="{pale}" stroke-width="3" stroke-linecap="round"/>'
        '<path d="M23 14c8-4 12 4 22 0v17c-10 4-14-4-22 0z" fill="{pale}"/>'
        '<circle cx="34" cy="23" r="4.4" fill="{full}"/>'
    ),
    "crystal": (
        '<path d="M32 14l8 12-4 24h-9l-4-24z" fill="{pale}"/><path d="M32 14v36h-5l-4-24z" fill="{full}"/>'
        '<path d="M18 30l5 8-2 12h-7l-1-12zM46 32l5 7-2 11h-7l-1-11z" fill="{pale}" opacity="0.75"/>'
    ),
    "earth": (
        '<circle cx="32" cy="36" r="17" fill="{pale}"/><path d="M20 27c5 1 5 5 10 4s3-7 9-7c-7-6-16-3-19 3zM33 42c4-4 '
        '9-5 15-4-1 6-3 9-6 12-4-1-9-4-9-8z" fill="{full}"/>'
    ),
}
"""What stands on the ground, in a square of 64; {deep}, {full} and {pale} are the colours."""
RISING_MOTIFS = ("earth",)
"""What rises behind the ground instead."""

router = APIRouter(include_in_schema=False)


@router.get("/people/{name}.svg")
@needs(scope=None, limit=None)
async def portrait(name: str) -> Response:
    """A picture by its name. Raises HTTPException for another name."""
    if name not in PICTURES:
        raise HTTPException(404)
    return Response(drawn(name), media_type="image/svg+xml", headers={"Cache-Control": ONE_DAY})


@cache
def drawn(name: str) -> str:
    """The picture of this name as a document of its own."""
    motif, _, colour = name.partition("-")
    deep, full, pale = SKIES[colour]
    strewn = random.Random(name)
    stands = MOTIFS[motif].format(deep=deep, full=full, pale=pale)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><clipPath id="a"><circle cx="32" cy="32" '
        f'r="32"/></clipPath><linearGradient id="b" x2="0" y2="1"><stop stop-color="{deep}"/><stop offset="1" '
        f'stop-color="{full}"/></linearGradient></defs><g clip-path="url(#a)"><path d="M0 0h64v64H0z" fill="url(#b)"/>'
        f'<g fill="{pale}">{stars_of(strewn)}</g>{stands if motif in RISING_MOTIFS else ""}'
        f'<ellipse cx="32" cy="66" rx="48" ry="20" fill="{deep}"/><g fill="{full}" opacity="0.5">{_craters(strewn)}</g>'
        f"{'' if motif in RISING_MOTIFS else stands}</g></svg>"
    )


def stars_of(strewn: random.Random) -> str:
    """Stars of a sky in a square of 64, strewn at random."""
    places = ((strewn.uniform(4, 60), strewn.uniform(3, 36), strewn.uniform(0.5, 1.2)) for _ in range(11))
    return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}"/>' for x, y, size in places)


def _craters(strewn: random.Random) -> str:
    places = ((strewn.uniform(8, 56), strewn.uniform(53, 62), strewn.uniform(1.6, 4)) for _ in range(5))
    return "".join(
        f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{size:.1f}" ry="{size * 0.4:.1f}"/>' for x, y, size in places
    )
