"""Servers for browser tests whose Skymines is played by other rules than the usual ones."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from app.games.skymines import SKYMINES
from app.registration import GameRegistration
from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.ruleset import RULES
from app.rules.skymines.skymines import skymines
from app.rules.skymines.vocabulary.state import State

Others = Mapping[str, Mapping[Hook[Any], Callable[..., Any] | None]]
"""Functions by module and hook; None: the module does not join in there."""


def joining(others: Others) -> Ruleset[State]:
    """The usual rules, but that modules join in at these hooks with other functions, or not at all."""
    modules = []
    for module in RULES.modules:
        changed = others.get(module.name, {})
        assert changed.keys() <= {hook for hook, _ in module.joins}
        joins = [(hook, changed.get(hook, function)) for hook, function in module.joins]
        kept = [hook.joined_by(function) for hook, function in joins if function is not None]
        modules.append(replace(module, joins=kept))
    return RULES.with_modules(modules)


def skymines_by(rules: Ruleset[State]) -> GameRegistration:
    """Skymines, played by these rules."""
    return replace(SKYMINES, load=partial(skymines, rules=rules))
