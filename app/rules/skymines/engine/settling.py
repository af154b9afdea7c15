"""Tasks: steps that ask nobody and are carried out as soon as they come to the top of the agenda."""

from collections.abc import Callable
from typing import Any, TypeVar

from app.rules.skymines.engine.ledger import Ledger
from app.rules.skymines.vocabulary.tasks import Task

T = TypeVar("T", bound=Task)
_workers: dict[type[Task], Callable[[Ledger, Any], None]] = {}


def carries_out(task: type[T]) -> Callable[[Callable[[Ledger, T], None]], Callable[[Ledger, T], None]]:
    """Register the function that carries out a task. The task has been taken off the agenda before it is called."""

    def register(function: Callable[[Ledger, T], None]) -> Callable[[Ledger, T], None]:
        _workers[task] = function
        return function

    return register


def settle(ledger: Ledger) -> None:
    """Carry out tasks until a question, or nothing, is on top."""
    while ledger.state.agenda and isinstance(task := ledger.state.agenda[-1], Task):
        ledger.answered()
        _workers[type(task)](ledger, task)
