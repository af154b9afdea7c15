"""From one chapter to the next: what is carried over, and Luna's level (p. 24; FR Luna p. 4)."""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from app.rules.game import BadOptions
from app.rules.skymines import components
from app.rules.skymines.board.scores import is_undecided, outcome_of
from app.rules.skymines.phases.setup import Rematch
from app.rules.skymines.vocabulary.modules.campaign import PRINTED, CampaignOptions, Points
from app.rules.skymines.vocabulary.state import State, luna_of

from .chapter_start import chapter_options, first_levels, is_last, is_part, options_of
from .points import chapter_points, points

LOWERED, KEPT_AFTER_DEFEAT = PRINTED.levels.lowered, PRINTED.levels.kept
"""The success points that Luna gains for playing one level lower, and for not playing one higher."""


class NextLevel(Struct, frozen=True):
    """A level with which a Luna can play the next chapter, and the success points that she gains by it."""

    level: int
    points: int = 0


def next_levels(state: State, seat: int) -> tuple[NextLevel, ...]:
    """The levels among which the table chooses for a Luna: her own first, and that alone while the chapter goes on;
    after the last chapter those with which another campaign begins."""
    level = luna_of(state, seat).level
    if _ends_campaign(state):
        people = sum(player.kind == "human" for player in state.seats)
        return tuple(NextLevel(item) for item in first_levels(people))
    if not _ends_chapter(state):
        return (NextLevel(level),)
    known = components.of(state.components).level
    if seat in outcome_of(state).winners:
        lower = (NextLevel(level - 1, LOWERED),) if level - 1 in known else ()
        return (NextLevel(level), *lower)
    higher = (NextLevel(level + 1),) if level + 1 in known else ()
    return (NextLevel(level, KEPT_AFTER_DEFEAT), *higher)


def _ends_campaign(state: State) -> bool:
    """Whether the last chapter of a campaign is over."""
    chosen = options_of(state)
    return bool(state.totals) and is_part(chosen) and is_last(chosen) and not is_undecided(state)


def _ends_chapter(state: State) -> bool:
    """Whether a chapter of a campaign is over, and another one comes."""
    chosen = options_of(state)
    return bool(state.totals) and is_part(chosen) and not is_last(chosen) and not is_undecided(state)


def levels_to_choose(state: State) -> dict[int, tuple[int, ...]]:
    """The levels of each Luna seat in the next chapter."""
    if not (_ends_chapter(state) or _ends_campaign(state)):
        return {}
    lunas = [seat for seat, player in enumerate(state.seats) if player.luna is not None]
    return {seat: tuple(level.level for level in next_levels(state, seat)) for seat in lunas}


def rematch(state: State, found: Rematch) -> Rematch:
    """The next chapter, with the levels chosen among those offered; others are left."""
    offered = levels_to_choose(state)
    chosen = {seat: level for seat, level in found.levels.items() if level in offered.get(seat, ())}
    left = {seat: level for seat, level in found.levels.items() if seat not in chosen}
    return Rematch(next_options(state, found.options, chosen), left)


def next_options(state: State, options: dict[str, Any], levels: dict[int, int]) -> dict[str, Any]:
    """The next chapter, or the same one again while the Time anomaly holds it; after the last one a new campaign. Each
    is set up by chance, its first player too, whatever the host chose for the first of them (p. 24)."""
    chosen = options_of(state)
    if not state.totals:
        return options
    options = {**options, **chapter_options(chosen.chapter), "first_player": None}
    if is_undecided(state):
        return _with(options, replace(chosen, loop=(*chosen.loop, points(state))))
    if not is_part(chosen):
        return _with(options, CampaignOptions(chapter=chosen.chapter))
    if is_last(chosen):
        return {**options, **chapter_options(1)}
    former = (*chosen.former, with_levels(state, levels))
    following = {**options, **chapter_options(chosen.chapter + 1)}
    return _with(following, CampaignOptions(chapter=chosen.chapter + 1, former=former))


def with_levels(state: State, levels: dict[int, int]) -> Points:
    """The success points of the chapter, with what Luna gains by the level that was chosen for her."""
    found = chapter_points(state)
    assert found is not None
    return tuple(own + _gained(state, seat, levels) for seat, own in enumerate(found))


def _gained(state: State, seat: int, levels: dict[int, int]) -> int:
    if state.seats[seat].luna is None:
        return 0
    offered = next_levels(state, seat)
    wanted = levels.get(seat, offered[0].level)
    for item in offered:
        if item.level == wanted:
            return item.points
    raise BadOptions("level-not-offered", seat=seat, level=wanted)


def _with(options: dict[str, Any], chosen: CampaignOptions) -> dict[str, Any]:
    plain = msgspec.json.decode(msgspec.json.encode(chosen))
    return {**options, "modules": {**options["modules"], "campaign": plain}}
