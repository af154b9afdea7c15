"""What everybody sees of the campaign: all of it is open."""

from typing import NotRequired, TypedDict

import msgspec

from app.rules.kit.memo import Latest
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.sources import SourcedFacts, told_sources
from app.rules.skymines.vocabulary.modules.campaign import CHAPTERS
from app.rules.skymines.vocabulary.state import State

from .chapter_start import is_last, is_part, options_of
from .next_chapter import next_levels
from .points import Award, awards, chapter_points, rank, sums


class LevelView(TypedDict):
    """A level with which a Luna can play the next chapter, and the success points that she gains by it."""

    level: int
    points: int


class CampaignView(TypedDict):
    """The chapter, `alone` without those before it; the success points of former chapters and games of its loop, by
    seat; the sums of those before it. Only once it is over: its success points, itemised in their plain form and in all
    (None: another game is owed), the sums with it, whether it ended the campaign, with whose victory and which ranks;
    Luna's next levels by seat."""

    chapter: int
    chapters: int
    alone: bool
    former: list[list[int]]
    loop: list[list[int]]
    sums: list[int]
    awards: NotRequired[list[list[Award]]]
    points: NotRequired[list[int] | None]
    over: NotRequired[bool]
    winners: NotRequired[list[int]]
    ranks: NotRequired[list[int]]
    levels: NotRequired[dict[str, list[LevelView]]]


def facts(_: Index) -> SourcedFacts:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("campaign.toml")}


def view(state: State, _: Latest) -> CampaignView:
    """The chapter and those before it; once the game is over its success points, the sums, and Luna's next levels."""
    chosen, seats = options_of(state), len(state.seats)
    alone = not is_part(chosen)
    former, loop = [list(chapter) for chapter in chosen.former], [list(game) for game in chosen.loop]
    if not state.totals:
        return {
            "chapter": chosen.chapter,
            "chapters": CHAPTERS,
            "alone": alone,
            "former": former,
            "loop": loop,
            "sums": list(sums(chosen.former, seats)),
        }
    own = chapter_points(state)
    total = sums((*chosen.former, own) if own else chosen.former, seats)
    over = own is not None and is_last(chosen) and is_part(chosen)
    return {
        "chapter": chosen.chapter,
        "chapters": CHAPTERS,
        "alone": alone,
        "former": former,
        "loop": loop,
        "awards": [[msgspec.to_builtins(award) for award in awards(state, number)] for number in range(seats)],
        "points": None if own is None else list(own),
        "sums": list(total),
        "over": over,
        "winners": [number for number, mine in enumerate(total) if over and mine == max(total)],
        "ranks": [rank(mine) for mine in total] if over else [],
        "levels": _levels(state),
    }


def _levels(state: State) -> dict[str, list[LevelView]]:
    """What can be chosen for each Luna, by her seat, where there is a choice or it brings her points."""
    lunas = {number: next_levels(state, number) for number, player in enumerate(state.seats) if player.luna is not None}
    return {
        str(number): [{"level": choice.level, "points": choice.points} for choice in choices]
        for number, choices in lunas.items()
        if len(choices) > 1 or choices[0].points
    }
