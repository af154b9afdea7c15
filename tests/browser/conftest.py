"""One server and one browser for all browser tests of a worker; a context of its own for each person in a test."""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Playwright, async_playwright, expect

from tests.support.browser.people import Person
from tests.support.browser.serving import Site, serving
from tests.support.browser.slow import slow_down
from tests.support.ports import free_port
from tests.support.postgres import Cluster

SESSION: Final = "session"
PATIENCE = 60_000
"""Milliseconds after which something will not come any more, on a slow machine too."""
CHROMIUM: Final = ("chromium", "chromium-browser")
SHELL: Final = ("chromium-headless-shell", *CHROMIUM)
"""Chromium without a window, where there is one: it takes a quarter less of the processor, but notifies nobody."""
UNPAINTED: Final = "--force-gpu-mem-available-mb=0"
"""Chromium lays pages out and draws frames, but has no room at all for their pixels, at which no test looks: they are
a third of its work."""
UNOPTIMISED: Final = "--js-flags=--no-opt --no-maglev --single-threaded"
"""Most pages live for seconds: what compiling their scripts for speed takes does not come back, nor what threads that
help V8 with small heaps say to one another."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    UNPAINTED,
    UNOPTIMISED,
]
NewPerson = Callable[..., Awaitable[Person]]
OpenBrowser = Callable[..., Awaitable[Browser]]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All browser tests share one event loop with the browser."""
    for item in items:
        if "tests/browser/" in str(item.path):
            item.add_marker(pytest.mark.asyncio(loop_scope=SESSION), append=False)


@pytest.fixture(scope=SESSION)
def site(migrated_cluster: Cluster) -> Iterator[Site]:
    """The server that the tests share."""
    with serving(migrated_cluster) as site:
        yield site


@pytest.fixture
def own_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server for one test, which may kill it."""
    with serving(migrated_cluster) as site:
        yield site


@pytest.fixture(scope=SESSION)
def both_games(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server that knows both games, which the tests share."""
    with serving(migrated_cluster, "shackleton_games") as site:
        yield site


@pytest_asyncio.fixture(scope=SESSION, loop_scope=SESSION)
async def driver() -> AsyncIterator[Playwright]:
    """What drives the browsers."""
    expect.set_options(timeout=PATIENCE)
    async with async_playwright() as playwright:
        yield playwright


def _first_of(programs: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, programs)), None)


@pytest.fixture(scope=SESSION)
def open_chromium(driver: Playwright) -> OpenBrowser:
    """Opens a Chromium: `await open_chromium(…)` with what is special about it."""
    return partial(
        driver.chromium.launch,
        executable_path=_first_of(SHELL),
        args=ARGUMENTS,
    )


@pytest.fixture(scope=SESSION)
def debugging_port() -> int:
    """Where the browser that the tests share speaks its own protocol."""
    return free_port()


@pytest_asyncio.fixture(scope=SESSION, loop_scope=SESSION)
async def browser(open_chromium: OpenBrowser, debugging_port: int) -> AsyncIterator[Browser]:
    """The browser that the tests share."""
    browser = await open_chromium(args=[*ARGUMENTS, f"--remote-debugging-port={debugging_port}"])
    yield browser
    await browser.close()


@pytest_asyncio.fixture(scope=SESSION, loop_scope=SESSION)
async def notifying_browser(open_chromium: OpenBrowser) -> AsyncIterator[Browser]:
    """A browser that can show notifications; a module that needs it lets `browser` be this one."""
    browser = await open_chromium(executable_path=_first_of(CHROMIUM))
    yield browser
    await browser.close()


@pytest_asyncio.fixture(loop_scope=SESSION)
async def new_person(browser: Browser, full: bool) -> AsyncIterator[NewPerson]:
    """Opens a browser for somebody: `await new_person(url, name, viewport=…)`. Their pages must not report errors."""
    people: list[Person] = []

    async def open_one(url: str, name: str, **options: Any) -> Person:
        options = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", **options}
        context = await browser.new_context(base_url=url, **options)
        context.set_default_timeout(PATIENCE)
        person = Person(name, await context.new_page(), touches=bool(options.get("has_touch")), thorough=full)
        await slow_down(person.page)
        people.append(person)
        return person

    yield open_one
    for person in people:
        await person.page.context.close()
    assert [error for person in people for error in person.errors] == []
