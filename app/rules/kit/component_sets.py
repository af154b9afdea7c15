"""The component sets of a game that a process knows, by their digests."""

import hashlib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Generic, Protocol, TypeVar

import msgspec


class Digested(Protocol):
    """A component set as it is loaded."""

    @property
    def digest(self) -> str: ...


C = TypeVar("C", bound=Digested)
Index = TypeVar("Index")


def digest(components: msgspec.Struct) -> str:
    """SHA-256, in hex, of the set's canonical content: the same for the same values, however a file is laid out."""
    bare = msgspec.structs.replace(components, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="sorted")).hexdigest()


class ComponentSets(Generic[C, Index]):
    """The sets of a game. `load` reads a folder, or the built-in set, and raises `BadComponents`; `index` makes a set
    ready for look-ups. `former` are the folders of the sets that were built in once, by their digests, the newest
    first: games begun with them go on."""

    def __init__(
        self,
        load: Callable[[Path | None], C],
        index: Callable[[C], Index],
        former: Mapping[str, Path] = MappingProxyType({}),
    ) -> None:
        self._load, self._index, self._former = load, index, former
        self._known: dict[str, Index] = {}
        self._base: Index | None = None

    def of(self, digest: str) -> Index:
        """The set of that digest: loaded, built in, or built in once. Raises KeyError when none is."""
        if digest not in self._known:
            if digest in self._former:
                return self.use(self._former[digest])
            self.base()
        return self._known[digest]

    def known(self) -> tuple[str, ...]:
        """The digests of all sets that can be had: the loaded ones, then those that were built in, the newest first."""
        return (*(digest for digest in self._known if digest not in self._former), *self._former)

    def base(self) -> Index:
        """The built-in set."""
        if self._base is None:
            self._base = self.use(None)
        return self._base

    def use(self, folder: Path | None) -> Index:
        """The set of `folder`, known by its digest from now on. Raises BadComponents."""
        components = self._load(folder)
        return self._known.setdefault(components.digest, self._index(components))
