"""What everybody sees of missions: all of it is open."""

from typing import TypedDict

import msgspec

from app.rules.kit.memo import Latest, remembered
from app.rules.kit.parts import part
from app.rules.skymines.board.totals import ActionArea
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes.missions import AREA_TASKS, Mission, MissionId, MissionTask
from app.rules.skymines.components.sources import SourcedFacts, told_sources
from app.rules.skymines.vocabulary.modules.missions import Feats, Kind, Missions, Status
from app.rules.skymines.vocabulary.state import HeldTile, PlacedCard, State

from .tasks import done, in_area

Have = dict[str, list[int]]
"""How far a seat is with each task, by card and column."""


class MissionCardView(TypedDict):
    """A mission card: its tasks, in their plain form, by column."""

    id: MissionId
    tasks: list[MissionTask]


class MissionStatusView(TypedDict):
    """A seat's status card (see `Status`), and how far it is with each task."""

    mission: MissionId | None
    claimed: list[int]
    once: int
    spaces: list[str]
    own: Kind | None
    have: Have


class MissionsView(TypedDict):
    """The cards, each seat's status card (None: Luna's), and who opened their own bonus space first."""

    cards: list[MissionCardView]
    seats: list[MissionStatusView | None]
    first: int | None


def facts(_: Index) -> SourcedFacts:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("missions.toml")}


def view(state: State, latest: Latest) -> MissionsView:
    """The cards, each seat's status card (None: Luna's), how far each is with each task, and who opened their own
    bonus space first."""
    kept = part(state, Missions)
    return {
        "cards": _cards(latest, kept.cards),
        "seats": [
            _seat(latest.within(number), state, kept, number) if seat.kind == "human" else None
            for number, seat in enumerate(state.seats)
        ],
        "first": kept.first,
    }


@remembered
def _cards(cards: tuple[Mission, ...]) -> list[MissionCardView]:
    return [{"id": card.id, "tasks": [msgspec.to_builtins(task) for task in card.tasks]} for card in cards]


def _seat(latest: Latest, state: State, kept: Missions, seat: int) -> MissionStatusView:
    player = state.seats[seat]
    counts = _in_area(latest, kept.cards, state.components, player.area, player.tiles, player.bonuses)
    have = _have(latest, kept.cards, counts, kept.feats if state.turn == seat else None)
    return _status(latest, kept.status[seat], have)


@remembered
def _status(status: Status, have: Have) -> MissionStatusView:
    return {
        "mission": status.mission,
        "claimed": list(status.claimed),
        "once": status.once,
        "spaces": list(status.spaces),
        "own": status.own,
        "have": have,
    }


@remembered
def _in_area(
    missions: tuple[Mission, ...],
    digest: str,
    cards: tuple[PlacedCard | None, ...],
    tiles: tuple[HeldTile, ...],
    bonuses: tuple[str, ...],
) -> dict[str, int]:
    """How far a person is with tasks for which counts what lies in the action area, by their kinds."""
    area = ActionArea(digest, cards, tiles, bonuses)
    kinds = {task.kind for mission in missions for task in mission.tasks if task.kind in AREA_TASKS}
    return {kind: in_area(area, kind) for kind in kinds}


@remembered
def _have(cards: tuple[Mission, ...], counts: dict[str, int], feats: Feats | None) -> Have:
    """How far a seat is with each task, by card. `feats`: what has been done in the seat's turn; None in others'."""
    return {
        card.id: [counts[task.kind] if task.kind in counts else done(feats, task.kind) for task in card.tasks]
        for card in cards
    }
