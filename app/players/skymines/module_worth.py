"""What a robot thinks of a module of the game."""

from collections.abc import Callable

from msgspec import Struct

from app.players.skymines.outlook import Outlook
from app.rules.game import Move


class ModuleWorth(Struct, frozen=True):
    """What a module adds to the worth of a position or takes from it, what the cards face up in a plan promise for it,
    and its moves that leave the question asked."""

    worth: Callable[[Outlook], float] = lambda _: 0.0
    promise: Callable[[Outlook], float] = lambda _: 0.0
    free_moves: tuple[type[Move], ...] = ()
