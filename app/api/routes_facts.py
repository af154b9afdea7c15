"""What clients need once, and whether the server is well."""

import gzip

from fastapi import APIRouter, Request
from starlette.responses import Response

from app.api.answers import answer
from app.api.assets import accepts
from app.api.schema import sends
from app.play import shapes
from app.problems import NotFound
from app.rules import game as games
from app.rules.game import Game
from app.store.readiness import newest_migration
from app.web.callers import services

router = APIRouter()
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
_encoded: dict[str, tuple[bytes, bytes]] = {}
"""Facts by digest: plain and packed."""


@router.get("/api/components/{digest}", tags=["games"], openapi_extra=sends(shapes.Facts))
async def components(request: Request, digest: str) -> Response:
    """Texts, numbers and geometry of a component set; the same digest means the same for ever."""
    for name in games.names():
        game = games.game(name)
        if digest in game.component_sets():
            return _facts(request, game, digest)
    raise NotFound("no-such-components", "This server has no such component set.")


def _facts(request: Request, game: Game, digest: str) -> Response:
    if digest not in _encoded:
        plain = bytes(answer(game.table_facts(digest)).body)
        _encoded[digest] = plain, gzip.compress(plain, 9)
    packed = accepts(request.headers, "gzip")
    headers = {**FOR_EVER, "ETag": f'"{digest}"', "Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(_encoded[digest][packed], headers=headers, media_type="application/json")


@router.get("/healthz", tags=["health"], openapi_extra=sends(shapes.Health))
async def health(request: Request) -> Response:
    """The process is alive and its database answers; 503 otherwise."""
    await services(request).db.row("SELECT 1")
    return answer(shapes.Health(status="ok"))


@router.get("/readyz", tags=["health"], openapi_extra=sends(shapes.Readiness))
async def ready(request: Request) -> Response:
    """The database answers and has our tables."""
    migration = await newest_migration(services(request).db)
    return answer(shapes.Readiness(status="ok", migration=migration))
