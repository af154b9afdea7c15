"""The hooks of a game where they stand: what is said at them, and the modules that join in."""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from msgspec import Struct

from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset


class Placed(Struct, frozen=True):
    """A hook, its name, what is said at it, and the modules that join in."""

    name: str
    said: str
    users: tuple[str, ...]


def hooks(game: ModuleType, rules: Ruleset[Any]) -> Iterator[Placed]:
    """Every hook of a game's package, where it stands."""
    for found in pkgutil.walk_packages(game.__path__, f"{game.__name__}."):
        module = importlib.import_module(found.name)
        body = ast.parse(inspect.getsource(module)).body
        for statement, following in zip(body, [*body[1:], ast.Pass()], strict=True):
            match statement:
                case ast.AnnAssign(target=ast.Name(id=name)) if isinstance(hook := getattr(module, name, None), Hook):
                    yield Placed(name, _docstring(following), tuple(hook.known(rules)))


def check_users(hook: Placed) -> None:
    """Fail unless a hook has two users, or one and says at its place why."""
    assert hook.users
    assert len(hook.users) > 1 or "Reason: " in hook.said, f"say at {hook.name} why it is there for {hook.users[0]}"


def _docstring(statement: ast.stmt) -> str:
    """The text behind an assignment that says what it is, "" without one."""
    match statement:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""
