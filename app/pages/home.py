"""The home page."""

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages import DEFAULT, catalogue, say
from app.pages.games import pages_of
from app.pages.messages import refusal
from app.pages.recordings import recording_of
from app.pages.shell import page, words
from app.rules import game as games
from app.store.errors import StoreUnavailable
from app.web.callers import viewer
from app.web.needs import needs

UNITS = (("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60))

router = APIRouter(include_in_schema=False)


@router.get("/")
@needs(scope="read", limit="reads", strangers=True)
async def home(request: Request) -> HTMLResponse:
    """What this is, hosting a table, one's own tables, open ones, and those to watch."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    game = games.default()
    return page(
        request,
        "home.html",
        title=say("home-title"),
        user=user,
        say=catalogue(DEFAULT, game).say,
        **_parts(game, games.game(game).component_sets()[0]),
    )


def time_words(seconds: int) -> str:
    """A time of a turn in words, in the largest unit that fits evenly, as `timeOf` in js/pages/parts/pace.js has it."""
    key, unit = next((name, length) for name, length in UNITS if seconds % length == 0)
    return say(key, count=seconds // unit)


@cache
def _parts(game: str, components: str) -> dict[str, Any]:
    """What the page shows of the game that it hosts: always the same for a component set, so made once."""
    facts, pages = games.game(game).table_facts(components), pages_of(game)
    return {
        "boot": {
            "game": game,
            "messages": words("pages", "clock", "trouble", "problems", game=game),
            "companies": pages.lobby(facts)["companies"],
        },
        "host_form": pages.host_form,
        "time_words": time_words,
        "choosing": pages.choosing(facts),
        "home_style": pages.home_style,
        "still": pages.still(facts),
        "recording": recording_of(game, facts),
    }
