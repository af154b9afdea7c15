"""An earlier position has an address, and a game can be saved from its settings."""

import asyncio
import json
import re
from pathlib import Path

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_a_position_has_an_address_that_opens_it(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    await ada.choose(shown.offers[0])
    await ada.until_asked()
    page = ada.page
    await page.get_by_role("tab", name=say("tab-log")).first.click()
    await page.locator("[data-then]").first.click()
    await expect(page.locator(".looking-back[role=region]")).to_be_visible()
    await expect(page.locator("[data-copy-position]")).to_have_text(say("then-copy"))
    # It goes on: what is hidden would be shown by playing from here.
    await expect(page.locator("[data-branch]")).to_have_count(0)
    address = page.url
    assert "#at=" in address
    await page.locator("button[data-now]").click()
    await expect(page).not_to_have_url(re.compile("#"))

    other = await page.context.new_page()
    await other.goto(address)
    await expect(other.locator(".looking-back[role=region]")).to_be_visible()
    assert other.url == address


async def test_a_game_is_saved_from_the_settings(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    game = await ada.sit_down_with_luna()
    await ada.page.locator("[data-settings]").click()
    async with ada.page.expect_download() as saving:
        await ada.page.get_by_role("link", name=say("export-game")).click()
    saved = await saving.value
    assert saved.suggested_filename == f"{game}.json"
    content = json.loads(await asyncio.to_thread(Path(await saved.path()).read_text, encoding="utf-8"))
    assert content["game"] == "skymines"
