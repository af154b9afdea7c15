"""What is counted of missions: which tasks were claimed, and where one-time markers were placed."""

from app.commands.skymines.simulating.use import ModuleUses, Use
from app.rules.skymines.components.further import missions
from app.rules.skymines.vocabulary.modules.missions import COLUMNS, OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed

OWN_SPACE = ("mission", "own bonus space")


def claimed(event: TaskClaimed) -> tuple[int, Use]:
    """The seat, and the task that it claimed."""
    return event.seat, ("mission", _named(event.mission, event.column))


def _named(mission: str, column: int) -> str:
    """A task by its card and what it is about: "camp: scientists 3"."""
    task = missions()[mission].tasks[column]
    return f"{mission}: {task.kind} {task.at}"


def placed(event: OnceMarkerPlaced) -> tuple[int, Use]:
    """The seat, and the space on which it placed a one-time marker."""
    return event.seat, ("bonus space", event.space)


def own_space(event: OwnSpaceUsed) -> tuple[int, Use]:
    """The seat that used its own bonus space."""
    return event.seat, OWN_SPACE


def components() -> list[Use]:
    """All tasks, and the own bonus space."""
    return [*(("mission", _named(card, column)) for card in missions() for column in range(COLUMNS)), OWN_SPACE]


USES = ModuleUses(components, {TaskClaimed: claimed, OnceMarkerPlaced: placed, OwnSpaceUsed: own_space})
