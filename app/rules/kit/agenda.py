"""The agenda: pending decisions and pending work, as data. It is a stack; its last entry is the top."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct, UnsetType

from app.rules.game import Event


class Question(Struct, frozen=True, tag=True, tag_field="step", omit_defaults=True):
    """The base of what a seat is asked: each kind of question waits for a move and has an `Answerer`."""


class Task(Struct, frozen=True, tag=True, tag_field="step", omit_defaults=True):
    """The base of what happens by itself: each kind of task has a function that carries it out."""


T = TypeVar("T", bound=Question | Task)


class Asked(Event, Generic[T], frozen=True):
    """A step was put on the agenda. A game decodes it as `Asked[Step]`, where `Step` is the union of its steps."""

    asked: T


class Answered(Event, frozen=True):
    """The top step was taken off the agenda."""


class Folding(Protocol):
    """A ruleset, as a ledger knows it."""

    @property
    def folds(self) -> Mapping[type[Event], Callable[[Any, Any], Any]]: ...

    @property
    def tasks(self) -> Mapping[type[Task], Callable[[Any, Any], None]]: ...


R = TypeVar("R", bound=Folding, covariant=True)


class PlayedBy(Protocol[R]):
    """A state of a game: its agenda, the modules in play (`UNSET`: none is), and the rules it is played by, as far as
    they are known here: `app.rules.kit.ruleset` knows all of them."""

    @property
    def agenda(self) -> tuple[Any, ...]: ...

    @property
    def modules(self) -> Mapping[str, Any] | UnsetType: ...

    @property
    def rules(self) -> R: ...


Playable = PlayedBy[Folding]


def question(state: Playable) -> Question | None:
    """The pending question, None once the game is over."""
    top = state.agenda[-1] if state.agenda else None
    return top if isinstance(top, Question) else None
