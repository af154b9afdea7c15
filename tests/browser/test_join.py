"""A person who is invited reads what they would sit down to."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_the_page_says_pace_and_modules_before_anybody_sits_down(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    seats = [{"kind": "human"}, {"kind": "human"}]
    table = await ada.open_table(seats, {"modules": {"belt": {}}}, pace="live", clock={"turn_seconds": 300})
    invite = (await ada.call("GET", f"/api/games/{table}"))["invite_url"]
    await ben.page.goto(invite)
    told = ben.page.locator("#options")
    await expect(told).to_contain_text(say("options-module-belt"))
    await expect(told).to_contain_text(say("options-pace-live", turn=say("time-minutes", count=5)))


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (390, 844)], ids=str)
async def test_name_and_button_are_in_the_first_screen_beside_the_game(
    site: Site, new_person: NewPerson, size: tuple[int, int]
) -> None:
    width, height = size
    ada = await new_person(site.url, "Ada")
    ben = await new_person(site.url, "Ben", viewport={"width": width, "height": height})
    table = await ada.open_table([{"kind": "human"} for _ in range(4)], {})
    await ben.page.goto((await ada.call("GET", f"/api/games/{table}"))["invite_url"])
    await expect(ben.page.locator(".of-game svg")).to_be_in_viewport(ratio=1)
    await expect(ben.page.locator(".of-game-words p").first).to_be_in_viewport(ratio=1)
    await expect(ben.page.locator("#name")).to_be_in_viewport(ratio=1)
    await expect(ben.page.get_by_role("button", name=say("join-do"), exact=True)).to_be_in_viewport(ratio=1)
    await expect(ben.page.locator("#options")).not_to_be_visible()
    assert await ben.page.evaluate("document.documentElement.scrollWidth") <= width
