"""Messages that no page carries: scripts ask for them when they want them; each version has its own address."""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from itertools import product

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import PlainTextResponse

from app.messages.speaker import Speaker
from app.pages.shell import words
from app.web.caching import FOR_EVER
from app.web.callers import services_of
from app.web.needs import needs

LAZY_FILES = {
    "advice": ("advice", "problems"),
    "clock": ("clock",),
    "examples": ("automa", "components", "log", "rules", "table"),
    "explain": ("explain", "help", "problems", "refusals"),
    "end": ("end",),
    "guide": ("guide",),
    "past": ("past", "problems"),
    "premove": ("premove",),
    "recorded": ("components", "recorded", "table"),
    "settings": ("settings",),
    "since": ("missed", "concerns"),
    "talk": ("talk", "problems"),
}
"""What may be asked for: the files of messages that come together."""

router = APIRouter(include_in_schema=False)


@router.get("/words/{name}")
@needs(scope=None, limit=None)
async def lazy_words(request: Request, name: str, modules: str = "") -> PlainTextResponse:
    """Files of messages as Fluent source; `modules`: those in play, joined by "+"."""
    services = services_of(request)
    for game, file, language in product(services.games.names, LAZY_FILES, services.messages.languages):
        wanted = tuple(module for module in services.messages.modules(game) if module in modules.split())
        speaker = Speaker(services.messages, language, game)
        if address(file, speaker, wanted).partition("?")[0] == f"/words/{name}":
            return PlainTextResponse(
                words(speaker, *LAZY_FILES[file], modules=wanted), headers={"Cache-Control": FOR_EVER}
            )
    raise HTTPException(404)


def address(file: str, speaker: Speaker, modules: Iterable[str] = ()) -> str:
    """Where the messages of this name are, of the speaker's game and modules of it: another address in each language,
    and when a word has changed."""
    return _address(file, speaker, tuple(sorted(modules)))


@cache
def _address(file: str, speaker: Speaker, modules: tuple[str, ...]) -> str:
    said = sha256(words(speaker, *LAZY_FILES[file], modules=modules).encode()).hexdigest()[:12]
    return f"/words/{file}-{said}.ftl" + (f"?modules={'+'.join(modules)}" if modules else "")
