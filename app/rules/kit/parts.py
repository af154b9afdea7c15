"""What modules in play keep in the state of a game."""

from collections.abc import Collection
from functools import cache
from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.kit.folds import Modular
from app.rules.kit.ruleset import Ruleset
from app.rules.kit.vocabulary import Part

P = TypeVar("P", bound=Part)
S = TypeVar("S", bound=Modular)


def first_parts(rules: Ruleset[Any], chosen: Collection[str]) -> dict[str, Part]:
    """The parts of the modules chosen that a game begins with, by their names."""
    return {name: rules.module(name).part() for name in chosen}


def part(state: Modular, kind: type[P]) -> P:
    """What a module keeps. Raises KeyError when it is not in play."""
    modules, name = state.modules, _name(kind)
    if modules is UNSET:
        raise KeyError(name)
    kept: P = modules[name]
    return kept


def with_part(state: S, kept: Part) -> S:
    """The state with this part for its module. Raises KeyError when the module is not in play."""
    modules, name = state.modules, _name(type(kept))
    if modules is UNSET or name not in modules:
        raise KeyError(name)
    return replace(state, modules={**modules, name: kept})  # type: ignore[type-var]  # states are structs


@cache
def _name(kind: type[Part]) -> str:
    """The name of the module that keeps such parts."""
    return str(kind.__struct_config__.tag)
