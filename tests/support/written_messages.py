"""What is written in the catalogue: the variables that each message mentions."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference

from app.messages import DEFAULT, NAMED_ARGUMENTS, Messages
from app.rules.game import Game
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing
from tests.support.rules.positions import GAME
from tests.support.words import MESSAGES

APP = Path(__file__).parents[2] / "app"
FAMILIES = {f"{name}-" for name in NAMED_ARGUMENTS} | {"problem-", "refused-", "step-"}
"""Messages whose keys are made of a kind and an id that comes from the server."""


def mentions(node: object) -> set[str]:
    """The variables within a part of a message."""
    match node:
        case VariableReference():
            return {node.id.name}
        case BaseNode():
            return {name for part in vars(node).values() for name in mentions(part)}
        case list():
            return {name for part in node for name in mentions(part)}
    return set()


@cache
def variables(messages: Messages = MESSAGES, language: str = DEFAULT, game: str = GAME.name) -> dict[str, set[str]]:
    """What each message of a language mentions."""
    entries = FluentParser().parse(messages.source(language, game)).body
    return {entry.id.name: mentions(entry) for entry in entries if isinstance(entry, Message)}


def said(game: Game, told: Argument | Sentence, state: object) -> Iterator[tuple[str, frozenset[str]]]:
    """The messages that say this, each with the names of the arguments that it is told."""
    match told:
        case Sentence() | Phrase():
            yield told.key, frozenset(told.args)
            for value in told.args.values():
                yield from said(game, value, state)
        case Several(parts):
            for part in parts:
                yield from said(game, part, state)
        case Thing():
            yield from said(game, game.name_of(state, told), state)
        case Amount():
            yield f"amount-{told.of}", frozenset(("amount",))


@cache
def mentioned() -> tuple[set[str], tuple[str, ...]]:
    """All that could be a key in code and templates, and the beginnings of those that are put together there."""
    kinds = {".py", ".ts", ".html"}
    paths = [path for path in APP.rglob("*") if path.suffix in kinds and "dist" not in path.parts]
    text = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    beginnings = set(re.findall(r"[`\"']([a-z][\w-]*-)(?:\$?\{|[\"'])", text))
    return set(re.findall(r"[A-Za-z][\w-]*", text)), tuple(beginnings | FAMILIES)


def keys_of(path: Path) -> list[str]:
    """The keys of a file."""
    return re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)


def unsaid(path: Path) -> list[str]:
    """The messages of a file that nothing says."""
    words, beginnings = mentioned()
    # Pages put the ends of keys together: a title, a lead, what is said where nobody hosts.
    return [
        key
        for key in keys_of(path)
        if key not in words
        and re.sub(r"-(title|lead|nobody)$", "", key) not in words
        and not key.startswith(beginnings)
    ]
