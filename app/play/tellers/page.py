"""The page that sentences are written on, and the registry of an event's words."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeVar

from app.play.tellers.naming import card_name, listed, plan_name, space_name
from app.rules.game import Event
from app.rules.skymines import components
from app.rules.skymines import events as happened
from app.rules.skymines.components.index import Index

E = TypeVar("E", bound=Event)
Words = Callable[["Page", list[Any]], Iterator[str]]

SILENT: tuple[type[Event], ...] = (
    happened.Asked,
    happened.Answered,
    happened.TurnEnded,
    happened.DisplayMoved,
)
"""Events that a reader misses nothing by: the next sentence tells what came of them."""

_TOGETHER: dict[type[Event], tuple[str, ...]] = {
    happened.MarkerAdvanced: ("seat", "company"),
    happened.HeliumAdvanced: ("seat",),
    happened.UploadAdvanced: ("seat",),
    happened.CoinsGained: ("seat", "why"),
    happened.LunaCardPlaced: ("seat",),
}
"""Events told in one sentence while these fields stay the same."""

_words: dict[type[Event], Words] = {}


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

    def write(self, events: Sequence[Event]) -> list[str]:
        """The sentences of these events, steps of one movement put together."""
        told = [event for event in events if type(event) not in SILENT]
        return [line for _, group in groupby(told, _movement) for line in self._told(list(group))]

    def _told(self, group: list[Event]) -> Iterator[str]:
        return _words[type(group[0])](self, group)


def _movement(event: Event) -> tuple[Any, ...]:
    kept = _TOGETHER.get(type(event))
    return (type(event), id(event)) if kept is None else (type(event), *(getattr(event, part) for part in kept))


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
