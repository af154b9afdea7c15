"""What was learned from games: by how much the worth made by hand misses what a position comes to.

Each feature has a weight. So what was learned can be read, and needs no other package to be used.
"""

from collections.abc import Iterable, Sequence
from operator import mul
from pathlib import Path

from msgspec import Struct
from msgspec.json import decode

MAX_DEVIATIONS = 6.0
"""Features are taken to be no farther from their mean, in standard deviations."""


class Weighed(Struct, frozen=True, forbid_unknown_fields=True):
    """A feature: its mean and standard deviation over the positions that were learned from, and what a deviation more
    of it adds to the worth (in CrypCoin, in VP)."""

    name: str
    mean: float
    deviation: float
    weight: float


class Corrections:
    """What is to be added to the worth made by hand. Raises `ValueError` for weights of other features than `names`, by
    which the game's features go today."""

    def __init__(self, weighed: Iterable[Weighed], names: Sequence[str]) -> None:
        self.weighed = tuple(weighed)
        if tuple(each.name for each in self.weighed) != tuple(names):
            raise ValueError("what was learned goes with other features")
        self._lowest = tuple(each.mean - MAX_DEVIATIONS * each.deviation for each in self.weighed)
        self._highest = tuple(each.mean + MAX_DEVIATIONS * each.deviation for each in self.weighed)
        self._rates = tuple(each.weight / each.deviation if each.deviation else 0.0 for each in self.weighed)
        self._at_mean = sum(map(mul, self._rates, (each.mean for each in self.weighed)))

    def of(self, features: tuple[float, ...]) -> float:
        """The correction for these features; what is the same for all positions is left out."""
        within = map(max, self._lowest, map(min, self._highest, features))
        return float(sum(map(mul, self._rates, within)) - self._at_mean)


def read(path: Path, names: Sequence[str]) -> Corrections:
    """What was learned, from a file. Raises `ValueError`."""
    return Corrections(decode(path.read_bytes(), type=list[Weighed]), names)
