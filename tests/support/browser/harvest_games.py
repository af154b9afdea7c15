"""The command line of the other browser tests' server, that knows Harvest as well and always deals the same game of it:
of three seats with a market and three crops each, the first two can come out with equal totals."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from app.cli import app
from app.games.skymines import SKYMINES
from app.rules.game import Event, SeatSetup
from tests.support.browser.same_games import begin
from tests.support.games import HARVEST
from tests.support.harvest.harvest import Harvest

ENTROPY = (11).to_bytes(32, "big")
"""Deals O1 B4 R2, O2 O3 R5 and W6 W2 R1, and O6 to the market."""


class SameHarvest(Harvest):
    """Harvest, dealt alike in every game."""

    def new_game(
        self, options: dict[str, Any], seats: Sequence[SeatSetup], entropy: bytes, components: str | None = None
    ) -> list[Event]:
        """Hands by `ENTROPY`."""
        return super().new_game(options, seats, ENTROPY, components)


if __name__ == "__main__":
    begin()
    app(obj=(SKYMINES, replace(HARVEST, load=lambda components: SameHarvest())))
