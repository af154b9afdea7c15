"""What a robot thinks of a finished game: opened from its end, stepped through, and looked at on the board."""

import re

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import DESK, PHONE, Audit
from tests.support.browser.serving import Site
from tests.support.browser.short_games import finished
from tests.support.words import say

A_MINUTE = 60_000
"""Milliseconds: a process of its own looks through the game, and lets everything else go first."""


async def opened(page: Page, game: str) -> None:
    """Open the analysis from the final scores, and wait until it is made."""
    await page.goto(f"/t/{game}")
    await page.locator("[data-analysis]").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("analysis-of", table="Skymines"))
    await expect(page.locator("canvas[data-chart]")).to_be_visible(timeout=A_MINUTE)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_a_finished_game_is_looked_through(site: Site, new_person: NewPerson, screen: ViewportSize) -> None:
    ada, ben = await new_person(site.url, "Ada", viewport=screen), await new_person(site.url, "Ben")
    game = await finished([ada, ben])
    page = ada.page
    await opened(page, game)
    turns = page.locator(".turn")
    count = await turns.count()
    assert count > 1
    await Audit(ada).look("an analysis")
    assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    # All numbers as text: a row for each seat, a column for each round and the end.
    await page.locator("[data-way=table]").click()
    rows = page.locator(".by-turn").first.get_by_role("row")
    await expect(rows).to_have_count(3)
    await expect(rows.first.get_by_role("columnheader")).to_have_count(1 + 7 + 1)

    # By the buttons and by the keys.
    await page.locator("[data-step='1']").click()
    await expect(turns.nth(0)).to_have_attribute("aria-current", "step")
    await expect(turns.nth(0)).to_be_focused()
    await page.keyboard.press("ArrowRight")
    await expect(turns.nth(1)).to_have_attribute("aria-current", "step")
    await expect(page).to_have_url(re.compile(r"#turn-2$"))
    await page.keyboard.press("ArrowLeft")
    await expect(turns.nth(0)).to_be_focused()

    # Its address leads others to the turn, on this page and on the board.
    other = await page.context.new_page()
    await other.goto(f"/t/{game}/analysis#turn-2")
    await expect(other.locator("#turn-2")).to_be_focused()
    look = other.locator("#turn-2 [data-look]")
    seq = await look.get_attribute("data-look")
    await look.click()
    await expect(other).to_have_url(re.compile(rf"/t/{game}#at={seq}$"))
    await expect(other.locator(".looking-back[role=region]")).to_contain_text(str(seq))
