"""What modules of the game are worth to a seat: `WORTH` of a file each, which is named as the module. A module without
a file is worth nothing by itself."""

from collections.abc import Mapping

from msgspec import UNSET

from app.packages import modules_of
from app.players.skymines.module_worth import ModuleWorth
from app.rules.skymines.vocabulary.state import State

MODULES: Mapping[str, ModuleWorth] = {name: module.WORTH for name, module in modules_of(__name__).items()}
"""By their names."""

FREE_MOVES = frozenset(kind for module in MODULES.values() for kind in module.free_moves)
"""Moves that leave the question asked: made at once when they gain, as nothing is given up for them."""


def in_play(state: State) -> tuple[ModuleWorth, ...]:
    """Those of the modules in play."""
    modules = state.modules
    return () if modules is UNSET else tuple(module for name, module in MODULES.items() if name in modules)
