"""Everyone can operate the table: the Moon as places to walk through, regions, focus, announcements, large type."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.keyboard import Keys
from tests.support.browser.people import Person
from tests.support.browser.reading import BEYOND, CHOICES_TOO_SMALL
from tests.support.browser.serving import Site
from tests.support.words import say

WALK = """() => {
  const find = (key) => document.querySelector(`.moon [data-target="${CSS.escape(key)}"]`);
  const seen = new Set(), left = [document.querySelector('.moon [tabindex="0"]').dataset.target];
  while (left.length) {
    const key = left.pop();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const name of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      find(key).focus();
      find(key).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      left.push(document.activeElement.dataset.target);
    }
  }
  return [...seen];
}"""
"""Every place of the Moon that arrows lead to from where the Tab key enters it."""

STOPS = """() => [...document.querySelectorAll('.moon [tabindex="0"]:not(.lit, .picked, .refused)')].length"""

TOO_SMALL = """(least) => [...document.querySelectorAll('button:not(:disabled), summary, a, input, select')]
  .filter((one) => one.tabIndex >= 0 && one.getClientRects().length)
  .filter((one) => { const box = one.getBoundingClientRect(); return box.width < least || box.height < least; })
  .map((one) => one.outerHTML.slice(0, 100))"""

FOCUSED = "() => document.activeElement.tagName + '.' + document.activeElement.className"
TABS = ("moon", "display", "me", "others", "log")


async def at_planning(site: Site, new_person: NewPerson) -> tuple[Person, Keys]:
    """Somebody at a table with Luna, in the planning phase of the first round."""
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    while shown.step != "Planning":
        shown = await ada.choose(shown.offers[0])
    return ada, Keys(ada)


async def test_arrows_reach_every_place_of_the_moon(site: Site, new_person: NewPerson) -> None:
    ada, _ = await at_planning(site, new_person)
    reached = await ada.page.evaluate(WALK)
    assert {f"sector:{number}" for number in range(1, 25)} <= set(reached)
    companies = ("skymine", "minerva", "astrogo", "tawac")
    assert {f"{kind}:{company}" for kind in ("station", "track") for company in companies} <= set(reached)
    assert len([key for key in reached if key.startswith("space:")]) == 8
    assert await ada.page.evaluate(STOPS) == 1


async def test_the_moon_reads_as_lists(site: Site, new_person: NewPerson) -> None:
    ada, _ = await at_planning(site, new_person)
    region = ada.page.get_by_role("region", name=say("moon"))
    sectors = region.get_by_role("list", name=say("moon-sectors")).get_by_role("listitem")
    await expect(sectors).to_have_count(24)
    names = await sectors.locator("[data-target]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    told = re.compile(r"Sector \d+, (no|\w+) outpost, .+, borders .*\d")
    assert all(told.match(name) for name in names), names
    assert any(name.endswith("by a double line") and " and " in name for name in names)
    for name in ("moon-stations", "moon-tracks"):
        await expect(region.get_by_role("list", name=say(name)).get_by_role("listitem")).to_have_count(4)


async def test_g_walks_through_the_regions_and_the_focus_is_never_lost(site: Site, new_person: NewPerson) -> None:
    ada, keys = await at_planning(site, new_person)
    for place in (".asks", ".moon-region", ".displays", ".mine", ".side", ".asks"):
        await keys.press("g")
        await ada.page.wait_for_function("(place) => document.activeElement.closest(place) !== null", arg=place)
    await keys.plan(list((await ada.look()).hand[:3]))
    shown = await ada.until_asked("TakeTurn")
    assert not (await ada.page.evaluate(FOCUSED)).startswith("BODY")
    offer = next(offer for offer in shown.offers if offer.kind != "DropOut")
    await keys.choose(offer)
    assert not (await ada.page.evaluate(FOCUSED)).startswith("BODY")


async def test_moves_and_turns_are_announced(site: Site, new_person: NewPerson) -> None:
    ada, keys = await at_planning(site, new_person)
    await expect(ada.page.locator("[aria-live=assertive]")).to_have_text(say("your-turn"))
    await expect(ada.page.locator(".prompt[aria-live=polite]")).not_to_be_empty()
    await keys.plan(list((await ada.look()).hand[:1]))
    shown = await ada.until_asked("TakeTurn")
    await ada.choose(shown.offer("DropOut"))
    while (shown := await ada.until_asked()).step != "Planning":
        await ada.choose(shown.offers[0])
    await expect(ada.page.locator("[role=log][aria-live=polite]")).to_contain_text("Luna")


async def test_large_type_and_small_windows_flow(site: Site, new_person: NewPerson) -> None:
    ada, _ = await at_planning(site, new_person)
    assert await ada.page.evaluate(TOO_SMALL, 24) == []
    for width, type_size in ((390, "100%"), (320, "100%"), (390, "200%")):
        await ada.page.set_viewport_size({"width": width, "height": 844})
        await ada.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", type_size)
        for tab in TABS:
            await ada.show_tab(tab)
            assert await ada.page.evaluate(BEYOND) <= 0, (width, type_size, tab)
        assert await ada.page.evaluate(CHOICES_TOO_SMALL, 44) == [], (width, type_size)
