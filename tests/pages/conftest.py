"""A server whose pages need no bundled scripts or styles."""

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.support.server import Server, running


@pytest_asyncio.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    """A running server in development mode."""
    async with running(database_url, dev=True) as server:
        yield server
