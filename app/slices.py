"""Long work on the event loop, in slices: all others are answered in between."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
MAX_SLICE_SECONDS = 0.004
"""For how long one piece of work keeps all others of the process waiting."""


async def in_slices(items: Iterable[T]) -> AsyncIterator[T]:
    """The items, one after the other; whenever a slice of time is used up, all others that wait come first."""
    began = monotonic()
    for item in items:
        yield item
        if monotonic() - began > MAX_SLICE_SECONDS:
            await asyncio.sleep(0)
            began = monotonic()
