"""Shackleton Base in five minutes: what one tries to do, a round, the actions, the corporations, and what scores."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.learning import Tiles
from app.pages.shackleton.learning import CORPORATIONS, LEARNING, MINUTES
from app.web.needs import needs

router = APIRouter(include_in_schema=False)

ACTIONS: Final = {
    "crater": ("sb-engineer", "sb-titanium"),
    "build": ("sb-workshop-1", "sb-laboratory-1"),
    "fund": ("sb-technician", "sb-card-mining"),
    "corporations": ("sb-scientist", "sb-reputation"),
    "gateway": ("sb-gateway",),
}
"""The five main actions, and things of the sprite that stand for them."""
SCORES: Final = {
    "projects": ("sb-card-selenium",),
    "corporations": ("sb-cargo-1",),
    "goals": ("sb-goal-marker-1",),
    "laboratories": ("sb-laboratory-1",),
    "reputation": ("sb-reputation",),
}
"""What counts, likewise."""


@router.get(MINUTES)
@needs(scope="read", limit="reads", strangers=True)
async def five_minutes(request: Request) -> HTMLResponse:
    """The page, for anybody."""
    return await LEARNING.in_minutes(
        request,
        phases=("shuttle", "action", "maintenance"),
        tiles=(
            Tiles("actions", ACTIONS, suffix="-action"),
            Tiles("scores", SCORES, suffix="-score", note="minutes-example", narrow=True),
            Tiles("corporations", CORPORATIONS, note="minutes-reconstructed", narrow=True),
        ),
        hints=("presence", "majorities", "tokens", "energy", "upkeep"),
        play="/?game=shackleton#first-game",
    )
