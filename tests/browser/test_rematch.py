"""After the end: one asks for a rematch, and everybody who was there joins it from where they are, or does not."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.serving import Site
from tests.support.browser.short_games import finished
from tests.support.words import say

LINK = "a[data-rematch]"


async def test_a_rematch_reaches_everybody_on_the_page_that_they_have_open(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben", **PHONE)
    game = await finished([ada, ben])
    for person in (ada, ben):
        await person.page.goto(f"/t/{game}")
        await expect(person.page.locator("[data-end-tab=score]")).to_be_visible()
    dialog = ben.page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name=say("rematch"))).to_be_visible()
    await ada.page.get_by_role("dialog").get_by_role("button", name=say("rematch")).click()
    await ada.page.wait_for_url(re.compile(rf"/t/(?!{game})"))
    again = ada.game

    await expect(dialog.locator(LINK)).to_have_attribute("href", f"/t/{again}")
    await expect(dialog.get_by_role("status").filter(has_text=say("rematch-open"))).to_be_visible()
    await dialog.locator("[data-close]").click()
    await expect(ben.page.locator(f".outcome {LINK}")).to_have_attribute("href", f"/t/{again}")
    await ben.page.goto("/")
    await expect(ben.page.locator(f"[data-invitation={again}]")).to_be_visible()
    await expect(ada.page.locator("[data-kept]")).to_have_text(say("seat-is-kept"))
    await expect(ada.page.locator("#start")).to_be_disabled()
    await ben.page.goto(f"/t/{game}")
    await expect(dialog.locator(LINK)).to_have_text(say("rematch-join"))
    await dialog.locator(LINK).click()
    await ben.page.wait_for_url(f"**/t/{again}")
    await expect(ada.page.locator("[data-kept]")).to_have_count(0)
    was, now = [await ben.call("GET", f"/api/games/{item}") for item in (game, again)]
    assert [(seat["name"], seat["taken"]) for seat in now["seats"]] == [(seat["name"], True) for seat in was["seats"]]
    await ada.start()
    await ben.at_table()


async def test_a_kept_seat_is_given_up_or_taken_in_the_lobby(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await finished([ada, ben])
    again = (await ada.call("POST", f"/api/games/{game}/rematch", {}))["id"]
    for person in (ada, ben):
        await person.page.goto(f"/t/{again}")
    await expect(ada.page.locator("#state")).to_contain_text("Ben")
    await expect(ben.page.locator("[data-kept]")).to_have_text(say("seat-is-kept-for-you"))
    await expect(ben.page.locator("#state")).to_contain_text(say("lobby-keeps-for-you"))
    await ben.page.get_by_role("button", name=say("home-invited-not"), exact=True).click()
    await ben.page.wait_for_url(f"{site.url}/")
    await expect(ada.page.locator("[data-kept]")).to_have_count(0)
    await expect(ada.page.locator("#start")).to_be_disabled()
    await ben.page.goto(f"/t/{again}")
    await ben.page.get_by_role("button", name=say("lobby-join")).click()
    await expect(ben.page.locator(".you-tag")).to_be_visible()
    await expect(ada.page.locator("#start")).to_be_enabled()
