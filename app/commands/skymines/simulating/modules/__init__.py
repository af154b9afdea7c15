"""What simulated games count of modules: `USES` of a file each, which is named as the module. Nothing is counted of a
module without a file."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from app.commands.skymines.simulating.use import ModuleUses, Use
from app.packages import modules_of
from app.rules.game import Event

_MODULES: Mapping[str, ModuleUses] = {name: module.USES for name, module in modules_of(__name__).items()}

USES: Mapping[type[Event], Callable[[Any], tuple[int, Use]]] = {
    kind: used for module in _MODULES.values() for kind, used in module.events.items()
}
"""From an event of a module to the seat that used a component by it, and the component."""


def components_of(modules: Iterable[str]) -> list[Use]:
    """All components of these modules that could be used."""
    return [use for name in modules if name in _MODULES for use in _MODULES[name].components()]
