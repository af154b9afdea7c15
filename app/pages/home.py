"""The home page."""

from functools import lru_cache, partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.messages.speaker import Speaker
from app.pages.games import PagesOfGames, pages_of_games
from app.pages.messages import refusal
from app.pages.recordings import recording_of
from app.pages.shell import drawings, page, words
from app.pages.stars import stars
from app.play.games import Games
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

KEPT = 4
"""Of how many applications what the page shows is kept: there are several in tests."""
TIME_UNITS = (("time-days", 86_400), ("time-hours", 3_600), ("time-minutes", 60))


router = APIRouter(include_in_schema=False)


@router.get("/")
@needs(scope="read", limit="reads", strangers=True)
async def home(request: Request) -> HTMLResponse:
    """What this is, hosting a table, one's own tables, open ones, and those to watch."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    services = services_of(request)
    games = services.games
    speaker = speaker_of(request).of(games.default)
    parts = _parts(speaker, games, pages_of_games(request))
    boot = parts["boot"] | {"drawings": drawings(games.default, services.settings)}
    return page(
        request,
        "home.html",
        title=speaker.say("home-title"),
        user=user,
        game=games.default,
        time_words=partial(time_words, speaker),
        **parts | {"boot": boot},
    )


def time_words(speaker: Speaker, seconds: int) -> str:
    """A time of a turn in words, in the largest unit that fits evenly, as `timeOf` in js/pages/parts/pace.ts has it."""
    key, unit = next((name, length) for name, length in TIME_UNITS if seconds % length == 0)
    return speaker.say(key, count=seconds // unit)


@lru_cache(KEPT)
def _parts(speaker: Speaker, games: Games, all_pages: PagesOfGames) -> dict[str, Any]:
    """What the page shows of the game that it hosts: always the same for a language in an application, so made once."""
    game = games.rules(games.default)
    pages = all_pages.of(game.name)
    facts = game.table_facts()
    return {
        "boot": {
            "game": game.name,
            "messages": words(speaker, "pages", "clock", "trouble", "problems"),
            "companies": pages.lobby(facts, speaker)["companies"],
        },
        "host_form": pages.host_form,
        "hosting": pages.hosting,
        "choosing": pages.choosing(facts),
        "home_style": pages.home_style,
        "still": pages.still(facts),
        "stars": stars(),
        "hero_picture": pages.hero(facts),
        "recording": recording_of(pages, facts),
        "player": pages.player,
        "learning": pages.learning,
        "reference": pages.reference,
    }
