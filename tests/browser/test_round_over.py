"""The summary of a round that has just ended: what each seat would score, what the round changed, what comes."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.covering import COVERED
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.short_games import plays_on
from tests.support.words import say

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}


SCROLLED = """() => {
  document.querySelector('.tabs [data-tab=me]').click();
  const scroll = () => document.querySelector('[data-round-over]') && note.disconnect(
    document.querySelector('.region.mine').scrollTop = 40);
  const note = new MutationObserver(scroll);
  note.observe(document.querySelector('main'), { childList: true });
}"""
"""Somebody has their own board open, and has scrolled it when the summary comes."""


async def with_luna(site: Site, new_person: NewPerson, screen: dict[str, Any]) -> Person:
    """Somebody in front of a table with Luna, in the first round, whose page hears what happens."""
    ada = await new_person(site.url, "Ada", **screen)
    await ada.sit_down_with_luna()
    await ada.until_asked()
    return ada


@pytest.mark.parametrize(
    "screen", [pytest.param(DESK, marks=pytest.mark.full), LAPTOP, PHONE], ids=["desk", "laptop", "phone"]
)
async def test_a_round_ends_in_a_summary_that_hides_nothing_that_is_asked(
    site: Site, new_person: NewPerson, screen: dict[str, Any]
) -> None:
    ada = await with_luna(site, new_person, screen)
    await ada.page.evaluate(SCROLLED)
    await plays_on([ada], ada.game, 2)
    panel = ada.page.get_by_role("region", name=say("round-over", round=1))
    await expect(panel).to_be_visible()
    table = await ada.call("GET", f"/api/games/{ada.game}")
    history = await ada.call("GET", f"/api/games/{ada.game}/history")
    for before, after in zip(history["opening"]["seats"], history["rounds"][0]["seats"], strict=True):
        line = panel.locator(f"[data-round-seat='{after['seat']}']")
        await expect(line.locator(".total")).to_have_text(str(after["total"]))
        change = after["total"] - before["total"]
        await expect(line.locator(".brought")).to_have_text(f"{change:+}".replace("-", "\u2212") if change else "±0")
    mine = "yes" if table["view"]["starter"] == 0 else "no"
    words = say("round-over-next", round=2, mine=mine, name="Luna")
    await expect(panel).to_contain_text(words)
    await expect(ada.page.locator("[role=log][aria-live=polite] > p", has_text=words)).to_have_count(1)
    assert await ada.page.evaluate(COVERED) == []
    audit = Audit(ada)
    await audit.look("a round is over")
    assert audit.found == []
    await ada.page.set_viewport_size(screen["viewport"])
    await panel.get_by_role("button", name=say("round-over-close")).click()
    await expect(panel).to_have_count(0)


async def test_a_phone_shows_a_line_of_each_seat_and_marks_the_readers(site: Site, new_person: NewPerson) -> None:
    names = ("Ada", "Ben", "Cleo", "Dora")
    people = [await new_person(site.url, name, **PHONE) for name in names]
    ada, *others = people
    game = await ada.open_table([{"kind": "human"}] * len(people), {}, visibility="public")
    for other in others:
        await other.become_guest()
        await other.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    await ada.page.evaluate(SCROLLED)
    await plays_on(people, game, 2)
    panel = ada.page.locator("[data-round-over]")
    lines = panel.locator("[data-round-seat]")
    await expect(lines).to_have_count(len(people))
    assert await panel.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    for line in await lines.all():
        await expect(line.locator(".brought")).to_be_in_viewport(ratio=1)
        await expect(line.locator(".parts")).not_to_be_visible()
    await expect(panel.locator("[aria-current=true]")).to_have_attribute("data-round-seat", "0")
    assert await ada.page.evaluate(COVERED) == []
    await panel.get_by_role("button", name=say("round-over-how")).click()
    await expect(panel.locator(".next")).to_be_visible()


async def test_escape_and_a_move_put_the_summary_away(site: Site, new_person: NewPerson) -> None:
    ada = await with_luna(site, new_person, DESK)
    panel = ada.page.locator("[data-round-over]")
    await plays_on([ada], ada.game, 2)
    await expect(panel).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(panel).to_have_count(0)
    await plays_on([ada], ada.game, 3)
    await expect(panel).to_have_attribute("data-round-over", "2")
    shown = await ada.until_asked("Planning")
    await ada.plan(list(shown.hand[:1]))
    await expect(panel).to_have_count(0)


async def test_a_page_that_is_opened_later_summarises_nothing(site: Site, new_person: NewPerson) -> None:
    ada = await with_luna(site, new_person, DESK)
    await plays_on([ada], ada.game, 2)
    panel = ada.page.locator("[data-round-over]")
    await expect(panel).to_be_visible()
    await ada.page.reload()
    await ada.until_asked("Planning")
    await expect(panel).to_have_count(0)


async def test_a_player_who_wants_no_summaries_gets_none(site: Site, new_person: NewPerson) -> None:
    ada = await with_luna(site, new_person, DESK)
    await ada.press("settings")
    await ada.page.locator(".settings select[name=summaries]").select_option("none")
    await ada.page.keyboard.press("Escape")
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    await ada.until(await plays_on([ada], ada.game, 2))
    await expect(ada.page.locator("[data-round-over]")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/history")]
    await ada.page.reload()
    await ada.at_table()
    await ada.press("settings")
    await expect(ada.page.locator(".settings select[name=summaries]")).to_have_value("none")
