"""The small board in the form of a host: wide enough for its words, which stand upright."""

import pytest
from playwright.async_api import ViewportSize, expect

from app.pages.skymines.preview import MARGIN, NAME_SIZE, SIZE
from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site

MIN_PIXELS = 11
WIDTHS = (320, 390, 1024, 1280, 1440)


@pytest.mark.parametrize("width", WIDTHS)
async def test_the_names_of_its_tracks_can_be_read(site: Site, new_person: NewPerson, width: int) -> None:
    size: ViewportSize = {"width": width, "height": 900}
    ada = await new_person(site.url, "Ada", viewport=size)
    await ada.page.goto("/?game=skymines#host")
    await ada.press("home-preset-custom-do")
    board = ada.page.locator("#board-preview")
    await expect(board).to_be_visible()
    side = await board.evaluate("one => one.decode().then(() => one.getBoundingClientRect().width)")
    assert side * NAME_SIZE / (SIZE + 2 * MARGIN) >= MIN_PIXELS
    drawn = await ada.page.request.get(await board.evaluate("one => one.src"))
    text = await drawn.text()
    assert "rotate(" not in text and text.count('font-family="Saira') == 4
