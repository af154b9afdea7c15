"""What was learned from games by round: what a feature adds to the worth made by hand changes with the rounds to come.

Each feature has two weights. So what was learned can be read, and needs no other package to be reckoned with.
"""

from collections.abc import Iterable
from operator import mul
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

from app.players.skymines.learned.features import NAMES

ROUNDS_LEFT = NAMES.index("rounds-left")
MOST_LEFT = 6
"""Rounds to come in the first one."""
FAR = 1e9
"""No feature is farther from 0."""


class Weight(Struct, frozen=True, forbid_unknown_fields=True):
    """What one more of a feature adds to the worth, in CrypCoin: in the middle of the game, and how much more of it in
    the first round, less of it in the last one. Values below `low` and above `high` count as those."""

    name: str
    middle: float
    early: float
    low: float = -FAR
    high: float = FAR


class ByRound:
    """What is to be added to the worth made by hand. Raises `ValueError` for weights of other features than those of
    today."""

    def __init__(self, weights: Iterable[Weight]) -> None:
        self.weights = tuple(weights)
        if tuple(each.name for each in self.weights) != NAMES:
            raise ValueError("what was learned goes with other features")
        self._low = tuple(each.low for each in self.weights)
        self._high = tuple(each.high for each in self.weights)
        self._by_round = [
            tuple(each.middle + (left / MOST_LEFT * 2 - 1) * each.early for each in self.weights)
            for left in range(MOST_LEFT + 1)
        ]

    def of(self, features: tuple[float, ...]) -> float:
        """The correction for these features, in CrypCoin, but for what is the same for all positions of a round."""
        weights = self._by_round[min(MOST_LEFT, int(features[ROUNDS_LEFT]))]
        return float(sum(map(mul, weights, map(max, self._low, map(min, self._high, features)))))


def read(path: Path) -> ByRound:
    """What was learned, from a file. Raises `ValueError`."""
    return ByRound(decode(path.read_bytes(), type=list[Weight]))
