"""Skymines in five minutes: what one tries to do, a round, the actions, and what scores, for who has never played."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.messages import refusal
from app.pages.shell import drawings, page, titled
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

router = APIRouter(include_in_schema=False)
GAME: Final = "skymines"
ADDRESS: Final = "/skymines/in-five-minutes"

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


@router.get(ADDRESS)
@needs(scope="read", limit="reads", strangers=True)
async def five_minutes(request: Request) -> HTMLResponse:
    """The page, for anybody."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    speaker = speaker_of(request).of(GAME)
    return page(
        request,
        "skymines/five-minutes.html",
        title=titled(speaker, speaker.say("minutes-title")),
        user=user,
        game=GAME,
        boot={"drawings": drawings(GAME, services_of(request).settings)},
        actions=ACTIONS,
        scores=SCORES,
    )
