"""Fitting a network to games: what each position of them has come to, by steps of Adam.

Source: Kingma and Ba, "Adam: a method for stochastic optimization" (2015).
"""

from collections.abc import Sequence

import numpy as np

from app.players.skymines.self_taught.network import SCORES, UNIT, Array, Network
from tools.training.play import Line

MIN_DEVIATION = 1e-3
"""A feature that hardly differs counts nothing."""
MAX_ERROR = 1.0
"""An error counts no more than this, in `UNIT`."""
WEIGHTS = ("inward", "added", "outward", "linear", "last")
"""What is fitted of a network."""
BATCH = 256
"""Positions of a step."""
SLOWER = 0.7
"""By how much steps are smaller in the last pass than in the first one, as a part."""
MEAN, SQUARE, TINY = 0.9, 0.999, 1e-8


class Adam:
    """Means of gradients and of their squares, for weights that are changed in place."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self._weights, self._steps = weights, 0
        self._means = {name: np.zeros_like(weight) for name, weight in weights.items()}
        self._squares = {name: np.zeros_like(weight) for name, weight in weights.items()}

    def step(self, gradients: dict[str, Array], rate: float, decay: float) -> None:
        """Change the weights; those that are multiplied shrink by `decay` as well."""
        self._steps += 1
        by_mean, by_square = 1 - MEAN**self._steps, 1 - SQUARE**self._steps
        for name, gradient in gradients.items():
            weight, mean, square = self._weights[name], self._means[name], self._squares[name]
            mean += (1 - MEAN) * (gradient - mean)
            square += (1 - SQUARE) * (gradient * gradient - square)
            weight -= rate * (mean / by_mean) / (np.sqrt(square / by_square) + TINY)
            if gradient.ndim == 2:
                weight *= 1 - rate * decay


def begin(lines: Sequence[Line], hidden: int, draw: np.random.Generator) -> Network:
    """A network of no experience, with means and deviations of these lines."""
    rows = np.vstack([line.rows for line in lines]).astype(np.float64)
    deviation = rows.std(axis=0)
    inverse = np.where(deviation > MIN_DEVIATION, 1 / np.maximum(deviation, MIN_DEVIATION), 0.0)
    size = rows.shape[1]
    return Network(
        rows.mean(axis=0).astype(np.float32),
        inverse.astype(np.float32),
        draw.normal(0, np.sqrt(1 / size), (size, hidden)).astype(np.float32),
        np.zeros(hidden, dtype=np.float32),
        draw.normal(0, 0.1 / np.sqrt(hidden), (hidden, 2)).astype(np.float32),
        np.zeros((size, 2), dtype=np.float32),
        np.zeros(2, dtype=np.float32),
    )


def fitted(
    network: Network,
    lines: Sequence[Line],
    passes: int,
    rate: float,
    decay: float,
    draw: np.random.Generator,
) -> tuple[Network, float]:
    """The network, fitted so many times to each position of these lines; the root of the mean square of its errors of
    the own total in the last pass, in CrypCoin."""
    inputs = np.vstack([network.inputs(line.rows.astype(np.float32)) for line in lines])
    wanted = np.vstack([still_to_come(line) for line in lines])
    weights = {name: getattr(network, name).copy() for name in WEIGHTS}
    adam, errors = Adam(weights), 0.0
    for number in range(passes):
        order, errors = draw.permutation(len(inputs)), 0.0
        speed = rate * (1 - SLOWER * number / max(1, passes - 1))
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            gradients, squares = _gradients(weights, inputs[chosen], wanted[chosen])
            adam.step(gradients, speed, decay)
            errors += squares
    found = Network(network.mean, network.inverse, *(weights[name] for name in WEIGHTS))
    return found, UNIT * float(np.sqrt(errors / len(inputs)))


def still_to_come(line: Line) -> Array:
    """What both totals have become from each position of a line on, in `UNIT`."""
    ends = np.array([line.own, line.best], dtype=np.float32)
    wanted: Array = (ends - line.rows[:, SCORES].astype(np.float32)) / np.float32(UNIT)
    return wanted


def _gradients(weights: dict[str, Array], inputs: Array, wanted: Array) -> tuple[dict[str, Array], float]:
    """The gradients of the errors in these positions, and the sum of the squares of those of the own total."""
    before = inputs @ weights["inward"] + weights["added"]
    hidden = np.maximum(before, 0)
    off = hidden @ weights["outward"] + inputs @ weights["linear"] + weights["last"] - wanted
    pull = np.clip(off, -MAX_ERROR, MAX_ERROR) / np.float32(len(inputs))
    back = (pull @ weights["outward"].T) * (before > 0)
    gradients = {
        "inward": inputs.T @ back,
        "added": back.sum(axis=0),
        "outward": hidden.T @ pull,
        "linear": inputs.T @ pull,
        "last": pull.sum(axis=0),
    }
    return gradients, float((off[:, 0] ** 2).sum())
