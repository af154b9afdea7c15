"""What recorded games of every game share: views as they are sent, their digests, the files."""

import gzip
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from app.rules.game import Game

DIGITS = 12


def views_of(game: Game, state: Any, seats: Iterable[int]) -> list[Any]:
    """The views of a spectator and of these seats, as they are sent."""
    sent: list[Any] = msgspec.json.decode(msgspec.json.encode([game.view(state, seat) for seat in (None, *seats)]))
    return sent


def digest_of(shown: Any) -> str:
    """The first hex digits of the SHA-256 of what is sent."""
    return hashlib.sha256(msgspec.json.encode(shown)).hexdigest()[:DIGITS]


def write(path: Path, document: dict[str, Any]) -> None:
    """Record a game."""
    path.write_bytes(gzip.compress(json.dumps(document, separators=(",", ":")).encode(), mtime=0))


def read(path: Path) -> dict[str, Any]:
    """A recorded game."""
    document: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return document
