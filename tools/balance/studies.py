"""What is studied: for each question the games of a deal, by the number of the deal."""

import random
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from app.commands.skymines.simulating.games import SeatKind
from app.rules.skymines import components
from tools.balance.beginnings import Beginning

FIRST_DEAL = 800_000_000
"""Deals of the studies lie between those of trainings and those of matches."""
PLAYER = SeatKind("learned")
LEVELS = (0, 2, 4, 5, 8)
STATION_LEVELS = (0, 2)
MODULES = ("belt", "missions", "threats")


class Study(Struct, frozen=True):
    """A question: what the games of a deal are, and how many deals of it are played in a round of all studies, one in
    several rounds where that is less than 1."""

    name: str
    games: Callable[[int], list[Beginning]]
    share: float = 1


def pair_of(number: int) -> tuple[str, str]:
    """Two starting tokens, so that in each 45 deals each meets each other one once (the circle method)."""
    tokens = sorted(components.base().token)
    around, (turn, at) = len(tokens) - 1, divmod(number % 45, 5)
    if at == 0:
        return tokens[-1], tokens[turn]
    return tokens[(turn + at) % around], tokens[(turn - at) % around]


def rotated(seats: int, number: int) -> list[Beginning]:
    """A deal played once with each rotation of its starting tokens round the seats: what seats and tokens are worth."""
    deal = FIRST_DEAL + number
    tokens = sorted(components.base().token)
    dealt = pair_of(number) if seats == 2 else tuple(random.Random(deal).sample(tokens, seats))
    return [Beginning(deal=deal, seats=(PLAYER,) * seats, tokens=dealt[turn:] + dealt[:turn]) for turn in range(seats)]


def beside_luna(level: int, number: int) -> list[Beginning]:
    """A deal against Luna, who always comes last."""
    return [Beginning(deal=FIRST_DEAL + number, seats=(PLAYER, SeatKind("luna", level)))]


def stations(number: int) -> list[Beginning]:
    """A deal beside Luna at each level, with both sets of stations."""
    return [
        Beginning(deal=FIRST_DEAL + number, seats=(PLAYER, SeatKind("luna", level)), richer=richer)
        for level in STATION_LEVELS
        for richer in (False, True)
    ]


def with_modules(number: int) -> list[Beginning]:
    """A deal of two with all modules."""
    return [Beginning(deal=FIRST_DEAL + number, seats=(PLAYER, PLAYER), modules=MODULES)]


STUDIES = (
    Study("two", partial(rotated, 2), share=4),
    *(Study(f"luna-{level}", partial(beside_luna, level)) for level in LEVELS),
    Study("stations", stations),
    Study("modules", with_modules, share=0.25),
    Study("three", partial(rotated, 3), share=0.25),
    Study("four", partial(rotated, 4), share=0.25),
)
