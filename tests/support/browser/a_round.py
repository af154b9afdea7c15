"""A first round by clicks, as somebody plays it in whatever browser they have."""

from typing import Final

from tests.support.browser.filling import fills_its_window, has_wide_scrollbars
from tests.support.browser.people import IS_THERE, Person
from tests.support.browser.taste import Taste

PICTURE: Final = "image.moon-picture[href]"
DESK: Final = (1440, 900, True)
PHONE: Final = (390, 844, False)
"""Width and height of a window, and whether its scrollbars take room."""


async def plays_a_round(ada: Person, *, wide_scrollbars: bool) -> None:
    """From the home page to the second round's plans, with Luna; the Moon's picture comes meanwhile."""
    if wide_scrollbars:
        await has_wide_scrollbars(ada)
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-solo-do")
    await ada.at_table()
    taste, plans = Taste("reader"), 0
    while True:
        shown = await ada.until_asked()
        plans += shown.step == "Planning"
        if plans == 2:
            break
        await taste.act(ada, shown)
    await fills_its_window(ada, "after a round")
    assert taste.not_on_board == set()
    assert len(taste.on_board) > 2
    await ada.comes_true(IS_THERE, arg=PICTURE)
