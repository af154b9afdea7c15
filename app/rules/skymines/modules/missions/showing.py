"""What everybody sees of missions: all of it is open."""

from typing import Any

import msgspec

from app.rules.skymines.components.shapes.missions import AREA_TASKS, Mission
from app.rules.skymines.viewing.board import is_same
from app.rules.skymines.viewing.seats import adds_up_alike
from app.rules.skymines.viewing.views import FURTHER_VIEWS, Seen
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .tasks import progress
from .vocabulary import Missions

SEAT_NEEDS = ("components", "tracks")
"""What a seat's progress depends on beside the seat itself and what it has done in its turn."""


@FURTHER_VIEWS.of("missions")
def view(state: State, like: Seen | None = None) -> dict[str, Any]:
    """The cards, each seat's status card (None: Luna's), how far each is with each task, and who opened their own
    bonus space first."""
    kept = part(state, Missions)
    same = like if like is not None and part(like[0], Missions).cards is kept.cards else None
    return {
        "cards": [_card(card) for card in kept.cards] if same is None else same[1]["cards"],
        "seats": [_seat(state, number, same) for number in range(len(kept.status))],
        "first": kept.first,
    }


def _card(card: Mission) -> dict[str, Any]:
    return {"id": card.id, "tasks": [msgspec.to_builtins(task) for task in card.tasks]}


def _seat(state: State, seat: int, like: Seen | None) -> dict[str, Any] | None:
    if state.seats[seat].kind != "human":
        return None
    if like is not None and _stands_alike(state, like[0], seat):
        seen: dict[str, Any] = like[1]["seats"][seat]
        return seen
    kept = part(state, Missions)
    status = kept.status[seat]
    return {
        "mission": status.mission,
        "claimed": list(status.claimed),
        "once": status.once,
        "spaces": list(status.spaces),
        "own": status.own,
        "have": _have(state, seat, like),
    }


def _have(state: State, seat: int, like: Seen | None) -> dict[str, list[int]]:
    """How far a seat is with each task, by card; its area is looked at only where that may have changed."""
    kept = part(state, Missions)
    if like is None or not adds_up_alike(state, like[0], seat):
        return {card.id: [progress(state, seat, task) for task in card.tasks] for card in kept.cards}
    former = like[1]["seats"][seat]["have"]
    return {
        card.id: [
            seen if task.kind in AREA_TASKS else progress(state, seat, task)
            for task, seen in zip(card.tasks, former[card.id], strict=True)
        ]
        for card in kept.cards
    }


def _stands_alike(state: State, other: State, seat: int) -> bool:
    """Whether a seat and its status card are the very same in both states, and its turn has gone as far."""
    if seat >= len(other.seats) or other.seats[seat] is not state.seats[seat] or not is_same(state, other, SEAT_NEEDS):
        return False
    mine, theirs = part(state, Missions), part(other, Missions)
    feats = [kept.feats if one.turn == seat else None for kept, one in ((mine, state), (theirs, other))]
    return mine.status[seat] is theirs.status[seat] and feats[0] is feats[1]
