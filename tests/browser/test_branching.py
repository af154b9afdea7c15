"""Playing on from a position of a finished game: by clicks on a desk, by keys, and on a phone as a spectator."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import PHONE
from tests.support.browser.serving import Site
from tests.support.browser.short_games import finished, own_turn
from tests.support.words import say


async def test_a_position_is_played_on_against_robots(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await finished([ada, ben])
    seq = await own_turn(ada, game)
    page = ada.page
    await page.goto(f"/t/{game}#at={seq}")
    await page.locator("[data-branch]").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
    audit = Audit(ada)
    await audit.look("what playing on asks")
    await dialog.get_by_label(say("branch-level")).select_option(index=0)
    await dialog.get_by_role("button", name=say("branch-go")).click()
    await page.wait_for_url(re.compile(rf"/t/(?!{game})"))
    branch = ada.game
    await expect(page.locator(".origin a")).to_have_attribute("href", f"/t/{game}#at={seq}")

    shown = await ada.until_asked()
    await audit.look("a branch")
    assert audit.found == []
    await ada.choose(shown.offers[0])
    await ada.until_asked()
    table = await ada.call("GET", f"/api/games/{branch}")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Robot (as Ben)"]
    while 1 not in {entry["seat"] for entry in (await ada.call("GET", f"/api/games/{branch}/log"))["entries"]}:
        shown = await ada.until_asked()
        end = next((offer for offer in shown.offers if offer.kind == "DropOut"), shown.offers[0])
        await ada.choose(end)
    await page.locator(".origin a").click()
    await expect(page.locator(".looking-back[role=region]")).to_be_visible()
    await expect(page).to_have_url(re.compile(rf"/t/{game}#at={seq}"))

    # On the home page it is Ada's turn there; the app's icon, like notices, does not count it.
    await page.add_init_script("navigator.setAppBadge = async (number) => void (window.onIcon = number)")
    await page.goto(f"/t/{branch}")
    await ada.until_asked()
    await page.goto("/")
    await expect(page.locator("#mine .entry.mine")).to_have_count(1)
    await page.wait_for_function("window.onIcon !== undefined")
    assert await page.evaluate("window.onIcon") == 0


async def test_with_the_keyboard_the_dialog_opens_and_closes_alone(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await finished([ada, ben])
    page = ada.page
    await page.goto(f"/t/{game}#at={await own_turn(ada, game)}")
    button = page.locator("[data-branch]")
    await button.focus()
    await page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("button", name=say("branch-go"))).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(page.locator(".looking-back[role=region]")).to_be_visible()
    await expect(button).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(".looking-back[role=region]")).to_have_count(0)


async def test_somebody_invited_says_who_they_are_and_plays_on_a_phone(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await finished([ada, ben])
    seq = await own_turn(ada, game)
    invite = (await ada.call("GET", f"/api/games/{game}"))["invite_url"].rpartition("=")[2]
    eve = await new_person(site.url, "Eve", **PHONE)
    page = eve.page
    await page.goto(f"/t/{game}?invite={invite}&watch=1#at={seq}")
    await page.locator("[data-branch]").tap()
    dialog = page.get_by_role("dialog")
    await dialog.get_by_role("radio", name="Ben").check()
    await dialog.get_by_label(say("branch-name")).fill("Eve")
    await dialog.get_by_role("button", name=say("branch-go")).tap()
    await page.wait_for_url(re.compile(rf"/t/(?!{game})"))
    await expect(page.locator("main.table")).to_be_visible()
    # The game that it was branched off is private: its address is told to those alone who may see it.
    await expect(page.locator(".origin")).to_contain_text(f"entry {seq}")
    await expect(page.locator(".origin a")).to_have_count(0)
    table = await eve.call("GET", f"/api/games/{eve.game}")
    assert [seat["name"] for seat in table["seats"]] == ["Robot (as Ada)", "Eve"]
