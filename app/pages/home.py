"""The home page."""

from functools import lru_cache, partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from msgspec import to_builtins

from app.clock import SECONDS_PER_DAY
from app.messages.speaker import Speaker
from app.pages.games import PagesOfGames, pages_of_games
from app.pages.messages import missing, refusal
from app.pages.offers import offer_of
from app.pages.recordings import recording_of
from app.pages.shell import SITE, drawings, page, words, words_beginning
from app.pages.stars import stars
from app.play.games import Games
from app.play.names import name_of_game, names_of_games
from app.play.robots import offered_robots
from app.store.errors import StoreUnavailable
from app.store.user_seats import latest_game
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of

MAX_KEPT_PAGES = 16
"""Of how many applications what the page shows is kept: there are several in tests."""
TIME_UNITS = (("time-days", SECONDS_PER_DAY), ("time-hours", 3_600), ("time-minutes", 60))
"""The units of times by their messages, in seconds, the largest first: `TIME_UNITS` of js/pages/parts/pace.ts."""


router = APIRouter(include_in_schema=False)


@router.get("/")
@needs(scope="read", limit="reads", strangers=True)
async def home(request: Request, game: str | None = None) -> HTMLResponse:
    """What this is, hosting a table of `game`, else of the one that the visitor began last, else of the default one,
    the visitor's tables, open ones, and those to watch."""
    services = services_of(request)
    games, pages = services.games, pages_of_games(request)
    offered = pages.drawn(games.names)
    if game and game not in offered:
        return missing(request)
    try:
        user = await viewer(request)
        latest = await latest_game(services.reading, user.id, offered) if user and not game else None
    except StoreUnavailable as problem:
        return refusal(request, problem)
    chosen = game or latest or games.default
    speaker = speaker_of(request).of(chosen)
    parts = _parts(speaker, games, pages, chosen, offered)
    boot = parts["boot"] | {"drawings": drawings(chosen, services.settings)}
    return page(
        request,
        "home.html",
        title=speaker.say("home-title", game=name_of_game(speaker, chosen)),
        user=user,
        game=chosen,
        pictured=None if game or len(offered) < 2 else SITE,
        time_words=partial(time_words, speaker),
        **parts | {"boot": boot},
    )


def time_words(speaker: Speaker, seconds: int) -> str:
    """A time of a turn in words, in the largest unit that fits evenly, as `timeOf` in js/pages/parts/pace.ts has it."""
    key, unit = next((name, length) for name, length in TIME_UNITS if seconds % length == 0)
    return speaker.say(key, count=seconds // unit)


@lru_cache(MAX_KEPT_PAGES)
def _parts(
    speaker: Speaker, games: Games, all_pages: PagesOfGames, chosen: str, offered: tuple[str, ...]
) -> dict[str, Any]:
    """What the page shows of the game that it hosts, and of all that it offers: always the same for a language in an
    application, so made once."""
    game = games.rules(chosen)
    pages = all_pages.of(game.name)
    facts = game.table_facts()
    listed = {name: all_pages.of(name).listed for name in games.names}
    return {
        "boot": {
            "game": game.name,
            "messages": words(speaker, "pages", "seats", "clock", "trouble", "problems"),
            "games": names_of_games(speaker, games.names),
            "listed": {name: to_builtins(listed) for name, listed in listed.items()},
            "others": {
                name: words_beginning(speaker.of(name), "pages", listed.messages())
                for name, listed in listed.items()
                if name != chosen
            },
        },
        "called": name_of_game(speaker, chosen),
        "offered": [offer_of(speaker, games, all_pages, name) for name in offered],
        "people": range(pages.people[0], pages.people[1] + 1),
        "lead": next((speaker.say(key) for key in ("home-lead", "game-line") if key in speaker), ""),
        "tagline": next(speaker.say(key) for key in ("game-tagline", "site-tagline") if key in speaker),
        "selling": pages.selling,
        "host_form": pages.host_form if chosen in offered else None,
        "hosting": pages.hosting,
        "choosing": pages.choosing(facts),
        "robots": offered_robots(speaker, games.robots(chosen)),
        "advises": games.robots(chosen).adviser is not None,
        "home_styles": _styles_of(all_pages, chosen, *(offered if len(offered) > 1 else ())),
        "still": pages.still(facts),
        "stars": stars(),
        "hero_picture": pages.hero(facts),
        "scene": pages.scene,
        "recording": recording_of(pages, facts, speaker),
        "player": pages.player,
        "learning": pages.learning.minutes,
        "first_game": pages.learning.first_game,
        "reference": pages.learning.rules,
    }


def _styles_of(all_pages: PagesOfGames, *names: str) -> list[str]:
    """The styles of what these games show on the home page, by their paths in app/static."""
    found = (all_pages.of(name).home_style for name in names)
    return [style for style in dict.fromkeys(found) if style is not None]
