"""A server that sends mail."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from tests.support.mail import Postbox, postbox
from tests.support.server import Server, running


@pytest.fixture(scope="module")
def box() -> Iterator[Postbox]:
    """Where mails arrive."""
    with postbox() as box:
        yield box


@pytest_asyncio.fixture
async def server(database_url: str, box: Postbox) -> AsyncIterator[Server]:
    """A server that sends mail."""
    box.messages.clear()
    async with running(database_url, smtp_url=box.url, mail_from="games@example.org") as server:
        yield server
