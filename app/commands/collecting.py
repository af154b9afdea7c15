"""How Python's collector looks for objects that hold each other: at few at a time.

Nobody is answered while it looks, and it finds next to nothing: tables, watchers and answers are freed without it. But
a connection is a ring of objects in asyncio, so something is left that only a look at everything frees.
"""

import gc
from time import monotonic
from typing import Any

THRESHOLDS = (2_000, 10, 25)
"""After how many objects more it looks at the young ones, and after how many looks it looks at older ones, and at all
that are not set aside: half a million then, a tenth of a second."""
LOOK_AGAIN_SECONDS = 6 * 3600.0
"""So often it looks at what was set aside, too. That takes a second with ten thousand tables in memory."""


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
