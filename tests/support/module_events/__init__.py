"""Events of modules, one or more of each sentence that they are told in: random games of the base know none of them.

A file each, named as the module, whose `position` is a state with the module and events that touch seats there.
"""

from app.packages import modules_of
from app.rules.game import Event
from app.rules.skymines.vocabulary.state import State


def module_positions() -> list[tuple[State, list[Event]]]:
    """The positions and events of all modules."""
    return [module.position() for module in modules_of(__name__).values()]
