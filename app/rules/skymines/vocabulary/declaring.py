"""The words that modules of the game add to the vocabulary.

What is decoded (moves, events, the agenda, the state) needs to know all types at once. So the words of each module
stand in `modules/<name>/vocabulary.py`, which is found by its place and imported here, below all that modules do.
"""

import pkgutil
from collections.abc import Iterable, Mapping
from functools import cache, reduce
from importlib import import_module
from operator import or_
from typing import Any

from msgspec import Struct

from app.rules.game import Event, Move
from app.rules.kit.agenda import Question, Task

MODULES = "app.rules.skymines.modules"


class Part(Struct, frozen=True, tag_field="module", omit_defaults=True, gc=False):
    """What a module keeps in the state. The tag is the module's name, and all fields have defaults: so it begins."""


class ModuleOptions(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a module is set up; most have nothing to choose."""


class Vocabulary(Struct, frozen=True, kw_only=True):
    """What a module adds to the words of the game."""

    part: type[Part]
    options: type[ModuleOptions] = ModuleOptions
    moves: tuple[type[Move], ...] = ()
    events: tuple[type[Event], ...] = ()
    steps: tuple[type[Question] | type[Task], ...] = ()
    places: Mapping[str, Mapping[str, int]] = {}
    """The places of the rulebook that it cites: their pages by language, in every edition of `rulebook.EDITIONS`."""
    needs: tuple[str, ...] = ()
    """The names of modules without which it cannot be chosen."""


@cache
def declared() -> dict[str, Vocabulary]:
    """The vocabularies of all modules by name."""
    folder = import_module(MODULES)
    found = sorted(module.name for module in pkgutil.iter_modules(folder.__path__) if module.ispkg)
    return {name: _declared_by(name) for name in found}


def _declared_by(name: str) -> Vocabulary:
    vocabulary: Vocabulary = import_module(f"{MODULES}.{name}.vocabulary").VOCABULARY
    tag = vocabulary.part.__struct_config__.tag
    if tag != name:
        raise TypeError(f"module {name}: its part of the state has the tag {tag!r}, not the module's name")
    return vocabulary


def names() -> tuple[str, ...]:
    """The names of all modules, in the order in which they act."""
    return tuple(declared())


def with_declared(kinds: Any, declared: Iterable[type[Struct]]) -> Any:
    """The union of `kinds` and what modules declare."""
    return reduce(or_, declared, kinds)
