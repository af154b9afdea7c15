"""Pages that tell of Skymines, for anybody: the game in five minutes, the rules."""

from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse

from app.pages.messages import refusal
from app.pages.shell import drawings, page, titled, words
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.speaking import speaker_of

GAME: Final = "skymines"
MINUTES: Final = "/skymines/in-five-minutes"
REFERENCE: Final = "/skymines/rules"
FIRST_GAME: Final = "/skymines/first-game"
"""The addresses of these pages, which lead to each other."""


async def told(
    request: Request, template: str, title: str, *said: str, boot: dict[str, Any] | None = None, **values: Any
) -> HTMLResponse:
    """A page under the message `title`, with the game's drawings behind its words. `said`: the files of messages that
    its script needs, `boot` what else it is told; `values` are for the template."""
    try:
        user = await viewer(request)
    except StoreUnavailable as problem:
        return refusal(request, problem)
    speaker = speaker_of(request).of(GAME)
    return page(
        request,
        f"skymines/{template}.html",
        title=titled(speaker, speaker.say(title)),
        user=user,
        game=GAME,
        boot={
            "messages": words(speaker, *said),
            "drawings": drawings(GAME, services_of(request).settings),
            **(boot or {}),
        },
        minutes=MINUTES,
        rules=REFERENCE,
        **values,
    )
