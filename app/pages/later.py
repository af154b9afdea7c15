"""Words that a page does not carry: its script asks for them when they are wanted, at an address for each version."""

from functools import cache
from hashlib import sha256

from fastapi import APIRouter, HTTPException
from fastapi.responses import PlainTextResponse

from app.pages.choosing import GAME
from app.pages.shell import words

LATER = ("explain",)
"""The files of messages that may be asked for."""
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}

router = APIRouter(include_in_schema=False)


@router.get("/words/{name}")
async def said_later(name: str) -> PlainTextResponse:
    """A file of messages as Fluent source."""
    found = next((file for file in LATER if address(file) == f"/words/{name}"), None)
    if found is None:
        raise HTTPException(404)
    return PlainTextResponse(words(found, game=GAME), headers=FOR_EVER)


@cache
def address(file: str) -> str:
    """Where a file of messages is: another address when a word of it has changed."""
    return f"/words/{file}-{sha256(words(file, game=GAME).encode()).hexdigest()[:12]}.ftl"
