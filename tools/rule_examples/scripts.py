"""Which section of the rules has which example, and what is drawn of the table there."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from app.pages.examples import Example, Step
from tools.rule_examples import base, modules
from tools.rule_examples.shown import Shown


class Script(Struct, frozen=True):
    """What plays an example, the parts of the table that are drawn (see `Example`), the modules in play."""

    steps: Callable[[], Iterator[Shown]]
    draws: tuple[str, ...]
    modules: tuple[str, ...] = ()


MOON: Final = "moon:skymine"
"""The half of the Moon in which the company's station lies."""
SCRIPTS: Final = {
    "planning": Script(base.planning, ("slots", "hand")),
    "resources": Script(base.resources, ("slots", "tracks:skymine", "display")),
    "energy": Script(base.energy, ("slots", MOON)),
    "shares": Script(base.shares, ("tracks:skymine", MOON, "shares")),
    "scientist": Script(base.scientist, ("slots", "screens", "research")),
    "majorities": Script(base.majorities, ("slots", "spaces", "tracks:minerva")),
    "drop-out": Script(base.dropping_out, ("slots", "hand")),
    "scoring": Script(base.scoring, ("coins", "shares", "moon", "tank", "screens")),
    "luna-actions": Script(base.luna, ("card", "tracks:astrogo", "moon")),
    "missions": Script(modules.missions, ("missions", "slots", "tracks:skymine"), ("missions",)),
    "belt-spaces": Script(modules.belt, ("slots", "moon"), ("belt",)),
    "threats": Script(modules.threats, ("threats", "slots", "moon"), ("belt", "threats")),
}


def played(script: Script) -> Example:
    """The example, played through."""
    steps: list[Step] = []
    args: dict[str, int | str] = {}
    before: dict[str, object] = {}
    for shown in script.steps():
        fresh = {name: value for name, value in shown.view.items() if name not in before or before[name] != value}
        steps.append(Step(fresh, shown.lights, shown.card, shown.line))
        args |= shown.args
        before = shown.view
    return Example(script.modules, script.draws, args, tuple(steps))


def written(example: Example) -> bytes:
    """The example as its file holds it, a step a line."""
    text: bytes = msgspec.json.encode(example)
    return text.replace(b'{"view"', b'\n{"view"') + b"\n"
