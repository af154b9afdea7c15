"""What everybody sees of missions: all of it is open."""

from typing import Any

import msgspec

from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes.missions import AREA_TASKS, Mission
from app.rules.skymines.components.sources import told_sources
from app.rules.skymines.views.seats import adds_up_alike
from app.rules.skymines.views.views import Seen
from app.rules.skymines.vocabulary.modules.missions import Feats, Missions
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .tasks import progress

Have = dict[str, list[int]]


def facts(_: Index) -> dict[str, Any]:
    """Where the values of the module's file come from."""
    return {"sources": told_sources("missions.toml")}


def view(state: State, like: Seen | None = None) -> dict[str, Any]:
    """The cards, each seat's status card (None: Luna's), how far each is with each task, and who opened their own
    bonus space first."""
    kept = part(state, Missions)
    same = like if like is not None and _is_same_game(state, kept, like[0]) else None
    return {
        "cards": [_card(card) for card in kept.cards] if same is None else same[1]["cards"],
        "seats": [_seat(state, number, kept, same) for number in range(len(kept.status))],
        "first": kept.first,
    }


def _is_same_game(state: State, kept: Missions, other: State) -> bool:
    """Whether the same cards lie before the same seats, and progress depends on nothing but these."""
    return (
        part(other, Missions).cards is kept.cards
        and state.components == other.components
        and state.tracks is other.tracks
        and [seat.kind for seat in state.seats] == [seat.kind for seat in other.seats]
    )


def _card(card: Mission) -> dict[str, Any]:
    return {"id": card.id, "tasks": [msgspec.to_builtins(task) for task in card.tasks]}


def _seat(state: State, seat: int, kept: Missions, like: Seen | None) -> dict[str, Any] | None:
    if state.seats[seat].kind != "human":
        return None
    status = kept.status[seat]
    if like is None:
        have = _progress(state, seat, kept)
    else:
        seen: dict[str, Any] = like[1]["seats"][seat]
        have = _progress_since(state, seat, kept, like[0], seen["have"])
        if have is seen["have"] and status is part(like[0], Missions).status[seat]:
            return seen
    return {
        "mission": status.mission,
        "claimed": list(status.claimed),
        "once": status.once,
        "spaces": list(status.spaces),
        "own": status.own,
        "have": have,
    }


def _progress(state: State, seat: int, kept: Missions) -> Have:
    """How far a seat is with each task, by card."""
    return {card.id: [progress(state, seat, task) for task in card.tasks] for card in kept.cards}


def _progress_since(state: State, seat: int, kept: Missions, other: State, seen: Have) -> Have:
    """The same, of which is taken over from what was `seen` in another state what cannot have changed: what lies in
    the area counts for some tasks, and what has been done in the seat's turn for the others."""
    if state.seats[seat] is not other.seats[seat] and not adds_up_alike(state, other, seat):
        return _progress(state, seat, kept)
    if _feats(state, kept, seat) is _feats(other, part(other, Missions), seat):
        return seen
    return {
        card.id: [
            was if task.kind in AREA_TASKS else progress(state, seat, task)
            for task, was in zip(card.tasks, seen[card.id], strict=True)
        ]
        for card in kept.cards
    }


def _feats(state: State, kept: Missions, seat: int) -> Feats | None:
    """What has been done in the seat's turn; None in others' turns."""
    return kept.feats if state.turn == seat else None
