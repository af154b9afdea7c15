"""A round in Firefox, by the mouse: on a desk, and as wide as a phone."""

import shutil
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Playwright

from tests.browser.conftest import SESSION, NewPerson
from tests.support.browser.a_round import DESK, PHONE, plays_a_round
from tests.support.browser.filling import fills_its_window, has_wide_scrollbars
from tests.support.browser.guiding import begins, by_hand, follow
from tests.support.browser.serving import Site


@pytest_asyncio.fixture(loop_scope=SESSION)
async def browser(driver: Playwright, wide_scrollbars: bool) -> AsyncIterator[Browser]:
    """Firefox, with scrollbars that take room or none."""
    browser = await driver.firefox.launch(
        channel="moz-firefox",
        executable_path=shutil.which("firefox-esr") or shutil.which("firefox"),
        firefox_user_prefs={"ui.useOverlayScrollbars": int(not wide_scrollbars)},
    )
    yield browser
    await browser.close()


@pytest.mark.parametrize(("width", "height", "wide_scrollbars"), [pytest.param(*DESK, marks=pytest.mark.full), PHONE])
async def test_a_round_by_clicks(
    site: Site, new_person: NewPerson, width: int, height: int, wide_scrollbars: bool
) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": height})
    await plays_a_round(ada, wide_scrollbars=wide_scrollbars)


@pytest.mark.parametrize("wide_scrollbars", [True])
@pytest.mark.parametrize(("until", "learnt"), [("expand", 3), pytest.param("farewell", 9, marks=pytest.mark.full)])
async def test_a_guided_game(site: Site, new_person: NewPerson, until: str, learnt: int) -> None:
    """Through the first lessons, or to the end."""
    ada = await new_person(site.url, "Ada")
    await has_wide_scrollbars(ada)
    await begins(ada)
    await fills_its_window(ada, "as a guided game begins")
    assert (await follow(ada, by_hand(ada), until))[-1].learnt == learnt
