"""The rules of a game in our own words, in parts and sections: searchable, with the places of the rulebook.

Refusals and questions cite places of the rulebook (`rules/kit/rulebook.py`). Each place belongs to one section, so that
whatever says "rulebook p. 12" can lead to the section.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.examples import Examples
from app.pages.learning import Learning, component_set
from app.pages.values import Values, ValuesOf
from app.rules.kit.rulebook import Rulebook
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import speaker_of


class Section(Struct, frozen=True):
    """A section: the messages `rules-<id>`, its title, and `rules-<id>-text`, a statement a line; `rules-<id>-example`
    if there is one; `rules-<id>-steps`, a sentence a step, if there are positions to step through.
    `places` of the rulebook that it covers; `pages`, where none of them is where it stands. `things` of the sprite that
    stand beside it. `about`: whose values its text is told, as `ValuesOf` knows them."""

    id: str
    places: tuple[str, ...] = ()
    things: tuple[str, ...] = ()
    pages: str = ""
    about: str = ""


class Part(Struct, frozen=True):
    """Sections under the title `rules-part-<id>`."""

    id: str
    sections: tuple[Section, ...]


OnTable = Mapping[str, tuple[str, ...]]
"""What sections are about on a table, so that the panel beside one can show it there: by section the beginnings of the
keys of things; "kind:" means all things of a kind, "kind" the reader's own one."""


def reference_of(
    learning: Learning,
    parts: tuple[Part, ...],
    rulebook: Rulebook,
    on_table: OnTable,
    examples: Examples,
    values: ValuesOf,
) -> APIRouter:
    """The page of a game's rules, in these parts, with these examples to step through. Texts say the values of the
    component set that new games have."""
    router = APIRouter(include_in_schema=False)

    @router.get(learning.rules)
    @needs(scope="read", limit="reads", strangers=True)
    async def reference(request: Request) -> HTMLResponse:
        """The page, for anybody."""
        speaker = speaker_of(request).of(learning.game)
        digest = component_set(request, learning.game)
        said = parts_said(parts, speaker, rulebook, on_table, examples.steps(speaker), partial(values, digest, speaker))
        boot = {"examples": examples.source(speaker, services_of(request))}
        return await learning.told(request, "rules.html", "rules-title", "searching", boot=boot, parts=said)

    return router


def parts_said(
    parts: tuple[Part, ...],
    speaker: Speaker,
    rulebook: Rulebook,
    on_table: OnTable,
    steps: Mapping[str, dict[str, Any]] | None = None,
    told: Callable[[str], Values] = lambda about: {},
) -> list[dict[str, Any]]:
    """What the template (`rules.html`) shows of these parts. `steps`, by section: the lines of an example that is
    stepped through, and the address of its positions. `told`: the values that texts about something say."""
    return [
        {
            "id": part.id,
            "sections": [
                {
                    **_said(section, speaker, rulebook, told(section.about)),
                    "on_table": " ".join(on_table.get(section.id, ())),
                    "steps": (steps or {}).get(section.id),
                }
                for section in part.sections
            ],
        }
        for part in parts
    ]


def _said(section: Section, speaker: Speaker, rulebook: Rulebook, told: Values) -> dict[str, Any]:
    """The words of a section; `pages` as a reader of this language looks them up, "p. 12"."""
    key = f"rules-{section.id}"
    pages = [rulebook.written(section.pages, speaker.language)] if section.pages else []
    pages += [rulebook.page(place, speaker.language) for place in section.places]
    return {
        "id": section.id,
        "title": speaker.say(key),
        "lines": speaker.say(f"{key}-text", **told).split("\n"),
        "example": speaker.say(f"{key}-example", **told) if f"{key}-example" in speaker else "",
        "places": section.places,
        "things": section.things,
        "pages": speaker.listed(list(dict.fromkeys(pages))),
    }
