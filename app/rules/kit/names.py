"""What the things of a game are called, by their kinds."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from app.rules.sentences import Phrase, Thing

S = TypeVar("S")


class Names(Generic[S]):
    """The names of things of some kinds: those of a file, or those of all files that are given."""

    def __init__(self, parts: Iterable["Names[S]"] = ()) -> None:
        self._namers: dict[str, Callable[[S, str], Phrase | str]] = {}
        for part in parts:
            self._namers |= part._namers

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds whose things have more than a message for every id."""
        return frozenset(self._namers)

    def of(self, kind: str) -> Callable[[Callable[[S, str], Phrase | str]], None]:
        """How things of a kind are called, by the game's state and their id."""

        def add(namer: Callable[[S, str], Phrase | str]) -> None:
            self._namers[kind] = namer

        return add

    def name(self, state: S, thing: Thing) -> Phrase | str:
        """What a thing is called: a phrase, or its id for one that the game's set does not have.

        Kinds without a namer have a message for every id: company "tawac" is `company-tawac`.
        """
        namer = self._namers.get(thing.kind)
        return Phrase(f"{thing.kind}-{thing.id}") if namer is None else namer(state, thing.id)
