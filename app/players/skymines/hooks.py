"""Where files of modules join in with what they are worth to a seat: registered as they are loaded."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import UNSET

from app.rules.skymines.vocabulary.parts import modules_in_play
from app.rules.skymines.vocabulary.state import State

F = TypeVar("F", bound=Callable[..., Any])


class Hook(Generic[F]):
    """One place; its functions are of type F, at most one of each module."""

    __slots__ = ("_in_play", "_joined", "_named")

    def __init__(self) -> None:
        self._joined: dict[str, F] = {}
        self._in_play: dict[tuple[str, ...], tuple[F, ...]] = {}
        self._named: dict[tuple[str, ...], dict[str, F]] = {}

    def of(self, module: str) -> Callable[[F], F]:
        """Register a module's function. Raises TypeError when it has one here already."""

        def register(function: F) -> F:
            if module in self._joined:
                raise TypeError(f"module {module} joins in twice: {function!r}")
            self._joined[module] = function
            self._in_play.clear()
            self._named.clear()
            return function

        return register

    def in_play(self, state: State) -> tuple[F, ...]:
        """The functions of the modules in play, in the order in which modules act."""
        if state.modules is UNSET:
            return ()
        names = tuple(state.modules)
        known = self._in_play.get(names)
        if known is None:
            known = self._in_play[names] = tuple(self.by_module(state).values())
        return known

    def by_module(self, state: State) -> dict[str, F]:
        """The same by the modules' names; not to be changed."""
        names = () if state.modules is UNSET else tuple(state.modules)
        known = self._named.get(names)
        if known is None:
            in_order = modules_in_play(state)
            known = self._named[names] = {name: self._joined[name] for name in in_order if name in self._joined}
        return known
