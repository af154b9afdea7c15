"""Reads of single things that come at the same time, made by one question: after a restart all pages come back at once,
and each of them wants a session and a table."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
MAX_READ_TOGETHER = 64
"""How many things one question reads: all others wait while they are taken in."""


class ReadTogether(Generic[K, V]):
    """Answers each asker with what `read` finds for its key. One question is under way at a time; whoever asks
    meanwhile is answered by the next one, so that nobody gets what was read before they asked."""

    def __init__(self, read: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]]) -> None:
        self._read = read
        self._waiting: dict[K, list[asyncio.Future[V | None]]] = {}
        self._reading: asyncio.Task[None] | None = None

    async def get(self, key: K) -> V | None:
        """What is found for a key, None for nothing. Raises what the reading raises."""
        answer: asyncio.Future[V | None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, []).append(answer)
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_all())
        return await answer

    async def _read_all(self) -> None:
        """Read until nobody waits."""
        try:
            while self._waiting:
                keys = list(self._waiting)[:MAX_READ_TOGETHER]
                askers = {key: self._waiting.pop(key) for key in keys}
                try:
                    await self._answer(askers)
                finally:
                    # A reading that was cancelled, as at the end, leaves nobody waiting.
                    _settle(askers, lambda answer, _: answer.cancel())
        finally:
            self._reading = None
            _settle(self._waiting, lambda answer, _: answer.cancel())

    async def _answer(self, askers: Mapping[K, list["asyncio.Future[V | None]"]]) -> None:
        try:
            found = await self._read(list(askers))
        except Exception as error:
            failed = error
            _settle(askers, lambda answer, _: answer.set_exception(failed))
        else:
            _settle(askers, lambda answer, key: answer.set_result(found.get(key)))


def _settle(
    askers: Mapping[K, list["asyncio.Future[V | None]"]], settle: Callable[["asyncio.Future[V | None]", K], object]
) -> None:
    """Do this with all answers that are still waited for."""
    for key, answers in askers.items():
        for answer in answers:
            if not answer.done():
                settle(answer, key)
