"""Whoever is invited reads what they would sit down to."""

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
