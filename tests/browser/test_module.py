"""A module of the game is drawn, said, explained and played on the page with nothing but files of its own."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Offered, Person
from tests.support.browser.serving import Site, serving
from tests.support.postgres import Cluster

LOOK = Offered({"type": "LookForDust"}, ("cloud",))


@pytest.fixture
def dust_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server that knows the module for tests, and serves the browser's code as it is."""
    with serving(migrated_cluster, "dust_games", DEV="1") as site:
        yield site


async def in_turn(person: Person) -> None:
    """Plan as the rules suggest, until it is one's turn."""
    while (shown := await person.until_asked()).step != "TakeTurn":
        answer = await person.call("GET", f"/api/games/{person.game}")
        choices = answer["choices"]
        move = choices["sample"] or choices["choices"][0]
        sent = await person.call("POST", f"/api/games/{person.game}/moves", {"seq": shown.seq, "move": move})
        await person.until(sent["seq"])


async def test_a_module_is_played_on_the_page_by_files_of_its_own(dust_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(dust_site.url, "Ada")
    await ada.page.goto("/")
    await ada.sit_down_with_luna(modules={"dust": {}})
    page = ada.page
    await in_turn(ada)

    # Drawn: a piece on the board by its own symbol and style, a line on every board, one more on one's own.
    cloud = page.locator("svg.moon [data-target=cloud]")
    await expect(cloud).to_have_class("cloud lit")
    await expect(cloud).to_have_attribute(
        "aria-label", f"A cloud of dust on sector {await cloud.get_attribute('data-sector')}"
    )
    assert await cloud.evaluate("one => getComputedStyle(one).opacity") == "0.9"
    assert await cloud.locator("use").evaluate("one => document.querySelector(one.getAttribute('href')) !== null")
    await expect(page.locator("[data-swept]")).to_have_text(["Dust swept: 0", "Dust swept: 0"])
    await expect(page.locator("[data-mine]")).to_have_text("You swept 0 of dust.")

    # Explained, with what it is and that it can be chosen.
    await page.locator(".prompt").hover()
    await cloud.hover(force=True)
    await expect(page.locator("aside.explain")).to_contain_text("It drifts to the next sector when it is swept.")

    # Played on the board; the module's own question is asked, answered by its button and told in its words.
    shown = await ada.choose(LOOK, on_board=True)
    assert shown.step == "HowMuch"
    await expect(page.locator(".prompt")).to_contain_text("How much do you sweep? So far: 0.")
    await ada.choose(Offered({"type": "Sweep", "amount": 2}, ()))
    await expect(page.locator("[data-swept='0']")).to_have_text("Dust swept: 2")
    await page.locator(".side-tabs [role=tab]").nth(1).click()
    await expect(page.locator(".side-log")).to_contain_text("Ada sweeps 2 of dust.")
    assert ada.errors == []
