"""Hooks: the named places of the base at which modules in play join in.

A rule of the base that modules can change has a hook beside it and goes through what modules have put there: each
module names the functions with which it joins in, and the ruleset of a state knows them. The rule names no module; in a
game without modules it goes through nothing.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import UNSET, UnsetType

F = TypeVar("F")
Join = tuple["Hook[Any]", Any]
"""A hook and the function, or the value, with which a module joins in there."""


class Joined:
    """The functions at one hook by the names of their modules, in the order in which modules act."""

    def __init__(self, functions: Mapping[str, Any]) -> None:
        self.by_name = dict(functions)
        self._in_play: dict[tuple[str, ...], dict[str, Any]] = {}
        self._in_order: dict[tuple[str, ...], tuple[tuple[str, Any], ...]] = {}

    def among(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Those of the modules named; not to be changed."""
        found = self._in_play.get(names)
        if found is None:
            found = {name: function for name, function in self.by_name.items() if name in names}
            self._in_play[names] = found
        return found

    def in_order_of(self, names: tuple[str, ...]) -> tuple[tuple[str, Any], ...]:
        """Those of the modules named with their names, in the order of these."""
        found = self._in_order.get(names)
        if found is None:
            found = tuple((name, self.by_name[name]) for name in names if name in self.by_name)
            self._in_order[names] = found
        return found


class Joining(Protocol):
    """A ruleset, as hooks know it."""

    @property
    def hooks(self) -> Mapping["Hook[Any]", Joined]: ...


class InPlay(Protocol):
    """A state, as hooks know it."""

    @property
    def modules(self) -> Mapping[str, Any] | UnsetType: ...

    @property
    def rules(self) -> Joining: ...


class Hook(Generic[F]):
    """One place; its functions are of type F, at most one of each module. F may be a type of values instead."""

    __slots__ = ("__weakref__",)

    def joined_by(self, function: F) -> Join:
        """What a module lists to join in here."""
        return self, function

    def in_play(self, state: InPlay) -> Collection[F]:
        """The functions of the modules in play, in the order in which modules act."""
        return self.by_module(state).values()

    def by_module(self, state: InPlay) -> dict[str, F]:
        """The same by the modules' names; not to be changed."""
        if state.modules is UNSET:
            return {}
        joined = state.rules.hooks.get(self)
        return {} if joined is None else joined.among(tuple(state.modules))

    def of_module(self, state: InPlay, name: str) -> F | None:
        """The function of one module; None if it is not in play, or does not join in."""
        joined = state.rules.hooks.get(self)
        if joined is None or state.modules is UNSET or name not in state.modules:
            return None
        found: F | None = joined.by_name.get(name)
        return found

    def in_order_of(self, state: InPlay, names: tuple[str, ...]) -> tuple[tuple[str, F], ...]:
        """The functions of these modules in play with their names, in a game whose modules act in an order of its own.
        The same tuple each time."""
        joined = state.rules.hooks.get(self)
        return () if joined is None else joined.in_order_of(names)

    def known(self, rules: Joining) -> dict[str, F]:
        """The functions of all modules, in play or not, by the modules' names."""
        joined = rules.hooks.get(self)
        return {} if joined is None else joined.by_name

    def chosen(self, rules: Joining, names: Collection[str]) -> tuple[F, ...]:
        """The functions of the modules named, in the order in which modules act."""
        return tuple(function for name, function in self.known(rules).items() if name in names)


def joined(parts: Sequence[tuple[str, Sequence[Join]]]) -> dict[Hook[Any], Joined]:
    """All hooks with their functions. Raises TypeError where a module joins in twice at one."""
    found: dict[Hook[Any], dict[str, Any]] = {}
    for name, joins in parts:
        for hook, function in joins:
            if name in found.setdefault(hook, {}):
                raise TypeError(f"module {name} joins in twice: {function!r}")
            found[hook][name] = function
    return {hook: Joined(functions) for hook, functions in found.items()}
