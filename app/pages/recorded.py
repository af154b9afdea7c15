"""The recorded game that plays on the home page: made by `python -m tools.record`, served for ever under its digest."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, HTTPException
from fastapi.responses import Response
from msgspec import Struct

from app.pages.choosing import GAME
from app.rules import game as games

COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
"""The companies in the order of the recording's columns."""
FILE = Path(__file__).with_name("recorded.json")
FOR_EVER = "public, max-age=31536000, immutable"
DIGITS = 16

router = APIRouter(include_in_schema=False)


class Frame(Struct, frozen=True, forbid_unknown_fields=True):
    """The Moon after one seat's turn. `moon`: a company's first letter or "-" for sectors 1 to 24; `stations`: by
    company the share's value and three columns, an opened one as -1 minus its outposts; `markers`: by seat the spaces
    on the four tracks; `spaces`: holders of bonus spaces; `totals`: each seat's score if the game ended now."""

    round: int
    seat: int | None
    moon: str
    stations: tuple[tuple[int, int, int, int], ...]
    markers: tuple[tuple[int, int, int, int], ...]
    spaces: dict[str, int]
    totals: tuple[int, ...]


class Recording(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game: names of the seats, the track of each company, frames from the set-up to the end."""

    rounds: int
    seats: tuple[str, ...]
    tracks: tuple[str, str, str, str]
    frames: tuple[Frame, ...]


@cache
def recording() -> Recording:
    """The recorded game, checked as it is read. Raises msgspec.ValidationError."""
    return msgspec.json.decode(FILE.read_bytes(), type=Recording)


@cache
def address() -> str:
    """Where the recording is served; another recording has another address."""
    return f"/recorded/{hashlib.sha256(FILE.read_bytes()).hexdigest()[:DIGITS]}.json"


def picture() -> dict[str, Any] | None:
    """Where the home page finds recording and facts; None if new games have other tracks or sectors than it."""
    facts = games.game(GAME).table_facts()
    sectors = len(recording().frames[0].moon)
    if not set(recording().tracks) <= set(facts["tracks"]) or sectors != len(facts["moon"]["sectors"]):
        return None
    return {"game": address(), "facts": f"/api/components/{facts['digest']}"}


@router.get("/recorded/{name}")
async def recorded(name: str) -> Response:
    """The recording as JSON. Raises HTTPException for another name."""
    if not address().endswith(f"/{name}"):
        raise HTTPException(404)
    return Response(FILE.read_bytes(), media_type="application/json", headers={"Cache-Control": FOR_EVER})
