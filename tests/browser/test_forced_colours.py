"""Where the system forces its colours, its frames tell what our colours told, and the Moon keeps its drawing."""

from typing import Final

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.frames import CHOSEN, framed_alike
from tests.support.browser.serving import Site

STATES: Final = {
    ".displays .card": CHOSEN,
    ".displays .plan": CHOSEN,
    ".standard": CHOSEN,
    ".majority": CHOSEN,
    ".mine .resting": CHOSEN,
    ".action-slot": ("lit", "picked"),
    ".offer:not(.main)": ("main", "pointed"),
    ".rounds li": ("now",),
    ".other": ("acting",),
}
"""What must look different in each of these states, and in none of them."""

ON_THE_MOON: Final = """() => {
  const yard = document.querySelector('.yard.lit'), { strokeDasharray, strokeWidth } = getComputedStyle(yard);
  yard.classList.remove('lit');
  const plain = getComputedStyle(yard);
  const looks = [[strokeDasharray, strokeWidth], [plain.strokeDasharray, plain.strokeWidth]].map(String);
  yard.classList.add('lit');
  return [getComputedStyle(yard).forcedColorAdjust, ...looks];
}"""


async def test_states_are_told_apart_by_frames_of_the_system(site: Site, new_person: NewPerson) -> None:
    page = (await at_first_turn(site, new_person, forced_colors="active")).page
    await page.keyboard.press("Tab")  # From now on the focus shows.
    assert await framed_alike(page, STATES) == {}
    kept, lit, plain = await page.evaluate(ON_THE_MOON)
    assert kept == "none"
    assert lit != plain


GROUND: Final = "(it) => getComputedStyle(it).backgroundColor"
"""An opaque one is told without its alpha."""


async def test_dialogs_and_explanations_cover_what_lies_below(site: Site, new_person: NewPerson) -> None:
    page = (await at_first_turn(site, new_person, forced_colors="active")).page
    await page.locator(".displays .card").first.hover()
    explained = page.locator(".explain")
    await expect(explained).to_be_visible()
    assert (await explained.evaluate(GROUND)).startswith("rgb(")
    await page.keyboard.press("?")
    help_ = page.locator(".help")
    await expect(help_).to_be_visible()
    assert (await help_.evaluate(GROUND)).startswith("rgb(")


async def test_screens_without_an_a_are_crossed_out_by_a_line_that_forced_colours_keep(
    site: Site, new_person: NewPerson
) -> None:
    page = (await at_first_turn(site, new_person, forced_colors="active")).page
    crossed = page.locator(".me .no-a").first
    await expect(crossed).to_be_visible()
    assert await crossed.evaluate("(it) => getComputedStyle(it, '::after').borderTopWidth") == "2px"
