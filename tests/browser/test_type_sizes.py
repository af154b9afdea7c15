"""No text is smaller than 11 pixels on a desk and 12 on a phone, whatever is asked."""

from typing import Any

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.reading import SMALL_TEXTS
from tests.support.browser.serving import Site
from tests.support.browser.taste import Taste

MOVES = 45
"""Two rounds or so: every phase, and most questions."""
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


async def small_texts(ada: Person, least: float) -> set[str]:
    """All that were too small during some rounds with Luna."""
    taste, found = Taste("type", actions=2), set[str]()
    await ada.sit_down_with_luna()
    for _ in range(MOVES):
        shown = await ada.until_asked()
        for small in await ada.page.evaluate(SMALL_TEXTS, least):
            found.add(f"{shown.step}: {small}")
        await taste.act_beside(ada, shown)
    return found


@pytest.mark.parametrize(
    ("screen", "least"),
    [(DESK, 11.0), (PHONE, 12.0)],
    ids=["desk", "phone"],
)
async def test_nothing_is_too_small_to_be_read(
    site: Site, new_person: NewPerson, screen: dict[str, Any], least: float
) -> None:
    ada = await new_person(site.url, "Ada", **screen)
    found = await small_texts(ada, least)
    assert found == set()
