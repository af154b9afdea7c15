"""The network that a robot has taught itself: from the features of a position to what its seat and the best other seat
will have in the end.

It has one hidden layer, and a linear part beside it. What it says is added to the scores of now.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from app.players.skymines.learned.features import NAMES

FILE = Path(__file__).parent / "network.npz"
MAX_DEVIATIONS = 6.0
"""Features are taken to be no farther from their mean, in standard deviations."""
UNIT = 30.0
"""CrypCoin for each one of what the network says."""
SCORES = (NAMES.index("own-score"), NAMES.index("best-other-score"))
"""The features that are the scores of now."""
Array = NDArray[np.float32]


class Network(Struct, frozen=True):
    """Its weights. Of each feature the mean and one over the deviation; of each hidden unit (columns of `inward`, rows
    of `outward`) the weights of the features, what is added, and the weights of the two answers; of each feature the
    weights of the two answers."""

    mean: Array
    inverse: Array
    inward: Array
    added: Array
    outward: Array
    linear: Array
    last: Array

    def inputs(self, rows: Array) -> Array:
        """Features in deviations from their means."""
        inputs: Array = np.clip((rows - self.mean) * self.inverse, -MAX_DEVIATIONS, MAX_DEVIATIONS)
        return inputs

    def answers(self, inputs: Array) -> Array:
        """What each seat will still get, the own one and the best other one, in `UNIT`."""
        # One by one: for several of them OpenBLAS wakes threads, which cost more than they save.
        hidden = np.maximum(np.vstack([each @ self.inward for each in inputs]) + self.added, 0)
        answers: Array = hidden @ self.outward + inputs @ self.linear + self.last
        return answers

    def totals(self, rows: Sequence[Sequence[float]] | Array) -> Array:
        """For each row of features the totals in the end that are expected: the own one, and that of the best other
        seat, in CrypCoin."""
        found = np.asarray(rows, dtype=np.float32)
        totals: Array = found[:, SCORES] + UNIT * self.answers(self.inputs(found))
        return totals


def mean_of(networks: Sequence[Network]) -> Network:
    """One network that says the mean of what these say. All go with the same means and deviations."""
    first, count = networks[0], len(networks)
    return Network(
        first.mean,
        first.inverse,
        np.hstack([each.inward for each in networks]),
        np.hstack([each.added for each in networks]),
        np.vstack([each.outward for each in networks]) / np.float32(count),
        np.mean([each.linear for each in networks], axis=0),
        np.mean([each.last for each in networks], axis=0),
    )


def write(network: Network, path: Path, kind: Any = np.float32) -> None:
    """Keep a network with the names of its features; `kind`: the type of what is multiplied."""
    weights = {name: getattr(network, name) for name in Network.__struct_fields__}
    kept = {name: weight.astype(kind) if weight.ndim == 2 else weight for name, weight in weights.items()}
    np.savez_compressed(path, names=np.array(NAMES), **kept)


def read(path: Path) -> Network:
    """A network from a file. Raises `ValueError` for one that looks at other features than those of today."""
    with np.load(path) as kept:
        if tuple(kept["names"]) != NAMES:
            raise ValueError("the network goes with other features")
        return Network(*(kept[name].astype(np.float32) for name in Network.__struct_fields__))


@cache
def shipped() -> Network:
    """What comes with the package."""
    return read(FILE)
