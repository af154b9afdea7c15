"""A threat on the page: drawn, felt on every board, dealt with by clicks; and the Time anomaly's loop of games."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Offered, Person
from tests.support.browser.serving import Site, serving
from tests.support.browser.short_games import quickest
from tests.support.postgres import Cluster
from tests.support.words import say

DEAL = Offered({"type": "DealWithThreat", "cards": []}, ("threat",))


@pytest.fixture(scope="module")
def near_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server whose games begin near the threat."""
    with serving(migrated_cluster, "threat_games", DEV="1") as site:
        yield site


async def answer(person: Person, move: dict[str, Any]) -> None:
    """Make a move beside the page."""
    seq = (await person.call("GET", f"/api/games/{person.game}"))["seq"]
    sent = await person.call("POST", f"/api/games/{person.game}/moves", {"seq": seq, "move": move})
    await person.until(sent["seq"])


async def host(person: Person, site: Site, threat: str) -> None:
    """Host and start a table with Luna and this threat from the form."""
    page = person.page
    await page.goto(f"{site.url}/")
    await person.introduce()
    await person.press("home-preset-custom-do")
    box = page.get_by_label(say("home-module-threats"), exact=True)
    await expect(box).to_be_disabled()
    await page.get_by_label(say("home-module-belt"), exact=True).check()
    await box.check()
    await page.locator("[name=option-threats-threat]").select_option(json.dumps(threat))
    await page.locator("[name=kind-2]").select_option("automa")
    await page.locator("[name=kind-3]").select_option("none")
    await person.press("home-custom-do")
    await expect(page.locator("main")).to_contain_text(say("options-module-threats"))
    await person.start()


async def test_a_threat_is_felt_and_dealt_with_by_clicks(near_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(near_site.url, "Ada")
    await host(ada, near_site, "probe")
    page = ada.page

    # Felt: what it would take from each board, and what it asks for.
    await expect(page.locator("[data-threat-loss='0']")).to_contain_text(say("threat-loses", amount="\u221240"))
    await expect(page.locator("[data-threat-loss='1']")).to_contain_text(say("threat-spares-luna"))
    card = page.locator(".displays .threat")
    await expect(card).to_contain_text(say("threat-asks-probe", reach=2))
    await expect(card).to_contain_text(say("threat-else-probe"))
    on_board = page.locator("svg.belt [data-target=threat]")
    drawn = on_board.locator("use.drawn")
    assert await drawn.evaluate("one => document.querySelector(one.getAttribute('href')) !== null")
    await card.hover()
    await expect(page.locator("aside.explain")).to_contain_text("Whoever expands a company with a shuttle")

    # Dealt with, on the board, while Minerva expands.
    await ada.until_asked("Planning")
    await answer(ada, {"type": "Plan", "cards": [None, "energy-2", None, None, None]})
    await ada.until_asked("TakeTurn")
    await answer(ada, {"type": "UseEnergy", "company": "minerva"})
    await expect(on_board).to_have_class("threat-card lit")
    shown = await ada.choose(DEAL, on_board=True)
    assert shown.step == "EndTurn"
    await expect(card).to_contain_text(say("threat-gone", name="Ada"))
    await expect(on_board).to_have_count(0)
    await expect(page.locator(".threat-line")).to_have_text([say("threat-wild")])
    await page.locator(".side-tabs [role=tab]").nth(1).click()
    await expect(page.locator(".side-log")).to_contain_text("Ada takes the threat off the board")
    assert ada.errors == []


async def test_the_time_anomaly_owes_another_game(near_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(near_site.url, "Ada")
    await ada.page.goto(f"{near_site.url}/")
    await ada.sit_down_with_luna(modules={"belt": {}, "threats": {"threat": "anomaly"}})
    game = ada.game
    while (table := await ada.call("GET", f"/api/games/{game}"))["status"] != "finished":
        if table["me"] in table["to_move"]:
            await ada.call(
                "POST", f"/api/games/{game}/moves", {"seq": table["seq"], "move": quickest(table["choices"])}
            )
    await ada.until(table["seq"])
    await expect(ada.page.locator(".bar")).to_contain_text(say("won-by", names="", count=0))
    await ada.page.get_by_role("dialog").get_by_role("button", name=say("rematch-owed"), exact=True).click()
    await ada.page.wait_for_url(lambda url: game not in url)
    await ada.at_table()
    await expect(ada.page.locator(".time-loop")).to_contain_text(say("threat-loop", count=2))
    assert ada.errors == []
