"""A queue that one task reads. There is one for each websocket, and one of asyncio takes 3 KB where it is empty."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class ReaderQueue(Generic[T]):
    """Items in their order, without a bound."""

    __slots__ = ("_items", "_waiter")

    def __init__(self) -> None:
        self._items: list[T] = []
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing waits to be read."""
        return not self._items

    def put_nowait(self, item: T) -> None:
        """Add an item."""
        self._items.append(item)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> T:
        """Take the next item, once there is one."""
        while not self._items:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._items.pop(0)
