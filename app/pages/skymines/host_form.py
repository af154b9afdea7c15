"""What a host can choose among, from the facts of the game."""

from typing import Any, get_args

from msgspec import Struct

from app.messages.speaker import Speaker
from app.rules.game import View
from app.rules.skymines.components.shapes.threats import ThreatId
from app.rules.skymines.modules.campaign.chapter_start import chapter_options, first_levels
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.vocabulary.modules.campaign import MODULES

OFFERED_MODULES: tuple[str, ...] = ("missions", "belt", "threats")
"""The modules that a host can choose, in the order of the form."""


class Module(Struct, frozen=True):
    """A module that can be chosen, and those without which it cannot."""

    name: str
    needs: tuple[str, ...]


class Choosing(Struct, frozen=True):
    """`tracks` are all track boards' sides, `first_tracks` those of a first game by company, `levels` those of Luna,
    `threats` the threat cards, `chapters` the options with which each chapter of the campaign is played, `begin`
    Luna's levels in the first one by the number of people, the usual one first."""

    most_seats: int
    tracks: tuple[str, ...]
    first_tracks: dict[str, str]
    levels: tuple[int, ...]
    modules: tuple[Module, ...]
    threats: tuple[str, ...]
    chapters: dict[int, dict[str, Any]]
    begin: dict[int, tuple[int, int]]


def choosing(facts: View) -> Choosing:
    """What the form offers."""
    most_seats = max(int(players) for players in facts["setup"]["markers"])
    return Choosing(
        most_seats=most_seats,
        tracks=tuple(sorted(facts["tracks"])),
        first_tracks=facts["setup"]["first_game_tracks"],
        levels=tuple(sorted(int(level) for level in facts["luna"]["levels"])),
        modules=tuple(Module(name, RULES.module(name).needs) for name in OFFERED_MODULES),
        threats=get_args(ThreatId),
        chapters={number: chapter_options(number) for number in MODULES},
        begin={people: first_levels(people) for people in range(1, most_seats + 1)},
    )


def lobby(facts: View, speaker: Speaker) -> dict[str, Any]:
    """Luna's levels, the most seats, and each company by its name."""
    found = choosing(facts)
    names = {company: speaker.say(f"company-{company}") for company in found.first_tracks}
    return {"levels": found.levels, "most_seats": found.most_seats, "companies": names}
