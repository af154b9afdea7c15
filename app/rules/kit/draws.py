"""Orders drawn from a source of chance outside the rules (`app.rules.game.Draw`)."""

from collections.abc import Iterable
from typing import TypeVar

from app.rules.game import Draw

T = TypeVar("T")


def shuffled(things: Iterable[T], draw: Draw) -> tuple[T, ...]:
    """The things in random order, every order equally likely (Fisher-Yates)."""
    order = list(things)
    for last in range(len(order) - 1, 0, -1):
        pick = draw.randrange(last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)
