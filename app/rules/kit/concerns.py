"""What others did that touches one seat, said to that seat: for each kind of event whether and how it does.

A concern depends only on what its seat may know: events come as it may see them, and of the state only what is open to
everyone, or the seat's own, is read.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar

from app.rules.game import Event
from app.rules.sentences import Phrase, Sentence

S = TypeVar("S")
E = TypeVar("E", bound=Event)


class Concerns(Generic[S]):
    """How some kinds of events touch a seat: those of a file, or those of all files that are given."""

    def __init__(self, parts: Iterable["Concerns[S]"] = ()) -> None:
        self._tellers: dict[type[Event], Callable[[S, Any, int], Phrase | None]] = {}
        for part in parts:
            self._tellers |= part._tellers

    def of(self, kind: type[E]) -> Callable[[Callable[[S, E, int], Phrase | None]], None]:
        """How an event touches a seat, by the state before the entry that it is of; None: not at all."""

        def add(function: Callable[[S, E, int], Phrase | None]) -> None:
            self._tellers[kind] = function

        return add

    def kinds(self) -> frozenset[type[Event]]:
        """The events that can touch a seat."""
        return frozenset(self._tellers)

    def tell(self, before: S, events: Sequence[Event], seat: int) -> tuple[Sentence, ...]:
        """What of the events of one entry touches the seat."""
        return tuple(self._told(before, events, seat))

    def _told(self, before: S, events: Sequence[Event], seat: int) -> Iterator[Sentence]:
        for place, event in enumerate(events):
            teller = self._tellers.get(type(event))
            phrase = teller(before, event, seat) if teller else None
            if phrase is not None:
                yield Sentence(phrase.key, phrase.args, (place,))
