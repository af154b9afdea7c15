"""The rules: a page that is searched, and a panel beside the table, where questions and refusals lead."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import refused_to_end
from tests.support.browser.serving import Site
from tests.support.words import say

BEYOND = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("width", [320, 390, 1440])
async def test_the_page_is_searched(site: Site, new_person: NewPerson, width: int) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": 844})
    await ada.page.goto("/")
    await ada.page.get_by_role("link", name=say("read-rules"), exact=True).click()
    sections = ada.page.locator(".rules-section:visible")
    every = await sections.count()
    await ada.page.get_by_label(say("rules-seek")).fill("enclave")
    await expect(ada.page.get_by_role("status")).to_have_text(say("rules-found", count=1))
    await expect(sections.get_by_role("heading")).to_have_text([say("rules-energy")])
    await expect(ada.page.get_by_role("navigation", name=say("rules-contents"))).to_be_hidden()
    await ada.page.get_by_label(say("rules-seek")).fill("xyzzy")
    await expect(ada.page.get_by_role("status")).to_have_text(say("rules-found", count=0))
    await ada.page.get_by_label(say("rules-seek")).fill("")
    await expect(sections).to_have_count(every)
    assert await ada.page.evaluate(BEYOND) <= 0


async def test_a_refusal_leads_to_its_rule_beside_the_table(site: Site, new_person: NewPerson) -> None:
    ada = await refused_to_end(site, new_person)
    await ada.page.locator(".prompt [role=alert]").get_by_role("link", name=say("read-rule")).click()
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.get_by_role("heading", name=say("rules-turns"))).to_be_in_viewport()
    assert len(ada.errors) == 1 and "422" in ada.errors.pop()


@pytest.mark.parametrize("width", [390, 1440])
async def test_a_question_leads_to_its_rule_by_keys(site: Site, new_person: NewPerson, width: int) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": 844})
    await ada.sit_down_with_luna()
    address = ada.page.url
    link = ada.page.locator(".ask > .rule")
    await link.focus()
    await ada.page.keyboard.press("Enter")
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.locator(".rules-section:focus").get_by_role("heading")).to_have_text(say("rules-tokens"))
    await panel.get_by_role("link", name=say("rules-scoring"), exact=True).click()
    await expect(panel.get_by_role("heading", name=say("rules-scoring"), exact=True)).to_be_in_viewport()
    assert ada.page.url == address
    await ada.page.keyboard.press("Escape")
    await expect(panel).to_be_hidden()
    await expect(link).to_be_focused()


async def test_the_help_of_a_table_opens_the_rules(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    await ada.page.keyboard.press("?")
    await ada.page.get_by_role("link", name=say("read-rules"), exact=True).click()
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await panel.get_by_label(say("rules-seek")).fill("luna")
    await expect(panel.get_by_role("heading", name=say("rules-luna-setup"))).to_be_visible()
    await expect(ada.page.get_by_role("dialog", name=say("help"), exact=True)).to_be_hidden()
