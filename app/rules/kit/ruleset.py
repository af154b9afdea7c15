"""The rules of a game as a value: a base and modules, each of which says what it brings."""

from collections.abc import Callable, Mapping, Sequence
from types import new_class
from typing import Any, Generic, TypeVar

from msgspec import Struct

from app.rules.game import Move
from app.rules.kit import folds, hooks
from app.rules.kit.agenda import Question, Task
from app.rules.kit.answerers import AnyAnswerer
from app.rules.kit.concerns import Concerns
from app.rules.kit.folds import Folds
from app.rules.kit.hooks import Join
from app.rules.kit.ledger import Ledger
from app.rules.kit.names import Names
from app.rules.kit.redaction import Redaction
from app.rules.kit.sentences import Sentences

S = TypeVar("S")


class Module(Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What the base of a game, or a module of it, brings to the rules; `S` is the type of the game's states."""

    name: str
    sentences: Sequence[Sentences] = ()
    concerns: Sequence[Concerns[S]] = ()
    names: Sequence[Names[S]] = ()
    redaction: Redaction = Redaction()
    folds: Sequence[Folds[S]] = ()
    questions: Sequence[tuple[type[Question], AnyAnswerer]] = ()
    """Questions with their answerers."""
    extensions: Sequence[tuple[type[Question], AnyAnswerer]] = ()
    """Questions of others, or the base class of all questions, with what answers them besides."""
    tasks: Sequence[tuple[type[Task], Callable[[Any, Any], None]]] = ()
    joins: Sequence[Join] = ()
    """The functions with which it joins in at hooks."""
    occasions: Mapping[type[Move], tuple[str, str]] = {}
    """When a type of move that names a thing can be made at all: a refusal's code and its place in the rulebook, said
    to who asks for the thing at another time."""


class Ruleset(Generic[S]):
    """The base and the modules of a game, in the order in which they act. A value: two can be used side by side.

    `state` and `before` are the types of states: of a game, and before its first event. A ruleset makes a class of its
    own of each, by which a state knows the rules it is played by. `ledger` makes the ledger of a decision from a state.
    `turns` and `end` are the places of the rulebook that are cited to who moves out of turn, or after the end.
    """

    def __init__(
        self,
        base: Module[S],
        modules: Sequence[Module[S]] = (),
        *,
        state: type[Any] = Struct,
        before: type[Any] = Struct,
        ledger: Callable[[Any], Any] = Ledger,
        turns: str = "",
        end: str = "",
    ) -> None:
        parts = (base, *modules)
        if len({part.name for part in parts}) < len(parts):
            raise ValueError(f"two modules have one name: {[part.name for part in parts]}")
        self.base, self.modules = base, tuple(modules)
        self._kinds = state, before
        self.ledger, self.turns, self.end = ledger, turns, end
        self.state, self.before = self._played(state), self._played(before)
        self.folds = folds.joined([(part.name, part.folds) for part in parts])
        self.hooks = hooks.joined([(part.name, part.joins) for part in parts])
        self.answerers: dict[type[Question], AnyAnswerer] = dict(pair for part in parts for pair in part.questions)
        self.extended: dict[tuple[type[Question], tuple[str, ...]], AnyAnswerer] = {}
        """Answerers with what modules in play answer besides, by question and modules, as they are first asked for."""
        self.tasks = {kind: work for part in parts for kind, work in part.tasks}
        self.sentences = Sentences(each for part in parts for each in part.sentences)
        self.concerns = Concerns(each for part in parts for each in part.concerns)
        self.names = Names(each for part in parts for each in part.names)
        self.redaction = Redaction.joined([part.redaction for part in parts])
        self.occasions = {move: why for part in parts for move, why in part.occasions.items()}

    def with_module(self, module: Module[S]) -> "Ruleset[S]":
        """These rules with one more module, which acts after those that are there."""
        state, before = self._kinds
        return Ruleset(
            self.base,
            (*self.modules, module),
            state=state,
            before=before,
            ledger=self.ledger,
            turns=self.turns,
            end=self.end,
        )

    def _played(self, kind: type[Any]) -> type[Any]:
        """The class of states of games that are played by these rules: they know them as `rules`."""
        return new_class(kind.__name__, (kind,), {"frozen": True}, lambda body: body.update(rules=self))
