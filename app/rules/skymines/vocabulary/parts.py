"""What modules in play keep in the state of a game."""

from typing import Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.kit.ruleset import Ruleset
from app.rules.kit.vocabulary import Part
from app.rules.skymines.vocabulary.state import Options, State

P = TypeVar("P", bound=Part)


def first_parts(rules: Ruleset[State], options: Options) -> dict[str, Any]:
    """The parts of the modules that a game begins with, by their names."""
    chosen = {} if options.modules is UNSET else options.modules
    return {name: rules.module(name).part() for name in chosen}


def part(state: State, kind: type[P]) -> P:
    """What a module keeps. Raises KeyError when it is not in play."""
    modules, name = state.modules, _names[kind]
    if modules is UNSET:
        raise KeyError(name)
    kept: P = modules[name]  # type: ignore[assignment]  # each part stands under its own name
    return kept


def with_part(state: State, kept: Part) -> State:
    """The state with this part for its module. Raises KeyError when the module is not in play."""
    modules, name = state.modules, _names[type(kept)]
    if modules is UNSET or name not in modules:
        raise KeyError(name)
    return replace(state, modules=modules | {name: kept})


class _Names(dict[type[Part], str]):
    """The modules' names by the types of their parts."""

    def __missing__(self, kind: type[Part]) -> str:
        name = self[kind] = str(kind.__struct_config__.tag)
        return name


_names = _Names()
