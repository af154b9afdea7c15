"""Group commit: one statement for many writers at once.

A writer that comes while others are being written waits for them and is written with all that came meanwhile, in one
transaction: one round trip and one commit for all of them. A writer that comes alone is written at once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct

from app.store.errors import StoreUnavailable

Values = tuple[Any, ...]

MAX_CONCURRENT_COMMITS: Final = 2
"""Transactions under way at once: a writer that has to wait for another process does not hold up all others."""
MAX_WRITERS_PER_COMMIT: Final = 64
"""Writers in one transaction at most."""


class WaitingWrite(Struct, frozen=True, eq=False):
    """A writer: what its row begins with, its values, and where it waits for the row."""

    key: Any
    values: Values
    row: "asyncio.Future[Any]"


class Gathered:
    """A statement that answers each writer with one row or none; a row begins with the writer's key.

    `alone` carries the statement out for one writer, `together` for several: for all of them or for none.
    """

    def __init__(
        self, alone: Callable[[Values], Awaitable[Any]], together: Callable[[list[Values]], Awaitable[list[Any]]]
    ) -> None:
        self._alone = alone
        self._together = together
        self._waiting: list[WaitingWrite] = []
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def row(self, key: Any, values: Values) -> Any:
        """Carry the statement out; its row, or None. Raises `Conflict`, `KeyUsed`, `StoreUnavailable`."""
        if self._busy < MAX_CONCURRENT_COMMITS:
            self._busy += 1
            try:
                return await self._alone(values)
            finally:
                self._free()
        writer = WaitingWrite(key, values, asyncio.get_running_loop().create_future())
        self._waiting.append(writer)
        return await writer.row

    def _free(self) -> None:
        """A lane is free: start those that wait."""
        self._busy -= 1
        if batch := self._next():
            self._busy += 1
            task = asyncio.create_task(self._write(batch))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> list[WaitingWrite]:
        """Those who go together: no key twice, and in the order of their keys, so that no two wait for each other."""
        batch: dict[Any, WaitingWrite] = {}
        for writer in self._waiting:
            if len(batch) < MAX_WRITERS_PER_COMMIT:
                batch.setdefault(writer.key, writer)
        self._waiting = [writer for writer in self._waiting if batch.get(writer.key) is not writer]
        return [batch[key] for key in sorted(batch)]

    async def _write(self, batch: list[WaitingWrite]) -> None:
        try:
            rows = await self._together([writer.values for writer in batch])
        except StoreUnavailable as error:
            # Whether it was written is not known, so that nobody may try again.
            for writer in batch:
                _fail(writer, error)
        except Exception:
            # One of them spoilt it for all, and nothing was written: each for itself, with its own answer.
            for writer in batch:
                await self._write_alone(writer)
        else:
            found = {row[0]: row for row in rows}
            for writer in batch:
                _answer(writer, found.get(writer.key))
        finally:
            self._free()

    async def _write_alone(self, writer: WaitingWrite) -> None:
        try:
            _answer(writer, await self._alone(writer.values))
        except Exception as error:
            _fail(writer, error)


def _answer(writer: WaitingWrite, row: Any) -> None:
    if not writer.row.done():
        writer.row.set_result(row)


def _fail(writer: WaitingWrite, error: Exception) -> None:
    if not writer.row.done():
        writer.row.set_exception(error)
