"""Which plain values the database, the hashes and the programs of players can all hold."""

from typing import Any

MAX_DEPTH = 100
MAX_NUMBER = 2**53 - 1
"""The largest whole number that JavaScript holds exactly; no game counts as far."""


def why_not_storable(value: Any) -> str | None:
    """What about plain values of JSON cannot be stored, for a message; None if nothing is wrong."""
    waiting = [(value, 0)]
    while waiting:
        found, depth = waiting.pop()
        if depth > MAX_DEPTH:
            return f"it is nested deeper than {MAX_DEPTH} levels"
        if isinstance(found, dict):
            waiting += [(part, depth + 1) for pair in found.items() for part in pair]
        elif isinstance(found, list):
            waiting += [(part, depth + 1) for part in found]
        elif isinstance(found, str):
            if "\0" in found:
                return "a text holds the character U+0000"
            if not _is_unicode(found):
                return "a text holds half of a surrogate pair"
        elif isinstance(found, (int, float)) and not abs(found) <= MAX_NUMBER:
            return f"a number is beyond {MAX_NUMBER}"
    return None


def _is_unicode(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
