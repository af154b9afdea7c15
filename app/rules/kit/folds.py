"""How events are folded into a state: the ruleset of the state has exactly one function for each kind of event."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.rules.game import Event
from app.rules.kit.agenda import Answered, Asked
from app.rules.kit.memo import hand_on


class Modular(Protocol):
    """A state that keeps the parts of the modules in play by their names; `UNSET`: none is."""

    @property
    def modules(self) -> Mapping[str, Any] | UnsetType: ...


S = TypeVar("S", bound=Modular)
S_co = TypeVar("S_co", bound=Modular, covariant=True)
B = TypeVar("B")
E = TypeVar("E", bound=Event)
Fold = Callable[[Any, Any], S]
"""From the state before an event (before the first one: what the game has instead), and the event, to the state after
it."""
Behind = Callable[[S, S, E], S]
"""From the states before and after an event, and the event, to the state with what a module keeps."""


class Evolves(Protocol[S_co]):
    """A ruleset, as folds know it: the class of its states, and its folds."""

    @property
    def state(self) -> type[Any]: ...

    @property
    def folds(self) -> Mapping[type[Event], Callable[[Any, Any], S_co]]: ...


class Evolving(Protocol[S_co]):
    """A state, or what a game has before its first event, as folds know it."""

    @property
    def rules(self) -> Evolves[S_co]: ...


class Folds(Generic[S]):
    """The folds of some kinds of events. `alone` are events behind which no module may fold."""

    def __init__(self, *, alone: Iterable[type[Event]] = ()) -> None:
        self.alone = frozenset(alone)
        self.usual: dict[type[Event], Fold[S]] = {}
        self.behind_usual: list[tuple[type[Event], Behind[S, Any]]] = []

    def on(self, kind: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """The fold of `kind`."""

        def add(function: Callable[[S, E], S]) -> Callable[[S, E], S]:
            self.usual[kind] = function
            return function

        return add

    def first(self, kind: type[E]) -> Callable[[Callable[[B, E], S]], Callable[[B, E], S]]:
        """The fold of `kind`, with which a game begins: from what it has before its first event."""

        def add(function: Callable[[B, E], S]) -> Callable[[B, E], S]:
            self.usual[kind] = function
            return function

        return add

    def behind(self, kind: type[E]) -> Callable[[Behind[S, E]], Behind[S, E]]:
        """What a module in play does behind the fold of `kind`, in the order in which modules and folds are listed."""

        def add(function: Behind[S, E]) -> Behind[S, E]:
            self.behind_usual.append((kind, function))
            return function

        return add


def evolve(state: Evolving[S], event: Event) -> S:
    """The state after `event`. Never refuses, decides or draws."""
    return state.rules.folds[type(event)](state, event)


def fold(state: Evolving[S], events: Iterable[Event]) -> S:
    """The state after these events, one after the other.

    More than half of them put a step on the agenda or take one off, and the folds of others neither look at it nor
    touch it: it is kept beside the state and put into it once, at the end.
    """
    rules = state.rules
    folds = rules.folds
    after: Any = state
    agenda: list[Any] | None = None
    for event in events:
        kind = type(event)
        if kind is not Answered and kind is not Asked:
            after = folds[kind](after, event)
            continue
        if agenda is None:
            agenda = [*after.agenda]
        if kind is Answered:
            del agenda[-1:]
        else:
            agenda.append(event.asked)  # type: ignore[attr-defined]  # of `Asked`
    if agenda is not None:
        after = replace(after, agenda=tuple(agenda))
    hand_on(state, after)
    folded: S = after
    return folded


AGENDA: Folds[Any] = Folds(alone=(Asked, Answered))
"""The folds of the agenda's own events. No module folds behind them, as `fold` goes past their folds."""


@AGENDA.on(Asked)
def _asked(state: Any, event: Asked[Any]) -> Any:
    return replace(state, agenda=(*state.agenda, event.asked))


@AGENDA.on(Answered)
def _answered(state: Any, event: Answered) -> Any:
    return replace(state, agenda=state.agenda[:-1])


def joined(parts: Sequence[tuple[str, Sequence[Folds[S]]]]) -> dict[type[Event], Fold[S]]:
    """The folds of all parts, by the names of those who bring them, and those of the agenda. Raises ValueError for what
    may not be folded."""
    brought: list[tuple[str, Folds[S]]] = [("", AGENDA), *((name, folds) for name, each in parts for folds in each)]
    found = {kind: function for _, folds in brought for kind, function in folds.usual.items()}
    alone = frozenset(kind for _, folds in brought for kind in folds.alone)
    for name, folds in brought:
        for kind, function in folds.behind_usual:
            if kind in alone:
                raise ValueError(f"module {name}: nothing is folded behind {kind.__name__}")
            found[kind] = _both(found[kind], name, function)
    return found


def _both(usual: Fold[S], name: str, function: Behind[S, Any]) -> Fold[S]:
    def both(before: Any, event: Any) -> S:
        after = usual(before, event)
        return function(before, after, event) if name in modules_in_play(after) else after

    return both


def modules_in_play(state: Modular) -> Collection[str]:
    """The names of the modules in play."""
    return () if state.modules is UNSET else state.modules
