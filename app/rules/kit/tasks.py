"""Tasks: steps that ask nobody and are carried out as soon as they come to the top of the agenda."""

from collections.abc import Callable
from typing import Any, TypeVar

from app.rules.kit.agenda import Task
from app.rules.kit.ledger import Ledger

L = TypeVar("L", bound=Ledger[Any])
T = TypeVar("T", bound=Task)


def carries_out(task: type[T], by: Callable[[L, T], None]) -> tuple[type[Task], Callable[[Any, Any], None]]:
    """A task with the function that carries it out. It has been taken off the agenda before that is called."""
    return task, by


def settle(ledger: Ledger[Any]) -> None:
    """Carry out tasks until a question, or nothing, is on top."""
    tasks = ledger.state.rules.tasks
    while isinstance(task := ledger.top, Task):
        ledger.answered()
        tasks[type(task)](ledger, task)
