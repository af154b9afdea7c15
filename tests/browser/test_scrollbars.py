"""Scrollbars that take room, as on most desks; headless browsers hide them. A table never scrolls as a whole."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.conftest import SESSION, NewPerson, OpenBrowser
from tests.support.browser.filling import fills_its_window, has_wide_scrollbars
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

DESKS = ((1024, 768), (1440, 900))


@pytest_asyncio.fixture(scope=SESSION, loop_scope=SESSION)
async def browser(open_chromium: OpenBrowser) -> AsyncIterator[Browser]:
    """Chromium with its scrollbars."""
    browser = await open_chromium(ignore_default_args=["--hide-scrollbars"])
    yield browser
    await browser.close()


async def fills(ada: Person, when: str) -> None:
    """The table fills its window at each size."""
    for width, height in DESKS:
        await ada.page.set_viewport_size({"width": width, "height": height})
        await fills_its_window(ada, f"{when} at {width} by {height}")


async def test_scrollbars_take_room_here(site: Site, new_person: NewPerson) -> None:
    await has_wide_scrollbars(await new_person(site.url, "Ada"))


async def test_a_table_fills_its_window_whatever_is_clicked(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    await fills(ada, "in the first turn")
    await ada.page.locator(".displays .refused[data-target]").first.click()
    await expect(ada.page.locator("aside.explain")).to_be_visible()
    await fills(ada, "with an explanation")
    await ada.page.keyboard.press("i")
    await ada.page.keyboard.press("Escape")
    await ada.choose((await ada.look()).offers[0])
    await fills(ada, "after a move")
