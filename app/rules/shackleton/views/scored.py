"""By which ways VP were scored before the end: goals, the corporations with their projects, and all else."""

from collections.abc import Iterator, Sequence

from app.rules.game import Event, Scored
from app.rules.shackleton.engine.tables import tables
from app.rules.shackleton.vocabulary.events import Gained, Paid
from app.rules.shackleton.vocabulary.nouns import VP
from app.rules.shackleton.vocabulary.state import State

GOAL, OTHER = "goal", "other"


def scored(state: State, events: Sequence[Event]) -> tuple[Scored, ...]:
    """The VP that seats gained and lost by these events."""
    return tuple(_scored(state, events))


def _scored(state: State, events: Sequence[Event]) -> Iterator[Scored]:
    for event in events:
        if isinstance(event, Gained | Paid) and event.thing == VP:
            amount = event.amount if isinstance(event, Gained) else -event.amount
            yield Scored(event.seat, _cause(state, event.why), amount)


def _cause(state: State, why: str) -> str:
    """A goal; a corporation, by its name, for all that it or a project of it brought; or anything else."""
    corporation = tables(state).corporation_of.get(why, why)
    return corporation if corporation in (GOAL, *state.corporations) else OTHER
