"""Regolith as an app of its own window and icon: what a browser asks for to install it, and its service worker."""

from typing import Any

import msgspec
from fastapi import APIRouter
from starlette.responses import FileResponse, Response

from app.messages import DEFAULT, say
from app.pages.shell import STATIC
from app.web.needs import needs

router = APIRouter(include_in_schema=False)
WORKER = STATIC / "worker" / "service-worker.js"
GROUND = "#0d1016"
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


@router.get("/manifest.webmanifest")
@needs(scope=None, limit=None)
async def manifest() -> Response:
    """What the app is called, and how it looks."""
    said: dict[str, Any] = {
        "id": "/",
        "name": say("site-name"),
        "short_name": say("site-name"),
        "description": say("site-tagline"),
        "lang": DEFAULT,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            {"src": f"/static/img/{name}", "sizes": size, "type": "image/png", "purpose": use}
            for name, size, use in ICONS
        ],
        "shortcuts": [{"name": say("games-title"), "url": "/me/games"}],
    }
    headers = {"Cache-Control": "max-age=3600"}
    return Response(msgspec.json.encode(said), media_type="application/manifest+json", headers=headers)


@router.get("/service-worker.js")
@needs(scope=None, limit=None)
async def service_worker() -> FileResponse:
    """At the top, since a worker serves the pages below its own address."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
