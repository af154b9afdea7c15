"""Every key that the server's code and templates say literally is one of a message that is told what it mentions."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

from jinja2 import nodes

from app.rendering import FOLDER, new_environment
from tests.support.games import REGISTERED
from tests.support.rules.positions import GAME
from tests.support.written_messages import variables

SAYING = frozenset({"say", "phrase"})
"""What says a message by its key: of a speaker, or as a macro of templates."""
APP = FOLDER.parent
_ENVIRONMENT = new_environment()


def said_in_python(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """The literal keys that a module says, each with the names of what it tells; None where it tells a mapping."""
    for call in ast.walk(ast.parse(source)):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in SAYING:
            given = (
                None if any(word.arg is None for word in call.keywords) else {str(word.arg) for word in call.keywords}
            )
            for key in call.args[:1]:
                yield from ((text, given) for text in _texts(key))


def _texts(key: ast.expr) -> Iterator[str]:
    match key:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from _texts(body)
            yield from _texts(other)


def said_in_template(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """The same of a template."""
    for call in _ENVIRONMENT.parse(source).find_all(nodes.Call):
        name = getattr(call.node, "name", None) or getattr(call.node, "attr", None)
        if name in SAYING and call.args:
            given = None if call.dyn_kwargs is not None else {word.key for word in call.kwargs}
            yield from ((text.value, given) for text in _constants(call.args[0]))


def _constants(key: nodes.Expr) -> Iterator[nodes.Const]:
    match key:
        case nodes.Const():
            yield key
        case nodes.CondExpr():
            yield from _constants(key.expr1)
            if key.expr2 is not None:
                yield from _constants(key.expr2)


def faults(said: Iterator[tuple[str, set[str] | None]], game: str = GAME.name) -> list[str]:
    """What is said that no message says, or without what its message mentions, of the words of a game."""
    known = variables(game=game)
    return [
        f"no message {key}" if key not in known else f"{key} is not told {sorted(known[key] - (given or set()))}"
        for key, given in said
        if key not in known or (given is not None and not known[key] <= given)
    ]


def games_of(path: Path) -> list[str]:
    """The game in whose folder a file lies, if it lies in one."""
    return [game.name for game in REGISTERED if game.name in path.parts]


def faults_in(folder: Path, files: str, said: Callable[[str], Iterator[tuple[str, set[str] | None]]]) -> list[str]:
    """What is wrong in the files of a folder, each fault behind the name of its file."""
    return [
        f"{path.relative_to(folder)}: {fault}"
        for path in sorted(folder.rglob(files))
        if path.is_file()
        for fault in faults(said(path.read_text(encoding="utf-8")), *games_of(path))
    ]


def test_every_key_that_a_module_says_is_a_message_with_what_it_mentions() -> None:
    assert faults_in(APP, "*.py", said_in_python) == []


def test_every_key_that_a_template_says_is_a_message_with_what_it_mentions() -> None:
    assert faults_in(FOLDER, "*.*", said_in_template) == []


def test_a_key_without_a_message_and_one_without_its_arguments_are_found() -> None:
    assert faults(said_in_python('speaker.say("nowhere")')) == ["no message nowhere"]
    assert faults(said_in_python('speaker.say("a" if b else "seat-name-robot")'))[0] == "no message a"
    assert faults(said_in_template('{{ say("nowhere") }} {{ t.say("close") }}')) == ["no message nowhere"]
