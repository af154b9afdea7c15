"""Examples of the rules: positions to step through, each of them the real rules' (`python -m tools.rule_examples`)."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response
from msgspec import Struct

from app.messages.speaker import Speaker
from app.pages.lazy_words import address as words_at
from app.pages.learning import Learning
from app.pages.shell import asset
from app.services import Services
from app.web.caching import FOR_EVER
from app.web.needs import needs

DIGEST_DIGITS: Final = 16


class Step(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment of an example. `view`: what of the reader's view (`Game.view`) differs from the step before; `lights`:
    the keys of what the sentence speaks of; `card` of the automa, if it is shown, and its `line` that was carried out,
    from 0, or -1."""

    view: dict[str, Any]
    lights: tuple[str, ...] = ()
    card: str = ""
    line: int = -1


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """The example of a section. `draws`: the parts of the table that are shown, by the names that the game's script
    knows (`js/<game>/examples/parts.ts`); `modules` in play; `args`: what the message `rules-<section>-steps`, a
    sentence a step, is told."""

    modules: tuple[str, ...]
    draws: tuple[str, ...]
    args: dict[str, int | str]
    steps: tuple[Step, ...]


class Examples(Struct, frozen=True):
    """The examples of a game, a file a section in `folder`; served below the page of its rules. `words_of`: modules
    whose words they need beside those in play; `beside`: the path in app/static of styles that they need beside a
    table."""

    learning: Learning
    folder: Path
    words_of: tuple[str, ...] = ()
    beside: str | None = None

    def by_section(self) -> dict[str, Example]:
        """All of them. Raises msgspec.ValidationError for a file that is something else."""
        return _read(self.folder)

    def address(self, section: str) -> str:
        """Where the example of a section is served; another example has another address."""
        return f"{self.learning.rules}/examples/{_digest(self.folder / f'{section}.json')}.json"

    def steps(self, speaker: Speaker) -> dict[str, dict[str, Any]]:
        """By section the sentences of its example, a step each, and where its positions are."""
        return {
            section: {
                "lines": speaker.say(f"rules-{section}-steps", **example.args).split("\n"),
                "address": self.address(section),
            }
            for section, example in self.by_section().items()
        }

    def source(self, speaker: Speaker, services: Services) -> dict[str, str | None]:
        """Where examples find what draws them: their script, words and facts; styles of the game's parts for a page
        without a table, and beside a table."""
        asked = urlencode({"language": speaker.language})
        modules = {*self.words_of, *(name for example in self.by_section().values() for name in example.modules)}
        return {
            "script": asset(f"js/{self.learning.game}/pages/examples.ts", services.settings),
            "words": words_at("examples", speaker, modules),
            "facts": f"/api/components/{services.games.rules(self.learning.game).component_sets()[0]}?{asked}",
            "style": asset(f"css/{self.learning.game}/at-rules.css", services.settings),
            "beside": asset(self.beside, services.settings) if self.beside else None,
        }

    def router(self) -> APIRouter:
        """Serves them."""
        router = APIRouter(include_in_schema=False)

        @router.get(f"{self.learning.rules}/examples/{{name}}")
        @needs(scope=None, limit="reads")
        async def example(request: Request, name: str) -> Response:
            """An example as JSON. Raises HTTPException for another name."""
            for section in self.by_section():
                if self.address(section).endswith(f"/{name}"):
                    content = (self.folder / f"{section}.json").read_bytes()
                    return Response(content, media_type="application/json", headers={"Cache-Control": FOR_EVER})
            raise HTTPException(404)

        return router


@cache
def _read(folder: Path) -> dict[str, Example]:
    return {path.stem: msgspec.json.decode(path.read_bytes(), type=Example) for path in sorted(folder.iterdir())}


@cache
def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:DIGEST_DIGITS]
