"""What modules of the game are worth to a seat: one file each, listed below in the order in which modules act."""

from collections.abc import Callable, Mapping

from msgspec import UNSET, Struct

from app.players.skymines.modules import belt, missions, threats
from app.players.skymines.outlook import Outlook
from app.rules.game import Move
from app.rules.skymines.vocabulary.modules.missions import ClaimTask
from app.rules.skymines.vocabulary.state import State


class ModuleWorth(Struct, frozen=True):
    """What a module adds to the worth of a position or takes from it, what the cards face up in a plan promise for it,
    and its moves that leave the question asked."""

    worth: Callable[[Outlook], float]
    promise: Callable[[Outlook], float]
    free_moves: tuple[type[Move], ...] = ()


MODULES: Mapping[str, ModuleWorth] = {
    "belt": ModuleWorth(belt.belt_worth, belt.collectors_now),
    "missions": ModuleWorth(missions.missions_worth, missions.tasks_worth, free_moves=(ClaimTask,)),
    "threats": ModuleWorth(threats.threat_worth, threats.threat_promise),
}
"""By their names. What is no module here is worth nothing by itself."""

FREE_MOVES = frozenset(kind for module in MODULES.values() for kind in module.free_moves)
"""Moves that leave the question asked: made at once when they gain, as nothing is given up for them."""


def in_play(state: State) -> tuple[ModuleWorth, ...]:
    """Those of the modules in play."""
    modules = state.modules
    return () if modules is UNSET else tuple(module for name, module in MODULES.items() if name in modules)
