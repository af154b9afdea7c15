"""What simulated games count of modules: one file each, listed below."""

from collections.abc import Callable, Mapping
from typing import Any

from app.commands.skymines.simulating.modules import belt, missions, threats
from app.commands.skymines.simulating.use import Use
from app.rules.game import Event
from app.rules.skymines.vocabulary.modules.belt import BeltEntered
from app.rules.skymines.vocabulary.modules.missions import OnceMarkerPlaced, OwnSpaceUsed, TaskClaimed
from app.rules.skymines.vocabulary.modules.threats import ThreatTaken

USES: Mapping[type[Event], Callable[[Any], tuple[int, Use]]] = {
    BeltEntered: belt.entered,
    TaskClaimed: missions.claimed,
    OnceMarkerPlaced: missions.placed,
    OwnSpaceUsed: missions.own_space,
    ThreatTaken: threats.taken,
}
"""From an event of a module to the seat that used a component by it, and the component."""
COMPONENTS: Mapping[str, Callable[[], list[Use]]] = {
    "belt": belt.components,
    "missions": missions.components,
    "threats": threats.components,
}
"""All components of a module that could be used, by the module's name."""
