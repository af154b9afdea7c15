"""What the deals of a match say about strength: mean and interval, Elo, and the test that stops a match.

The unit is a deal, which is played once with each arrangement of the seats: its games are not independent of each
other, deals are. A score is between 0 and 1, as that of a chess game.
"""

import math
from collections.abc import Sequence
from statistics import fmean, pvariance, variance
from typing import Literal

from msgspec import Struct

Z95 = 1.959964
"""Standard errors on either side of a mean that make an interval of 95 % (normal)."""


class Estimate(Struct, frozen=True):
    """A mean with the ends of its interval of 95 %."""

    mean: float
    low: float
    high: float


class Bounds(Struct, frozen=True):
    """What a sequential probability ratio test decides between, in Elo: `none` (no better) and `better`; and how often
    it may err: `alpha` says better though it is `none`, `beta` the other way round."""

    none: float = 0.0
    better: float = 30.0
    alpha: float = 0.05
    beta: float = 0.05


Verdict = Literal["better", "not better", "open"]


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values; without an end in sight where there are less than two."""
    half = Z95 * math.sqrt(variance(values) / len(values)) if len(values) > 1 else math.inf
    mean = fmean(values)
    return Estimate(mean, mean - half, mean + half)


def score_of(scores: Sequence[float]) -> Estimate:
    """The mean score of deals, with Wilson's interval for as many independent games as have its standard error. So
    deals that all end alike leave an interval, too."""
    mean, size = fmean(scores), float(len(scores))
    if spread := pvariance(scores) / size:
        size = mean * (1 - mean) / spread
    whole = 1 + Z95**2 / size
    centre = (mean + Z95**2 / (2 * size)) / whole
    half = Z95 * math.sqrt(mean * (1 - mean) / size + Z95**2 / (4 * size**2)) / whole
    return Estimate(mean, max(0.0, centre - half), min(1.0, centre + half))


def elo_of(score: float) -> float:
    """The difference in Elo at which this score is expected; infinite at 0 and 1."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return -400 * math.log10(1 / score - 1)


def score_at(elo: float) -> float:
    """The score that is expected at a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(scores: Sequence[float], bounds: Bounds) -> float:
    """How much better `better` explains the scores than `none`, as the logarithm of the ratio (normal approximation
    with the variance of the deals, as chess engines are tested). One deal won and one lost are added for the variance,
    so that the first deals, all alike, do not seem certain."""
    none, better = score_at(bounds.none), score_at(bounds.better)
    spread = variance([*scores, 0.0, 1.0])
    return len(scores) * (better - none) * (2 * fmean(scores) - none - better) / (2 * spread)


def verdict_of(scores: Sequence[float], bounds: Bounds) -> Verdict:
    """What Wald's test says after these deals."""
    ratio = log_likelihood_ratio(scores, bounds)
    if ratio >= math.log((1 - bounds.beta) / bounds.alpha):
        return "better"
    if ratio <= math.log(bounds.beta / (1 - bounds.alpha)):
        return "not better"
    return "open"
