"""A picture of a table is drawn once, and one at a time."""

import asyncio
import threading

from app.messages.speaker import Speaker
from app.pages.pictures import MAX_KEPT_PICTURES, Pictures
from tests.support.words import MESSAGES, SPEAKER


async def test_a_picture_is_drawn_once_however_many_ask_for_it() -> None:
    pictures, drawn = Pictures(), list[int]()

    def draw() -> bytes:
        drawn.append(threading.active_count())
        return b"picture"

    found = await asyncio.gather(*(pictures.of("g", 1, SPEAKER, draw) for _ in range(20)))
    assert set(found) == {b"picture"}
    assert len(drawn) == 1
    await pictures.of("g", 2, SPEAKER, draw)
    assert len(drawn) == 2
    await pictures.of("g", 2, Speaker(MESSAGES, "de", SPEAKER.game), draw)
    assert len(drawn) == 3


async def test_pictures_are_drawn_one_at_a_time() -> None:
    pictures, at_once, most = Pictures(), 0, 0
    lock = threading.Lock()

    def draw() -> bytes:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        threading.Event().wait(0.01)
        with lock:
            at_once -= 1
        return b""

    await asyncio.gather(*(pictures.of("g", number, SPEAKER, draw) for number in range(10)))
    assert most == 1


async def test_only_the_latest_are_kept() -> None:
    pictures, drawn = Pictures(), list[int]()
    for number in [*range(MAX_KEPT_PICTURES + 1), MAX_KEPT_PICTURES, 0]:

        def draw(number: int = number) -> bytes:
            drawn.append(number)
            return b""

        await pictures.of("g", number, SPEAKER, draw)
    assert drawn == [*range(MAX_KEPT_PICTURES + 1), 0]
