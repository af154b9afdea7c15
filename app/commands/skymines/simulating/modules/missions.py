"""What is counted of missions: which tasks were claimed, and where one-time markers were placed."""

from app.commands.skymines.simulating.games import FURTHER_COMPONENTS, FURTHER_USES, Use
from app.rules.skymines.components.further import missions
from app.rules.skymines.vocabulary.modules.missions import COLUMNS, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed

OWN_SPACE = ("mission", "own bonus space")


def _claim(event: TaskClaimed) -> tuple[int, Use]:
    return event.seat, ("mission", _named(event.mission, event.column))


def _named(mission: str, column: int) -> str:
    """A task by its card and what it is about: "camp: scientists 3"."""
    task = missions()[mission].tasks[column]
    return f"{mission}: {task.kind} {task.at}"


def _place(event: OnceMarkerPlaced) -> tuple[int, Use]:
    return event.seat, ("bonus space", event.space)


FURTHER_USES[TaskClaimed] = _claim
FURTHER_USES[OnceMarkerPlaced] = _place
FURTHER_USES[OwnSpaceUsed] = lambda event: (event.seat, OWN_SPACE)
FURTHER_COMPONENTS["missions"] = lambda: [
    *(("mission", _named(card, column)) for card in missions() for column in range(COLUMNS)),
    OWN_SPACE,
]
