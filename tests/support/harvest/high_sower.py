"""A robot that knows Harvest."""

from typing import Any

from app.rules.game import Draw, Game, Move
from tests.support.harvest.vocabulary import Sow, value_of


class HighSower:
    """Sows its highest crop."""

    def choose(self, game: Game, state: Any, seat: int, draw: Draw) -> Move:
        """Its move."""
        offered = game.choices(state, seat, words=False).moves
        return max((move for move in offered if isinstance(move, Sow)), key=lambda move: value_of(move.card))
