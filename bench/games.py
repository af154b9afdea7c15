"""The games that are measured: those that a server hosts, and which tables of them."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from app.games import GAMES as REGISTERED
from app.registration import load_games, messages_of
from app.rules.game import Game

GAMES = load_games(REGISTERED)
MESSAGES = messages_of(REGISTERED)


class Measured(Struct, frozen=True, kw_only=True):
    """A game and what is played of it.

    `tables`: humans and automas of each table whose moves are replayed and played at random. `beside`: humans and
    automas where an automa's turn is measured, `automa` is its name, `level` its level. `late`: so many moves into a
    game of four the memory of its page is looked at again; its games are not shorter. `one_ply`: a robot that looks one
    move ahead, whose whole games are measured.
    """

    name: str
    options: Mapping[str, Any] = {}
    tables: tuple[tuple[int, int], ...]
    beside: tuple[int, int]
    automa: str
    level: int
    late: int
    one_ply: str | None = None

    @property
    def rules(self) -> Game:
        """Its rules."""
        return GAMES.rules(self.name)


SKYMINES = Measured(
    name="skymines",
    tables=((2, 0), (3, 0), (4, 0), (1, 1), (2, 2)),
    beside=(1, 2),
    automa="Luna",
    level=4,
    late=300,
    one_ply="greedy",
)
SHACKLETON = Measured(
    name="shackleton",
    tables=((2, 0), (3, 0), (4, 0), (1, 1)),
    beside=(1, 1),
    automa="AstroBot",
    level=3,
    late=240,
)
