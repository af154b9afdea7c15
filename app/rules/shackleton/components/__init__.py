"""The component sets: data files, the typed loader that refuses what is wrong with them, and the look-ups.

Most values and all of the corporations' rules are reconstructed; every file and entry says where it comes from.
"""

from app.rules.kit.component_files import BadComponents, Fault
from app.rules.kit.component_sets import digest

from .geometry import Corner, Row
from .index import Index, base, known, of, use
from .load import BASE, load
from .shapes import Components

__all__ = [
    "BASE",
    "BadComponents",
    "Components",
    "Corner",
    "Fault",
    "Index",
    "Row",
    "base",
    "digest",
    "known",
    "load",
    "of",
    "use",
]
