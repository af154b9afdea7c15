"""How a chapter begins: what it must be played with, and the outposts of the third one (p. 24-30)."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from app.rules.game import BadOptions, SeatSetup
from app.rules.kit.folds import Folds
from app.rules.skymines.components.shapes import COMPANIES
from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.folds.board import with_column
from app.rules.skymines.folds.fold import put
from app.rules.skymines.phases.setup import Chance
from app.rules.skymines.vocabulary.modules.campaign import CHAPTERS, MODULES, PRINTED, CampaignOptions, OutpostsLaid
from app.rules.skymines.vocabulary.state import Options, State

FOLDS: Folds[State] = Folds()
STANDING = PRINTED.standing
"""The sectors that companies hold when the third chapter begins (p. 29)."""
WITH_OUTPOSTS = 3
DRAWN = {"missions": "cards", "threats": "threat"}
"""By module the option that names cards: chapters draw theirs, but for the threat that a loop of games goes on with."""
LEVEL_ALONE, LEVEL_OF_MORE = PRINTED.levels.alone, PRINTED.levels.more
"""Luna's level in the first chapter, with one person and with more; one lower is allowed (FR Luna p. 4)."""


def options_of(state: State) -> CampaignOptions:
    """What the campaign has carried to this game."""
    return chosen_in(state.options)


def chosen_in(options: Options) -> CampaignOptions:
    """The campaign's own options, of options that name it."""
    assert options.modules is not UNSET
    return msgspec.convert(options.modules["campaign"], CampaignOptions)


def is_part(options: CampaignOptions) -> bool:
    """Whether the chapter is one of a campaign, not played alone."""
    return len(options.former) == options.chapter - 1


def has_past(options: dict[str, Any]) -> bool:
    """Only a chapter hands on what was reached in it."""
    return bool(options.get("former") or options.get("loop"))


def chapter_options(chapter: int) -> dict[str, Any]:
    """The options that a chapter is played with (p. 24-30), without what is carried to it."""
    return {
        "tracks": "random",
        "tokens": "dealt",
        "modules": {"campaign": {"chapter": chapter}, **{name: {} for name in sorted(MODULES[chapter])}},
    }


def check(options: Options, seats: Sequence[SeatSetup]) -> None:
    """Every chapter has its own set-up; Luna's level at the beginning depends on the number of people (p. 24)."""
    chosen, modules = chosen_in(options), options.modules
    assert modules is not UNSET
    if set(modules) - {"campaign"} != MODULES[chosen.chapter]:
        names = ", ".join(sorted(MODULES[chosen.chapter]))
        raise BadOptions("chapter-modules", chapter=chosen.chapter, modules=names)
    if (options.tracks, options.tokens) != ("random", "dealt"):
        raise BadOptions("chapter-set-up", chapter=chosen.chapter)
    for name, option in DRAWN.items():
        if modules.get(name, {}).get(option) is not None and not modules[name].get("loop"):
            raise BadOptions("chapter-draws", chapter=chosen.chapter, module=name)
    if any(len(points) != len(seats) for points in (*chosen.former, *chosen.loop)):
        raise BadOptions("campaign-seats", seats=len((*chosen.former, *chosen.loop)[0]))
    if chosen.chapter == 1:
        _check_levels(seats)


def first_levels(people: int) -> tuple[int, int]:
    """The levels with which a Luna may begin, the usual one first (FR Luna p. 4)."""
    usual = LEVEL_ALONE if people == 1 else LEVEL_OF_MORE
    return usual, usual - 1


def _check_levels(seats: Sequence[SeatSetup]) -> None:
    people = sum(seat.kind == "human" for seat in seats)
    usual, lower = first_levels(people)
    for number, seat in enumerate(seats):
        if seat.kind == "automa" and seat.level not in (usual, lower):
            raise BadOptions("campaign-level", seat=number, level=seat.level, usual=usual, lower=lower)


def set_up(ledger: Ledger, _: Chance) -> None:
    """The outposts of the third chapter; they bring nobody a reward (p. 29)."""
    if options_of(ledger.state).chapter == WITH_OUTPOSTS:
        ledger.emit(OutpostsLaid(STANDING))


@FOLDS.on(OutpostsLaid)
def outposts_laid(state: State, event: OutpostsLaid) -> State:
    """One outpost comes from the top of each column of each station."""
    for company in COMPANIES:
        for column, sector in enumerate(event.sectors[company]):
            state = with_column(state, company, column, -1)
            state = replace(state, moon=put(state.moon, sector - 1, company))
    return state


def is_last(chosen: CampaignOptions) -> bool:
    """Whether the campaign ends with this chapter."""
    return chosen.chapter == CHAPTERS
