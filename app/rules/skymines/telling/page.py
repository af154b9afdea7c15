"""The registry of an event's sentences, and how a row of events becomes a row of sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from app.rules.game import Event
from app.rules.skymines.vocabulary import events as happened
from app.rules.telling import Argument, Phrase, Sentence

E = TypeVar("E", bound=Event)
Teller = Callable[[list[Any]], Iterable[Phrase]]

_APART: tuple[type[Event], ...] = (happened.LunaLineReached,)
"""Events behind which a new sentence begins."""

_tellers: dict[type[Event], Teller] = {}
_together: dict[type[Event], tuple[str, ...]] = {}
"""Events told in one sentence while these fields stay the same."""
_silent: set[type[Event]] = set()


class _Placed(NamedTuple):
    """An event to tell: its place in the row, and the number of the part of the row that it is in."""

    place: int
    part: int
    event: Event


def tell(events: Sequence[Event]) -> tuple[Sentence, ...]:
    """The sentences of these events, steps of one movement put together."""
    groups = (list(group) for _, group in groupby(_placed(events), _movement))
    return tuple(sentence for group in groups for sentence in _told(group))


def _told(group: list[_Placed]) -> Iterator[Sentence]:
    events = [placed.event for placed in group]
    places = tuple(placed.place for placed in group)
    return (Sentence(said.key, said.args, places) for said in _tellers[type(events[0])](events))


def _placed(events: Sequence[Event]) -> Iterator[_Placed]:
    """The events that are told, each with its place and the number of its part."""
    part = 0
    for place, event in enumerate(events):
        part += type(event) in _APART
        if type(event) not in _silent:
            yield _Placed(place, part, event)


def _movement(placed: _Placed) -> tuple[Any, ...]:
    event = placed.event
    kept = _together.get(type(event))
    if kept is None:
        return type(event), placed.place
    return type(event), placed.part, *(getattr(event, field) for field in kept)


def is_told(kind: type[Event]) -> bool:
    """Whether there are sentences for this event."""
    return kind in _tellers


def is_silent(kind: type[Event]) -> bool:
    """Whether this event is told by none."""
    return kind in _silent


def silent(*kinds: type[Event]) -> None:
    """Tell these events by none: the next sentence tells what came of them."""
    _silent.update(kinds)


def said(key: str, **args: Argument) -> Phrase:
    """What a teller says: a message and its arguments."""
    return Phrase(key, args)


def together(kind: type[E], *same: str) -> Callable[[Callable[[list[E]], Phrase]], None]:
    """Register the sentence of events that are told together while these fields of theirs stay the same."""

    def register(function: Callable[[list[E]], Phrase]) -> None:
        _together[kind] = same
        _tellers[kind] = lambda group: [function(group)]

    return register


def each(kind: type[E]) -> Callable[[Callable[[E], list[Phrase]]], None]:
    """Register the sentences of an event that is told by itself."""

    def register(function: Callable[[E], list[Phrase]]) -> None:
        _tellers[kind] = lambda group: [line for event in group for line in function(event)]

    return register
