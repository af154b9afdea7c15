"""Where the values of modules' files come from: each file's source, and the entries that differ from it."""

from collections.abc import Iterator
from typing import Any, TypedDict

import msgspec

from app.rules.kit.component_files import BadComponents, Fault

from .belt import FILE, FOLDER, KINDS_OF_FILE
from .further import FILES
from .read import read_sections
from .shapes.nouns import Source, SourceOf, named


class Sources(msgspec.Struct, frozen=True):
    """The source of a file, and what in it has another one."""

    file: Source
    entries: tuple[SourceOf, ...]


def sources(name: str) -> Sources:
    """Those of a module's file. Raises BadComponents."""
    faults: list[Fault] = []
    found = read_sections(FOLDER / name, KINDS_OF_FILE if name == FILE else FILES[name], faults)
    if found is None or faults:
        raise BadComponents(faults)
    source, sections = found
    said: tuple[SourceOf, ...] = sections.pop("sources", ())
    differing = (item for key, part in sections.items() for item in _differing(part, key, source))
    return Sources(source, (*differing, *said))


class ToldSources(TypedDict):
    """Where the values of a file come from, as plain JSON values: structs stand for their plain form."""

    file: Source
    entries: list[SourceOf]


class SourcedFacts(TypedDict):
    """The facts of a module that tells nothing but where the values of its file come from."""

    sources: ToldSources


def told_sources(name: str) -> ToldSources:
    """Those of a module's file."""
    found = sources(name)
    return {"file": found.file, "entries": [msgspec.to_builtins(entry) for entry in found.entries]}


def _differing(part: Any, entry: str, source: Source) -> Iterator[SourceOf]:
    """The parts within this one, itself included, that have another source."""
    if isinstance(part, tuple):
        for place, element in enumerate(part):
            yield from _differing(element, f"{entry}[{named(element, place)}]", source)
    elif isinstance(part, msgspec.Struct):
        own = getattr(part, "source", source)
        if own != source:
            yield SourceOf(entry=entry, source=own)
        for field in part.__struct_fields__:
            yield from _differing(getattr(part, field), f"{entry}.{field}", own)
