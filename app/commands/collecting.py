"""How Python's collector looks for objects that hold each other: at few at a time.

Nobody is answered while it looks, and it finds next to nothing: tables, watchers, answers and connections are freed
without it. What else holds itself, and lived when it was set aside, only a look at everything frees.
"""

import gc
from time import monotonic
from typing import Any

THRESHOLDS = (20_000, 100, 100)
"""After how many objects more it looks at those by itself, and after how many looks it would look at older ones: the
server has it look at all that is not set aside before that (`serve.py`), so that each object is looked at once."""
LOOK_AGAIN_SECONDS = 6 * 3600.0
"""How often it looks at what was set aside, too. That takes a second with ten thousand tables in memory."""


class Collecting:
    """Sets aside what a look at all objects has left: ten thousand tables are ten million, which stay."""

    def __init__(self, now: float) -> None:
        self._looked_again = now

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        """What the collector calls before and after each look."""
        if info["generation"] < 2:
            return
        if phase == "stop":
            gc.freeze()
        elif monotonic() - self._looked_again > LOOK_AGAIN_SECONDS:
            self._looked_again = monotonic()
            gc.unfreeze()


def collect_in_small_steps() -> None:
    """From now on set aside all that lives, and look at what comes in small steps."""
    gc.collect()
    gc.freeze()
    gc.callbacks.append(Collecting(monotonic()))
    gc.set_threshold(*THRESHOLDS)
    gc.enable()
