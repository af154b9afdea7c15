"""What each data file of a component set holds, and reading a folder of them."""

import re
from pathlib import Path
from typing import Any, cast, get_args, get_type_hints

from app.rules.kit import component_files
from app.rules.kit.component_files import BadComponents, Fault, Kinds

from . import shapes

SOURCES: Kinds = {"sources": tuple[shapes.SourceOf, ...]}

FILES: dict[str, Kinds] = {
    "setup.toml": {"setup": shapes.Setup},
    "board.toml": {"board": shapes.Board} | SOURCES,
    "tracks.toml": {"energy": shapes.EnergyTrack, "reputation": shapes.ReputationTrack, "goals": shapes.GoalSlots}
    | SOURCES,
    "command.toml": {"command": tuple[shapes.CommandArea, ...], "actions": shapes.Actions},
    "structures.toml": {"structures": shapes.Structures} | SOURCES,
    "shuttles.toml": {"shuttles": tuple[shapes.ShuttleTile, ...]},
    "leaders.toml": {"leaders": tuple[shapes.LeaderSide, ...]},
    "solo.toml": {"solo": shapes.Solo} | SOURCES,
}
"""The sections of each file but the corporations': the key in the file (and in `Components`), and its type."""

SHEETS: dict[shapes.CorporationId, type[shapes.Sheet]] = {
    "artemis": shapes.Artemis,
    "selenium": shapes.Selenium,
    "mining": shapes.Mining,
    "robotics": shapes.Robotics,
    "evergreen": shapes.Evergreen,
    "sky-watch": shapes.SkyWatch,
    "mars": shapes.Mars,
}
"""The sheet of each corporation: its file's sections are the fields."""


def file_of(corporation: shapes.CorporationId) -> str:
    """The name of a corporation's file."""
    return f"{corporation}.toml"


def field_of(corporation: shapes.CorporationId) -> str:
    """The field of `Components` that holds a corporation's sheet."""
    return corporation.replace("-", "_")


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[str, shapes.FileSource]]:
    """The parts of `Components` by their fields, and each file's sources. Raises BadComponents."""
    faults: list[Fault] = []
    parts: dict[str, Any] = {}
    sources: dict[str, shapes.FileSource] = {}
    for name, kinds in FILES.items():
        parts |= _read(folder / name, kinds, sources, faults)
    for corporation, sheet in SHEETS.items():
        sections = _read(folder / file_of(corporation), _sections_of(sheet) | SOURCES, sources, faults)
        if not faults:
            parts[field_of(corporation)] = sheet(**sections)
    faults += component_files.strangers(folder, FILES | {file_of(corporation): {} for corporation in SHEETS})
    if faults:
        raise BadComponents(faults)
    return parts, sources


def _read(path: Path, kinds: Kinds, sources: dict[str, shapes.FileSource], faults: list[Fault]) -> dict[str, Any]:
    found = component_files.read_sections(path, kinds, get_args(shapes.Source), faults)
    if found is None:
        return {}
    source, sections = found
    entries = sections.pop("sources", ())
    faults += [
        Fault(path.name, f"sources[{entry.entry}]", "is no entry of this file")
        for entry in entries
        if re.split(r"[.[]", entry.entry)[0] not in kinds
    ]
    sources[path.name] = shapes.FileSource(file=cast(shapes.Source, source), entries=entries)
    return sections


def _sections_of(sheet: type[shapes.Sheet]) -> Kinds:

    return get_type_hints(sheet)
