"""What is written in the catalogue: the variables that each message mentions."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, VariableReference

from app.messages import DEFAULT, Messages
from tests.support.rules.positions import GAME
from tests.support.words import MESSAGES


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
def variables(messages: Messages = MESSAGES, language: str = DEFAULT) -> dict[str, set[str]]:
    """What each message of a language mentions."""
    entries = FluentParser().parse(messages.source(language, GAME.name)).body
    return {entry.id.name: mentions(entry) for entry in entries if isinstance(entry, Message)}
