"""Pieces of Shackleton Base on their way to where they come."""

import random
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.crater_games import against_astrobot
from tests.support.browser.people import next_to_act
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, sit_down
from tests.support.browser.told_large import (
    DESKS,
    PRESSES,
    first_large,
    keep_large,
    presses_then,
    stands_beside_the_boards,
)
from tests.support.words import say

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


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
async def test_the_first_turn_of_another_is_shown_large_wherever_the_reader_looks(
    shackleton_site: Site, new_person: NewPerson, screen: dict[str, Any]
) -> None:
    ada, ben = people = await sit_down(shackleton_site, new_person, {"reduced_motion": "no-preference", **screen})
    draw = random.Random(3)
    while (asked := await next_to_act(people)) and (asked[0] is ada or asked[1].step != "TakeTurn"):
        await asked[0].choose(draw.choice(asked[1].offers))
    await ada.page.reload()
    await ada.at_table()
    if screen:
        await ada.page.locator(".tabs [data-tab=me]").click()
    await keep_large(ada.page)
    while (asked := await next_to_act(people)) and asked[0] is ben:
        await ben.choose(draw.choice(asked[1].offers))
    heading, *lines = await first_large(ada.page)
    assert heading.endswith(say("turn-of-other", name="Ben"))
    assert lines, "what he did"
    assert not [line for line in lines if line.startswith("Ben")], "the heading names him"


async def test_what_comes_after_astrobots_turn_waits_until_it_has_been_shown_beside_the_crater(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await against_astrobot(await new_person(shackleton_site.url, "Ada", reduced_motion="no-preference"), FIRST)
    await ada.page.mouse.move(5, 5)
    await ada.page.wait_for_selector(".ghosts", state="attached")
    draw = random.Random(5)
    for (width, height), (pressed, key, arrives) in zip(DESKS, PRESSES, strict=True):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await presses_then(ada.page, pressed, key)
        while await ada.page.evaluate("window.pressed") is None:
            await expect(ada.page.locator("[data-replays]")).to_have_count(0)
            if offers := (await ada.until_asked()).offers:
                await ada.choose(draw.choice(offers))
        await stands_beside_the_boards(ada.page)
        assert await ada.page.evaluate("window.pressed") == [arrives, True]
        await ada.page.keyboard.press("Escape")
