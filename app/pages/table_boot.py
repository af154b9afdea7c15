"""What the scripts of a table's pages are told when they start."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from fastapi import Request

from app.messages.speaker import Speaker
from app.pages.games import pages_of_games
from app.pages.lazy_words import address
from app.pages.scripts import Scripts
from app.pages.shell import asset, drawings, style_at, words
from app.play.names import name_of_game
from app.play.robots import offered_robots, robot_in_sentence
from app.play.table import Table
from app.settings import Settings
from app.web.callers import services_of

TABLE_WORDS = ("components", "intro", "log", "rules", "seats", "story", "table", "trouble")
"""The messages that the live table speaks with; those of explanations and of the end it asks for when wanted."""
AUTOMA_WORDS = ("automa",)
"""Those of a table where an automa has a seat."""


def boot_of(speaker: Speaker, found: Table, invite: str | None, *files: str, **more: Any) -> dict[str, Any]:
    """What the page's script is told."""
    row = found.row
    said = words(speaker.of(row.game), *files, modules=found.game.modules_of(row.options))
    return {"id": row.id, "invite": invite, "messages": said, **more}


def lobby_of(request: Request, speaker: Speaker, found: Table) -> dict[str, Any]:
    """What the lobby's script has to know of the game, and what it lets its host further choose."""
    pages = pages_of_games(request).of(found.game.name)
    choices = pages.lobby_choices(found.game.table_facts(), found.row.options, speaker.of(found.game.name))
    if choices is None or pages.lobby_script is None:
        return {**told_of_game(request, speaker, found), "choices": None}
    options = {name: value for name, value in found.row.options.items() if name not in choices.options}
    script = asset(pages.lobby_script, services_of(request).settings)
    told = msgspec.to_builtins(choices.told)
    return {**told_of_game(request, speaker, found, options), "choices": {"script": script, "told": told}}


def told_of_game(
    request: Request, speaker: Speaker, found: Table, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """What pages of a table before its game are told of the game, the levels of its automa and of its robots among it;
    what was agreed is said of these `options`, or of all."""
    game, spoken = found.game, speaker.of(found.game.name)
    pages = pages_of_games(request).of(game.name)
    facts = game.table_facts()
    lobby = pages.lobby(facts, spoken)
    known = services_of(request).games.robots(game.name)
    robots = [
        {**robot, "who": robot_in_sentence(spoken, known.level(robot["level"]))}
        for robot in offered_robots(spoken, known)
    ]
    called = name_of_game(speaker, game.name)
    automas = [{"level": level, "called": name} for level, name in game.automas.items()]
    agreed = pages.agreed(facts, found.row.options if options is None else options, spoken)
    return {
        "called": called,
        "automas": automas,
        "robots": robots,
        "advises": known.adviser is not None,
        "agreed": agreed,
        **lobby,
    }


def loaded_later(
    speaker: Speaker,
    scripts: Scripts,
    modules: Iterable[str],
    settings: Settings,
    missed: dict[str, int] | None,
    *,
    writes: bool,
) -> dict[str, Any]:
    """Where the table finds what it loads when somebody first wants it: words, styles and scripts, with what each part
    has to know of the visitor, who hears of the game by `speaker`. `writes`: whether they may say something."""
    return {
        "drawings": drawings(speaker.game or "", settings),
        "explain": explained_by(speaker, scripts, modules, settings),
        "end": shown_at_end(speaker, modules, settings),
        "since": {
            "words": address("since", speaker, modules),
            "style": asset("css/missed.css", settings),
            "missed": missed,
        },
        "guide": guided_by(speaker, settings),
        "past": {
            "words": address("past", speaker),
            "style": asset("css/past-controls.css", settings),
            "known": writes,
        },
        "rules": {"style": asset("css/rules.css", settings)},
        "premove": {"words": address("premove", speaker), "style": asset("css/premoving.css", settings)},
        "advice": {"words": address("advice", speaker), "style": asset("css/advice.css", settings)},
        "extras": asset("css/extras.css", settings),
        "settings": {"words": address("settings", speaker), "style": asset("css/settings.css", settings)},
        "clock": {"words": address("clock", speaker), "style": asset("css/clock.css", settings)},
        "talk": {
            "words": address("talk", speaker),
            "style": asset("css/talk.css", settings),
            "writes": writes,
        },
    }


def explained_by(
    speaker: Speaker, scripts: Scripts, modules: Iterable[str], settings: Settings
) -> dict[str, str] | None:
    """Where the table finds explanations when somebody wants one: their words, what says them, how they look."""
    if scripts.explaining is None:
        return None
    return {
        "words": address("explain", speaker, modules),
        "script": asset(scripts.explaining, settings),
        "style": asset("css/explaining.css", settings),
    }


def guided_by(speaker: Speaker, settings: Settings) -> dict[str, Any]:
    """The words and styles of a guided game's guide; no styles where the game has no guide."""
    style = style_at(speaker.game or "", "guide")
    return {"words": address("guide", speaker), "style": asset(style, settings) if style else None}


def shown_at_end(speaker: Speaker, modules: Iterable[str], settings: Settings) -> dict[str, str | None]:
    """Where the table finds words and styles of what shows the standing, and how a game went."""
    assert speaker.game is not None, "an end is that of a game"
    style = style_at(speaker.game, "end")
    return {"words": address("end", speaker, modules), "style": asset(style, settings) if style else None}
