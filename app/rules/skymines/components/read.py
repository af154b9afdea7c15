"""What each data file of a component set holds."""

from pathlib import Path
from typing import Any, cast, get_args

from app.rules.kit import component_files
from app.rules.kit.component_files import BadComponents, Fault, Kinds

from . import shapes

FILES: dict[str, Kinds] = {
    "setup.toml": {"setup": shapes.Setup},
    "cards.toml": {"cards": tuple[shapes.Card, ...]},
    "display.toml": {"display": shapes.Display},
    "plans.toml": {"plans": tuple[shapes.Plan, ...]},
    "special-plans.toml": {"special_plans": tuple[shapes.SpecialPlan, ...]},
    "tokens.toml": {"tokens": tuple[shapes.StartingToken, ...]},
    "tank.toml": {"tank": shapes.TankTrack},
    "research.toml": {"research": shapes.ResearchTrack, "research_display": shapes.ResearchDisplay},
    "tracks.toml": {"tracks": tuple[shapes.Track, ...]},
    "moon.toml": {"moon": shapes.Moon},
    "bonus.toml": {"bonus": shapes.BonusSpaces, "field_scientist": shapes.FieldScientist},
    "luna.toml": {"luna": shapes.Luna},
}
"""Each file's sections: the key in the file (and in `Components`), and its type."""


def read_folder(folder: Path) -> tuple[dict[str, Any], dict[str, shapes.Source]]:
    """The sections of all files of `folder` by name, and each file's source. Raises BadComponents."""
    faults: list[Fault] = []
    sections: dict[str, Any] = {}
    sources: dict[str, shapes.Source] = {}
    for name, kinds in FILES.items():
        found = read_sections(folder / name, kinds, faults)
        if found is not None:
            sources[name], read = found
            sections |= read
    faults += component_files.strangers(folder, FILES)
    if faults:
        raise BadComponents(faults)
    return sections, sources


def read_sections(path: Path, kinds: Kinds, faults: list[Fault]) -> tuple[shapes.Source, dict[str, Any]] | None:
    """The source and the sections of one file; None if it has no right form. What is wrong is added to `faults`."""
    found = component_files.read_sections(path, kinds, get_args(shapes.Source), faults)
    return cast("tuple[shapes.Source, dict[str, Any]] | None", found)
