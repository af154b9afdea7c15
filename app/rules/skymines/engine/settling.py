"""Tasks: steps that ask nobody and are carried out as soon as they come to the top of the agenda."""

from collections.abc import Callable
from typing import Any, TypeVar

from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.tasks import Task

T = TypeVar("T", bound=Task)


def carries_out(task: type[T], by: Callable[[Ledger, T], None]) -> tuple[type[Task], Callable[[Ledger, Any], None]]:
    """A task with the function that carries it out. It has been taken off the agenda before that is called."""
    return task, by


def settle(ledger: Ledger) -> None:
    """Carry out tasks until a question, or nothing, is on top."""
    while ledger.state.agenda and isinstance(task := ledger.state.agenda[-1], Task):
        ledger.answered()
        ledger.state.rules.tasks[type(task)](ledger, task)
