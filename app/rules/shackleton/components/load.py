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

_NEWEST_FIRST = (
    "4c5cdb0fcc0d20faf269ba6d57ce8af4f20d0048aa7c28bd0f89e339609219fe",
    "f1b9adfc225f43d3bf756819b9d020ad2126224ed649e2a27c16f825275e0709",
    "8a6cad6620fc30be10a808a6690c3fec7e276541b9a78f8601461ea35ba16117",
    "d1d309d0b6bc26a507923503bcaeb1cba010b123eb05adbbd2ee3374a772a992",
)
FORMER = {digest: BASE.parent / "former" / digest for digest in _NEWEST_FIRST}
"""The folders of the sets that were built in once, by their digests: games begun with them go on."""


def load(folder: Path | None = None) -> Components:
    """The component set of `folder` (the built-in one without). Raises BadComponents with every fault found."""
    parts, sources = read_folder(folder or BASE)
    components = Components(**parts, sources=sources, digest="")
    faults = faults_of(components)
    if faults:
        raise BadComponents(faults)
    return msgspec.structs.replace(components, digest=digest(components))
