"""The ledger of one decision: the state so far and the events that led to it.

Rules act by emitting events. Each event is folded at once, so that what follows sees what came before.
"""

from typing import Generic, TypeVar

from app.rules.game import Event
from app.rules.kit.agenda import Answered, Asked, Playable, Question, Task
from app.rules.kit.memo import hand_on

S = TypeVar("S", bound=Playable)


class Ledger(Generic[S]):
    """`state` after all `events` emitted so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: S) -> None:
        self.state: S = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """Record an event and fold it; the state behind it shares what was made of the state before."""
        before = self.state
        self.events.append(event)
        self.state = before.rules.folds[type(event)](before, event)
        hand_on(before, self.state)

    def ask(self, *steps: Question | Task) -> None:
        """Put steps on the agenda; the first one named comes first (it ends on top)."""
        for step in reversed(steps):
            self.emit(Asked(step))

    def answered(self) -> None:
        """Take the top step off the agenda."""
        self.emit(Answered())

    def ask_instead(self, step: Question | Task) -> None:
        """Replace the top step: the same question goes on with other data."""
        self.answered()
        self.ask(step)
