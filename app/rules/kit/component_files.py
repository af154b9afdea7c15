"""Component files: from TOML to typed, frozen parts, and what is wrong with their form. Knows of no game."""

import tomllib
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec

from app.rules.game import UnusableComponents

Kinds = dict[str, Any]
"""The sections of a file: the key in the file, and the type of what stands there."""


@dataclass(frozen=True)
class Fault:
    """One thing wrong with a set: the file, the entry in it ("" for the file as a whole) and the reason."""

    file: str
    entry: str
    reason: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.reason) if part)


class BadComponents(UnusableComponents):
    """A folder holds no valid component set; `faults` has all that was found."""

    def __init__(self, faults: typing.Sequence[Fault]) -> None:
        super().__init__("\n".join(map(str, faults)))
        self.faults = tuple(faults)


def read_sections(
    path: Path, kinds: Kinds, known: tuple[str, ...], faults: list[Fault]
) -> tuple[str, dict[str, Any]] | None:
    """The source (one of `known`) and the sections of one file; None if it has no right form. What is wrong is added to
    `faults`."""
    document = _parse(path, faults)
    if document is None:
        return None
    source = document.pop("source", None)
    if source not in known:
        faults.append(Fault(path.name, "source", f"must be one of {', '.join(known)}"))
        return None
    return source, _sections(path.name, document, kinds, source, faults)


def strangers(folder: Path, files: Mapping[str, Kinds]) -> list[Fault]:
    """A fault for each TOML file of a folder that does not belong to a set of `files`."""
    strange = sorted({path.name for path in folder.glob("*.toml")} - set(files))
    return [Fault(name, "", "no such file belongs to a set") for name in strange]


def _parse(path: Path, faults: list[Fault]) -> dict[str, Any] | None:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        faults.append(Fault(path.name, "", "cannot be read"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        faults.append(Fault(path.name, "", f"no valid TOML: {error}"))
    return None


def _sections(name: str, document: dict[str, Any], kinds: Kinds, source: str, faults: list[Fault]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    faults += [Fault(name, key, "unknown key") for key in document if key not in kinds]
    for key, kind in kinds.items():
        if key not in document:
            faults.append(Fault(name, key, "missing"))
            continue
        wrong = [Fault(name, entry, reason) for entry, reason in _faults(document[key], kind, key)]
        faults += wrong
        if not wrong:
            found[key] = msgspec.convert(_sourced(document[key], kind, source), kind)
    return found


def _faults(value: Any, kind: Any, entry: str) -> Iterator[tuple[str, str]]:
    """Everything in `value` that does not fit `kind`, as (entry, reason), each entry by itself."""
    parts = _element(kind)
    if parts is not None and isinstance(value, list):
        for place, element in enumerate(value):
            yield from _faults(element, parts, f"{entry}[{_name(element, place)}]")
    elif _is_plain_struct(kind) and isinstance(value, dict):
        yield from _struct_faults(value, kind, entry)
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            yield entry, str(error).replace(" - at `$", " - at `…")


def _struct_faults(value: dict[str, Any], kind: Any, entry: str) -> Iterator[tuple[str, str]]:
    hints = typing.get_type_hints(kind)
    required = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
    for key in value:
        if key not in hints:
            yield f"{entry}.{key}", "unknown key"
    for key in sorted(required - set(value)):
        yield f"{entry}.{key}", "missing"
    for key, hint in hints.items():
        if key in value:
            yield from _faults(value[key], hint, f"{entry}.{key}")


def _sourced(value: Any, kind: Any, source: str) -> Any:
    """`value` with the file's source in every entry that has none of its own."""
    parts = _element(kind)
    if parts is not None:
        return [_sourced(element, parts, source) for element in value]
    if not _is_plain_struct(kind):
        return value
    hints = typing.get_type_hints(kind)
    full = {key: _sourced(inner, hints[key], source) for key, inner in value.items()}
    return {"source": source} | full if "source" in hints else full


def _element(kind: Any) -> Any:
    """The type of the elements of `tuple[kind, ...]`; None for anything else."""
    arguments = get_args(kind)
    if get_origin(kind) is tuple and len(arguments) == 2 and arguments[1] is Ellipsis:
        return arguments[0]
    return None


def _is_plain_struct(kind: Any) -> bool:
    """A struct that is no member of a tagged union."""
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    return is_struct and kind.__struct_config__.tag is None


def _name(element: Any, place: int) -> str:
    if isinstance(element, dict):
        for key in ("id", "number", "company", "level"):
            if key in element:
                return str(element[key])
    return str(place)
