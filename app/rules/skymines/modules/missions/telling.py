"""What is told of missions."""

from app.rules.skymines.telling import things
from app.rules.skymines.telling.concerning import concern, space_taken
from app.rules.skymines.telling.naming import names
from app.rules.skymines.telling.page import each, said
from app.rules.skymines.vocabulary.state import State
from app.rules.telling import Phrase, Several, Thing, Who

from .tasks import card_of
from .vocabulary import MissionsLaid, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed


def mission(card: str) -> Thing:
    """A mission card."""
    return Thing("mission", card)


@names("task")
def _task(state: State, task: str) -> Phrase | str:
    """A task, by its mission and column: "camp-0"."""
    card_id, _, column = task.partition("-")
    card = card_of(state, card_id)
    if card is None:
        return task
    asked = card.tasks[int(column)]
    return Phrase(f"task-{asked.kind}", {"at": asked.at})


@each(MissionsLaid)
def _missions_laid(event: MissionsLaid) -> list[Phrase]:
    cards = Several(tuple(mission(card.id) for card in event.cards))
    return [said("log-missions-laid", missions=cards, count=len(event.cards))]


@each(TaskClaimed)
def _task_claimed(event: TaskClaimed) -> list[Phrase]:
    task = Thing("task", f"{event.mission}-{event.column}")
    return [said("log-task-claimed", seat=Who(event.seat), mission=mission(event.mission), task=task)]


@each(OnceMarkerPlaced)
def _once_marker_placed(event: OnceMarkerPlaced) -> list[Phrase]:
    return [said("log-once-marker-placed", seat=Who(event.seat), space=things.space(event.space))]


@concern(OnceMarkerPlaced)
def _space_taken(before: State, event: OnceMarkerPlaced, seat: int) -> Phrase | None:
    return space_taken(before, event.space, event.seat, seat)


@each(OwnSpaceUsed)
def _own_space_used(event: OwnSpaceUsed) -> list[Phrase]:
    key = "log-own-space-used-once" if event.once else "log-own-space-used"
    return [said(key, seat=Who(event.seat))]
