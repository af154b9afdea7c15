"""The values of components by name, for texts that say them: what a text says of a component is never typed into it."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from app.messages.speaker import Speaker

Values = Mapping[str, int | str]
"""What texts are told: numbers and amounts in words by the path to them, `board-centre-two`."""
ValuesOf = Callable[[str, Speaker, str], Values]
"""The values of the component set of this digest, in a speaker's words; of one part of it, or "" for what concerns
every game."""
Worded = Callable[[str, Any], str | None]
"""What is said of the component at a path, instead of or beside the numbers in it; None: nothing."""

NAMED_BY = ("id", "kind", "row", "column")
"""What an item of a list is known by, the first of these that is a word; otherwise its place, from 1."""


def values_of(part: Struct, worded: Worded, prefix: str = "") -> dict[str, int | str]:
    """The numbers in `part` by their paths, whose names are joined by "-". A list says how long it is, `…-count`."""
    return dict(_found(part, worded, prefix))


def _found(item: Any, worded: Worded, path: str) -> Iterator[tuple[str, int | str]]:
    said = worded(path, item)
    if said is not None:
        yield path, said
    elif isinstance(item, int) and not isinstance(item, bool):
        yield path, item
    for name, inner in _inside(item):
        yield from _found(inner, worded, f"{path}-{name}" if path else name)
    if isinstance(item, tuple):
        yield f"{path}-count", len(item)


def _inside(item: Any) -> Iterator[tuple[str, Any]]:
    """What a struct, a list or a table holds, by name."""
    if isinstance(item, Struct):
        yield from ((field.name, getattr(item, field.name)) for field in fields(item))
    elif isinstance(item, Mapping):
        yield from item.items()
    elif isinstance(item, tuple):
        yield from ((_named(one, place), one) for place, one in enumerate(item, 1))


def _named(item: Any, place: int) -> str:
    names = (getattr(item, name, None) for name in NAMED_BY)
    return next((name for name in names if isinstance(name, str)), str(place))
