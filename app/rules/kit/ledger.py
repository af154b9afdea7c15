"""The ledger of one decision: the state so far and the events that led to it.

Rules act by emitting events. Each event is folded at once, so that what follows sees what came before.
"""

from typing import Any, Generic, TypeVar

from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.agenda import Answered, Asked, Playable, Question, Task
from app.rules.kit.memo import hand_on

S = TypeVar("S", bound=Playable)


class Ledger(Generic[S]):
    """`state` after all `events` emitted so far.

    More than half of these put a step on the agenda or take one off, and the folds of others neither look at it nor
    touch it: it is kept beside the state and put into it when somebody asks for that.
    """

    __slots__ = ("_agenda", "_state", "events")

    def __init__(self, state: S) -> None:
        self._state: S = state
        self._agenda: tuple[Any, ...] | None = None
        self.events: list[Event] = []

    @property
    def state(self) -> S:
        """The state after all events; it shares what was made of the one before."""
        if self._agenda is not None:
            after: S = replace(self._state, agenda=self._agenda)  # type: ignore[type-var]  # states are structs
            hand_on(self._state, after)
            self._state, self._agenda = after, None
        return self._state

    @property
    def top(self) -> Question | Task | None:
        """The top of the agenda, None if it is empty."""
        agenda = self._state.agenda if self._agenda is None else self._agenda
        return agenda[-1] if agenda else None

    def emit(self, event: Event) -> None:
        """Record an event, but none of the agenda, and fold it."""
        before = self._state
        self.events.append(event)
        after = self._state = before.rules.folds[type(event)](before, event)
        hand_on(before, after)

    def ask(self, *steps: Question | Task) -> None:
        """Put steps on the agenda; the first one named comes first (it ends on top)."""
        if steps:
            agenda = self._state.agenda if self._agenda is None else self._agenda
            self.events += [Asked(step) for step in steps[::-1]]
            self._agenda = agenda + steps[::-1]

    def answered(self) -> None:
        """Take the top step off the agenda."""
        agenda = self._state.agenda if self._agenda is None else self._agenda
        self.events.append(Answered())
        self._agenda = agenda[:-1]

    def ask_instead(self, step: Question | Task) -> None:
        """Replace the top step: the same question goes on with other data."""
        self.answered()
        self.ask(step)
