"""The Moon seen closer: wheel, drag, double click, buttons, keys and fingers, and regions swept through on a phone."""

from typing import Final

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.fingers import fingers, sweep
from tests.support.browser.first_turn import MIDDLE, PHONE, at_first_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

SIGHT: Final = "() => document.querySelector('svg.moon').getAttribute('viewBox').split(' ').map(Number)"
IN_SIGHT: Final = """(key) => {
  const box = document.querySelector(`.moon [data-target="${key}"]`).getBoundingClientRect();
  const frame = document.querySelector('.moon-frame').getBoundingClientRect();
  return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= frame.bottom;
}"""

HOLD: Final = """() => {
  const begin = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const moving = begin.apply(this, how);
    moving.pause();
    return moving;
  };
}"""
"""A piece that sets out stays where it begins, until it is told to arrive."""
ARRIVE: Final = "() => document.getAnimations().forEach((one) => one.finish())"
OPACITY: Final = """(key) => getComputedStyle(document.querySelector(`.moon [data-with="${key}"]`)).opacity"""


async def sight(ada: Person) -> list[float]:
    """What of the board is in sight: left, top, width, height."""
    seen: list[float] = await ada.page.evaluate(SIGHT)
    return seen


async def until_wide(ada: Person, least: float, most: float) -> list[float]:
    """Wait until the square in sight is as wide as this."""
    await ada.page.wait_for_function(
        f"([least, most]) => {{ const [, , wide] = ({SIGHT})(); return wide > least && wide < most; }}",
        arg=[least, most],
    )
    return await sight(ada)


async def test_the_moon_comes_closer_and_is_still_the_board(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    page, mouse = ada.page, ada.page.mouse
    whole = (await sight(ada))[2]
    at = await page.evaluate(MIDDLE, "sector:12")
    await mouse.move(*at)
    await mouse.wheel(0, -300)
    await until_wide(ada, whole / 3, whole * 0.7)
    after = await page.evaluate(MIDDLE, "sector:12")
    assert max(abs(one - other) for one, other in zip(at, after, strict=True)) < 40

    before = await sight(ada)
    await mouse.down()
    await mouse.move(at[0] - 60, at[1] - 40, steps=3)
    await mouse.up()
    await page.wait_for_function(
        f"([left, top, wide]) => {{ const [x, y, w] = ({SIGHT})(); return w === wide && x > left && y > top; }}",
        arg=before[:3],
    )
    assert (await ada.look()).why == "", "a drag is not a click"

    key = next(offer.targets[0] for offer in (await ada.look()).offers if offer.kind == "UseEnergy")
    await page.get_by_role("button", name=say("zoom-whole")).click()
    await expect(page.get_by_role("button", name=say("zoom-whole"))).to_be_hidden()
    assert (await sight(ada))[2] == whole
    await page.get_by_role("button", name=say("zoom-in"), exact=True).click()
    await until_wide(ada, whole / 2, whole * 0.7)
    await ada.pick(key)
    await page.keyboard.press("Escape")

    # Keys: what has the focus is in sight, whole and closer.
    corner = page.locator(".moon [data-target='sector:2']")
    await page.keyboard.press("g")
    await page.wait_for_function("() => document.activeElement.closest('.asks, .region') !== null")
    await ada.focus(page.locator(".moon-region"))
    await page.keyboard.press("0")
    await until_wide(ada, whole - 1, whole + 1)
    for _ in range(3):
        await page.keyboard.press("+")
    await until_wide(ada, 0, whole / 3)
    assert not await page.evaluate(IN_SIGHT, "sector:2")
    await ada.focus(corner)
    await page.wait_for_function(IN_SIGHT, arg="sector:2")
    await page.keyboard.press("-")
    await page.keyboard.press("0")
    await until_wide(ada, whole - 1, whole + 1)
    await mouse.dblclick(*(await page.evaluate(MIDDLE, "sector:12")))
    await until_wide(ada, 0, whole / 2)
    await expect(page.locator("image.moon-picture[href*='moon-']")).to_be_attached()


async def test_fingers_pinch_drag_and_sweep(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person, **PHONE)
    page = ada.page
    session = await page.context.new_cdp_session(page)
    await ada.show_tab("moon")
    whole = (await sight(ada))[2]
    x, y = await page.evaluate(MIDDLE, "sector:12")
    await fingers(session, "touchStart", (x - 20, y), (x + 20, y))
    await fingers(session, "touchMove", (x - 50, y), (x + 50, y))
    await fingers(session, "touchEnd")
    close = await until_wide(ada, whole / 3, whole * 0.7)

    await sweep(session, (x, y), (x - 100, y))
    await page.wait_for_function(f"(left) => ({SIGHT})()[0] > left", arg=close[0])
    await expect(page.locator("main.table")).to_have_attribute("data-tab", "moon")
    await page.get_by_role("button", name=say("zoom-whole")).tap()
    await until_wide(ada, whole - 1, whole + 1)
    for tab in ("display", "me"):
        await sweep(session, (x, y), (x - 120, y))
        await expect(page.locator("main.table")).to_have_attribute("data-tab", tab)
    await sweep(session, (x, y), (x + 120, y))
    await expect(page.locator("main.table")).to_have_attribute("data-tab", "display")
    await expect(page.locator(".bar")).to_contain_text(say("your-turn"))
    await expect(page.locator(".bar .phase")).to_be_visible()


async def test_a_sector_takes_its_colour_when_its_outpost_has_landed(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person, reduced_motion="no-preference")
    page = ada.page
    await page.evaluate(ARRIVE)
    shown = await ada.choose((await ada.look()).offer("UseEnergy"))
    enter = shown.offer("EnterSector")
    sector = next(target for target in enter.targets if target.startswith("sector:"))
    await page.evaluate(HOLD)
    await ada.choose(enter)
    await expect(page.locator(f".moon [data-key='{sector.replace('sector', 'outpost')}']")).to_have_count(1)
    await expect(page.locator(".ghost-piece")).to_have_count(1)
    claim = sector.replace("sector", "outpost")
    assert await page.evaluate(OPACITY, claim) == "0"
    await page.evaluate(ARRIVE)
    await expect(page.locator(".ghost-piece")).to_have_count(0)
    assert await page.evaluate(OPACITY, claim) == "1"


async def test_what_was_left_and_lights_up_again_can_be_reached_by_tab(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    page = ada.page
    yard = page.locator(".moon .yard.lit").first
    station = page.locator(f".moon [data-target='{await yard.get_attribute('data-target')}']")
    await station.focus()
    await ada.choose((await ada.look()).offer("UseEnergy"))
    await expect(station).not_to_have_class("yard lit")
    await page.locator(".moon .sector.lit").first.focus()
    await expect(station).to_have_attribute("tabindex", "-1")
    await ada.undo()
    await expect(station).to_have_class("yard lit")
    await expect(station).to_have_attribute("tabindex", "0")
