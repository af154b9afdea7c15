"""The shapes of what the server sends of finished games, as typed plain dicts; tables have `documents.py`."""

from typing import TypedDict

from app.play.documents import OwnResult, Time
from app.rules.game import Seat
from app.store.records import SeatKind


class SeatResult(OwnResult):
    """How a game ended for a seat, by the name that it had then. `advised`: how often advice was asked for on it."""

    seat: Seat
    kind: SeatKind
    name: str
    advised: int


class GameResult(TypedDict):
    """A finished game of the caller's: all its seats, best first, and which was theirs. `name` is that of the table,
    null for none."""

    id: str
    name: str | None
    game: str
    ended: Time
    seat: Seat
    results: list[SeatResult]


class PlayedGames(TypedDict):
    """How many games of a kind the caller has finished, and won without a stand-in who finished it for them."""

    game: str
    played: int
    won: int


class Results(TypedDict):
    """The caller's finished games, newest first; `next` asks for those before, null after the last. `played` counts
    all of them by game."""

    games: list[GameResult]
    next: str | None
    played: list[PlayedGames]


class HeadToHead(TypedDict):
    """How many games of a kind the caller has finished with somebody, in how many they came in before or behind
    them, and when the last one ended. Nobody comes in before another by a stand-in who finished the game for
    them."""

    game: str
    played: int
    ahead: int
    behind: int
    last: Time


class Rival(TypedDict):
    """Somebody with whom the caller has finished games, and in how many the caller came in before or behind them: in
    all, and in `games` by game."""

    id: str
    name: str
    played: int
    ahead: int
    behind: int
    last: Time
    games: list[HeadToHead]


class Rivals(TypedDict):
    """With whom the caller has finished games, most often first."""

    people: list[Rival]
