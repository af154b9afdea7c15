"""A game on the Belt by clicks: the set-up form, the drawing, an expansion with an outpost and a shuttle."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import ENERGY
from tests.support.browser.people import Offered
from tests.support.browser.serving import Site

OVERLAPPING = """(all) => all.filter((one) =>
  one.getBoundingClientRect().right > one.closest('.sector-row').querySelector('.takes').getBoundingClientRect().left
).length"""
"""How many names of spaces reach into what entering them takes."""


async def test_an_expansion_on_the_belt(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    page = ada.page
    await page.goto("/")
    await ada.press("home-preset-custom-do")
    await expect(page.get_by_label("Belt side of the board")).to_be_visible()
    await ada.sit_down_with_luna(modules={"belt": {}}, first_player=0)
    shown = await ada.until_asked("ChooseToken")
    await ada.choose(next(offer for offer in shown.offers if offer.kind == "KeepToken"))
    await ada.until_asked("Planning")

    # Drawn: asteroids with their screens, flight paths, stations of three columns; the roles of a tree.
    belt = page.locator("svg.belt")
    await expect(belt.get_by_role("list", name="Asteroids").get_by_role("listitem")).to_have_count(10)
    await expect(belt.get_by_role("list", name="Flight paths").get_by_role("listitem")).to_have_count(14)
    path = belt.locator("[data-target='belt:19']")
    words = "Shuttle space 19 between asteroid 18 and asteroid 14 with ⚡: vacant"
    await expect(path).to_have_attribute("aria-label", words)
    audit = Audit(ada)
    await audit.look("the Belt")
    assert audit.found == []

    # Played: the company's station, then spaces and columns on the board.
    await ada.plan(await page.locator(ENERGY).evaluate_all("(all) => all.map((one) => one.dataset.hand)"))
    shown = await ada.until_asked("TakeTurn")
    station = Offered({"type": "UseEnergy", "company": "minerva"}, ("station:minerva",))
    shown = await ada.choose(station, on_board=True)
    assert shown.step == "ExpandOnBelt"
    await expect(page.locator(".prompt")).to_contain_text("Expand Minerva: 3 energy points are left.")
    rows = page.locator(".sector-row .number")
    await expect(rows).to_have_text(["18·1", "18·2", "18·3", "21·1", "21·2"])
    assert await rows.evaluate_all(OVERLAPPING) == 0
    await expect(belt.locator(".choosing > .open")).to_have_count(2)
    await expect(belt.locator(".claim-weave")).to_have_count(0)
    await ada.choose(
        Offered({"type": "EnterBelt", "space": "18-1", "column": 2}, ("belt:18-1", "column:minerva:2")), on_board=True
    )
    await expect(belt.locator("[data-key='piece:18-1']")).to_have_class("piece company-minerva")
    await expect(belt.locator(".held-by-minerva .claim-weave")).to_have_count(1)
    shuttle = {"type": "EnterBelt", "space": "19", "column": 1}
    shown = await ada.choose(Offered(shuttle, ("belt:19", "column:minerva:1")), on_board=True)
    await expect(path).to_have_attribute("data-stands", words.replace("vacant", "Minerva"))
    await expect(belt.locator("[data-target='column:minerva:1']")).to_have_attribute(
        "aria-label", "Column 2 of the Minerva station, 4 shuttles"
    )

    await expect(belt.locator("[data-target='station:minerva']")).to_have_attribute(
        "aria-label", re.compile("11 outposts and 4 shuttles at home, by column 6, 4,? and 5")
    )

    # Refused with its reason, explained, told in words.
    await expect(belt.locator("[data-target='belt:1-1']")).to_have_attribute(
        "aria-label", re.compile("No shuttle of Minerva lies")
    )
    await page.locator(".prompt").hover()
    await belt.locator("[data-target='belt:15-1']").hover(force=True)
    await expect(page.locator("aside.explain")).to_contain_text("Linked gas collector")

    # Each reward says where it comes from, and lights it.
    entry = {"type": "EnterBelt", "space": "21-1", "column": 0}
    shown = await ada.choose(Offered(entry, ("belt:21-1", "column:minerva:0")), on_board=True)
    assert shown.step == "TakeRewards"
    of_18 = page.locator(".offers [data-move]").filter(has_text="of asteroid 18")
    await expect(page.locator(".offers [data-move]").filter(has_text="of asteroid 21")).to_be_visible()
    await of_18.hover()
    await expect(belt.locator("[data-target='belt:18-1']")).to_have_class(re.compile("pointed"))
    await page.locator(".side-tabs [role=tab]").nth(1).click()
    await expect(page.locator(".side-log")).to_contain_text("places Minerva on shuttle space 19 for 1")
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_contain_text("On the Belt a company goes from an outpost")
    assert ada.errors == []
