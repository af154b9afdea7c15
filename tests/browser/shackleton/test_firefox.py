"""A whole game against AstroBot in Firefox, by the mouse."""

import shutil
from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Playwright

from tests.browser.conftest import SESSION, NewPerson
from tests.support.browser.crater_games import plays_alone
from tests.support.browser.serving import Site


@pytest_asyncio.fixture(loop_scope=SESSION)
async def browser(driver: Playwright) -> AsyncIterator[Browser]:
    """Firefox."""
    browser = await driver.firefox.launch(
        channel="moz-firefox", executable_path=shutil.which("firefox-esr") or shutil.which("firefox")
    )
    yield browser
    await browser.close()


async def test_a_whole_game_by_clicks(site: Site, new_person: NewPerson) -> None:
    kinds = await plays_alone(await new_person(site.url, "Ada"))
    assert {"ExploitCrater", "TakeCommand", "VisitGateway", "EndTurn"} <= kinds
