"""A link lets through, is cut, and lets through again."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.support.ports import free_port
from tools.failover.links import Link

MOMENT = 0.2


async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(100):
        writer.write(data)
        await writer.drain()
    writer.close()


@pytest.fixture
async def link() -> AsyncIterator[Link]:
    port = free_port()
    server = await asyncio.start_server(echo, "127.0.0.1", port)
    link = Link(free_port(), port)
    await link.start()
    yield link
    await link.stop()
    server.close()


async def said(reader: asyncio.StreamReader, seconds: float = 10) -> bytes:
    """What comes back within so many seconds; nothing, if nothing does."""
    try:
        return await asyncio.wait_for(reader.read(100), seconds)
    except TimeoutError:
        return b""


async def test_a_cut_link_lets_nothing_through_until_it_is_mended(link: Link) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", link.port)
    writer.write(b"one")
    assert await said(reader) == b"one"
    link.cut()
    writer.write(b"two")
    assert await said(reader, MOMENT) == b""
    link.mend()
    assert await said(reader) == b"two"
    writer.close()


async def test_a_cut_link_takes_connections_and_answers_later(link: Link) -> None:
    link.cut()
    reader, writer = await asyncio.open_connection("127.0.0.1", link.port)
    writer.write(b"late")
    assert await said(reader, MOMENT) == b""
    link.mend()
    assert await said(reader) == b"late"
    writer.close()


async def test_a_link_to_nobody_closes(link: Link) -> None:
    nobody = Link(free_port(), free_port())
    await nobody.start()
    reader, writer = await asyncio.open_connection("127.0.0.1", nobody.port)
    assert await asyncio.wait_for(reader.read(), 10) == b""
    writer.close()
    await nobody.stop()
