"""The order of tests for several workers: each begins with its share of those that take longest.

The workers get the tests in equal parts, one after the other, and who is done takes half of what another has left. In
the order of folders all tests in browsers fell to one worker, were taken away from it piece by piece, and ran last: one
worker ended a whole game while the others had nothing to do.
"""

from collections.abc import Callable, Hashable, Sequence
from itertools import groupby, islice
from typing import TypeVar

T = TypeVar("T")


def spread(
    items: Sequence[T], workers: int, module_of: Callable[[T], Hashable], is_long: Callable[[T], bool]
) -> list[T]:
    """All items, so that each of the equal parts begins with whole modules of long ones, and the others follow in their
    order."""
    modules = [list(module) for _, module in groupby(filter(is_long, items), module_of)]
    shares = [[item for module in modules[worker::workers] for item in module] for worker in range(workers)]
    others = iter([item for item in items if not is_long(item)])
    order: list[T] = []
    for worker, share in enumerate(shares):
        size = (len(items) - len(order)) // (workers - worker)
        order += [*share, *islice(others, max(0, size - len(share)))]
    return [*order, *others]
