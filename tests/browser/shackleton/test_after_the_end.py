"""A finished game of Shackleton Base: playing on from a position of it, and what a robot thinks of it."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.crater_games import gaps
from tests.support.browser.people import BETWEEN_LOOKS, Person
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import ROUNDS, finished, shortest
from tests.support.browser.short_games import own_turn
from tests.support.words import say

LONG = 300_000
"""Milliseconds: a process of its own looks through the game, and lets everything else go first."""
TABS = ("crater", "sheets", "me", "others", "log")
BUT = ("label-content-name-mismatch",)
"""Things that are drawn with figures are named by words, which say the figures in another order."""


async def plays_on_until_the_robot_has_moved(person: Person) -> None:
    """Play beside the page, against the robot of the other seat."""
    path = f"/api/games/{person.game}"
    while 1 not in {entry["seat"] for entry in (await person.call("GET", f"{path}/log"))["entries"]}:
        table = await person.call("GET", path)
        choices = table["choices"]["choices"]
        if not choices:  # The robot is to move.
            await person.page.wait_for_timeout(BETWEEN_LOOKS)
            continue
        await person.call("POST", f"{path}/moves", {"seq": table["seq"], "move": shortest(choices)})


async def test_a_finished_game_is_played_on(shackleton_site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(shackleton_site.url, "Ada"), await new_person(shackleton_site.url, "Ben")
    game = await finished([ada, ben])
    seq = await own_turn(ada, game)
    page, audit = ada.page, Audit(ada, TABS, BUT)
    await page.goto(f"/t/{game}#at={seq}")
    await page.locator("[data-branch]").click()
    dialog = page.get_by_role("dialog")
    await expect(dialog.get_by_role("radio", name="Ada")).to_be_checked()
    await dialog.get_by_label(say("branch-level")).select_option(index=0)
    await audit.look("what playing on asks")
    await dialog.get_by_role("button", name=say("branch-go")).click()
    await page.wait_for_url(re.compile(rf"/t/(?!{game})"))
    await expect(page.locator(".origin a")).to_have_attribute("href", f"/t/{game}#at={seq}")

    shown = await ada.until_asked()
    await audit.look("a branch")
    await ada.choose(shown.offers[0])
    table = await ada.call("GET", f"/api/games/{ada.game}")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Robot (as Ben)"]
    await plays_on_until_the_robot_has_moved(ada)

    await page.locator(".origin a").click()
    await expect(page.locator(".looking-back[role=region]")).to_be_visible()
    assert audit.found == []


@pytest.mark.full
async def test_a_finished_game_is_looked_through(shackleton_site: Site, new_person: NewPerson) -> None:
    people = [await new_person(shackleton_site.url, "Ada"), await new_person(shackleton_site.url, "Ben")]
    game = await finished(people)
    page, audit = people[0].page, Audit(people[0], TABS, BUT)
    await page.goto(f"/t/{game}")
    await page.locator("[data-analysis]").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("analysis-of", table="Shackleton Base"))
    await expect(page.locator("canvas[data-chart]")).to_be_visible(timeout=LONG)
    await audit.look("an analysis")
    await page.locator("[data-way=table]").click()
    rows = page.locator(".by-turn").first.get_by_role("row")
    await expect(rows).to_have_count(1 + len(people))
    await expect(rows.first.get_by_role("columnheader")).to_have_count(1 + ROUNDS + 1)
    assert gaps(await page.inner_text("main")) == []
    assert audit.found == []
    await page.locator(".turn [data-look]").first.click()
    await expect(page).to_have_url(re.compile(rf"/t/{game}#at=\d+$"))
    await expect(page.locator(".looking-back[role=region]")).to_be_visible()
