"""The next table that waits for somebody is one key away from a table where nothing is asked of them."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import begun
from tests.support.browser.serving import Site

ALONE = {"game": "skymines", "options": {}, "seats": [{"kind": "human"}, {"kind": "luna", "level": 1}]}


async def test_the_next_table_is_one_key_away(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    first = await begun(ada, ben)
    other = (await ada.call("POST", "/api/games", ALONE))["id"]
    await ada.call("POST", f"/api/games/{other}/start")
    await ada.page.goto(first)
    shown = await ada.until_asked()
    link = ada.page.locator("[data-next]")
    await expect(link).to_have_count(0)
    await ada.choose(shown.offers[0])
    await expect(link).to_be_visible()
    await ada.page.keyboard.press("n")
    await ada.page.wait_for_url(f"**/t/{other}")
