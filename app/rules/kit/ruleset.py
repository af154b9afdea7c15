"""The rules of a game as a value: a base and modules, each of which says what it brings."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from app.rules.game import Move
from app.rules.kit.concerns import Concerns
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
    occasions: Mapping[type[Move], tuple[str, str]] = {}
    """When a type of move that names a thing can be made at all: a refusal's code and its place in the rulebook, said
    to who asks for the thing at another time."""


class Ruleset(Generic[S]):
    """The base and the modules of a game, in the order in which they act. A value: two can be used side by side."""

    def __init__(self, base: Module[S], modules: Sequence[Module[S]] = ()) -> None:
        parts = (base, *modules)
        if len({part.name for part in parts}) < len(parts):
            raise ValueError(f"two modules have one name: {[part.name for part in parts]}")
        self.base, self.modules = base, tuple(modules)
        self.sentences = Sentences(each for part in parts for each in part.sentences)
        self.concerns = Concerns(each for part in parts for each in part.concerns)
        self.names = Names(each for part in parts for each in part.names)
        self.redaction = Redaction.joined([part.redaction for part in parts])
        self.occasions = {move: why for part in parts for move, why in part.occasions.items()}

    def with_module(self, module: Module[S]) -> "Ruleset[S]":
        """These rules with one more module, which acts after those that are there."""
        return Ruleset(self.base, (*self.modules, module))
