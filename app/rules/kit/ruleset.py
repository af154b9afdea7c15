"""The rules of a game as a value: a base and modules, each of which says what it brings."""

from collections.abc import Callable, Mapping, Sequence
from types import new_class
from typing import Any, Generic, TypeGuard, TypeVar

from msgspec import Struct
from msgspec.json import Decoder
from msgspec.structs import fields

from app.rules.game import About, Draw, Event, Move, Seat, Shapes, tag_of
from app.rules.kit import folds, hooks
from app.rules.kit.agenda import Answered, Asked, PlayedBy, Question, Task
from app.rules.kit.answerers import AnyAnswerer
from app.rules.kit.concerns import Concerns
from app.rules.kit.folds import Folds
from app.rules.kit.hooks import Join
from app.rules.kit.ledger import Ledger
from app.rules.kit.names import Names
from app.rules.kit.redaction import Redaction
from app.rules.kit.rulebook import NO_RULEBOOK, Places, Rulebook
from app.rules.kit.sentences import Sentences
from app.rules.kit.vocabulary import ANY, ModuleOptions, Part, Vocabulary

S = TypeVar("S", bound=folds.Modular)

_INWARD = Redaction(hidden=(Asked, Answered))
"""The agenda's own events: they tell no player anything, and could tell what a secret choice was about."""
_UNTOLD = Sentences()
_UNTOLD.silent(Asked, Answered)


