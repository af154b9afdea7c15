"""Recorded games that play on the home page, each served for ever under its digest."""

import hashlib
from functools import cache
from pathlib import Path

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import Response

from app.messages.speaker import Speaker
from app.pages.game_pages import GamePages
from app.pages.games import pages_of_games
from app.pages.lazy_words import address as words_at
from app.rules.game import View
from app.web.caching import FOR_EVER
from app.web.needs import needs

DIGEST_DIGITS = 16

router = APIRouter(include_in_schema=False)


@cache
def address(recording: Path) -> str:
    """Where a recording is served; another recording has another address."""
    return f"/recorded/{hashlib.sha256(recording.read_bytes()).hexdigest()[:DIGEST_DIGITS]}.json"


def recording_of(pages: GamePages, facts: View, speaker: Speaker) -> dict[str, str] | None:
    """Where the home page finds recording, facts and words; None if there is none, or none for these components."""
    if pages.recording is None or not pages.plays_on(facts):
        return None
    return {
        "game": address(pages.recording),
        "facts": f"/api/components/{facts['digest']}",
        "words": words_at("recorded", speaker),
    }


@router.get("/recorded/{name}")
@needs(scope=None, limit="reads")
async def recorded(request: Request, name: str) -> Response:
    """The recording as JSON. Raises HTTPException for another name."""
    for recording in pages_of_games(request).recordings():
        if address(recording) == f"/recorded/{name}":
            body = recording.read_bytes()
            return Response(body, media_type="application/json", headers={"Cache-Control": FOR_EVER})
    raise HTTPException(404)
