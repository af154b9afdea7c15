"""Fitting corrections of the worth made by hand to games, by least squares of temporal differences, LSTD(λ).

What a position is worth is what the next one of the same seat is worth, and in the end what the game came to. So each
step of a game says what the worth was wrong by, without waiting for the end. Source: Boyan, "Technical update:
least-squares temporal difference learning" (2002).
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from app.players.corrections import MAX_DEVIATIONS, Weighed
from tools.training.learner import Learner
from tools.training.play import Line

Array = NDArray[np.float64]
MIN_DEVIATION = 1e-3
"""A feature that hardly differs has no weight."""
RIVAL = 0.5
"""What a CrypCoin, or a VP, of the best other seat counts against one of one's own."""


class Scale:
    """Mean and standard deviation of each feature, by which they become comparable."""

    def __init__(self, lines: Sequence[Line]) -> None:
        rows = np.vstack([line.rows for line in lines]).astype(np.float64)
        deviation = rows.std(axis=0)
        self.mean: Array = rows.mean(axis=0)
        self.deviation: Array = np.where(deviation > MIN_DEVIATION, deviation, 0.0)
        self.inverse: Array = np.divide(1, self.deviation, out=np.zeros_like(deviation), where=self.deviation > 0)

    def of(self, line: Line, most: float = MAX_DEVIATIONS) -> Array:
        """The features of the positions of a line, in deviations from their means."""
        inputs: Array = np.clip((line.rows - self.mean) * self.inverse, -most, most)
        return inputs


class Moments:
    """The moments of a game, by the value of a feature: all that is the same for all positions of a moment decides
    nothing, so that it is taken off, and no feature is blamed for it. Without such a feature there is one moment."""

    def __init__(self, learner: Learner, lines: Sequence[Line]) -> None:
        self._clock = None if learner.clock is None else list(learner.names).index(learner.clock)
        rows = np.concatenate([line.rows for line in lines])
        self._values = np.unique(rows[:, self._clock]) if self._clock is not None else np.zeros(1)

    def of(self, line: Line) -> Array:
        """For each position of a line a 1 in the column of its moment."""
        if self._clock is None:
            return np.ones((len(line.rows), 1))
        ones: Array = (line.rows[:, [self._clock]] == self._values).astype(np.float64)
        return ones


def fitted(learner: Learner, lines: Sequence[Line], trace: float, ridge: float) -> list[Weighed]:
    """The weights of the features for which no step of these lines is expected to change the corrected worth."""
    scale, moments = Scale(lines), Moments(learner, lines)
    count = len(learner.names)
    size = count + moments.of(lines[0]).shape[1]
    square, wanted, positions = np.zeros((size, size)), np.zeros(size), 0
    for line in lines:
        rows, worths = np.hstack([scale.of(line), moments.of(line)]), by_hand(learner, line)
        traces = _traces(rows, trace)
        then = np.vstack([rows[1:], np.zeros((1, size))])
        square += traces.T @ (rows - then)
        wanted += traces.T @ (np.append(worths[1:], line.own - RIVAL * line.best) - worths)
        positions += len(rows)
    pull = np.full(size, ridge * positions)
    pull[count:] = 0.0
    weights = np.linalg.solve(square + np.diag(pull), wanted)
    return [
        Weighed(name, round(float(mean), 4), round(float(deviation), 4), round(float(weight), 4))
        for name, mean, deviation, weight in zip(learner.names, scale.mean, scale.deviation, weights, strict=False)
    ]


def by_hand(learner: Learner, line: Line) -> Array:
    """The worth made by hand of each position."""
    worths: Array = line.rows[:, learner.by_hand].sum(axis=1).astype(np.float64)
    return worths


def _traces(rows: Array, trace: float) -> Array:
    """Each position with what is still to be seen of those before it."""
    found, seen = np.empty_like(rows), np.zeros(rows.shape[1])
    for at, row in enumerate(rows):
        seen = trace * seen + row
        found[at] = seen
    return found
