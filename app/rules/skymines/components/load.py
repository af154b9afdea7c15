"""Loading a component set."""

from pathlib import Path

import msgspec

from app.rules.kit.component_files import BadComponents
from app.rules.kit.component_sets import digest

from .check import faults_of
from .read import read_folder
from .shapes import Components

BASE = Path(__file__).parent / "base"
"""The folder of the set that is built in."""

_NEWEST_FIRST = ("65e1b07ef4cc317e011cfdf1984cf3b3ea3d6c0cae539dfeb8984a15c0968640",)
FORMER = {digest: BASE.parent / "former" / digest for digest in _NEWEST_FIRST}
"""The folders of the sets that were built in once, by their digests: games begun with them go on."""


def load(folder: Path | None = None) -> Components:
    """The component set of `folder` (the built-in one without). Raises BadComponents with every fault found."""
    sections, sources = read_folder(folder or BASE)
    components = Components(**sections, sources=sources, digest="")
    faults = faults_of(components)
    if faults:
        raise BadComponents(faults)
    return msgspec.structs.replace(components, digest=digest(components))
