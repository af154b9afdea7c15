"""What the examples of Shackleton Base have in common: who plays, the row they play on, a moment as it is seen."""

from typing import Final

from app.rules.shackleton.vocabulary.state import State
from tests.support.shackleton.corporations import GAME
from tests.support.shackleton.positions import with_seat
from tools.rule_examples.shown import Shown

NAMES: Final = ("Fabio", "Nestore", "Matthieu")
ROW: Final = ("O1", "O12", "O11")
SLOT: Final = 2
"""A slot with a fee of 1, and the sectors of its row."""


def shown(state: State, seat: int, *lights: str, **args: int | str) -> Shown:
    """This moment as the seat sees it, with what is lit and what its sentence is told."""
    for number, name in enumerate(NAMES):
        state = with_seat(state, number, name=name)
    return Shown(dict(GAME.view(state, seat)), lights, args)


def lit(*names: str) -> list[str]:
    """Keys of sectors."""
    return [f"sector:{name}" for name in names]
