"""What is said of a game to a person who is to choose it, or is invited to it."""

from functools import lru_cache
from typing import Any

from app.messages.speaker import Speaker
from app.pages.games import PagesOfGames
from app.play.games import Games
from app.play.names import name_of_game

MAX_KEPT_OFFERS = 32
"""Of how many games and languages this is kept: it is always the same in an application."""


@lru_cache(MAX_KEPT_OFFERS)
def offer_of(speaker: Speaker, games: Games, all_pages: PagesOfGames, name: str) -> dict[str, Any]:
    """The name of a game, a line about it, what it asks of people ("Up to 4 people …"), how it can be played, its
    picture, the path in app/static of the styles of this picture, if it has any, and of its emblem, and the addresses
    of the pages from which it is learnt."""
    spoken, pages = speaker.of(name), all_pages.of(name)
    fewest, most = pages.people
    facts = [speaker.say("home-games-people", fewest=fewest, most=most)]
    if pages.minutes is not None:
        facts.append(speaker.say("home-games-minutes", shortest=pages.minutes[0], longest=pages.minutes[1]))
    if pages.age is not None:
        facts.append(speaker.say("home-games-age", age=pages.age))
    if pages.weight is not None:
        facts.append(speaker.say(f"home-games-weight-{pages.weight}"))
    return {
        "name": name,
        "called": name_of_game(speaker, name),
        "line": spoken.say("game-line") if "game-line" in spoken else "",
        "facts": facts,
        "presets": [spoken.say(key) for key in pages.presets],
        "picture": pages.still(games.rules(name).table_facts()),
        "emblem": pages.emblem,
        "style": pages.home_style,
        "minutes": pages.learning.minutes,
        "first_game": pages.learning.first_game,
        "rules": pages.learning.rules,
    }
