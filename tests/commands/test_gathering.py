"""What is written to a connection in one turn of the event loop leaves by one write, in order."""

import asyncio
from typing import cast

from app.commands import gathering
from app.commands.gathering import GatheringTransport


class Noting:
    """A transport that only notes what is done with it."""

    def __init__(self) -> None:
        self.done: list[bytes | str] = []

    def write(self, data: bytes) -> None:
        self.done.append(data)

    def close(self) -> None:
        self.done.append("closed")

    def abort(self) -> None:
        self.done.append("aborted")


def gathered() -> tuple[GatheringTransport, Noting]:
    noting = Noting()
    return GatheringTransport(cast(asyncio.Transport, noting), asyncio.get_running_loop()), noting


async def test_one_write_for_all_of_a_turn() -> None:
    transport, noting = gathered()
    transport.write(b"head ")
    transport.write(b"body")
    assert noting.done == []
    await asyncio.sleep(0)
    transport.write(b"next")
    await asyncio.sleep(0)
    assert noting.done == [b"head body", b"next"]


async def test_a_close_comes_behind_what_was_written() -> None:
    transport, noting = gathered()
    transport.write(b"bye")
    transport.close()
    await asyncio.sleep(0)
    assert noting.done == [b"bye", "closed"]


async def test_nothing_follows_when_it_is_aborted() -> None:
    transport, noting = gathered()
    transport.write(b"bye")
    transport.abort()
    await asyncio.sleep(0)
    assert noting.done == ["aborted"]


async def test_what_is_large_does_not_wait() -> None:
    transport, noting = gathered()
    transport.write(b"head ")
    transport.write(bytes(gathering.MAX_GATHERED_BYTES + 1))
    assert noting.done == [b"head " + bytes(gathering.MAX_GATHERED_BYTES + 1)]
