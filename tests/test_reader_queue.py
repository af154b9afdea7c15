"""A queue that one task reads."""

import asyncio

from app.reader_queue import ReaderQueue


async def test_items_come_in_their_order_and_are_waited_for() -> None:
    queue = ReaderQueue[int]()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    assert not reading.done()
    for number in range(3):
        queue.put_nowait(number)
    assert (await reading, await queue.get(), queue.empty()) == (0, 1, False)
    assert (await queue.get(), queue.empty()) == (2, True)


async def test_a_reader_that_is_cancelled_takes_nothing() -> None:
    queue = ReaderQueue[int]()
    reading = asyncio.create_task(queue.get())
    await asyncio.sleep(0)
    reading.cancel()
    await asyncio.gather(reading, return_exceptions=True)
    queue.put_nowait(1)
    assert await queue.get() == 1
