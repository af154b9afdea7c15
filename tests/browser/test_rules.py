"""The rules: a page that is searched, and a panel beside the table, where questions and refusals lead."""

from typing import Literal

import pytest
from playwright.async_api import expect

from app.pages.skymines.examples import EXAMPLES
from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import refused_to_end
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

STEPS = sorted(EXAMPLES.by_section())
WIDTHS = (320, 390, 1440)
BEYOND = "() => document.documentElement.scrollWidth - innerWidth"


async def test_the_page_is_searched(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    way = ada.page.get_by_role("link", name=say("read-rules"), exact=True).first
    for width in WIDTHS:
        await ada.resize(width, 844)
        await expect(way, f"at {width}").to_be_visible()
    await way.click()
    for width in WIDTHS:
        await ada.resize(width, 844)
        await ada.page.get_by_label(say("rules-seek")).fill("enclave")
        sections = ada.page.locator(".rules-section:visible")
        await expect(ada.page.get_by_role("status")).to_have_text(say("rules-found", count=1))
        await expect(sections.get_by_role("heading")).to_have_text([say("rules-energy")])
        await expect(ada.page.get_by_role("navigation", name=say("rules-contents"))).to_be_hidden()
        await ada.page.get_by_label(say("rules-seek")).fill("xyzzy")
        await expect(ada.page.get_by_role("status")).to_have_text(say("rules-found", count=0))
        await ada.page.get_by_label(say("rules-seek")).fill("")
        await expect(sections).to_have_count(await ada.page.locator(".rules-section").count())
        assert await ada.page.evaluate(BEYOND) <= 0, width


async def test_a_refusal_leads_to_its_rule_beside_the_table(site: Site, new_person: NewPerson) -> None:
    ada = await refused_to_end(site, new_person)
    await ada.page.locator(".prompt [role=alert]").get_by_role("link", name=say("read-rule")).click()
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.get_by_role("heading", name=say("rules-turns"))).to_be_in_viewport()
    assert len(ada.errors) == 1 and "422" in ada.errors.pop()


@pytest.mark.parametrize("width", [390, 1440])
async def test_a_question_leads_to_its_rule_and_the_rule_to_its_things(
    site: Site, new_person: NewPerson, width: int
) -> None:
    """By keys to the rule and back to the question; then to what the rule is about, on the table; and on a desk
    to an example, and through the help."""
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": 844})
    await ada.sit_down_with_luna()
    await a_question_leads_to_its_rule_by_keys(ada)
    await ada.page.locator(".ask > .rule").click()
    await a_rule_shows_its_things_on_the_table(ada, is_phone=width == 390)
    if width == 1440:
        await an_example_is_stepped_through_beside_a_table(ada)
        await ada.page.keyboard.press("Escape")
        await the_help_of_a_table_opens_the_rules(ada)


async def a_question_leads_to_its_rule_by_keys(ada: Person) -> None:
    """A link of its contents leads on, and Escape back to the question."""
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


async def a_rule_shows_its_things_on_the_table(ada: Person, *, is_phone: bool) -> None:
    """They are marked and in sight until the table is used; on a phone the open panel closes for them."""
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.locator("#rules-missions")).to_be_attached()
    await expect(panel.locator("#rules-missions").get_by_role("button", name=say("rules-show-here"))).to_be_hidden()
    await panel.locator("#rules-resources").get_by_role("button", name=say("rules-show-here")).click()
    card = ada.page.locator('#table [data-target="card:1"]')
    await expect(card).to_have_attribute("data-of-rule", "")
    await expect(card).to_be_in_viewport()
    await (expect(panel).to_be_hidden() if is_phone else expect(panel).to_be_visible())
    await ada.page.locator("#table .prompt").first.click()
    await expect(ada.page.locator("[data-of-rule]")).to_have_count(0)


async def the_help_of_a_table_opens_the_rules(ada: Person) -> None:
    """In its place, and they are searched there."""
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel).to_be_hidden()
    await ada.page.keyboard.press("?")
    await ada.page.get_by_role("link", name=say("read-rules"), exact=True).click()
    await expect(panel.locator(".rules-beside")).to_be_focused()
    await expect(ada.page.get_by_role("alert").filter(has_text=say("problem-unreachable"))).to_have_count(0)
    await panel.get_by_label(say("rules-seek")).fill("luna")
    await expect(panel.get_by_role("heading", name=say("rules-luna-setup"))).to_be_visible()
    await expect(ada.page.get_by_role("dialog", name=say("help"), exact=True)).to_be_hidden()


async def an_example_is_stepped_through_beside_a_table(ada: Person) -> None:
    """In the open panel, with a Moon of its own."""
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    example = panel.locator("#rules-belt-spaces [data-example]")
    await example.get_by_role("button", name=say("rules-steps-open")).click()
    await expect(example.locator("svg.moon.belt")).to_be_visible()
    await example.get_by_role("button", name=say("rules-steps-close")).click()
    await expect(example.locator("svg.moon")).to_have_count(0)
    await expect(ada.page.locator("#table svg.moon.belt")).to_have_count(0)


@pytest.mark.parametrize(
    ("width", "scheme"), [(320, "dark"), (1440, "light"), pytest.param(390, "dark", marks=pytest.mark.full)]
)
async def test_every_example_is_stepped_through_by_keys_and_lights_what_it_speaks_of(
    site: Site, new_person: NewPerson, width: int, scheme: Literal["light", "dark"]
) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": 844}, color_scheme=scheme)
    await ada.page.goto("/skymines/rules")
    for section in STEPS:
        example = ada.page.locator(f"#rules-{section} [data-example]")
        sentences = await example.locator("li").all_inner_texts()
        await example.get_by_role("button", name=say("rules-steps-open")).focus()
        await ada.page.keyboard.press("Enter")
        told = example.get_by_role("status")
        for at, (sentence, step) in enumerate(zip(sentences, EXAMPLES.by_section()[section].steps, strict=True)):
            if at:
                await ada.page.keyboard.press("ArrowRight")
            await expect(told).to_have_text(sentence)
            await expect(example, section).to_have_attribute("data-at", str(at))
            if step.lights and not (section == "threats" and at == 2):
                await expect(example.locator("[data-spoken-of]").first, f"{section}, {at}").to_be_attached()
        await expect(example.get_by_text(say("rules-steps-at", at=len(sentences), all=len(sentences)))).to_be_visible()
        await expect(example.get_by_role("button", name=say("rules-steps-next"), exact=True)).to_have_attribute(
            "aria-disabled", "true"
        )
        await example.get_by_role("button", name=say("rules-steps-back"), exact=True).click()
        await expect(told).to_have_text(sentences[-2])
        assert await example.locator(".example-part").count() > 1
        assert await ada.page.evaluate(BEYOND) <= 0
    await expect(ada.page.locator(".rules-steps-picture")).to_have_count(1)
