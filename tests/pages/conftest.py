"""A server whose pages need no bundled scripts or styles."""

from collections.abc import AsyncIterator, Sequence

import pytest
import pytest_asyncio

from app.registration import GameRegistration
from tests.support.games import REGISTERED
from tests.support.server import Server, running


@pytest.fixture
def registered() -> Sequence[GameRegistration]:
    """The games that the server hosts."""
    return REGISTERED


@pytest_asyncio.fixture
async def server(database_url: str, registered: Sequence[GameRegistration]) -> AsyncIterator[Server]:
    """A running server in development mode."""
    async with running(database_url, registered, dev=True) as server:
        yield server
