"""How astronauts of the crater were won, which the crater does not show for ever: an asteroid may strike it."""

from collections.abc import Iterator, Sequence

from app.rules.game import Event, Majority
from app.rules.kit.folds import evolve
from app.rules.shackleton.board.crater import row_sizes
from app.rules.shackleton.vocabulary.events import AstronautRetrieved
from app.rules.shackleton.vocabulary.state import State


def majorities(before: State, events: Sequence[Event]) -> tuple[Majority, ...]:
    """The total sizes in the row of each slot that was retrieved from, at that moment; `at` is the slot's number."""
    if not any(isinstance(event, AstronautRetrieved) for event in events):
        return ()
    return tuple(_majorities(before, events))


def _majorities(state: State, events: Sequence[Event]) -> Iterator[Majority]:
    for event in events:
        if isinstance(event, AstronautRetrieved):
            yield Majority(str(event.slot), tuple(sorted(row_sizes(state, event.slot).items())))
        state = evolve(state, event)
