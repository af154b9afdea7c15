"""A whole game of Shackleton Base through the page, with its list of choices and on its boards."""

import random
import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.crater_games import gaps, turns
from tests.support.browser.people import next_to_act
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, ROUNDS, SECOND, shortest, sit_down
from tests.support.browser.short_games import go_to_last_round

USUAL = {"TakeLeader", "PlaceFirstDome", "TakeShuttle", "ExploitCrater", "TakeCommand", "VisitGateway"}


@pytest.mark.parametrize(
    ("corporations", "guests", "whole"),
    [
        pytest.param(FIRST, ("Ben", "Cleo"), True, marks=pytest.mark.full),
        pytest.param(SECOND, ("Ben",), True, marks=pytest.mark.full),
        (SECOND, ("Ben",), False),
    ],
    ids=["three", "two", "hurried"],
)
async def test_people_play_a_whole_game_by_clicks(
    shackleton_site: Site, new_person: NewPerson, corporations: tuple[str, ...], guests: tuple[str, ...], whole: bool
) -> None:
    """All rounds, or until each usual kind of move was made, and the last round."""
    people = await sit_down(shackleton_site, new_person, corporations=corporations, guests=guests)
    kinds: set[str] = set()
    is_last = False
    async for person, offer in turns(people, random.Random(7)):
        kinds.add(offer.kind)
        assert gaps(await person.page.inner_text("body")) == [], offer
        if not (whole or is_last) and kinds >= USUAL:
            await go_to_last_round(people, ROUNDS, lambda choices: shortest(choices["choices"]))
            is_last = True
    assert kinds >= USUAL
    for person in people:
        await expect(person.page.locator("[data-over] li")).to_have_count(len(people))
        sheet = person.page.locator("[data-panel=end]")
        await expect(sheet.locator("[data-score]")).to_have_count(7)
        await expect(sheet.locator("tfoot [data-total]")).to_have_count(len(people))
        await expect(sheet.locator(".podium li")).to_have_count(len(people))
        await expect(sheet.locator("[data-chart=score]")).to_be_visible()
        await sheet.locator("[data-end-tab=source]").click()
        await sheet.locator("[data-source=projects]").click()
        await sheet.locator("[data-way=table]").click()
        await expect(sheet.locator(".by-round tbody tr")).to_have_count(len(people))
        await sheet.locator("[data-end-tab=picture]").click()
        await expect(sheet.locator("canvas.result")).to_be_visible()
        assert gaps(await sheet.inner_text()) == []


async def test_one_plays_by_touch_and_one_by_keys(shackleton_site: Site, new_person: NewPerson) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ada, ben = people = await sit_down(shackleton_site, new_person, phone)
    for _ in range(2):
        shown = await ada.until_asked()
        await ada.choose(shown.offers[0], on_board=shown.step == "ChooseFirstSector")
    assert await ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    await ben.until_asked("ChooseLeader")
    for target in ("leader", "sector"):
        place = ben.page.locator(f".lit[data-target^='{target}:']").first
        await ben.focus(place)
        key = await place.get_attribute("data-target")
        await ben.page.keyboard.press("Enter")
        await expect(ben.page.locator(f"[data-target='{key}']")).to_have_class(re.compile("picked"))
        before = await ben.look()
        await ben.page.keyboard.press("Enter")
        await ben.until(before.seq + 1)
    person, shown = await next_to_act(people) or (ada, await ada.look())
    assert shown.step == "ChooseShuttle", person.name


async def test_a_slot_tells_what_it_costs_and_brings_before_it_is_chosen(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    people = await sit_down(shackleton_site, new_person)
    draw = random.Random(3)
    while asked := await next_to_act(people):
        person, shown = asked
        if shown.step == "TakeTurn":
            break
        await person.choose(draw.choice(shown.offers))
    slot = person.page.locator(".slot.lit").first
    await slot.hover()
    row = str(await slot.get_attribute("data-shows")).split()
    for sector in row:
        await expect(person.page.locator(f"[data-target='{sector}']")).to_have_class(re.compile("pointed"))
    card = person.page.locator("aside.explain")
    await expect(card).to_be_visible()
    await expect(card).to_contain_text(re.compile(r"Slot \d+; fee \d a sector; row .*majority", re.DOTALL))
    await expect(card.locator(".part")).not_to_have_count(0)
