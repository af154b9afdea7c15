"""What lies open on the table for everyone to see."""

from typing import Any

from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import COMPANIES, SpaceBonus
from app.rules.skymines.state import Column, State
from app.rules.skymines.stations import coins_showing

PLAN_SPACES: tuple[str, ...] = tuple(f"{row}{column}" for row in "ABC" for column in (1, 2, 3, 4))
COLUMN = 4
"""Spaces in a column of the card display."""


def board(state: State, index: Index) -> dict[str, Any]:
    """Displays, supplies, Moon, stations and bonus spaces."""
    return {
        "display": display(state, index),
        "stack": len(state.stack),
        "discards": list(state.discards),
        "research": dict(zip(PLAN_SPACES, state.plans, strict=True)),
        "supplement": state.supplement,
        "supplies": {letter: len(state.supplies[letter]) for letter in "ABC"},
        "specials": specials(state, index),
        "moon": {str(number): company for number, company in enumerate(state.moon, 1)},
        "stations": stations(state),
        "tracks": dict(zip(COMPANIES, state.tracks, strict=True)),
        "spaces": bonus_spaces(state, index),
        "tiles": list(state.tiles),
    }


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
