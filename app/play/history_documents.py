"""The shapes of what the server sends of how a game goes and went, as typed plain dicts."""

from typing import TypedDict

from app.play.documents import Standing
from app.rules.game import Seat


class StandInSince(TypedDict):
    """A stand-in plays a seat, and has since this round, which is null in games without rounds."""

    seat: Seat
    round: int | None


class ScoredBy(TypedDict):
    """What a seat has scored at once in all, before any final scoring, by one of the game's ways to score."""

    seat: Seat
    cause: str
    amount: int


class SizeOf(TypedDict):
    """What a seat had where a majority decided."""

    seat: Seat
    size: int


class DecidedBy(TypedDict):
    """How something was decided by a majority during a round, as it stood then. `at`: the place, by the game's name."""

    round: int | None
    at: str
    sizes: list[SizeOf]


class History(TypedDict):
    """The standing when the game began (`opening`), and at the end of each finished round. `scored`: by what seats
    scored at once, in games that do. `majorities`: those by which something was decided. `stand_ins` are those that
    play by now, or played to the end."""

    seq: int
    finished: bool
    opening: Standing
    rounds: list[Standing]
    scored: list[ScoredBy]
    majorities: list[DecidedBy]
    stand_ins: list[StandInSince]


class Standings(TypedDict):
    """The standing now, and when the round began."""

    seq: int
    now: Standing
    since: Standing
