"""The ledger of one decision: the state so far and the events that led to it.

Rules act by emitting events. Each event is folded at once, so that what follows sees what came before.
"""

from app.rules.game import Event
from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.vocabulary.agenda import Step
from app.rules.skymines.vocabulary.events import Answered, Asked
from app.rules.skymines.vocabulary.state import Before, SeatState, State


class Ledger:
    """`state` after all `events` emitted so far."""

    __slots__ = ("events", "state")

    def __init__(self, state: State | Before) -> None:
        self.state: State = state  # type: ignore[assignment]  # only `GameStarted` is ever emitted before it
        self.events: list[Event] = []

    @property
    def set(self) -> Index:
        """The component set of this game."""
        return components.of(self.state.components)

    def seat(self, seat: int) -> SeatState:
        return self.state.seats[seat]

    def emit(self, event: Event) -> None:
        """Record an event and fold it."""
        self.events.append(event)
        self.state = self.state.rules.folds[type(event)](self.state, event)

    def ask(self, *steps: Step) -> None:
        """Put steps on the agenda; the first one named comes first (it ends on top)."""
        for step in reversed(steps):
            self.emit(Asked(step))

    def answered(self) -> None:
        """Take the top step off the agenda."""
        self.emit(Answered())

    def ask_instead(self, step: Step) -> None:
        """Replace the top step: the same question goes on with other data."""
        self.answered()
        self.ask(step)
