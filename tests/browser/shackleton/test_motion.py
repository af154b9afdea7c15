"""Pieces of Shackleton Base on their way to where they come."""

import random

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import next_to_act
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import sit_down

FLOWN = """() => {
  window.flown = [];
  const drawings = (one) => [...one.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  const seen = (all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) window.flown.push(...drawings(one));
  };
  new MutationObserver(seen).observe(document.querySelector('.ghosts'), { childList: true });
}"""
"""Keeps the drawings of all pieces that travel."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
async def test_an_astronaut_flies_to_where_it_is_deployed_only_where_motion_is_wanted(
    shackleton_site: Site, new_person: NewPerson, motion: str
) -> None:
    people = await sit_down(shackleton_site, new_person, {"reduced_motion": motion})
    ada = people[0]
    draw = random.Random(3)
    while asked := await next_to_act(people):
        person, shown = asked
        visits = [offer for offer in shown.offers if offer.kind == "VisitGateway"]
        if visits and person is ada:
            break
        await person.choose(draw.choice(shown.offers))
    await ada.page.wait_for_selector(".ghosts", state="attached")
    await ada.page.evaluate(FLOWN)
    await ada.choose(visits[0])
    flown = set(await ada.page.evaluate("window.flown"))
    drawings = {f"#{prefix}-{visits[0].move['astronaut']}" for prefix in ("s", "sb")}
    assert bool(flown & drawings) is (motion == "no-preference")
    await ada.page.keyboard.press("Shift")
    await expect(ada.page.locator(".ghosts > *")).to_have_count(0)
