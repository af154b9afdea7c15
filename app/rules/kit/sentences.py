"""What a game tells of its events: for each kind of event its sentences, and how a row of events becomes sentences."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from app.rules.game import Event
from app.rules.sentences import Argument, Phrase, Sentence

E = TypeVar("E", bound=Event)
Teller = Callable[[list[Any]], Iterable[Phrase]]


def said(key: str, **args: Argument) -> Phrase:
    """What a teller says: a message and its arguments."""
    return Phrase(key, args)


class _Placed(NamedTuple):
    """An event to tell: its place in the row, and the number of the part of the row that it is in."""

    place: int
    part: int
    event: Event


class Sentences:
    """The sentences of some kinds of events: those of a file, or those of all files that are given.

    `apart` are events behind which a new sentence begins.
    """

    def __init__(self, parts: Iterable["Sentences"] = (), *, apart: Iterable[type[Event]] = ()) -> None:
        self._tellers: dict[type[Event], Teller] = {}
        self._together: dict[type[Event], tuple[str, ...]] = {}
        self._silent: set[type[Event]] = set()
        self._apart = set(apart)
        for part in parts:
            self._tellers |= part._tellers
            self._together |= part._together
            self._silent |= part._silent
            self._apart |= part._apart

    def silent(self, *kinds: type[Event]) -> None:
        """Tell these events by none: the next sentence tells what came of them."""
        self._silent.update(kinds)

    def each(self, kind: type[E]) -> Callable[[Callable[[E], list[Phrase]]], None]:
        """The sentences of an event that is told by itself."""

        def add(function: Callable[[E], list[Phrase]]) -> None:
            self._tellers[kind] = lambda group: [line for event in group for line in function(event)]

        return add

    def together(self, kind: type[E], *same: str) -> Callable[[Callable[[list[E]], Phrase]], None]:
        """The sentence of events that are told together while these fields of theirs stay the same."""

        def add(function: Callable[[list[E]], Phrase]) -> None:
            self._together[kind] = same
            self._tellers[kind] = lambda group: [function(group)]

        return add

    def is_told(self, kind: type[Event]) -> bool:
        """Whether there are sentences for this event."""
        return kind in self._tellers

    def is_silent(self, kind: type[Event]) -> bool:
        """Whether this event is told by none."""
        return kind in self._silent

    def tell(self, events: Sequence[Event]) -> tuple[Sentence, ...]:
        """The sentences of these events, steps of one movement put together."""
        groups = (list(group) for _, group in groupby(self._placed(events), self._movement))
        return tuple(sentence for group in groups for sentence in self._told(group))

    def _told(self, group: list[_Placed]) -> Iterator[Sentence]:
        events = [placed.event for placed in group]
        places = tuple(placed.place for placed in group)
        return (Sentence(phrase.key, phrase.args, places) for phrase in self._tellers[type(events[0])](events))

    def _placed(self, events: Sequence[Event]) -> Iterator[_Placed]:
        """The events that are told, each with its place and the number of its part."""
        part = 0
        for place, event in enumerate(events):
            part += type(event) in self._apart
            if type(event) not in self._silent:
                yield _Placed(place, part, event)

    def _movement(self, placed: _Placed) -> tuple[Any, ...]:
        event = placed.event
        kept = self._together.get(type(event))
        if kept is None:
            return type(event), placed.place
        return type(event), placed.part, *(getattr(event, field) for field in kept)
