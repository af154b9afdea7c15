"""A server that can send mail, and whose clock stands still."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Any

import pytest
import pytest_asyncio

from app.notify.worker import Worker
from app.registration import GameRegistration
from tests.support.games import REGISTERED
from tests.support.mail import Postbox, postbox
from tests.support.push import PushService, push_service
from tests.support.server import Server, running
from tests.support.time import Hands, standing_clock


@pytest.fixture
def hands() -> Iterator[Hands]:
    """The clock's hands."""
    with standing_clock() as hands:
        yield hands


@pytest.fixture
def box() -> Iterator[Postbox]:
    """Where its mail comes in."""
    with postbox() as box:
        yield box


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    """A push service of browsers."""
    with push_service() as service:
        yield service


@pytest.fixture
def fresh_service(service: PushService) -> Iterator[None]:
    """Let it have got nothing yet, and take what comes as a web server would: with 200."""
    service.pushes.clear()
    service.answers.clear()
    service.elsewhere, service.after, service.accepted = "", "", 200
    service.said.clear()
    yield
    service.elsewhere, service.after, service.accepted = "", "", 201


@pytest.fixture
def registered() -> Sequence[GameRegistration]:
    """The games that the server hosts."""
    return REGISTERED


@pytest_asyncio.fixture
async def server(
    database_url: str,
    registered: Sequence[GameRegistration],
    hands: Hands,
    box: Postbox,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Server]:
    """A running server without a network, but for its mail, which sends what is due when a test says so."""

    async def idle(_: Worker) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Worker, "run_forever", idle)
    mail: dict[str, Any] = {"smtp_url": box.url, "mail_from": "Regolith <games@example.org>"}
    async with running(database_url, registered, private_addresses=True, **mail) as server:
        yield server
