"""What is told of missions."""

from app.rules.kit.concerns import Concerns
from app.rules.kit.names import Names
from app.rules.kit.sentences import Sentences, said
from app.rules.sentences import Phrase, Several, Thing, Who
from app.rules.skymines.sentences import things
from app.rules.skymines.sentences.news import space_taken
from app.rules.skymines.vocabulary.modules.missions import MissionsLaid, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed
from app.rules.skymines.vocabulary.state import State

from .tasks import card_of

SENTENCES = Sentences()
CONCERNS: Concerns[State] = Concerns()
NAMES: Names[State] = Names()


def mission(card: str) -> Thing:
    """A mission card."""
    return Thing("mission", card)


@NAMES.of("task")
def _task(state: State, task: str) -> Phrase | str:
    """A task, by its mission and column: "camp-0"."""
    card_id, _, column = task.partition("-")
    card = card_of(state, card_id)
    if card is None:
        return task
    asked = card.tasks[int(column)]
    return Phrase(f"task-{asked.kind}", {"at": asked.at})


@SENTENCES.each(MissionsLaid)
def _missions_laid(event: MissionsLaid) -> list[Phrase]:
    cards = Several(tuple(mission(card.id) for card in event.cards))
    return [said("log-missions-laid", missions=cards, count=len(event.cards))]


@SENTENCES.each(TaskClaimed)
def _task_claimed(event: TaskClaimed) -> list[Phrase]:
    task = Thing("task", f"{event.mission}-{event.column}")
    return [said("log-task-claimed", seat=Who(event.seat), mission=mission(event.mission), task=task)]


@SENTENCES.each(OnceMarkerPlaced)
def _once_marker_placed(event: OnceMarkerPlaced) -> list[Phrase]:
    return [said("log-once-marker-placed", seat=Who(event.seat), space=things.space(event.space))]


@CONCERNS.of(OnceMarkerPlaced)
def _space_taken(before: State, event: OnceMarkerPlaced, seat: int) -> Phrase | None:
    return space_taken(before, event.space, event.seat, seat)


@SENTENCES.each(OwnSpaceUsed)
def _own_space_used(event: OwnSpaceUsed) -> list[Phrase]:
    key = "log-own-space-used-once" if event.once else "log-own-space-used"
    return [said(key, seat=Who(event.seat))]
