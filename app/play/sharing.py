"""States that share their texts: names of cards, sectors, pieces.

What is read from the store comes with texts of its own, the same few hundred at every table. They are a fifth of what a
table at rest takes.
"""

from collections.abc import Sequence
from functools import cache
from operator import is_
from sys import intern
from typing import Any

from msgspec import Struct, inspect
from msgspec.structs import replace

from app.play.replay import Point


def with_shared_texts(points: Sequence[Point]) -> tuple[Point, ...]:
    """Points whose states have the texts that all tables have. What the states have in common they go on sharing, and
    they hold nothing that was worked out of them."""
    known: dict[int, Any] = {}
    return without_memory([replace(point, state=_shared(point.state, known)) for point in points])


def without_memory(points: Sequence[Point]) -> tuple[Point, ...]:
    """Points whose states hold nothing that was worked out of them."""
    return tuple(replace(point, state=replace(point.state)) for point in points)


def _shared(value: Any, known: dict[int, Any]) -> Any:
    """The same value, and the same object where there is nothing to share. `known` has what became of each object so
    far, by its id: the first value keeps all of them alive."""
    kind = type(value)
    if kind is str:
        return intern(value)
    if kind is not tuple and kind is not dict and not isinstance(value, Struct):
        return value
    found = known.get(id(value))
    if found is None:
        found = known[id(value)] = _rebuilt(value, known)
    return found


def _rebuilt(value: Any, known: dict[int, Any]) -> Any:
    if type(value) is tuple:
        items = tuple([_shared(item, known) for item in value])
        return value if all(map(is_, items, value)) else items
    if type(value) is dict:
        return {_shared(key, known): _shared(item, known) for key, item in value.items()}
    kind: type[Struct] = type(value)
    changed = {}
    for name, default in _with_text(kind):
        item = getattr(value, name)
        # A field is left out of an encoded state where it is the very object that is its default.
        if item is not default:
            shared = _shared(item, known)
            if shared is not item:
                changed[name] = shared
    return replace(value, **changed) if changed else value


@cache
def _with_text(kind: type[Struct]) -> tuple[tuple[str, Any], ...]:
    """The fields of such values in which a text may stand, each with its default."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    return tuple((field.name, field.default) for field in described.fields if _may_hold_text(field.type))


def _may_hold_text(described: inspect.Type) -> bool:
    """Whether a text may stand in what a field is said to hold, as far as that can be told without a value."""
    match described:
        case inspect.IntType() | inspect.FloatType() | inspect.BoolType() | inspect.NoneType():
            return False
        case inspect.VarTupleType(item_type=item):
            return _may_hold_text(item)
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            return any(map(_may_hold_text, items))
    return True
