"""A hook has two users, or a reason for one, which stands at the hook."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

from app.rules import skymines
from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset
from app.rules.shackleton.board import corporations
from app.rules.shackleton.ruleset import RULES as SHACKLETON
from app.rules.skymines.ruleset import RULES as SKYMINES

ONE_USER = {
    "ACTIVATING": "selenium",
    "BEFORE_FINAL": "sky-watch",
    "CHANGED_CATEGORIES": "threats",
    "COINS_AT_ONCE": "missions",
    "ENDING": "threats",
    "ENDING_EARLY": "threats",
    "FURTHER_FORECASTS": "missions",
    "FURTHER_MARKERS": "missions",
    "IS_FULL": "evergreen",
    "PLACES": "mars",
    "RETRIEVED": "evergreen",
    "SCORING_BEGINS": "threats",
    "TOKENS": "selenium",
    "TOKEN_LINES": "selenium",
    "WAYS": "robotics",
}
"""Hooks that one module of its game joins. The base would have to name that module without them."""


class Placed(Struct, frozen=True):
    """A hook, its name, what is said at it, and the modules that join in."""

    name: str
    said: str
    users: tuple[str, ...]


def hooks_of_skymines() -> Iterator[Placed]:
    """Every hook of Skymines, where it stands."""
    for found in pkgutil.walk_packages(skymines.__path__, f"{skymines.__name__}."):
        yield from hooks(importlib.import_module(found.name), SKYMINES)


def hooks(module: ModuleType, rules: Ruleset[Any]) -> Iterator[Placed]:
    """The hooks of a file, and who joins in there by these rules."""
    body = ast.parse(inspect.getsource(module)).body
    for statement, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)) if isinstance(hook := getattr(module, name, None), Hook):
                yield Placed(name, docstring(following), tuple(hook.known(rules)))


def docstring(statement: ast.stmt) -> str:
    """The text behind an assignment that says what it is, "" without one."""
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


OF_SKYMINES = tuple(hooks_of_skymines())
HOOKS = (*OF_SKYMINES, *hooks(corporations, SHACKLETON))
"""Those of Skymines, and those of Shackleton Base at which corporations join in."""


def test_every_hook_that_is_joined_is_looked_at() -> None:
    assert len(OF_SKYMINES) == len(SKYMINES.hooks)
    assert ONE_USER.keys() <= {hook.name for hook in HOOKS}


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.name)
def test_a_hook_has_two_users_or_a_reason_for_one(hook: Placed) -> None:
    if len(hook.users) > 1:
        assert hook.name not in ONE_USER
    else:
        assert hook.users == (ONE_USER.get(hook.name),)
        assert "One user: " in hook.said
