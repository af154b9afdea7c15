"""Scrollbars that take room, as on most desks; headless browsers hide them. A table never scrolls as a whole."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, expect

from tests.browser.conftest import SESSION, NewPerson, OpenBrowser
from tests.browser.first_turn import at_first_turn
from tests.browser.people import Person
from tests.browser.serving import Site

DESKS = ((1024, 768), (1440, 900))

LOST = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const table = document.querySelector('main.table').getBoundingClientRect();
  return [scrollWidth - clientWidth, scrollHeight - clientHeight, innerWidth - table.width];
}"""
"""Pixels: that the document is wider and higher than its window, and that the table is narrower."""


@pytest_asyncio.fixture(scope=SESSION, loop_scope=SESSION)
async def chromium(open_chromium: OpenBrowser) -> AsyncIterator[Browser]:
    """Chromium with its scrollbars."""
    browser = await open_chromium(ignore_default_args=["--hide-scrollbars"])
    yield browser
    await browser.close()


async def fills_its_window(ada: Person, when: str) -> None:
    """Nothing of the page scrolls as a whole, and the table is as wide as the window."""
    for width, height in DESKS:
        await ada.page.set_viewport_size({"width": width, "height": height})
        assert await ada.page.evaluate(LOST) == [0, 0, 0], f"{when} at {width} by {height}"


async def test_scrollbars_take_room_here(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 1440, "height": 300})
    await ada.page.goto("/")
    assert await ada.page.evaluate("innerWidth - document.documentElement.clientWidth") > 0


async def test_a_table_fills_its_window_whatever_is_clicked(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    await fills_its_window(ada, "in the first turn")
    await ada.page.locator(".displays .refused[data-target]").first.click()
    await expect(ada.page.locator("aside.explain")).to_be_visible()
    await fills_its_window(ada, "with an explanation")
    await ada.page.keyboard.press("i")
    await ada.page.keyboard.press("Escape")
    await ada.choose((await ada.look()).offers[0])
    await fills_its_window(ada, "after a move")
