"""The worth that the robot `learned` goes by, of many positions at once: the one made by hand, with half of what games
have shown it to miss."""

from functools import cache

import numpy as np

from app.players.corrections import MAX_DEVIATIONS, Corrections
from app.players.skymines.learned.corrections import shipped
from app.players.skymines.learned.features import BY_HAND
from app.players.skymines.learned.player import LEARNED
from app.players.skymines.self_taught.network import Array


class Corrected:
    """The same numbers as those of `LearnedPlayer`."""

    def __init__(self, corrections: Corrections, part: float = LEARNED) -> None:
        mean, deviation, weight = (
            np.array([getattr(each, name) for each in corrections.weighed], dtype=np.float32)
            for name in ("mean", "deviation", "weight")
        )
        self._low, self._high = mean - MAX_DEVIATIONS * deviation, mean + MAX_DEVIATIONS * deviation
        rates = np.divide(weight, deviation, out=np.zeros_like(weight), where=deviation > 0)
        self._rates, self._at_mean = part * rates, part * float(rates @ mean)

    def of(self, rows: Array) -> Array:
        """The worth of positions with these features, in CrypCoin."""
        corrections = np.clip(rows, self._low, self._high) @ self._rates - self._at_mean
        corrected: Array = (corrections + rows[:, BY_HAND].sum(axis=1)).astype(np.float32)
        return corrected


@cache
def corrected() -> Corrected:
    """That of the corrections that come with the package."""
    return Corrected(shipped())
