"""SIGTERM ends a server soon, whatever an outgoing exchange or a thread of its hangs at."""

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import httpx
import pytest
import pytest_asyncio

from tests.support.browser.serving import Site
from tests.support.endless import ENDLESS, Endless, endless
from tests.support.patience import PATIENCE_SECONDS

STOP_SECONDS = 10.0


@pytest_asyncio.fixture
async def hanging() -> AsyncIterator[Endless]:
    """A web server that drips for ever."""
    async with endless(*ENDLESS["dripping body"]) as told:
        yield told


@pytest_asyncio.fixture
async def hanging_mail() -> AsyncIterator[Endless]:
    """A mail server that drips for ever."""
    async with endless(b"220", b"-a", 0.02) as told:
        yield told


async def stopped(site: Site, told: Endless, ask: Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]) -> int:
    """The exit code of a server that is told to stop once what it was asked for hangs."""
    await asyncio.to_thread(site.start)
    process = site._process
    assert process is not None
    try:
        async with httpx.AsyncClient(base_url=site.url, timeout=PATIENCE_SECONDS) as http:
            user = (await http.post("/api/users", json={"name": "Ada"})).json()
            http.headers["authorization"] = f"Bearer {user['token']}"
            asking = asyncio.create_task(ask(http))
            async with asyncio.timeout(PATIENCE_SECONDS):
                await told.came.wait()
            process.send_signal(signal.SIGTERM)
            code = await asyncio.to_thread(process.wait, STOP_SECONDS)
            await asyncio.gather(asking, return_exceptions=True)
            return code
    finally:
        await asyncio.to_thread(site.kill)


def trial_of(kind: str, address: str) -> Callable[[httpx.AsyncClient], Coroutine[Any, Any, None]]:
    """Ask for a test to a channel, or a mail that asks for it."""

    async def ask(http: httpx.AsyncClient) -> None:
        added = await http.post("/api/users/me/channels", json={"kind": kind, "address": address})
        await http.post(f"/api/users/me/channels/{added.json()['id']}/test")

    return ask


async def new_password(http: httpx.AsyncClient) -> None:
    """Ask for a password."""
    await http.post("/api/users/me/password", json={"password": "correct horse battery staple"})


@pytest.mark.parametrize(
    ("kind", "address"), [("chat", "ntfy://127.0.0.1:{port}/topic"), ("webhook", "http://127.0.0.1:{port}/")]
)
async def test_a_server_ends_though_an_exchange_does_not(
    database_url: str, hanging: Endless, kind: str, address: str
) -> None:
    site = Site(database_url, PRIVATE_ADDRESSES="true", LOG_LEVEL="error")
    assert await stopped(site, hanging, trial_of(kind, address.format(port=hanging.port))) == 0


async def test_a_server_ends_though_its_mail_server_does_not(database_url: str, hanging_mail: Endless) -> None:
    mail = {"SMTP_URL": f"smtp+insecure://127.0.0.1:{hanging_mail.port}", "MAIL_FROM": "games@example.org"}
    site = Site(database_url, LOG_LEVEL="error", **mail)
    assert await stopped(site, hanging_mail, trial_of("email", "ada@example.org")) == 0


async def test_a_server_ends_though_a_name_is_looked_up_for_ever(database_url: str, hanging: Endless) -> None:
    site = Site(database_url, "hanging_names", LOG_LEVEL="error", HANGING_PORT=str(hanging.port))
    assert await stopped(site, hanging, trial_of("webhook", "https://hangs.invalid/")) == 0


@pytest.mark.parametrize("where", ["passwords", "asyncio"])
async def test_a_server_ends_though_a_thread_does_not(database_url: str, hanging: Endless, where: str) -> None:
    site = Site(database_url, "hanging_jobs", HANGING_IN=where, LOG_LEVEL="error", HANGING_PORT=str(hanging.port))
    assert await stopped(site, hanging, new_password) == 0
