"""What lies open on the table for everyone to see."""

from collections.abc import Callable
from typing import Any

from app.rules.game import View
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, SpaceBonus
from app.rules.skymines.state import Column, State
from app.rules.skymines.stations import coins_showing

PLAN_SPACES: tuple[str, ...] = tuple(f"{row}{column}" for row in "ABC" for column in (1, 2, 3, 4))
COLUMN = 4
"""Spaces in a column of the card display."""


def board(state: State, index: Index, like: tuple[State, View] | None = None) -> dict[str, Any]:
    """Displays, supplies, Moon, stations and bonus spaces.

    What is made of the very same things as in the state of `like` is taken over from its view.
    """
    return {
        name: like[1][name] if like is not None and is_same(state, like[0], needs) else make(state, index)
        for name, (make, needs) in _PARTS.items()
    }


def is_same(state: State, other: State, needs: tuple[str, ...]) -> bool:
    """Whether two states share these things."""
    return all(getattr(state, name) is getattr(other, name) for name in needs)


def display(state: State, index: Index) -> list[dict[str, Any] | None]:
    """Spaces 1 to 12: the card and its cost, printed cost plus surcharge (p. 11)."""
    surcharges = index.components.display.surcharges
    return [
        None if card is None else {"card": card, "cost": index.card[card].cost + surcharges[at // COLUMN]}
        for at, card in enumerate(state.display)
    ]


def specials(state: State, index: Index) -> list[dict[str, Any]]:
    """The special plans still on the round track, in the order of their rounds."""
    of_round = {plan.round: plan.id for plan in index.special.values()}
    return [{"round": number, "plan": of_round[number], "face_up": number <= state.round} for number in state.specials]


def stations(state: State) -> dict[str, Any]:
    """Each company's columns, the value of its shares, its outposts at home and out of the game."""
    return {
        company: {
            "columns": [_column(column) for column in state.stations[number]],
            "value": coins_showing(state, company),
            "home": sum(column.outposts for column in state.stations[number]),
            "removed": state.removed[number],
        }
        for number, company in enumerate(COMPANIES)
    }


def _column(column: Column) -> dict[str, Any]:
    return {"outposts": column.outposts, "opened": column.opened}


def bonus_spaces(state: State, index: Index) -> dict[str, int | None]:
    """Every bonus space in this game, with the seat whose marker lies there."""
    taken = dict(state.markers)
    return {space: taken.get(space) for space in space_ids(state, index)}


def space_ids(state: State, index: Index) -> list[str]:
    """The majority spaces, the standard spaces and the bonus spaces of the tracks in play."""
    bonus = index.components.bonus
    printed = [space.id for space in bonus.majority] + [space.id for space in bonus.standard]
    return printed + [f"{track}-{number}" for track in sorted(state.tracks) for number in _spaces_of(track, index)]


def _spaces_of(track: str, index: Index) -> list[int]:
    """Which of the two bonuses of a track are bonus spaces."""
    thresholds = enumerate(index.track[track].thresholds, 1)
    return [number for number, threshold in thresholds if isinstance(threshold.bonus, SpaceBonus)]


_PARTS: dict[str, tuple[Callable[[State, Index], Any], tuple[str, ...]]] = {
    "display": (display, ("components", "display")),
    "stack": (lambda state, _: len(state.stack), ("stack",)),
    "discards": (lambda state, _: list(state.discards), ("discards",)),
    "research": (lambda state, _: dict(zip(PLAN_SPACES, state.plans, strict=True)), ("plans",)),
    "supplement": (lambda state, _: state.supplement, ("supplement",)),
    "supplies": (lambda state, _: {letter: len(state.supplies[letter]) for letter in "ABC"}, ("supplies",)),
    "specials": (specials, ("components", "specials", "round")),
    "moon": (lambda state, _: {str(number): company for number, company in enumerate(state.moon, 1)}, ("moon",)),
    "stations": (lambda state, _: stations(state), ("components", "stations", "removed")),
    "tracks": (lambda state, _: dict(zip(COMPANIES, state.tracks, strict=True)), ("tracks",)),
    "spaces": (bonus_spaces, ("components", "tracks", "markers")),
    "tiles": (lambda state, _: list(state.tiles), ("tiles",)),
}
"""Each part of the board: how it is made, and all of the state that it is made of."""
