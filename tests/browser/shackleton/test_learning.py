"""Shackleton Base is learnt by reading: in five minutes, and by its rules, to which questions at a table lead."""

import pytest
from playwright.async_api import expect

from app.messages.speaker import default_speaker
from app.pages.shackleton.learning import CORPORATIONS, LEARNING
from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import MESSAGES

say = default_speaker(MESSAGES).of("shackleton").say
BEYOND = "() => document.documentElement.scrollWidth - innerWidth"
UNDRAWN = """() => [...document.querySelectorAll('.thing')].filter((one) => {
  const { width, height } = one.getBBox();
  return width * height === 0;
}).map((one) => one.querySelector('use').getAttribute('href'))"""
"""What stands for something, of which nothing is drawn."""


async def all_drawn(person: Person, *widths: int) -> None:
    """Every drawing is there, and nothing reaches beyond the window, as wide as each of these."""
    await person.page.wait_for_function("() => document.documentElement.dataset.drawn !== undefined")
    for width in widths:
        await person.resize(width, 844)
        assert await person.page.evaluate(UNDRAWN) == [], width
        assert await person.page.evaluate(BEYOND) <= 0, width


async def sit_down_with_astrobot(site: Site, person: Person) -> None:
    """A table alone."""
    await person.become_guest()
    wish = {"game": "shackleton", "options": {}, "seats": [{"kind": "human"}, {"kind": "automa"}]}
    table = await person.call("POST", "/api/games", wish)
    await person.call("POST", f"/api/games/{table['id']}/start")
    await person.page.goto(f"/t/{table['id']}")
    await person.at_table()


async def test_the_five_minutes_lead_to_the_rules_which_are_searched(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    await ada.page.goto(LEARNING.minutes)
    titles = [say(f"minutes-{part}") for part in ("round", "actions", "scores", "corporations", "hints")]
    await expect(ada.page.get_by_role("heading", level=2)).to_have_text(titles)
    await all_drawn(ada, 320, 390, 1440)
    await ada.page.get_by_role("link", name=say("read-rules"), exact=True).click()
    await all_drawn(ada, 320, 390, 1440)
    await ada.page.get_by_label(say("rules-seek")).fill("visitor centre")
    sections = ada.page.locator(".rules-section:visible")
    await expect(sections.get_by_role("heading")).to_have_text([say("rules-artemis")])
    await ada.page.get_by_label(say("rules-seek")).fill("reconstructed")
    await expect(sections).to_have_count(len(CORPORATIONS) * 2 + 2)


@pytest.mark.parametrize("width", [390, 1440])
async def test_a_question_leads_to_its_rule_and_the_rule_to_the_table(
    shackleton_site: Site, new_person: NewPerson, width: int
) -> None:
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": width, "height": 844})
    await sit_down_with_astrobot(shackleton_site, ada)
    await ada.page.locator(".ask > .rule").click()
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.locator(".rules-section:focus").get_by_role("heading")).to_have_text(say("rules-player-setup"))
    await panel.locator("#rules-crater").get_by_role("button", name=say("rules-show-here")).click()
    await expect(ada.page.locator('#table [data-target^="slot:"]').first).to_have_attribute("data-of-rule", "")


async def test_pages_are_found_from_home_and_from_the_help_of_a_table(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    await sit_down_with_astrobot(shackleton_site, ada)
    await ada.page.keyboard.press("?")
    learning = ada.page.get_by_role("link", name=say("learn-game"))
    assert (await learning.get_attribute("href") or "").endswith(LEARNING.minutes)
    await ada.page.get_by_role("link", name=say("read-rules"), exact=True).click()
    panel = ada.page.get_by_role("dialog", name=say("read-rules"))
    await expect(panel.get_by_role("heading", name=say("rules-goal"), exact=True)).to_be_visible()
    await ada.page.goto("/?game=shackleton")
    link = ada.page.get_by_role("link", name=say("home-games-rules-of", game="Shackleton Base"), exact=True)
    assert await link.get_attribute("href") == LEARNING.rules


async def test_axe_finds_nothing_on_either_page(shackleton_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    audit = Audit(ada)
    for where in (LEARNING.minutes, LEARNING.rules):
        await ada.page.goto(where)
        await audit.look(where)
    audit.rests()


async def test_an_example_is_stepped_through(shackleton_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": 390, "height": 844})
    await ada.page.goto(LEARNING.rules)
    example = ada.page.locator("#rules-crater [data-example]")
    sentences = await example.locator("li").all_inner_texts()
    await example.get_by_role("button", name=say("rules-steps-open")).click()
    told = example.get_by_role("status")
    await expect(told).to_have_text(sentences[0])
    for sentence in sentences[1:]:
        await ada.page.keyboard.press("ArrowRight")
        await expect(told).to_have_text(sentence)
    await expect(example.get_by_text(say("rules-steps-at", at=len(sentences), all=len(sentences)))).to_be_visible()
    await example.get_by_role("button", name=say("rules-steps-back"), exact=True).click()
    await expect(told).to_have_text(sentences[-2])
    await expect(example.locator("[data-spoken-of]").first).to_be_attached()
    assert await example.locator(".example-part").count() > 0
    await all_drawn(ada, 390, 1440)
