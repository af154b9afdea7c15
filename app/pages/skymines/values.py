"""What texts of Skymines say of its components."""

from functools import lru_cache
from typing import Any, Final

from app.messages.speaker import Speaker
from app.pages.values import Values, values_of
from app.rules.skymines import components
from app.rules.skymines.components import Components

PARTS: Final = ("setup", "tank", "research", "research_display", "bonus", "field_scientist")
"""The parts of a set of which texts say something."""


@lru_cache(maxsize=32)
def values(digest: str, _speaker: Speaker, _about: str = "") -> Values:
    """The values of a set. Texts are about the built-in set: what another one lacks is said of that."""
    return {**said(components.base().components), **said(components.of(digest).components)}


def said(of: Components) -> Values:
    """The values of these components."""
    found: dict[str, int | str] = {}
    for name in PARTS:
        found |= values_of(getattr(of, name), _plain, name)
    return found


def _plain(_path: str, _item: Any) -> str | None:
    return None
