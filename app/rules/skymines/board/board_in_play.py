"""Which board a game is played on."""

from collections.abc import Collection
from typing import Any

from msgspec import UNSET

from app.rules.kit.hooks import Hook
from app.rules.kit.ruleset import Ruleset
from app.rules.skymines.board.boards import Board
from app.rules.skymines.board.moon import MOON
from app.rules.skymines.vocabulary.state import State

AnyBoard = Board[Any, Any, Any]

BOARD: Hook[AnyBoard] = Hook()
"""The board that a module plays on instead of the Moon. Of several that of the module that acts last: threats lie on
the Belt, and bring the Belt with them."""


def board_of(state: State) -> AnyBoard:
    """The board that a game is played on: that of a module in play, or the Moon."""
    if state.modules is UNSET:
        return MOON
    for board in reversed(BOARD.by_module(state).values()):
        return board
    return MOON


def board_among(rules: Ruleset[State], modules: Collection[str]) -> AnyBoard:
    """The board of games with these modules."""
    return next(reversed(BOARD.chosen(rules, modules)), MOON)
