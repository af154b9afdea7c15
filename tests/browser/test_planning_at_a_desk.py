"""Planning at a desk: the cards of the hand are large, the Moon behind them whole and in a weaker light."""

from typing import Final

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

CARD: Final = "() => document.querySelector('.fan .card-body').offsetWidth"
COVERED: Final = """() => {
  const cards = [...document.querySelectorAll('.fan .card-body')].map((one) => one.getBoundingClientRect());
  const hides = (card, thing) => card.left < thing.right && card.right > thing.left && card.top < thing.bottom - 1;
  return [...document.querySelectorAll('.moon [data-target], .moon .legend')].filter((one) => {
    const thing = one.getBoundingClientRect();
    return thing.width > 0 && cards.some((card) => hides(card, thing));
  }).map((one) => one.dataset.target ?? 'legend');
}"""
"""What of the Moon and its tracks lies behind a card of the hand."""
BEYOND: Final = """() => [...document.querySelectorAll('.fan .card-body')].filter((one) => {
  const { left, right, bottom } = one.getBoundingClientRect();
  const place = document.querySelector('.hand-block').getBoundingClientRect();
  return left < place.left - 8 || right > place.right + 8 || bottom > innerHeight;
}).length"""
SEEN_OF_TWO: Final = """() => {
  const fan = document.querySelector('.fan');
  while (fan.children.length > 2) fan.lastElementChild.remove();
  fan.style.setProperty('--fan-gaps', 1);
  [...fan.children].forEach((card, index) => card.style.setProperty('--from-middle', index - 0.5));
  const [first, second] = [...fan.querySelectorAll('.card-body')];
  const left = (one) => one.getBoundingClientRect().left;
  return (left(second) - left(first)) / first.offsetWidth;
}"""
MIN_SEEN: Final = 0.85
SHADE: Final = "() => Number(getComputedStyle(document.querySelector('.moon .dusk-0')).stopOpacity)"


async def planning(ada: Person) -> None:
    shown = await ada.until_asked()
    if shown.step != "Planning":
        await ada.choose(shown.offers[0])
        await ada.until_asked("Planning")


@pytest.mark.parametrize(("width", "height", "least"), [(1440, 900, 127), (1366, 650, 110), (1280, 720, 98)])
async def test_cards_are_large_and_cover_nothing_of_the_moon(
    site: Site, new_person: NewPerson, width: int, height: int, least: int
) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": height})
    await ada.sit_down_with_luna()
    await planning(ada)
    shown = await ada.look()
    for card in [None, *shown.hand[: len(shown.slots)]]:
        if card:
            await ada.lay(card)
            await ada.page.mouse.move(0, 0)  # A card that is pointed at, or has the focus, rises.
            await ada.page.evaluate("document.activeElement.blur()")
            await ada.page.wait_for_function("document.getAnimations().length === 0")
        assert await ada.page.evaluate(CARD) >= least
        assert await ada.page.evaluate(COVERED) == []
        assert await ada.page.evaluate(BEYOND) == 0


async def test_decks_and_slots_of_the_plan_have_frames_in_forced_colours(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 1440, "height": 900}, forced_colors="active")
    await ada.sit_down_with_luna()
    await planning(ada)
    await expect(ada.page.locator(".plan-slots li").first).to_have_css("outline-style", "solid")


async def test_of_two_cards_nearly_all_is_seen(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 1440, "height": 900})
    await ada.sit_down_with_luna()
    await planning(ada)
    assert await ada.page.evaluate(SEEN_OF_TWO) >= MIN_SEEN


async def test_the_moon_is_dimmer_while_one_plans(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 1440, "height": 900})
    await ada.sit_down_with_luna()
    await planning(ada)
    assert await ada.page.evaluate(SHADE) > 0
    shown = await ada.look()
    await ada.plan(list(shown.hand[: len(shown.slots)]))
    await ada.until_asked("TakeTurn")
    assert await ada.page.evaluate(SHADE) == 0
