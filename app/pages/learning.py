"""The pages from which a game is learnt: the game in five minutes, its rules, a guided first game."""

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from msgspec import Struct

from app.pages.messages import refusal
from app.pages.shell import drawings, page, titled, words
from app.pages.values import ValuesOf
from app.play.names import name_of_game
from app.store.errors import StoreUnavailable
from app.web.callers import services_of, viewer
from app.web.needs import needs
from app.web.speaking import speaker_of


def component_set(request: Request, game: str) -> str:
    """The digest of the components that new games have."""
    return services_of(request).games.rules(game).component_sets()[0]


class Tiles(Struct, frozen=True):
    """Tiles of the page in five minutes under the title `minutes-<id>`: by their kinds, whose messages are
    `minutes-<kind><suffix>` and `…-more`, the things of the sprite that stand for them (none: the class
    `minutes-of-<kind>`). `note`: the message below them; `narrow`: more of them stand side by side."""

    id: str
    kinds: Mapping[str, tuple[str, ...]]
    suffix: str = ""
    note: str = ""
    narrow: bool = False


class Learning(Struct, frozen=True):
    """These pages of a game, by their addresses; empty for a page that it does not have.

    `minutes`: for who has never played. `rules`: where each place of the rulebook that the game cites is a fragment.
    `first_game`: where a game begins in which a guide leads; `?back=` is where one came from.
    """

    game: str = ""
    minutes: str = ""
    rules: str = ""
    first_game: str = ""

    async def told(
        self, request: Request, template: str, title: str, *said: str, boot: dict[str, Any] | None = None, **values: Any
    ) -> HTMLResponse:
        """A page under the message `title`, with the game's drawings behind its words. `said`: the files of messages
        that its script needs, `boot` what else it is told; `values` are for the template."""
        try:
            user = await viewer(request)
        except StoreUnavailable as problem:
            return refusal(request, problem)
        speaker = speaker_of(request).of(self.game)
        return page(
            request,
            template,
            title=titled(speaker, speaker.say(title, game=name_of_game(speaker, self.game))),
            user=user,
            game=self.game,
            boot={
                "messages": words(speaker, *said),
                "drawings": drawings(self.game, services_of(request).settings),
                **(boot or {}),
            },
            minutes=self.minutes,
            rules=self.rules,
            **values,
        )


def five_minutes_of(
    learning: Learning,
    *,
    phases: tuple[str, ...],
    tiles: tuple[Tiles, ...],
    hints: tuple[str, ...],
    play: str,
    values: ValuesOf,
    recorded: str | None = None,
) -> APIRouter:
    """The page of a game in five minutes: `phases` of a round as a strip, then tiles, then `hints`, by the ends of
    their messages (`minutes-<phase>`, `minutes-hint-<hint>`), which are told `values`. `play` is where a first game
    begins, `recorded` where a recorded one is seen."""
    router = APIRouter(include_in_schema=False)
    shown: dict[str, Any] = {"phases": phases, "tiles": tiles, "hints": hints, "play": play, "recorded": recorded}

    @router.get(learning.minutes)
    @needs(scope="read", limit="reads", strangers=True)
    async def five_minutes(request: Request) -> HTMLResponse:
        """The page, for anybody."""
        told = values(component_set(request, learning.game), speaker_of(request).of(learning.game), "")
        return await learning.told(request, "five-minutes.html", "minutes-title", told=told, **shown)

    @router.get(f"/{learning.game}/in-five-minutes")
    @needs(scope=None, limit="reads")
    async def formerly() -> RedirectResponse:
        """Where this page of a game once was, or might be looked for."""
        return RedirectResponse(learning.minutes, 308)

    return router
