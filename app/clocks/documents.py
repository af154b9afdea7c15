"""The shapes of what is sent of clocks, hours of play and vacations."""

from typing import TypedDict

from app.play import documents
from app.rules.game import Seat


class Away(TypedDict):
    """The owner of a seat is on vacation: their clock stands still."""

    seat: Seat
    begins: documents.Time
    ends: documents.Time


class Clocks(TypedDict):
    """The clocks of a table, after entry `seq` of its log, and the time of the server. `away`: vacations, of now and
    of the days to come. `votes`: the seats that have voted to end the game, of those in `voters`, which may."""

    seq: int
    now: documents.Time
    deadlines: list[documents.Deadline]
    away: list[Away]
    votes: list[Seat]
    voters: list[Seat]


class OwnHours(TypedDict):
    """Hours of play of a person, in their time zone; "20:00" to "02:00" goes past midnight."""

    time_zone: str
    opens: str
    closes: str


class Vacation(TypedDict):
    """A time in which no clock of a person runs."""

    begins: documents.Time
    ends: documents.Time


class OwnTime(TypedDict):
    """The caller's hours of play (null: at any time) and vacations of now and later, and how many days of vacation are
    left of this year's."""

    hours: OwnHours | None
    vacations: list[Vacation]
    days_left: float
