"""Messages that no page carries: scripts ask for them when they want them; each version has its own address."""

from functools import cache
from hashlib import sha256
from itertools import product

from fastapi import APIRouter, HTTPException
from fastapi.responses import PlainTextResponse

from app.pages.shell import words
from app.rules import game as games

LAZY = {"explain": ("explain", "problems"), "end": ("end",)}
"""What may be asked for: the files of messages that come together."""
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}

router = APIRouter(include_in_schema=False)


@router.get("/words/{name}")
async def lazy_words(name: str) -> PlainTextResponse:
    """Files of messages as Fluent source."""
    for game, file in product(games.names(), LAZY):
        if address(file, game) == f"/words/{name}":
            return PlainTextResponse(words(*LAZY[file], game=game), headers=FOR_EVER)
    raise HTTPException(404)


@cache
def address(file: str, game: str) -> str:
    """Where a game's messages of this name are: another address when a word of them has changed."""
    return f"/words/{file}-{sha256(words(*LAZY[file], game=game).encode()).hexdigest()[:12]}.ftl"
