"""What everybody sees of missions: all of it is open."""

from typing import Any

import msgspec

from app.rules.skymines.viewing.views import FURTHER_VIEWS
from app.rules.skymines.vocabulary.parts import part
from app.rules.skymines.vocabulary.state import State

from .tasks import progress
from .vocabulary import Missions, Status


@FURTHER_VIEWS.of("missions")
def view(state: State) -> dict[str, Any]:
    """The cards, each seat's status card (None: Luna's), how far each is with each task, and who opened their own
    bonus space first."""
    kept = part(state, Missions)
    return {
        "cards": [{"id": card.id, "tasks": [msgspec.to_builtins(task) for task in card.tasks]} for card in kept.cards],
        "seats": [_seat(state, number, status) for number, status in enumerate(kept.status)],
        "first": kept.first,
    }


def _seat(state: State, seat: int, status: Status) -> dict[str, Any] | None:
    if state.seats[seat].kind != "human":
        return None
    have = {card.id: [progress(state, seat, task) for task in card.tasks] for card in part(state, Missions).cards}
    return {
        "mission": status.mission,
        "claimed": list(status.claimed),
        "once": status.once,
        "spaces": list(status.spaces),
        "own": status.own,
        "have": have,
    }
