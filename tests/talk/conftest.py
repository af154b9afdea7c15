"""A server with a database of its own."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.support.server import Server, running


@pytest_asyncio.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    """A running server without a network."""
    async with running(database_url) as server:
        yield server
