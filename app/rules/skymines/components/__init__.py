"""The component sets: data files, the typed loader that refuses what is wrong with them, and the look-ups."""

from app.rules.kit.component_files import BadComponents, Fault
from app.rules.kit.component_sets import digest

from .geometry import Path as BorderPath
from .geometry import Place, borders
from .index import Index, base, known, of, use
from .load import BASE, load
from .shapes import Components

__all__ = [
    "BASE",
    "BadComponents",
    "BorderPath",
    "Components",
    "Fault",
    "Index",
    "Place",
    "base",
    "borders",
    "digest",
    "known",
    "load",
    "of",
    "use",
]
