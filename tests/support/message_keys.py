"""The message keys that the rules mention, read from their source."""

import ast
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

from app.rules import shackleton, skymines

TELLING_WHY = {
    "skymines": ("CoinsGained", "CoinsPaid", "LunaSkipped", "_gain_coins", "_pay_excess"),
    "shackleton": ("gain", "grant", "lose_reputation", "pay", "pay_way"),
}
"""Events of each game that say why, and the helpers that are told it for them."""
GAMES = {
    game: sorted(Path(str(package.__file__)).parent.rglob("*.py"))
    for game, package in {"skymines": skymines, "shackleton": shackleton}.items()
}
"""The sources of each game's rules."""


def line_keys(game: str = "skymines") -> set[str]:
    """The keys of all itemised lines of a game."""
    return {key for call in _calls("Line", game) for key in _strings(call.args[0])}


def refusal_codes(game: str = "skymines") -> set[str]:
    """The codes of all refusals: those said beside their rule, and those of an answerer."""
    codes = {code for node in _nodes(game) for code in _before_rule(node)}
    codes |= {code for node in _nodes(game) for code in _helped(node)}
    codes |= {code for call in _calls("Refusal", game) for code in _strings(call.args[0])}
    return codes | {code for node in _nodes(game) for code in _class_codes(node)}


def bad_option_codes(game: str = "skymines") -> set[str]:
    """The codes of options with which no game can begin."""
    return {key for call in _calls("BadOptions", game) for key in _strings(call.args[0])}


def whys(game: str = "skymines") -> set[str]:
    """The reasons for what is gained and paid, and for Luna's skipped actions, as far as they stand in the calls."""
    told = {why for name in TELLING_WHY[game] for call in _calls(name, game) for why in _last(call, "why")}
    return told | {why for node in _nodes(game) for why in _returned(node, "why_luna_skips")}


def _last(call: ast.Call, name: str) -> Iterator[str]:
    given = [keyword.value for keyword in call.keywords if keyword.arg == name] or call.args[-1:]
    for value in given:
        yield from _strings(value)


def _nodes(game: str = "skymines") -> Iterator[ast.AST]:
    for tree in _trees(game):
        yield from ast.walk(tree)


@cache
def _trees(game: str) -> list[ast.Module]:
    return [ast.parse(path.read_text(encoding="utf-8")) for path in GAMES[game]]


def _calls(name: str, game: str = "skymines") -> Iterator[ast.Call]:
    for node in _nodes(game):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
            yield node


def _strings(node: ast.AST) -> Iterator[str]:
    """The strings that an expression may be: itself, or either branch of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


def _before_rule(node: ast.AST) -> Iterator[str]:
    """A string, or a choice of strings, that is followed by a rule: `"slot-off", rulebook.PLANNING`."""
    parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
    for code, rule in pairwise(parts):
        if _is_rule(rule):
            yield from _strings(code)


def _is_rule(node: ast.AST) -> bool:
    """Whether this is a place of the rulebook, or a variable or attribute named so."""
    if isinstance(node, ast.Attribute):
        return node.attr == "rule" or (isinstance(node.value, ast.Name) and node.value.id == "rulebook")
    return isinstance(node, ast.Name) and node.id == "rule"


def _helped(node: ast.AST) -> Iterator[str]:
    """The codes that go through a helper: `_refused(space, "space-empty")`, and what a `_why…` returns."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "_refused":
        yield from (word for part in node.args[1:] for word in _strings(part))
    yield from _returned(node, "_why")


def _returned(node: ast.AST, start: str) -> Iterator[str]:
    """What a function whose name starts like this returns."""
    if isinstance(node, ast.FunctionDef) and node.name.startswith(start):
        for part in ast.walk(node):
            if isinstance(part, ast.Return) and part.value is not None:
                yield from _strings(part.value)


def _class_codes(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.ClassDef):
        for part in node.body:
            target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
            if isinstance(target, ast.Name) and target.id == "code":
                yield from _strings(part.value)  # type: ignore[attr-defined]  # a part with a value, as tested above


def made_up_codes(source: str) -> list[str]:
    """The places in a source where the code of a refusal is put together, so that its words cannot be looked for."""
    return [
        f"line {part.lineno}" for node in ast.walk(ast.parse(source)) for part in _code_places(node) if _is_made(part)
    ]


CODE_AT = {"Refusal": 0, "IllegalMove": 0, "BadOptions": 0, "Refused": 1, "Gone": 1, "_refused": 1}
"""Where in the arguments of these calls a code stands."""


def _code_places(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that are the code of a refusal, or one of several."""
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in CODE_AT:
            yield from node.args[CODE_AT[name] :][:1]
            yield from (keyword.value for keyword in node.keywords if keyword.arg == "code")
    parts = node.elts if isinstance(node, ast.Tuple) else node.args if isinstance(node, ast.Call) else []
    yield from (code for code, rule in pairwise(parts) if _is_rule(rule))
    if isinstance(node, ast.FunctionDef) and node.name.startswith("_why"):
        yield from (part.value for part in ast.walk(node) if isinstance(part, ast.Return) and part.value is not None)
    if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if any(getattr(target, "id", "") == "code" for target in targets):
            yield node.value


def _is_made(node: ast.expr) -> bool:
    """Whether an expression, or either branch of a condition, puts a text together."""
    match node:
        case ast.IfExp():
            return _is_made(node.body) or _is_made(node.orelse)
        case ast.Call(func=ast.Attribute(attr="format" | "join" | "replace")):
            return True
        case ast.BinOp():
            return any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))
    return isinstance(node, ast.JoinedStr)
