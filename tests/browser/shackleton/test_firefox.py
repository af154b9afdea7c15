"""A game against AstroBot in Firefox, and the guided first game, by the mouse."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Playwright

from tests.browser.conftest import SESSION, NewPerson
from tests.support.browser.crater_games import plays_alone
from tests.support.browser.guiding import begins, by_hand, follow
from tests.support.browser.serving import Site


@pytest_asyncio.fixture(loop_scope=SESSION)
async def browser(driver: Playwright) -> AsyncIterator[Browser]:
    """Firefox."""
    browser = await driver.firefox.launch(
        channel="moz-firefox", executable_path=shutil.which("firefox-esr") or shutil.which("firefox")
    )
    yield browser
    await browser.close()


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.full)], ids=["begun", "whole"])
async def test_a_game_by_clicks(site: Site, new_person: NewPerson, whole: bool) -> None:
    await plays_alone(await new_person(site.url, "Ada"), whole=whole)


@pytest.mark.full
async def test_somebody_new_is_guided_to_the_end(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await begins(ada, "/?game=shackleton")
    assert (await follow(ada, by_hand(ada)))[-1].reads
