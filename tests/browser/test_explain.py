"""Things explain themselves: to a resting mouse, the keys, a finger that stays, and a click that is refused."""

import asyncio
import re
from typing import Final, Literal

from playwright.async_api import Page, Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import AXE, RUN
from tests.support.browser.fingers import fingers, sweep
from tests.support.browser.first_turn import MIDDLE, PHONE, at_first_turn
from tests.support.browser.serving import Site
from tests.support.words import say

CARD: Final = "aside.explain"
REFUSED: Final = ".displays .refused[data-target]"
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
CONTRAST: Final = """async () => {
  const { violations } = await axe.run('aside.explain', { runOnly: ['color-contrast'] });
  return violations.map(({ nodes }) => nodes.map((one) => one.html));
}"""
HIDDEN_BY_IT: Final = """(thing) => {
  const one = document.querySelector(thing).getBoundingClientRect();
  const card = document.querySelector('aside.explain').getBoundingClientRect();
  const apart = card.left >= one.right || card.right <= one.left || card.top >= one.bottom || card.bottom <= one.top;
  const inside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight;
  return [!apart && 'covers its thing', !inside && 'leaves the window'].filter(Boolean).join(', ');
}"""

ORDER: Final = """() => {
  const parts = [...document.querySelector('aside.explain').children].map((one) => one.className || one.tagName);
  return [...new Set(parts)].filter((one) => one !== 'part');
}"""
"""The parts of the card from its top, without those of things within."""

REACHED_AGAIN: Final = r"""(thing) => {
  document.querySelector(thing)?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  return performance.getEntriesByType('resource').some(({ name }) => /explaining.*\?/.test(name));
}"""
"""Reaches for a thing until what explains has been asked for under another address."""


async def explains(page: Page, thing: str, *words: str) -> None:
    """The card is open beside this thing and says these words."""
    for word in words:
        await expect(page.locator(CARD)).to_contain_text(word)
    assert await page.evaluate(HIDDEN_BY_IT, thing) == ""


async def test_things_explain_themselves_to_mouse_and_keys(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    page, card = ada.page, ada.page.locator(CARD)

    # A resting mouse; what is refused says the rule, and what is not asked for that of its occasion. Escape, leaving
    # and the next key close it.
    await page.mouse.move(*(await page.evaluate(MIDDLE, "sector:13")))
    told = (say("refused-sector-needs-energy"), say("explain-sector"), say("explain-enclave"))
    await explains(page, "[data-target='sector:13']", *told)
    await page.mouse.move(2, 300)
    await expect(card).to_be_hidden()
    await page.locator(REFUSED).first.hover()
    await explains(page, REFUSED, "rulebook p.")
    assert await page.evaluate(ORDER) == ["HEADER", "what", "state", "forbidden"]
    await page.evaluate(f"() => {{ {AXE.read_text(encoding='utf-8')} }}")
    assert await page.evaluate(RUN, []) == []
    for scheme in SCHEMES:
        await page.emulate_media(color_scheme=scheme)
        assert await page.evaluate(CONTRAST) == []
    await expect(card).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()

    # A click on what is refused answers at once, one on what is lit chooses and explains nothing.
    await page.locator(REFUSED).first.click()
    await explains(page, REFUSED, "rulebook p.")
    await expect(page.locator(".prompt .why")).to_contain_text("rulebook p.")
    await page.locator(".standard.lit, .card.lit").first.click()
    await expect(page.locator(".proposal")).to_be_visible()
    await expect(card).to_be_hidden()

    # The keys: the focus explains, `i` says it aloud, Escape still clears the selection.
    refused = page.locator(REFUSED).first
    await page.keyboard.press("b")
    await ada.focus(refused)
    await explains(page, REFUSED, "rulebook p.")
    await page.keyboard.press("i")
    await expect(page.locator(f"{CARD} + [role=status]")).to_contain_text("rulebook p.")
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()
    await expect(refused).to_be_focused()
    await page.keyboard.press("Escape")
    await expect(page.locator(".proposal")).to_have_count(0)


async def test_a_finger_that_stays_is_answered_and_does_not_choose(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person, **PHONE)
    page, card = ada.page, ada.page.locator(CARD)
    session = await page.context.new_cdp_session(page)
    await ada.show_tab("moon")
    station = next(offer.targets[0] for offer in (await ada.look()).offers if offer.kind == "UseEnergy")
    x, y = await page.evaluate(MIDDLE, station)
    await fingers(session, "touchStart", (x, y))
    await explains(page, f"[data-target='{station}']", say("explain-station"))
    await fingers(session, "touchEnd")
    await expect(page.locator(".proposal")).to_have_count(0)
    close = card.get_by_role("button", name=say("explain-close"))
    assert ((await close.bounding_box()) or {"height": 0})["height"] >= 44
    await close.tap()
    await expect(card).to_be_hidden()

    # A finger that moves on asks nothing; a tap on what cannot be chosen is answered.
    await sweep(session, (x, y), (x, y + 40))
    await ada.show_tab("display")
    await page.locator(REFUSED).first.tap()
    await explains(page, REFUSED, "rulebook p.")
    await expect(close).to_be_visible()
    await page.locator(".bar .now").tap()
    await expect(card).to_be_hidden()


async def test_an_explanation_asked_for_before_its_words_are_loaded_comes_with_them(
    site: Site, new_person: NewPerson
) -> None:
    ada = await at_first_turn(site, new_person)
    page, there = ada.page, asyncio.Event()

    async def held(route: Route) -> None:
        await there.wait()
        await route.continue_()

    await page.route("**/words/explain-*", held)
    await page.add_init_script("window.requestIdleCallback = () => 0")  # It never asks for them by itself.
    await page.reload()
    async with page.expect_request("**/words/explain-*"):
        await page.locator(REFUSED).first.click()
    await expect(page.locator(".prompt .why")).not_to_be_empty()
    await expect(page.locator(CARD)).to_have_count(0)
    there.set()
    await expect(page.locator(".prompt .why")).to_contain_text("rulebook p.")
    await explains(page, REFUSED, "rulebook p.")


async def test_labels_get_their_reasons_while_nobody_touches_the_table(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    await ada.page.reload()
    await expect(ada.page.locator(f"{REFUSED}[aria-label*='rulebook p.']").first).to_be_attached(timeout=60_000)
    await expect(ada.page.locator("#table[data-reached]")).to_have_count(0)


async def test_explanations_that_broke_off_come_when_somebody_reaches_again(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person)
    page, script = ada.page, re.compile(r"/explaining\b[^/]*\.js$")
    ada.forgive("ERR_FAILED")
    await page.route(script, lambda route: route.abort())  # For ever: a browser may remember that it did not come.
    await page.reload()
    await page.wait_for_function(REACHED_AGAIN, arg=REFUSED)
    await page.locator(REFUSED).first.click()
    await explains(page, REFUSED, "rulebook p.")
