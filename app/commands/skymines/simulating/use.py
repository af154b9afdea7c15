"""The components that simulated games count."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from app.rules.game import Event

Use = tuple[str, str]
"""A component: its kind and its id."""


class ModuleUses(Struct, frozen=True):
    """What is counted of a module: all its components that could be used, and, from an event of it to the seat that
    used a component by it, and the component."""

    components: Callable[[], list[Use]]
    events: Mapping[type[Event], Callable[[Any], tuple[int, Use]]]
