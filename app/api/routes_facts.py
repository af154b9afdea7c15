"""What clients need once, and whether the server is well."""

import asyncio
import gzip
import hashlib
from functools import lru_cache
from typing import Annotated, NamedTuple

import brotli
import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.assets import accepts
from app.api.compact import compact
from app.api.schema import sends
from app.messages import Messages
from app.play import documents
from app.play.games import Games
from app.problems import NotFound, Unavailable
from app.services import Services
from app.store.readiness import newest_migration
from app.web.caching import FOR_EVER
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import Language
from app.web.version import browser_version

router = APIRouter()
MAX_ENCODED_FACTS = 64
"""Of how many kinds of tables the encoded facts are kept: components with modules, with or without an automa, in each
language, brief or not."""
Modules = Annotated[
    list[Annotated[str, Query(max_length=40)]] | None,
    Query(max_length=20, description="Only what tables with these modules need; empty: with none. Without it: all."),
]
Automa = Annotated[bool, Query(description="`false`: without what only tables with an automa need.")]


@router.get("/api/components/{digest}/compact", tags=["games"], openapi_extra=sends(documents.CompactFacts))
@needs(scope=None, limit="reads")
async def compact_components(
    request: Request, digest: str, modules: Modules = None, automa: Automa = True, language: Language = None
) -> Response:
    """The same facts, said in half as many bytes: lists of similar objects by columns, and numbers in a row by the
    first and the last. `app/api/compact.py` names the forms, and later versions may add to them."""
    return await _answered(request, digest, modules, automa, language, brief=True)


@router.get("/api/components/{digest}", tags=["games"], openapi_extra=sends(documents.Facts))
@needs(scope=None, limit="reads")
async def components(
    request: Request, digest: str, modules: Modules = None, automa: Automa = True, language: Language = None
) -> Response:
    """Texts, numbers and geometry of a component set, with pages of the rulebook as a reader of `language` looks them
    up (without it: of the English edition); the same address means the same for ever."""
    return await _answered(request, digest, modules, automa, language, brief=False)


async def _answered(
    request: Request, digest: str, modules: list[str] | None, automa: bool, language: str | None, *, brief: bool
) -> Response:
    services = services_of(request)
    games, messages = services.games, services.messages
    for game in games.all_rules():
        if digest in game.component_sets():
            known = _known(messages, game.name, modules)
            spoken = messages.language_of("", language)
            wanted = _Wanted(games, game.name, digest, known, automa, spoken, brief)
            return await _facts(request, wanted)
    raise NotFound("no-such-components", "This server has no such component set.")


def _known(messages: Messages, game: str, modules: list[str] | None) -> frozenset[str] | None:
    """Modules asked for. Raises `NotFound` for one that the game does not have: answers are kept, here and for a year
    in browsers, so nobody may have one for each name that can be thought of."""
    if modules is None:
        return None
    wanted = frozenset() if modules == [""] else frozenset(modules)
    if not wanted <= set(messages.modules(game)):
        raise NotFound("no-such-module", "The game has no such module.")
    return wanted


class _Wanted(NamedTuple):
    """Which facts, of which game, and whether in brief forms."""

    games: Games
    game: str
    digest: str
    modules: frozenset[str] | None
    automa: bool
    language: str
    brief: bool

    def plain(self) -> bytes:
        rules = self.games.rules(self.game)
        facts = rules.table_facts(self.digest, self.language, modules=self.modules, automa=self.automa)
        body = bytes(answer(facts).body)
        return bytes(answer({"facts": compact(msgspec.json.decode(body))}).body) if self.brief else body


async def _facts(request: Request, wanted: _Wanted) -> Response:
    encoded = await asyncio.to_thread(_encoded, wanted)
    headers = {"Cache-Control": FOR_EVER, "ETag": f'"{encoded.tag}"', "Vary": "Accept-Encoding"}
    body = encoded.plain
    if accepts(request.headers, "br"):
        headers["Content-Encoding"], body = "br", encoded.brotli
    elif accepts(request.headers, "gzip"):
        headers["Content-Encoding"], body = "gzip", encoded.gzip
    return Response(body, headers=headers, media_type="application/json")


class _Encoded(NamedTuple):
    """Facts, plain and packed as small as it gets, and a tag for them."""

    tag: str
    plain: bytes
    gzip: bytes
    brotli: bytes


@lru_cache(MAX_ENCODED_FACTS)
def _encoded(wanted: _Wanted) -> _Encoded:
    plain = wanted.plain()
    tag = hashlib.sha256(plain).hexdigest()[:16]
    return _Encoded(tag, plain, gzip.compress(plain, 9), brotli.compress(plain))


@router.get("/healthz", tags=["health"], openapi_extra=sends(documents.Health))
@needs(scope=None, limit=None)
async def health(request: Request) -> Response:
    """The process is alive and stays, and its database answers; 503 otherwise."""
    services = services_of(request)
    _check_stays(services)
    await services.db.row("SELECT 1")
    return answer(documents.Health(status="ok", version=browser_version(services.settings)))


def _check_stays(services: Services) -> None:
    if services.draining.is_on:
        raise Unavailable("draining", "This process is leaving: another one has its games.")


@router.get("/readyz", tags=["health"], openapi_extra=sends(documents.Readiness))
@needs(scope=None, limit=None)
async def ready(request: Request) -> Response:
    """The process stays, and its database answers, has our tables and can be written; 503 otherwise. Where games lie in
    several databases, one of them is enough: those games can be played."""
    services = services_of(request)
    _check_stays(services)
    db = services.db
    away = await services.readiness.check()
    return answer(
        documents.Readiness(
            status="ok",
            version=browser_version(services.settings),
            migration=await newest_migration(db),
            game_databases=len(db.all_games),
            game_databases_away=away,
        )
    )
