"""A server whose pages need no bundled scripts or styles."""

from collections.abc import AsyncIterator

import pytest_asyncio

from app.pages.scripts import Scripts, register_scripts
from tests.support.server import Server, running

register_scripts("toy", Scripts("/games/toy/toy.js"))


@pytest_asyncio.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    """A running server in development mode."""
    async with running(database_url, dev=True) as server:
        yield server
