"""The rules of a game in our own words, in parts and sections: searchable, with the places of the rulebook.

Refusals and questions cite places of the rulebook (`rules/kit/rulebook.py`). Each place belongs to one section, so that
whatever says "rulebook p. 12" can lead to the section.
"""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.examples import Examples
from app.pages.learning import Learning
from app.rules.kit.rulebook import Rulebook
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import speaker_of


class Section(Struct, frozen=True):
    """A section: the messages `rules-<id>`, its title, and `rules-<id>-text`, a statement a line; `rules-<id>-example`
    if there is one; `rules-<id>-steps`, a sentence a step, if there are positions to step through.
    `places` of the rulebook that it covers; `pages`, where none of them is where it stands. `things` of the sprite that
    stand beside it."""

    id: str
    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    pages: str = ""


class Part(Struct, frozen=True):
    """Sections under the title `rules-part-<id>`."""

    id: str
    sections: tuple[Section, ...]


OnTable = Mapping[str, tuple[str, ...]]
"""What sections are about on a table, so that the panel beside one can show it there: by section the beginnings of the
keys of things; "track:" means all tracks, "tank" one's own tank."""


def reference_of(
    learning: Learning, parts: tuple[Part, ...], rulebook: Rulebook, on_table: OnTable, examples: Examples
) -> APIRouter:
    """The page of a game's rules, in these parts, with these examples to step through."""
    router = APIRouter(include_in_schema=False)

    @router.get(learning.rules)
    @needs(scope="read", limit="reads", strangers=True)
    async def reference(request: Request) -> HTMLResponse:
        """The page, for anybody."""
        speaker = speaker_of(request).of(learning.game)
        said = parts_said(parts, speaker, rulebook, on_table, examples.steps(speaker))
        boot = {"examples": examples.source(speaker, services_of(request))}
        return await learning.told(request, "rules.html", "rules-title", "searching", boot=boot, parts=said)

    return router


def parts_said(
    parts: tuple[Part, ...],
    speaker: Speaker,
    rulebook: Rulebook,
    on_table: OnTable,
    steps: Mapping[str, dict[str, Any]] | None = None,
) -> list[dict[str, Any]]:
    """What the template (`rules.html`) shows of these parts. `steps`, by section: the lines of an example that is
    stepped through, and the address of its positions."""
    return [
        {
            "id": part.id,
            "sections": [
                {
                    **_said(section, speaker, rulebook),
                    "on_table": " ".join(on_table.get(section.id, ())),
                    "steps": (steps or {}).get(section.id),
                }
                for section in part.sections
            ],
        }
        for part in parts
    ]


def _said(section: Section, speaker: Speaker, rulebook: Rulebook) -> dict[str, Any]:
    """The words of a section; `pages` as a reader of this language looks them up, "p. 12"."""
    key = f"rules-{section.id}"
    pages = [rulebook.written(section.pages, speaker.language)] if section.pages else []
    pages += [rulebook.page(place, speaker.language) for place in section.places]
    return {
        "id": section.id,
        "title": speaker.say(key),
        "lines": speaker.say(f"{key}-text").split("\n"),
        "example": speaker.say(f"{key}-example") if f"{key}-example" in speaker else "",
        "places": section.places,
        "things": section.things,
        "pages": speaker.listed(list(dict.fromkeys(pages))),
    }
