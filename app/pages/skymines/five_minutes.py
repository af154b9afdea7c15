"""Skymines in five minutes: what one tries to do, a round, the actions, and what scores, for who has never played."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.learning import Tiles
from app.pages.skymines.telling import LEARNING, MINUTES
from app.web.needs import needs

router = APIRouter(include_in_schema=False)

ACTIONS: Final = {
    "resources": ("m-titanium", "m-carbon"),
    "energy": ("o-tawac", "b-strip-mine"),
    "research": ("m-research",),
    "field": ("m-field-skymine",),
    "marker": ("p-1",),
    "out": (),
}
"""What one can do in a turn (p. 10), and things of the sprite that stand for it."""
SCORES: Final = {
    "cash": (),
    "shares": ("m-share-minerva",),
    "tank": ("b-gas-collector",),
    "research": ("b-research-station",),
}
"""What counts at the end (p. 19-20), likewise."""


@router.get(MINUTES)
@needs(scope="read", limit="reads", strangers=True)
async def five_minutes(request: Request) -> HTMLResponse:
    """The page, for anybody."""
    return await LEARNING.in_minutes(
        request,
        phases=("plan", "act", "rest"),
        tiles=(
            Tiles("actions", ACTIONS),
            Tiles("scores", SCORES, suffix="-score", note="minutes-example", narrow=True),
        ),
        hints=("value", "types", "rests", "gaps", "majorities"),
        play="/#first-game",
        recorded="/#recorded-title",
    )
