"""The page that sentences are written on, and the registry of an event's words."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from app.play.tellers.naming import card_name, listed, plan_name, space_name
from app.rules.game import Event
from app.rules.skymines import components
from app.rules.skymines.components.index import Index
from app.rules.skymines.vocabulary import events as happened

E = TypeVar("E", bound=Event)
Words = Callable[["Page", list[Any]], Iterator[str]]

SILENT: tuple[type[Event], ...] = (
    happened.Asked,
    happened.Answered,
    happened.TurnEnded,
    happened.DisplayMoved,
    happened.LunaLineReached,
)
"""Events that a reader misses nothing by: the next sentence tells what came of them."""

_APART: tuple[type[Event], ...] = (happened.LunaLineReached,)
"""Events behind which a new sentence begins."""

_TOGETHER: dict[type[Event], tuple[str, ...]] = {
    happened.MarkerAdvanced: ("seat", "company"),
    happened.HeliumAdvanced: ("seat",),
    happened.UploadAdvanced: ("seat",),
    happened.CoinsGained: ("seat", "why"),
    happened.LunaCardPlaced: ("seat",),
}
"""Events told in one sentence while these fields stay the same."""

_words: dict[type[Event], Words] = {}


class Sentence(Struct, frozen=True):
    """A sentence, and which of the events it tells, by their places in the row."""

    text: str
    events: tuple[int, ...]


class _Placed(NamedTuple):
    """An event to tell: its place in the row, and the number of the part of the row that it is in."""

    place: int
    part: int
    event: Event


class Page:
    """What sentences are written with: the seats' names and the components' faces."""

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self.index: Index = components.base()

    def seat(self, number: int) -> str:
        return self._names[number]

    def card(self, card: str) -> str:
        return card_name(self.index, card)

    def cards(self, cards: Sequence[str | None]) -> str:
        return listed([self.card(card) for card in cards if card])

    def plan(self, plan: str) -> str:
        return plan_name(self.index, plan)

    def space(self, space: str) -> str:
        return space_name(self.index, space)

    def write(self, events: Sequence[Event]) -> list[Sentence]:
        """The sentences of these events, steps of one movement put together."""
        return [line for _, group in groupby(_placed(events), _movement) for line in self._told(list(group))]

    def _told(self, group: list[_Placed]) -> Iterator[Sentence]:
        events = [placed.event for placed in group]
        places = tuple(placed.place for placed in group)
        return (Sentence(text, places) for text in _words[type(events[0])](self, events))


def _placed(events: Sequence[Event]) -> Iterator[_Placed]:
    """The events that are told, each with its place and the number of its part."""
    part = 0
    for place, event in enumerate(events):
        part += type(event) in _APART
        if type(event) not in SILENT:
            yield _Placed(place, part, event)


def _movement(placed: _Placed) -> tuple[Any, ...]:
    event = placed.event
    kept = _TOGETHER.get(type(event))
    if kept is None:
        return type(event), placed.place
    return type(event), placed.part, *(getattr(event, field) for field in kept)


def is_told(kind: type[Event]) -> bool:
    """Whether there are words for this event."""
    return kind in _words


def together(kind: type[E]) -> Callable[[Callable[[Page, list[E]], str]], None]:
    """Register the sentence of events that are told together."""

    def register(function: Callable[[Page, list[E]], str]) -> None:
        _words[kind] = lambda page, group: iter([function(page, group)])

    return register


def each(kind: type[E]) -> Callable[[Callable[[Page, E], list[str]]], None]:
    """Register the sentences of an event that is told by itself."""

    def register(function: Callable[[Page, E], list[str]]) -> None:
        _words[kind] = lambda page, group: (line for event in group for line in function(page, event))

    return register
