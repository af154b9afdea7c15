"""Chapters of a campaign for the tests of rules."""

from typing import Any

from msgspec.structs import replace

from app.rules.kit.parts import part, with_part
from app.rules.skymines.modules.campaign.chapter_start import chapter_options
from app.rules.skymines.vocabulary.modules.threats import Threats
from app.rules.skymines.vocabulary.state import State
from tests.support.rules.positions import begun, give


def chapter(number: int, humans: int = 2, lunas: int = 0, level: int = 3, **carried: Any) -> State:
    """A chapter just set up; `carried` to it from those before."""
    options = options_of(number, **carried)
    return begun(humans, lunas, level, entropy=b"campaign", **options)


def options_of(number: int, threat: str | None = None, **carried: Any) -> dict[str, Any]:
    """The options of a chapter."""
    options = chapter_options(number)
    modules = {**options["modules"], "campaign": {"chapter": number, **carried}}
    if threat:
        modules["threats"] = {"threat": threat}
    return {**options, "modules": modules}


def over(state: State, *totals: int) -> State:
    """The chapter is over with these totals; nobody has claimed a task or reached the end of a track."""
    for seat in range(len(state.seats)):
        state = give(state, seat, tracks=(0, 0, 0, 0), helium=0, upload=0)
    categories = tuple((total, *[0] * (6 + _further(state))) for total in totals)
    return replace(state, totals=categories, phase="finished", agenda=(), round=7)


def _further(state: State) -> int:
    """The categories that modules in play add."""
    assert isinstance(state.options.modules, dict)
    return int(bool(state.options.modules.get("threats", {}).get("loop")))


def removed_by(state: State, owner: int | None) -> State:
    """The state in which the threat has been dealt with, or (None) has struck."""
    kept = part(state, Threats)
    return with_part(state, replace(kept, owner=owner, struck=owner is None))
