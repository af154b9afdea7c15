"""What matters for the decision at hand is seen without scrolling, and nothing covers anything."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.browser.serving import Site

SIZES = ((1440, 900), (1024, 768))

HIDDEN = """() => {
  const { scrollHeight, clientHeight } = document.querySelector('.offers');
  return scrollHeight - clientHeight;
}"""
"""Pixels of the choices, or of what stands in their place, that are out of sight."""

WIDE = """() => {
  const icon = '<svg class="icon"></svg>';
  const face = `<span class="value"><b data-n="4"></b>${icon}</span><span class="extra">${icon}${icon}</span>`;
  for (const slot of document.querySelectorAll('.action-slot'))
    slot.innerHTML = `<button class="card wide kind-energy">${face}</button>`;
  const right = (one) => one.getBoundingClientRect().right;
  const hand = document.querySelector('.hand-block').getBoundingClientRect().left;
  return [...document.querySelectorAll('.action-slot .card > *')].filter(
    (one) => right(one) > right(one.closest('.action-slot')) || right(one) > hand).length;
}"""
"""How many parts of the widest faces stick out of their slots, or reach into the hand, when all five slots are full."""


async def test_planning_and_a_turn_of_many_choices_need_no_scrolling(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.add_init_script("localStorage.setItem('regolith-introduced', 'tokens planning action')")
    await ada.sit_down_with_luna()
    seen = set()
    while "TakeTurn" not in seen:
        shown = await ada.until_asked()
        for width, height in SIZES:
            await ada.page.set_viewport_size({"width": width, "height": height})
            assert await ada.page.evaluate(HIDDEN) <= 1, f"{shown.step} at {width} by {height}"
        seen.add(shown.step)
        if shown.step == "Planning":
            await ada.plan(list(shown.hand[: len(shown.slots)]))
        elif shown.step != "TakeTurn":
            await ada.choose(shown.offers[0])
    assert {"ChooseToken", "Planning"} <= seen
    assert len(shown.offers) >= 10

    # Where they do not fit they stand closer, and as before where they fit again.
    for width, height, how in (
        (1024, 560, "[data-tight]"),
        (1024, 520, "[data-tight=more]"),
        (1920, 1200, ":not([data-tight])"),
    ):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await expect(ada.page.locator(f"main.table{how}")).to_have_count(1)


async def test_five_wide_cards_stay_in_their_slots(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    await ada.until_asked()
    for width, height in SIZES:
        await ada.page.set_viewport_size({"width": width, "height": height})
        assert await ada.page.evaluate(WIDE) == 0, f"at {width} by {height}"
