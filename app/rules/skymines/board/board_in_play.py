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
"""The board that a module plays on instead of the Moon. Its only user is the Belt: it is the one place at which the
rules choose between the boards, without naming the module."""


def board_of(state: State) -> AnyBoard:
    """The board that a game is played on: that of a module in play, or the Moon."""
    if state.modules is UNSET:
        return MOON
    for board in BOARD.in_play(state):
        return board
    return MOON


def board_among(rules: Ruleset[State], modules: Collection[str]) -> AnyBoard:
    """The board of games with these modules."""
    return next(iter(BOARD.chosen(rules, modules)), MOON)
