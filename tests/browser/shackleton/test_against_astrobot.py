"""A whole game against AstroBot by clicks, on the way looked at by axe-core and with the system's colours."""

import random

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.crater_games import against_astrobot, gaps, turns
from tests.support.browser.frames import CHOSEN, framed_alike
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, SECOND

TABS = ("crater", "sheets", "me", "others", "log")
BUT = ("label-content-name-mismatch",)
"""Things that are drawn with figures are named by words, which say the figures in another order."""

STATES = {
    ".sheet .project": CHOSEN,
    ".sheet .goal": CHOSEN,
    ".sheet .cargo": CHOSEN,
    ".sheet .tokens": CHOSEN,
    ".mine .unbuilt": CHOSEN,
    ".mine .astronaut": CHOSEN,
    ".reputation .space": ("lit", "picked", "refused"),
    ".offer:not(.main)": ("main", "pointed"),
}
"""What must look different in each of these states, and in none of them, where the system forces its colours."""


async def test_a_whole_game_against_astrobot_by_clicks(shackleton_site: Site, new_person: NewPerson) -> None:
    """Each of its turns is told by its card; every kind of question is looked at once."""
    ada = await against_astrobot(await new_person(shackleton_site.url, "Ada"), FIRST)
    page, audit, seen = ada.page, Audit(ada, TABS, BUT), set[str]()
    told = page.locator("[data-told-card]")
    cards = set[str | None]()
    async for _, offer in turns([ada], random.Random(5)):
        assert gaps(await page.inner_text("body")) == [], offer
        if await told.count():
            cards.add(await told.get_attribute("data-seq"))
            await expect(told.locator("ol > li")).to_have_count(2)
        shown = await ada.look()
        if shown.step and shown.step not in seen:
            seen.add(shown.step)
            await audit.look(shown.step)
    assert len(cards) > 10
    await expect(page.locator("[data-over] li")).to_have_count(2)
    await audit.look("the end")
    audit.rests()


async def test_the_cards_of_the_round_and_the_tracks_stand_beside_the_table(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    person = await new_person(shackleton_site.url, "Ada", forced_colors="active")
    ada = await against_astrobot(person, SECOND)
    audit, solo = Audit(ada, TABS, BUT), ada.page.locator(".solo")
    async for _, offer in turns([ada], random.Random(2)):
        if offer.kind in ("ExploitCrater", "TakeCommand", "VisitGateway"):
            break
    await ada.until_asked()
    await expect(solo.locator(".bot-card")).not_to_have_count(0)
    await expect(solo.locator(".bot-corporation")).to_have_count(3)
    await expect(solo.locator(".bot-track")).to_have_count(4)
    await audit.look("forced colours")
    audit.rests()
    await ada.page.keyboard.press("Tab")  # From now on the focus shows.
    assert await framed_alike(ada.page, STATES) == {}
