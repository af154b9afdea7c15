"""A whole game of Shackleton Base through the page, with its list of choices and on its boards."""

import random
import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Offered, Person, Shown, next_to_act
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, SECOND, sit_down

ENDS = ("Decline", "FinishRearranging", "EndTurn")
"""Moves that lead on: without them a random player would move its astronauts about for long."""
GAPS = re.compile(r"undefined|\[object|\{ ?\$|NaN|\bnull\b")
"""What a message or a drawing shows that lacks something."""


def gaps(text: str) -> list[str]:
    """The lines of a text that lack something."""
    return [line for line in text.splitlines() if GAPS.search(line)]


async def offered(person: Person, shown: Shown, draw: random.Random) -> Offered:
    """Any move; where the list has too many of a kind, after picking the thing that it begins with."""
    first = person.page.locator(".offers [data-first]")
    count = await first.count()
    if count and draw.randrange(len(shown.offers) + count) < count:
        await first.nth(draw.randrange(count)).click()
        await expect(first).to_have_count(0)
        shown = await person.look()
    leading_on = [offer for offer in shown.offers if offer.kind in ENDS]
    return draw.choice(leading_on if leading_on and draw.randrange(2) else list(shown.offers))


async def turns(people: list[Person], draw: random.Random) -> AsyncIterator[tuple[Person, Offered]]:
    """Plays to the end: each move with who makes it, half of them on the board where that shows what they name."""
    while asked := await next_to_act(people):
        person, shown = asked
        offer = await offered(person, shown, draw)
        picked = await person.page.locator(".picked[data-target]").count()
        drawn = [await person.thing(target).count() for target in offer.targets]
        on_board = not picked and bool(draw.randrange(2)) and bool(drawn) and all(drawn)
        await person.choose(offer, on_board=on_board)
        yield person, offer


@pytest.mark.parametrize("corporations", [FIRST, SECOND], ids=["first", "second"])
async def test_two_people_play_a_whole_game_by_clicks(
    shackleton_site: Site, new_person: NewPerson, corporations: tuple[str, ...]
) -> None:
    people = await sit_down(shackleton_site, new_person, corporations=corporations)
    kinds: set[str] = set()
    async for person, offer in turns(people, random.Random(7)):
        kinds.add(offer.kind)
        assert gaps(await person.page.inner_text("body")) == [], offer
    assert {"TakeLeader", "PlaceFirstDome", "TakeShuttle", "ExploitCrater", "TakeCommand", "VisitGateway"} <= kinds
    for person in people:
        totals = await person.page.locator("[data-over] li").all_inner_texts()
        assert len(totals) == len(people)
        sheet = person.page.locator("[data-panel=end]")
        await expect(sheet.locator("[data-score]")).to_have_count(7)
        await expect(sheet.locator("tfoot [data-total]")).to_have_count(len(people))


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
