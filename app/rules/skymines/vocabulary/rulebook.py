"""The places of the rulebook that rules are cited from, and the page of each in every edition."""

from collections.abc import Mapping

from app.rules.kit.rulebook import Edition, Rulebook

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


# The three editions are set alike: the pages that each one's own text refers to are the same in all of them (the
# sections of the turn's actions on 11 to 18, research, preparation and scoring on 18 to 20, tiles, tracks and bonuses
# on 20 to 23, icons on 32).
RULEBOOK = Rulebook(
    {
        "en": Edition("p. {}", _PAGES),
        "de": Edition("S. {}", _PAGES),
        "fr": Edition("p. {}", _PAGES),
    }
)
