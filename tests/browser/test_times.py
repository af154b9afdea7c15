"""Times on the front page: written as in the reader's region, and calculated with the server's clock."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import say

SKEWED = "const now = Date.now; Date.now = () => now() + {hours} * 3600000;"
CLOCK = {"turn_seconds": 7_200, "at_deadline": "stand-in"}


@pytest.mark.parametrize(("locale", "hours"), [("en-GB", 3), ("de-DE", -3), ("en-US", 0)])
async def test_a_deadline_is_written_and_calculated_as_the_server_and_the_region_have_it(
    site: Site, new_person: NewPerson, locale: str, hours: int
) -> None:
    ada = await new_person(site.url, "Ada", locale=locale)
    game = await ada.open_table([{"kind": "human"}, {"kind": "luna"}], {}, pace="live", clock=CLOCK)
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.add_init_script(SKEWED.format(hours=hours))
    await ada.page.goto("/")
    due = ada.page.locator("section.mine time").first
    await expect(due).to_have_text(re.compile(r"1 hour left|2 hours left|119 minutes|60 minutes"))
    said = (await due.inner_text()).replace("\u202f", " ")
    assert bool(re.search(r"\d (AM|PM)", said)) == (locale == "en-US"), said


@pytest.mark.parametrize("locale", ["de-DE", "en-US"])
async def test_the_page_of_notices_tells_how_times_are_written_there(
    site: Site, new_person: NewPerson, locale: str
) -> None:
    ada = await new_person(site.url, "Ada", locale=locale)
    await ada.become_guest()
    await ada.page.goto("/account/notices")
    await ada.page.get_by_role("button", name=say("notices-hours-save")).click()
    await expect(ada.page.get_by_text(say("notices-saved"))).to_be_visible()
    kept = await ada.call("GET", "/api/users/me/notices")
    assert kept["locale"] == {"de-DE": "de-DE-u-hc-h23", "en-US": "en-US-u-hc-h12"}[locale]


async def test_a_time_zone_is_chosen_once_for_hours_of_play_and_for_notices(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", timezone_id="America/Lima")
    await ada.become_guest()
    await ada.page.goto("/time")
    zone = ada.page.get_by_label(say("time-zone"), exact=True)
    await expect(zone).to_have_value("America/Lima")
    await ada.press("time-hours-save")
    await expect(ada.page.get_by_text(say("time-saved"))).to_be_visible()
    await zone.select_option("Asia/Tokyo")
    await ada.press("time-zone-save")
    await expect(ada.page.get_by_text("(Asia/Tokyo)")).to_be_visible()
    assert (await ada.call("GET", "/api/users/me/time"))["hours"]["time_zone"] == "Asia/Tokyo"
    await ada.page.goto("/account/notices")
    await expect(ada.page.get_by_text(say("notices-hours-zone", zone="Asia/Tokyo"))).to_be_visible()
    await expect(ada.page.locator("select")).to_have_count(0)
    await ada.page.get_by_role("button", name=say("notices-hours-save")).click()
    await expect(ada.page.get_by_text(say("notices-saved"))).to_be_visible()
    assert (await ada.call("GET", "/api/users/me/notices"))["time_zone"] == "Asia/Tokyo"
