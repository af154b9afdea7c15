"""States that share their texts: names of cards, sectors, pieces.

What is read from the store comes with texts of its own, the same few hundred at every table. They are a fifth of what a
table at rest takes.
"""

from collections.abc import Sequence
from sys import intern
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from app.play.replay import Point


def with_shared_texts(points: Sequence[Point]) -> tuple[Point, ...]:
    """Points whose states have the texts that all tables have. What the states have in common they go on sharing, and
    they hold nothing that was worked out of them."""
    known: dict[int, Any] = {}
    return tuple(replace(point, state=replace(_shared(point.state, known))) for point in points)


def _shared(value: Any, known: dict[int, Any]) -> Any:
    """The same value, and the same object where there is nothing to share. `known` has what became of each object so
    far, by its id: the first value keeps all of them alive."""
    if type(value) is str:
        return intern(value)
    if type(value) not in (tuple, dict) and not isinstance(value, Struct):
        return value
    found = known.get(id(value))
    if found is None:
        found = known[id(value)] = _rebuilt(value, known)
    return found


def _rebuilt(value: Any, known: dict[int, Any]) -> Any:
    if isinstance(value, Struct):
        changed = {}
        for name in value.__struct_fields__:
            item = getattr(value, name)
            # A field is left out of an encoded state where it is the very object that is its default.
            if not any(item is default for default in value.__struct_defaults__):
                shared = _shared(item, known)
                if shared is not item:
                    changed[name] = shared
        return replace(value, **changed) if changed else value
    if isinstance(value, dict):
        return {_shared(key, known): _shared(item, known) for key, item in value.items()}
    items = [_shared(item, known) for item in value]
    return value if all(new is old for new, old in zip(items, value, strict=True)) else tuple(items)
