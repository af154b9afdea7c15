"""The recorded game that plays on the home page: made by `python -m tools.record`."""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from app.rules.game import View

COMPANIES = ("skymine", "minerva", "astrogo", "tawac")
"""The companies in the order of the recording's columns."""
RECORDING = Path(__file__).with_name("recorded.json")


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
    return msgspec.json.decode(RECORDING.read_bytes(), type=Recording)


def plays_on(facts: View) -> bool:
    """Whether new games have the tracks and the sectors of the recording."""
    sectors = len(recording().frames[0].moon)
    return set(recording().tracks) <= set(facts["tracks"]) and sectors == len(facts["moon"]["sectors"])
