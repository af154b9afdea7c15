"""Beginnings that are forced: who has which starting token, which tracks are played, and which component set."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.commands.skymines.simulating.games import SeatKind, setups
from app.rules.game import Event
from app.rules.skymines import components
from app.rules.skymines.skymines import Skymines, skymines
from app.rules.skymines.vocabulary.events import GameStarted

DEALT: dict[str, Any] = {"tracks": "random", "tokens": "dealt", "first_player": 0}
"""The options of all games. The first seat begins, so that a seat's number is its place."""
RICHER_STATIONS = {
    "skymine": "[[0, 1, 1, 1, 2], [1, 0, 1, 0, 2], [0, 1, 0, 1, 2]]",
    "minerva": "[[1, 0, 1, 0, 2], [0, 1, 0, 1, 2], [0, 1, 1, 1, 2]]",
    "astrogo": "[[0, 1, 0, 1, 2], [0, 1, 1, 1, 2], [1, 0, 1, 0, 2]]",
    "tawac": "[[1, 0, 0, 1, 2], [0, 0, 1, 1, 2], [1, 0, 1, 1, 2]]",
}
"""The coins of the stations as they were designed at first, 13 a station, before they were cut to 11. No set that
games are played with has them."""


class Beginning(Struct, frozen=True, kw_only=True):
    """How a game begins: its deal, who plays, the token of each seat (() where two are dealt to choose from), whether
    the stations are the richer ones, and modules."""

    deal: int
    seats: tuple[SeatKind, ...]
    tokens: tuple[str, ...] = ()
    richer: bool = False
    modules: tuple[str, ...] = ()


def game_of(beginning: Beginning) -> Skymines:
    """The rules that the game is played by."""
    return _richer_game() if beginning.richer else skymines()


def begin(game: Skymines, beginning: Beginning) -> list[Event]:
    """The events of the beginning."""
    options = DEALT | ({"modules": {name: {} for name in beginning.modules}} if beginning.modules else {})
    events = game.new_game(options, setups(beginning.seats), beginning.deal.to_bytes(8, "big"))
    started = events[0]
    if not beginning.tokens:
        return events
    assert isinstance(started, GameStarted)
    return [replace(started, seats=_with_tokens(started, beginning.tokens)), *events[1:]]


def _with_tokens(started: GameStarted, tokens: Sequence[str]) -> tuple[Any, ...]:
    return tuple(replace(seat, dealt=(token,)) for seat, token in zip(started.seats, tokens, strict=True))


@cache
def _richer_game() -> Skymines:
    """The game with the richer stations; nothing else of its set differs."""
    with TemporaryDirectory() as folder:
        copied = Path(copytree(components.BASE, Path(folder) / "richer"))
        path = copied / "moon.toml"
        path.write_text(with_richer_stations(path.read_text(encoding="utf-8")), encoding="utf-8")
        return skymines(copied)


def with_richer_stations(moon: str) -> str:
    """The map's file with the stations' columns exchanged."""
    lines, company = [], ""
    for line in moon.splitlines():
        if line.startswith("company = "):
            company = line.split('"')[1]
        lines.append(f"columns = {RICHER_STATIONS[company]}" if line.startswith("columns = ") else line)
    return "\n".join(lines) + "\n"