class Module(Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What the base of a game, or a module of it, brings to the rules; `S` is the type of the game's states."""

    name: str
    sentences: Sequence[Sentences] = ()
    concerns: Sequence[Concerns[S]] = ()
    names: Sequence[Names[S]] = ()
    redaction: Redaction = Redaction()
    imagine: Callable[[S, Seat | None, Draw], S] | None = None
    """What it hides from a seat (None: a spectator), drawn again (`Game.imagine`); None where it hides nothing."""
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
    part: type[Part] = Part
    """What it keeps in a state."""
    options: type[ModuleOptions] = ModuleOptions
    needs: tuple[str, ...] = ()
    """The names of modules without which it cannot be chosen."""
    places: Places = {}
    """The places of the rulebook that it cites."""
    vocabulary: Vocabulary | None = None
    """What it adds to the types that are decoded; None where those of the game name its own."""


class Ruleset(Generic[S]):
    """The base and the modules of a game, in the order in which they act. A value: two can be used side by side.

    `vocabulary` are the types that are decoded. `state` and `before` are the types of states: of a game, and before its
    first event; a ruleset makes a class of its own of each, by which a state knows the rules it is played by. `ledger`
    makes the ledger of a decision from a state. `turns` and `end` are the places of the rulebook that are cited to who
    moves out of turn, or after the end; `rulebook` has the editions that this game names.
    """

    def __init__(
        self,
        base: Module[S],
        modules: Sequence[Module[S]] = (),
        *,
        vocabulary: Vocabulary = ANY,
        state: type[Any] = Struct,
        before: type[Any] = Struct,
        ledger: Callable[[Any], Any] = Ledger,
        turns: str = "",
        end: str = "",
        rulebook: Rulebook = NO_RULEBOOK,
    ) -> None:
        parts = (base, *modules)
        if len({part.name for part in parts}) < len(parts):
            raise ValueError(f"two modules have one name: {[part.name for part in parts]}")
        self.base, self.modules = base, tuple(modules)
        self._given: dict[str, Any] = {
            "state": state,
            "before": before,
            "ledger": ledger,
            "turns": turns,
            "end": end,
            "rulebook": rulebook,
        }
        self._own_vocabulary = vocabulary
        self.vocabulary = _vocabulary(vocabulary, parts)
        self.ledger, self.turns, self.end = ledger, turns, end
        self.state, self.before = self._state_of(state), self._played(before)
        self.events_decoder: Decoder[list[Any]] = Decoder(self.vocabulary.log)
        self.move_decoder: Decoder[Any] = Decoder(self.vocabulary.moves)
        self.state_decoder: Decoder[Any] = Decoder(self.state)
        self.rulebook = rulebook.with_places({place: at for part in parts for place, at in part.places.items()})
        self.folds: dict[type[Event], folds.Fold[S]] = folds.joined([(part.name, part.folds) for part in parts])
        self.hooks = hooks.joined([(part.name, part.joins) for part in parts])
        self.answerers: dict[type[Question], AnyAnswerer] = dict(pair for part in parts for pair in part.questions)
        self.extended: dict[tuple[type[Question], tuple[str, ...]], AnyAnswerer] = {}
        """Answerers with what modules in play answer besides, by question and modules, as they are first asked for."""
        self.tasks = {kind: work for part in parts for kind, work in part.tasks}
        self.sentences = Sentences((_UNTOLD, *(sentence for part in parts for sentence in part.sentences)))
        self.concerns = Concerns(concern for part in parts for concern in part.concerns)
        self.names = Names(name for part in parts for name in part.names)
        self.redaction = Redaction.joined([_INWARD, *(part.redaction for part in parts)])
        self._imagined = [(part.name, part.imagine) for part in parts if part.imagine is not None]
        if unimagined := [part.name for part in parts if part.imagine is None and part.redaction.hides]:
            raise TypeError(f"{unimagined} redact events, and imagine nothing of what is hidden")
        self.occasions = {move: why for part in parts for move, why in part.occasions.items()}

    def is_state(self, state: object) -> TypeGuard[S]:
        """Whether this is a state of a game that has begun."""
        return isinstance(state, self.state)

    def shapes(
        self,
        *,
        view: Any,
        standing: Any,
        facts: Any,
        form: Any = dict[str, Any],
        left_out: frozenset[str] = frozenset(),
        omits_defaults: bool = False,
    ) -> Shapes:
        """The types of what a game hands out, with those that the rules know: of moves, events and what prompts
        mention."""
        return Shapes(
            view=view,
            standing=standing,
            facts=facts,
            about=self.mentions(),
            form=form,
            move=self.vocabulary.moves,
            event=self.vocabulary.events,
            left_out=left_out,
            omits_defaults=omits_defaults,
        )

    def asked(self) -> dict[str, str]:
        """The place of the rulebook that each question comes from, by its name."""
        return {tag_of(question): answerer.rule for question, answerer in self.answerers.items()}

    def imagine(self, state: S, seat: Seat | None, draw: Draw) -> S:
        """The state with all that the base and the modules in play hide from a seat drawn again (`Game.imagine`)."""
        for name, imagined in self._imagined:
            if name == self.base.name or name in folds.modules_in_play(state):
                state = imagined(state, seat, draw)
        return state

    def mentions(self) -> dict[str, type[About]]:
        """What the prompts of questions mention, by the questions' names; those that mention nothing are left out."""
        all_kinds = {tag_of(question): answerer.mentions() for question, answerer in self.answerers.items()}
        return {name: kind for name, kind in all_kinds.items() if kind is not About}

    def with_module(self, module: Module[S]) -> "Ruleset[S]":
        """These rules with one more module, which acts after those that are there."""
        return self.with_modules((*self.modules, module))

    def with_modules(self, modules: Sequence[Module[S]]) -> "Ruleset[S]":
        """The rules of the game with these modules instead of its own."""
        return Ruleset(self.base, modules, vocabulary=self._own_vocabulary, **self._given)

    def has_module(self, name: str) -> bool:
        """Whether there is a module of this name."""
        return any(module.name == name for module in self.modules)

    def module(self, name: str) -> Module[S]:
        """The module of this name. Raises KeyError where there is none."""
        for module in self.modules:
            if module.name == name:
                return module
        raise KeyError(name)

    def _state_of(self, kind: type[Any]) -> type[Any]:
        """The class of states. Where modules add to the vocabulary, its fields of steps and parts are redeclared, so
        that these are decoded too."""
        if self.vocabulary is self._own_vocabulary:
            return self._played(kind)
        return self._played(kind, agenda=self.vocabulary.agenda, modules=self.vocabulary.modules)

    def _played(self, kind: type[Any], **types: Any) -> type[Any]:
        """The class of states of games that are played by these rules: they know them as `rules`."""
        defaults = {field.name: field.default for field in fields(kind) if field.name in types}
        body = {"rules": self, "__annotations__": types, **defaults}
        return new_class(kind.__name__, (kind,), {"frozen": True, "kw_only": True}, lambda space: space.update(body))


Played = PlayedBy[Ruleset[Any]]
"""A state of a game that is played by a ruleset."""


def _vocabulary(own: Vocabulary, modules: Sequence[Module[Any]]) -> Vocabulary:
    """That of a game with what modules add to it. Raises TypeError for a part that is not named after its module."""
    for module in modules:
        tag = module.part.__struct_config__.tag
        if module.part is not Part and tag != module.name:
            raise TypeError(f"module {module.name}: its part of the state has the tag {tag!r}, not the module's name")
        if module.vocabulary is not None:
            own = own.with_words_of(module.vocabulary)
    return own
