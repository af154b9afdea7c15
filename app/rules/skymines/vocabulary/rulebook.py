"""The places of the rulebook that rules are cited from, and the page of each in every edition.

A rule is cited by its place: ids are what the rules hold, compare and send each other. A page is said only to a reader,
of the edition in the reader's language (`page`).
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from msgspec import Struct

from app.rules.kit.ruleset import Ruleset

STARTING_TOKENS = "starting-tokens"
PLANNING = "planning"
TURNS = "turns"
RESOURCE_CARDS = "resource-cards"
ENERGY_CARDS = "energy-cards"
EXPANSION_REWARDS = "expansion-rewards"
EXPANSION_CASES = "expansion-cases"
RESEARCH_POINTS = "research-points"
PLACING_PLANS = "placing-plans"
RESEARCH_SCIENTIST = "research-scientist"
UPLOADING = "uploading"
FIELD_SCIENTIST = "field-scientist"
BONUS_MARKERS = "bonus-markers"
FIRST_MAJORITIES = "first-majorities"
OTHER_MAJORITIES = "other-majorities"
STANDARD_SPACES = "standard-spaces"
DROPPING_OUT = "dropping-out"
SINGLE_SHARE_CARDS = "single-share-cards"
END_OF_THE_GAME = "end-of-the-game"
BONUS_TILES = "bonus-tiles"
COMPANY_TRACKS = "company-tracks"
TRACK_BONUSES = "track-bonuses"
PERMANENT_BONUSES = "permanent-bonuses"
BONUS_SPACES = "bonus-spaces"
DISCARDED_CARD = "discarded-card"
END_OF_THE_RESEARCH_TRACK = "end-of-the-research-track"
ICONS = "icons"
LUNA = "luna"

_PAGES: Mapping[str, int | str] = {
    STARTING_TOKENS: 8,
    PLANNING: 10,
    TURNS: 10,
    RESOURCE_CARDS: 11,
    ENERGY_CARDS: 12,
    EXPANSION_REWARDS: 13,
    EXPANSION_CASES: 13,
    RESEARCH_POINTS: 14,
    PLACING_PLANS: 14,
    RESEARCH_SCIENTIST: 14,
    UPLOADING: 15,
    FIELD_SCIENTIST: 16,
    BONUS_MARKERS: 16,
    FIRST_MAJORITIES: 16,
    OTHER_MAJORITIES: 17,
    STANDARD_SPACES: 17,
    DROPPING_OUT: 18,
    SINGLE_SHARE_CARDS: 19,
    END_OF_THE_GAME: 19,
    BONUS_TILES: 20,
    COMPANY_TRACKS: 21,
    TRACK_BONUSES: 21,
    PERMANENT_BONUSES: 22,
    BONUS_SPACES: 22,
    DISCARDED_CARD: 23,
    END_OF_THE_RESEARCH_TRACK: 23,
    ICONS: 32,
    LUNA: "Luna",
}


class Edition(Struct, frozen=True):
    """The rulebook in one language: the page of each place (a booklet of its own by its name), and how a page is
    written there."""

    written: str
    pages: Mapping[str, int | str]


# The three editions are set alike: the pages that each one's own text refers to are the same in all of them (the
# sections of the turn's actions on 11 to 18, research, preparation and scoring on 18 to 20, tiles, tracks and bonuses
# on 20 to 23, icons on 32).
EDITIONS: Mapping[str, Edition] = {
    "en": Edition("p. {}", _PAGES),
    "de": Edition("S. {}", _PAGES),
    "fr": Edition("p. {}", _PAGES),
}


@lru_cache(maxsize=1024)
def page(rules: Ruleset[Any], rule: str, language: str) -> str:
    """The page of a place as a reader of this language looks it up, "p. 12"; of the English edition where there is none
    of the language, or none that has the place. Raises `KeyError` for a place that neither the rulebook nor a module
    knows."""
    for spoken in (language.partition("-")[0], "en"):
        edition = EDITIONS.get(spoken)
        if edition is not None and (found := _page_in(rules, spoken, rule)) is not None:
            return found if isinstance(found, str) else edition.written.format(found)
    raise KeyError(rule)


def pages(rules: Ruleset[Any], language: str) -> dict[str, str]:
    """The pages of all places, for a reader of this language."""
    return {rule: page(rules, rule, language) for rule in (*_PAGES, *rules.places)}


def _page_in(rules: Ruleset[Any], edition: str, rule: str) -> int | str | None:
    """The page of a place in one edition; None where nobody has said it."""
    pages = EDITIONS[edition].pages
    return pages[rule] if rule in pages else rules.places.get(rule, {}).get(edition)
