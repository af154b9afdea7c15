"""Coming back to a table at which others have moved: the offer, the steps through it, and what ends them."""

import asyncio
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.missed_turns import back_at, both_sit, until_missed
from tests.support.browser.serving import Site
from tests.support.patience import PATIENCE_SECONDS
from tests.support.words import say

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {}
OFFERED = ".offers [data-move]"


def steps_in(missed: Any) -> int:
    """How many steps tell it."""
    return len(missed["turns"]) + bool(missed["changes"])


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_what_was_missed_is_told_step_by_step(site: Site, new_person: NewPerson, screen: dict[str, Any]) -> None:
    ada, ben = await new_person(site.url, "Ada", **screen), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    missed = await until_missed(ada, ben, game)
    await ben.call("POST", f"/api/games/{game}/chat", {"text": "Well met!"})
    offer = await back_at(ada, game)
    await expect(ada.page.locator("[data-talk] .dot")).to_be_visible()
    await expect(offer).to_contain_text(say("since"))
    await offer.click()
    panel = ada.page.get_by_role("region", name=say("since"))
    onwards = panel.locator("[data-since-step='1']")
    await expect(onwards).to_be_focused()
    first = missed["turns"][0]
    told = panel.locator(".told li")
    await expect(told).to_have_count(len(first["concerns"]) + len(first["sentences"]))
    board = ada.page.locator("main.table")
    for step in range(steps_in(missed)):
        await expect(panel).to_contain_text(say("since-step", at=step + 1, count=steps_in(missed) + 1))
        assert await panel.locator("li").count()
        box = await panel.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= ada.page.viewport_size["width"] + 1  # type: ignore[index]  # a page of a test has a size
        await onwards.click()
    await expect(panel.locator("[data-since-talk]")).to_have_text("Ben: Well met!")
    await expect(ada.page.locator(".bar [data-talk] .dot")).to_have_count(0)
    await onwards.click()
    await expect(panel).to_have_count(0)
    await expect(offer).to_have_count(0)
    await expect(board).to_have_attribute("data-seq", str(missed["seq"]))
    await expect(board).not_to_have_attribute("data-step", "")


async def test_a_step_shows_the_table_as_it_was_then_and_offers_nothing(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    missed = await until_missed(ada, ben, game)
    await (await back_at(ada, game)).click()
    panel = ada.page.locator("[data-since-panel]")
    await expect(panel).to_have_attribute("data-seq", str(missed["turns"][0]["seq"]))
    if missed["turns"][0]["seq"] < missed["seq"]:
        await expect(ada.page.locator(OFFERED)).to_have_count(0)


async def test_one_key_skips_it_and_it_does_not_come_back(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    await until_missed(ada, ben, game)
    offer = await back_at(ada, game)
    await ada.focus(offer)
    await ada.page.keyboard.press("Enter")
    panel = ada.page.locator("[data-since-panel]")
    await expect(panel.locator("[data-since-step='1']")).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await ada.page.keyboard.press("Escape")
    await expect(panel).to_have_count(0)
    await expect(offer).to_have_count(0)
    await expect(ada.page.locator(OFFERED).first).to_be_attached()


async def test_the_offer_can_be_put_away_and_goes_with_the_next_move(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    await until_missed(ada, ben, game)
    offer = await back_at(ada, game)
    await ada.page.locator("[data-since-end]").click()
    await expect(offer).to_have_count(0)
    await expect(ada.page.locator(OFFERED).first).to_be_attached()


async def test_screen_readers_hear_each_step(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    missed = await until_missed(ada, ben, game)
    await (await back_at(ada, game)).click()
    status = ada.page.locator("[data-since-panel]").get_by_role("status")
    for words in missed["turns"][0]["text"][: len(missed["turns"][0]["concerns"])]:
        await expect(status).to_contain_text(words)


async def test_a_player_who_has_missed_nothing_is_offered_nothing(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    await expect(ada.page.locator("[data-since]")).to_have_count(0)


async def test_what_a_page_has_shown_is_not_told_again(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    missed = await until_missed(ada, ben, game)
    await back_at(ada, game)
    async with asyncio.timeout(PATIENCE_SECONDS):
        while (await ada.call("GET", f"/api/games/{game}/since"))["after"] != missed["seq"]:
            await ada.page.wait_for_timeout(100)
    await ada.page.reload()
    await ada.at_table()
    await expect(ada.page.locator("main.table")).to_have_attribute("data-seq", str(missed["seq"]))
    await expect(ada.page.locator("[data-since]")).to_have_count(0)
