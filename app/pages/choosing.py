"""What a host can choose among, from the facts of the game."""

from functools import cache

from msgspec import Struct

from app.messages import DEFAULT, catalogue
from app.rules import game as games

GAME = "skymines"
"""The game that the home page hosts."""


class Choosing(Struct, frozen=True):
    """`tracks` are all track boards' sides, `first_tracks` those of a first game by company, `levels` those of Luna."""

    most_seats: int
    tracks: tuple[str, ...]
    first_tracks: dict[str, str]
    levels: tuple[int, ...]


@cache
def choosing() -> Choosing:
    """Read once: the facts of a game are always the same."""
    facts = games.game(GAME).table_facts()
    return Choosing(
        most_seats=max(int(players) for players in facts["setup"]["markers"]),
        tracks=tuple(sorted(facts["tracks"])),
        first_tracks=facts["setup"]["first_game_tracks"],
        levels=tuple(sorted(int(level) for level in facts["luna"]["levels"])),
    )


def company_names() -> dict[str, str]:
    """Each company by its name."""
    say = catalogue(DEFAULT, GAME).say
    return {company: say(f"company-{company}") for company in choosing().first_tracks}
