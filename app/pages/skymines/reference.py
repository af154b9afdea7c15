"""The rules of Skymines in our own words. Each place of its rulebook (`vocabulary/rulebook.py` and those of modules)
belongs to one section here."""

from typing import Final

from app.pages.reference import Part, Section, reference_of
from app.pages.skymines.examples import EXAMPLES
from app.pages.skymines.learning import LEARNING
from app.pages.skymines.modules import MODULES
from app.pages.skymines.on_table import ON_TABLE
from app.pages.skymines.values import values
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.vocabulary import rulebook as at

PARTS: Final = (
    Part(
        "game",
        (
            Section("goal", pages="9"),
            Section("shares", things=("m-share-minerva",), pages="9"),
            Section("setup", pages="4–8"),
            Section("tokens", (at.STARTING_TOKENS,)),
        ),
    ),
    Part(
        "round",
        (
            Section("planning", (at.PLANNING,)),
            Section("turns", (at.TURNS,)),
            Section("resources", (at.RESOURCE_CARDS,), ("m-titanium", "m-carbon", "m-minerals")),
            Section("energy", (at.ENERGY_CARDS, at.EXPANSION_CASES), ("o-tawac",)),
            Section("structures", (at.EXPANSION_REWARDS,), ("b-deep-mine", "b-strip-mine", "b-gas-collector")),
            Section("research-points", (at.RESEARCH_POINTS,), ("b-research-station",)),
            Section("plans", (at.PLACING_PLANS,)),
            Section("scientist", (at.RESEARCH_SCIENTIST, at.UPLOADING), ("m-research",)),
            Section("plan-icons", (at.ICONS,)),
            Section("field", (at.FIELD_SCIENTIST,), ("m-field-skymine",)),
            Section("markers", (at.BONUS_MARKERS,), ("p-1",)),
            Section("majorities", (at.FIRST_MAJORITIES, at.OTHER_MAJORITIES)),
            Section("spaces", (at.STANDARD_SPACES,)),
            Section("tiles", (at.BONUS_TILES,)),
            Section("drop-out", (at.DROPPING_OUT,)),
            Section("next-round", pages="18–19"),
        ),
    ),
    Part(
        "boards",
        (
            Section("tracks", (at.COMPANY_TRACKS,)),
            Section("bonuses", (at.TRACK_BONUSES,)),
            Section("permanent", (at.PERMANENT_BONUSES,)),
            Section("track-spaces", (at.BONUS_SPACES,)),
            Section("discarded", (at.DISCARDED_CARD,)),
            Section("boards", (at.END_OF_THE_RESEARCH_TRACK,), ("b-gas-collector", "b-research-station")),
            Section("share-cards", (at.SINGLE_SHARE_CARDS,), ("m-share-astrogo",)),
        ),
    ),
    Part("end", (Section("scoring", (at.END_OF_THE_GAME,)),)),
    Part(
        "luna",
        (
            Section("luna-setup", (at.LUNA,), ("m-luna",)),
            Section("luna-levels"),
            Section("luna-round"),
            Section("luna-actions"),
            Section("luna-expanding"),
            Section("luna-end"),
        ),
    ),
    *(module.rules for module in MODULES.values()),
)

ROUTER: Final = reference_of(LEARNING, PARTS, RULES.rulebook, ON_TABLE, EXAMPLES, values)
