"""Chance as a pure function: orders drawn from a secret seed and a running number, never from the outside."""

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")


def _numbers(seed: str, number: int) -> Iterator[int]:
    """Endless 64-bit numbers of draw `number` of the seed."""
    count = 0
    while True:
        block = hashlib.sha256(f"{seed}/{number}/{count}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(block[start : start + 8], "big")
        count += 1


def shuffled(things: Sequence[T], seed: str, number: int) -> tuple[T, ...]:
    """The things in an order drawn from the seed, every order equally likely (Fisher-Yates)."""
    order = list(things)
    numbers = _numbers(seed, number)
    for last in range(len(order) - 1, 0, -1):
        limit = 2**64 - 2**64 % (last + 1)
        pick = next(n for n in numbers if n < limit) % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return tuple(order)
