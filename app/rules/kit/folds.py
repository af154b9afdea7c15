"""How events are folded into a state: the ruleset of the state has exactly one function for each kind of event."""

from collections.abc import Callable, Iterable, Mapping, Sequence
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


S = TypeVar("S")
E = TypeVar("E", bound=Event)
Fold = Callable[[Any, Any], Any]
"""From the state before an event, and the event, to the state after it."""
Behind = Callable[[S, S, E], S]
"""From the states before and after an event, and the event, to the state with what a module keeps."""


class Folds(Generic[S]):
    """The folds of some kinds of events. `alone` are events behind which no module may fold."""

    def __init__(self, *, alone: Iterable[type[Event]] = ()) -> None:
        self.alone = frozenset(alone)
        self.usual: dict[type[Event], Fold] = {}
        self.behind_usual: list[tuple[type[Event], Behind[S, Any]]] = []

    def on(self, kind: type[E]) -> Callable[[Callable[[S, E], S]], Callable[[S, E], S]]:
        """The fold of `kind`."""

        def add(function: Callable[[S, E], S]) -> Callable[[S, E], S]:
            self.usual[kind] = function
            return function

        return add

    def behind(self, kind: type[E]) -> Callable[[Behind[S, E]], Behind[S, E]]:
        """What a module in play does behind the fold of `kind`, in the order in which modules and folds are listed."""

        def add(function: Behind[S, E]) -> Behind[S, E]:
            self.behind_usual.append((kind, function))
            return function

        return add


def evolve(state: Any, event: Event) -> Any:
    """The state after `event`. Never refuses, decides or draws."""
    return state.rules.folds[type(event)](state, event)


def fold(state: Any, events: Iterable[Event]) -> Any:
    """The state after these events, one after the other.

    More than half of them put a step on the agenda or take one off, and the folds of others neither look at it nor
    touch it: it is kept beside the state and put into it once, at the end.
    """
    before, rules = state, state.rules
    folds = rules.folds
    agenda: tuple[Any, ...] | None = None
    for event in events:
        if type(event) is Answered:
            agenda = (state.agenda if agenda is None else agenda)[:-1]
        elif type(event) is Asked:
            agenda = (*(state.agenda if agenda is None else agenda), event.asked)
        else:
            state = folds[type(event)](state, event)
    after = state if agenda is None else replace(state, agenda=agenda)
    if isinstance(before, rules.state):
        hand_on(before, after)
    return after


AGENDA: Folds[Any] = Folds(alone=(Asked, Answered))
"""The folds of the agenda's own events. No module folds behind them, as `fold` goes past their folds."""


@AGENDA.on(Asked)
def _asked(state: Any, event: Asked[Any]) -> Any:
    return replace(state, agenda=(*state.agenda, event.asked))


@AGENDA.on(Answered)
def _answered(state: Any, event: Answered) -> Any:
    return replace(state, agenda=state.agenda[:-1])


def joined(parts: Sequence[tuple[str, Sequence[Folds[Any]]]]) -> dict[type[Event], Fold]:
    """The folds of all parts, by the names of those who bring them, and those of the agenda. Raises ValueError for what
    may not be folded."""
    brought = [("", AGENDA), *((name, folds) for name, each in parts for folds in each)]
    found = {kind: function for _, folds in brought for kind, function in folds.usual.items()}
    alone = frozenset(kind for _, folds in brought for kind in folds.alone)
    for name, folds in brought:
        for kind, function in folds.behind_usual:
            if kind in alone:
                raise ValueError(f"module {name}: nothing is folded behind {kind.__name__}")
            found[kind] = _both(found[kind], name, function)
    return found


def _both(usual: Fold, name: str, function: Behind[Any, Any]) -> Fold:
    def both(before: Any, event: Any) -> Any:
        after = usual(before, event)
        if after.modules is UNSET or name not in after.modules:
            return after
        return function(before, after, event)

    return both
