"""Missions on the page: hosted by the form, planned for, claimed on the board, and what they open used."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.people import Offered
from tests.support.browser.serving import Site, serving
from tests.support.postgres import Cluster
from tests.support.words import say

CLAIM = Offered({"type": "ClaimTask", "mission": "camp", "column": 0}, ("task:camp:0",))
OWN = Offered({"type": "UseOwnSpace", "once": True}, ("own-space",))


@pytest.fixture
def site_with_missions(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server whose games begin near the third task."""
    with serving(migrated_cluster, "mission_games") as site:
        yield site


async def test_a_task_is_planned_for_claimed_and_its_space_used_by_clicks(
    site_with_missions: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site_with_missions.url, "Ada")
    page = ada.page
    await page.goto(f"{site_with_missions.url}/")
    await ada.introduce()
    await ada.press("home-preset-custom-do")
    await page.get_by_label(say("home-module-missions"), exact=True).check()
    await page.locator("[name=kind-2]").select_option("automa")
    await page.locator("[name=kind-3]").select_option("none")
    await ada.press("home-custom-do")
    await expect(page.locator("main")).to_contain_text(say("options-module-missions"))
    await ada.start()

    # Planned for: the plan says what it meets.
    await ada.until_asked("Planning")
    planned, task = page.locator(".plan-missions"), say("task-scientists", at=3)
    await expect(planned).to_contain_text(say("plan-mission-missing", task=task, missing=1))
    await ada.lay("research-1")
    await expect(planned).to_contain_text(say("plan-mission-reached", task=task))
    await ada.plan([])

    # Claimed on the board: it is lit, explains itself, pays, and opens the own bonus space.
    await ada.until_asked("TakeTurn")
    card, own = page.locator("[data-target='task:camp:0']"), page.locator("[data-target=own-space]")
    await expect(card).to_have_class("task lit")
    await card.hover()
    await expect(page.locator("aside.explain")).to_contain_text("Claim it in your own turn")
    await expect(own).to_have_class("own-space closed refused")
    audit = Audit(ada)
    await audit.look("missions")
    assert audit.found == []
    shown = await ada.choose(CLAIM, on_board=True)
    assert shown.step == "TakeTurn"
    await expect(page.locator(".me .mission-status")).to_contain_text("3/3")
    await page.locator(".side-tabs [role=tab]").nth(1).click()
    await expect(page.locator(".side-log")).to_contain_text("Ada claims a task of the mission Base camp")

    # Used: a one-time marker there, then three spaces on a track.
    await expect(own).to_have_class("own-space lit")
    shown = await ada.choose(OWN)
    assert shown.step == "ChooseTrack"
    before = await ada.call("GET", f"/api/games/{ada.game}")
    await ada.choose(shown.offers[0], on_board=True)
    after = await ada.call("GET", f"/api/games/{ada.game}")
    assert sum(after["view"]["seats"][0]["tracks"].values()) > sum(before["view"]["seats"][0]["tracks"].values())
    assert after["view"]["modules"]["missions"]["seats"][0]["own"] == "once"
    assert ada.errors == []
