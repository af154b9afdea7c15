"""Planning on a phone held upright: the forecast above the slots, a fan of cards below, on every common screen."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

NARROW = (320, 640)
SCREENS = (NARROW, (360, 740), (390, 844), (430, 932))
MIN_TARGET = 24

BOXES = """() => Object.fromEntries(Object.entries({
  forecast: '.sky .reach', slots: '.slots-block', hand: '.fan',
}).map(([name, found]) => {
  const { top, bottom } = document.querySelector(found).getBoundingClientRect();
  return [name, { top, bottom }];
}))"""
"""Where these stand on the page."""

TOUCHED = """() => [...document.querySelectorAll('[data-hand]')].map((one) => {
  const { left, width, top, height } = one.querySelector('.card').getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 3);
  return { width, own: at?.closest('[data-hand]') === one };
})"""
"""Of each card of the hand how wide its target is, and whether a finger in the middle of that reaches it."""

ROWS = "() => new Set([...document.querySelectorAll('.columns > *')].map((one) => one.offsetTop)).size"
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


async def planning(site: Site, new_person: NewPerson) -> Person:
    """Somebody who plans their first round at a table with Luna on a phone, 390 by 844."""
    ada = await new_person(site.url, "Ada", **PHONE)
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    if shown.step != "Planning":
        await ada.choose(shown.offers[0])
    await ada.until_asked("Planning")
    return ada


async def test_forecast_slots_and_hand_stand_below_one_another_and_a_finger_reaches_each_card(
    site: Site, new_person: NewPerson
) -> None:
    ada = await planning(site, new_person)
    hand = len((await ada.look()).hand)
    for width, height in SCREENS:
        where = f"at {width} by {height}"
        await ada.resize(width, height)
        boxes = await ada.page.evaluate(BOXES)
        assert boxes["forecast"]["bottom"] <= boxes["slots"]["top"], where
        assert boxes["slots"]["bottom"] <= boxes["hand"]["top"], where
        assert await ada.page.evaluate(ROWS) == 1, where
        assert not await ada.page.evaluate(TOO_WIDE), where
        await expect(ada.page.locator(".offers .reach")).not_to_be_visible()
        await ada.page.locator(".fan").evaluate("(fan) => fan.scrollIntoView({ block: 'start' })")
        cards = await ada.page.evaluate(TOUCHED)
        assert len(cards) == hand, where
        assert [card for card in cards if card["width"] < MIN_TARGET or not card["own"]] == [], where


SHEET = "() => document.querySelector('.asking').getBoundingClientRect().height"
MAX_SHEET = 160
"""The question in two lines, what returns when, and the two buttons."""


async def test_the_question_leaves_the_screen_to_the_cards(site: Site, new_person: NewPerson) -> None:
    ada = await planning(site, new_person)
    await ada.page.evaluate("localStorage.setItem('regolith-introduced', 'tokens planning')")
    await ada.page.reload()
    await ada.until_asked("Planning")
    assert await ada.page.evaluate(SHEET) <= MAX_SHEET
    await expect(ada.page.locator(".offers .hint").filter(visible=True)).to_have_count(1)


async def test_the_slot_that_the_next_card_goes_to_says_so(site: Site, new_person: NewPerson) -> None:
    ada = await planning(site, new_person)
    shown = await ada.look()
    asking = ada.page.locator("[data-here]")
    for card, slot in zip(shown.hand, shown.slots, strict=False):
        await expect(asking).to_have_attribute("data-plan-slot", slot)
        said = await asking.evaluate("(one) => getComputedStyle(one, '::before').content")
        assert said.strip('"') == say("plan-here")
        await ada.lay(card)
    await expect(asking).to_have_count(0)


async def test_the_forecast_adds_up_what_is_laid_and_says_what_it_reaches(site: Site, new_person: NewPerson) -> None:
    ada = await planning(site, new_person)
    form = (await ada.call("GET", f"/api/games/{ada.game}/choices"))["form"]
    space, card = next(
        (one, card) for one in form["totals"] for card in one["adds"] if one["open"] or card in one["opens"]
    )
    row = ada.page.locator(".sky .reach li", has=ada.page.locator(f"[href='#s-{space['kind']}']"))
    await expect(row.locator(".sum > b")).to_have_text("0")
    await expect(row.locator(".next")).to_be_visible()
    await ada.lay(card)
    await expect(row.locator(".sum > b")).to_have_text(str(space["base"] + space["adds"][card]))


async def test_another_tab_has_the_forecast_in_the_panel(site: Site, new_person: NewPerson) -> None:
    ada = await planning(site, new_person)
    await ada.show_tab("moon")
    await expect(ada.page.locator(".offers .reach")).to_be_visible()
    await expect(ada.page.locator(".sky")).not_to_be_visible()
