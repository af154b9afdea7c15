"""Regolith as an app of its own window and icon: what a browser asks for to install it, and its service worker."""

from typing import Any

import msgspec
from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response

from app.pages.shell import STATIC
from app.web.needs import needs
from app.web.speaking import VARIES, speaker_of

router = APIRouter(include_in_schema=False)
WORKER = STATIC / "worker" / "service-worker.js"
BACKGROUND_COLOUR = "#0c1019"
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-maskable-512.png", "512x512", "maskable"),
)


@router.get("/manifest.webmanifest")
@needs(scope=None, limit=None)
async def manifest(request: Request) -> Response:
    """What the app is called, and how it looks."""
    speaker = speaker_of(request)
    said: dict[str, Any] = {
        "id": "/",
        "name": speaker.say("site-name"),
        "short_name": speaker.say("site-name"),
        "description": speaker.say("site-tagline"),
        "lang": speaker.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND_COLOUR,
        "theme_color": BACKGROUND_COLOUR,
        "categories": ["games"],
        "icons": [
            {"src": f"/static/img/{name}", "sizes": size, "type": "image/png", "purpose": use}
            for name, size, use in ICONS
        ],
        "shortcuts": [{"name": speaker.say("games-title"), "url": "/me/games"}],
    }
    headers = {"Cache-Control": "max-age=3600", "Vary": VARIES}
    return Response(msgspec.json.encode(said), media_type="application/manifest+json", headers=headers)


@router.get("/service-worker.js")
@needs(scope=None, limit=None)
async def service_worker() -> FileResponse:
    """At the top, since a worker serves the pages below its own address."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"Cache-Control": "no-cache"})
