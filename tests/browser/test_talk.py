"""Two people talk at a table, a third one watches; nothing that they write becomes part of the page."""

import asyncio
import re

from playwright.async_api import Locator, Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import begun
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

SCRIPT = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
MAX_HELD = 10
"""Seconds that a response is held back: a test that fails meanwhile ends all the same."""
PORTRAIT = re.compile(r'url\(".*/people/\w+-\w+\.svg"\)')


async def at_talk(person: Person, address: str) -> None:
    await person.page.goto(address)
    await expect(person.page.get_by_label(say("talk-field"))).to_be_visible()


async def write(person: Person, text: str) -> None:
    await person.page.get_by_label(say("talk-field")).fill(text)
    await person.press("talk-say")
    await expect(person.page.get_by_label(say("talk-field"))).to_have_value("")


def line(person: Person, text: str) -> Locator:
    return person.page.locator(".line").filter(has_text=text)


async def test_people_talk_and_nothing_of_it_runs(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    await ada.page.goto("/")
    invitation = await ada.host_for_friends()
    await ben.join(invitation)
    await eve.page.goto("/")
    await eve.become_guest()
    address = f"/t/{ada.game}/talk"
    await at_talk(ada, address)
    await at_talk(ben, address)
    await at_talk(eve, f"{address}?{invitation.partition('?')[2]}")

    await write(ada, "Hello @ben, look at https://example.org/rules.")
    await expect(line(ben, "Hello").locator("mark.to-reader")).to_have_text("@Ben")
    await expect(line(ben, "Hello").locator(".portrait")).to_have_css("background-image", PORTRAIT)
    link = line(ben, "Hello").get_by_role("link")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", "noopener noreferrer nofollow")
    await expect(ben.page.locator("[data-announced]")).to_contain_text("Ada: Hello @Ben")
    await expect(line(eve, "Hello")).to_be_visible()

    title = await ben.page.title()
    await write(ada, SCRIPT)
    await expect(line(ben, SCRIPT)).to_be_visible()
    await expect(ben.page.locator(".line :is(img, script)")).to_have_count(0)
    assert await ben.page.title() == title

    await line(ben, "Hello").locator("[data-more]").click()
    await line(ben, "Hello").locator("[data-react=like]").click()
    await expect(line(ada, "Hello").locator("[data-react=like]")).to_contain_text("1")

    await write(eve, "Only for spectators")
    await write(ben, "Well")
    await expect(line(ada, "Well")).to_be_visible()
    await expect(line(ada, "Only for spectators")).to_have_count(0)

    for person in (ada, ben):
        audit = Audit(person)
        await audit.look("talk")
        assert audit.found == []
    await line(ada, "Well").locator("[data-more]").click()
    await line(ada, "Well").locator("[data-mute]").click()
    ben.forgive("403")
    await ben.page.get_by_label(say("talk-field")).fill("more")
    await ben.press("talk-say")
    await expect(ben.page.locator("#problem")).to_have_text(say("problem-muted"))
    await ada.page.locator("[data-unmute]").click()
    await expect(ada.page.locator("[data-unmute]")).to_have_count(0)
    await ben.press("talk-say")
    await expect(line(ada, "more")).to_be_visible()

    await ada.page.locator(".closing input").check()
    await write(ada, "closed now")
    await expect(ada.page.locator(".closing input")).to_be_checked()
    await expect(ben.page.get_by_text(say("talk-closed"))).to_be_visible()

    await line(ben, "Hello").locator("[data-more]").click()
    await line(ben, "Hello").locator("[data-block]").click()
    await expect(line(ben, "Hello")).to_have_count(0)
    await ben.page.locator("[data-unblock]").click()
    await expect(line(ben, "Hello")).to_be_visible()


async def test_a_new_host_gets_the_controls_of_hosts_on_open_pages(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    path = await begun(ada, ben)
    talk = await ben.page.context.new_page()
    await talk.goto(f"{path}/talk")
    await ben.page.goto(path)
    await ben.at_table()
    await ben.press("settings")
    await expect(ben.page.locator("[data-resign]")).to_be_visible()
    await expect(ben.page.locator("[data-close-table]")).to_have_count(0)
    await ben.page.keyboard.press("Escape")
    await expect(ben.page.get_by_role("dialog")).to_have_count(0)
    await ben.page.keyboard.press("t")
    for page in (ben.page, talk):
        await expect(page.get_by_label(say("talk-field"))).to_be_visible()
        await expect(page.get_by_label(say("talk-close"))).to_have_count(0)
    await ada.call("POST", "/api/users/me/deletion", {"current": None})
    for page in (ben.page, talk):
        await expect(page.get_by_label(say("talk-close"))).to_be_visible()
    await ben.page.get_by_role("dialog", name=say("talk-title")).press("Escape")
    await ben.press("settings")
    await expect(ben.page.locator("[data-close-table]")).to_be_visible()


async def test_talk_that_comes_late_takes_no_focus_from_the_settings(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    path = await begun(ada, ben)
    held = asyncio.Event()

    async def late(route: Route) -> None:
        await asyncio.wait_for(held.wait(), MAX_HELD)
        await route.continue_()

    await ada.page.goto(path)
    await ada.at_table()
    await ada.page.route("**/chat*", late)
    await ada.page.locator("[data-talk]").click()
    await expect(ada.page.get_by_role("dialog", name=say("talk-title"))).to_be_visible()
    await ada.press("settings")
    settings = ada.page.locator("[data-panel=settings]")
    await expect(settings).to_be_visible()
    held.set()
    await expect(ada.page.get_by_label(say("talk-field"))).to_be_visible()
    await ada.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert await settings.evaluate("(one) => one.contains(document.activeElement)")
    await ada.page.keyboard.press("Escape")
    await expect(settings).to_have_count(0)
    await expect(ada.page.get_by_label(say("talk-field"))).to_be_visible()


async def test_the_talk_beside_the_game(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    path = await begun(ada, ben)
    for person in (ada, ben):
        await person.page.goto(path)
        await person.at_table()
    button, field = ben.page.locator("[data-talk]"), ben.page.get_by_label(say("talk-field"))
    await expect(button).to_have_attribute("aria-label", say("talk-title"))
    await ada.page.keyboard.press("t")
    await expect(ada.page.get_by_label(say("talk-field"))).to_be_focused()
    for text in ("Hello", "your turn soon, @ben"):
        await write(ada, text)
    await expect(button).to_have_attribute("aria-label", say("talk-unread", count=2))
    await expect(button.locator(".dot")).to_be_visible()

    await button.click()
    await expect(line(ben, "soon").locator("mark.to-reader")).to_have_text("@Ben")
    await expect(button.locator(".dot")).to_have_count(0)
    await field.press_sequentially("see you @a")
    await expect(ben.page.get_by_role("option")).to_have_text(["@Ada"])
    await field.press("Enter")
    await expect(field).to_have_value("see you @Ada ")
    await field.press_sequentially("u")  # No undo, and no other shortcut of the table.
    await field.press("Enter")
    await expect(field).to_have_value("")
    await expect(line(ada, "see you @Ada u")).to_be_visible()
    await line(ada, "see you").locator("[data-more]").click()
    await line(ada, "see you").locator("[data-react=luck]").click()
    await expect(line(ben, "see you").locator("[data-react=luck] svg path").first).to_be_attached()

    await expect(ada.page.locator("[data-nudge]")).to_have_count(0)  # The table waits for Ada, too.
    api = f"/api{path.replace('/t/', '/games/')}"
    asked = (await ada.call("GET", api))["choices"]
    await ada.call("POST", f"{api}/moves", {"seq": asked["seq"], "move": asked["choices"][0]})
    await ada.page.locator("[data-nudge='1']").click()
    await expect(ada.page.locator(".nudging")).to_have_text(say("talk-nudged", names="Ben"))
    await ada.page.locator(".notes summary").click()
    await ada.page.locator("#note").fill("Ben likes luck")
    await expect(ada.page.locator(".notes [role=status]")).to_have_text(say("talk-note-kept"))
    assert (await ada.call("GET", f"{api}/note"))["text"] == "Ben likes luck"
    await ben.page.locator(".notes summary").click()
    await expect(ben.page.locator("#note")).to_have_value("")
    audit = Audit(ben)
    await field.press_sequentially("@")
    await expect(ben.page.get_by_role("listbox")).to_be_visible()
    await audit.look("the talk beside the game")
    audit.rests()
    await field.press("Escape")
    await expect(ben.page.get_by_role("listbox")).to_have_count(0)
    await field.press("Escape")
    await expect(field).to_be_hidden()
    await expect(button).to_be_focused()
    await write(ada, "are you there?")
    await expect(button.locator(".dot")).to_be_visible()
    await ben.page.keyboard.press("t")
    await expect(line(ben, "there?")).to_be_visible()
