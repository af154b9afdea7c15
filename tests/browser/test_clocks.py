"""Clocks in the browser: choosing a pace, deadlines, a stand-in, and the seat taken back by one click."""

import re
from typing import Any

import asyncpg
import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.serving import GONE, Site
from tests.support.words import say

SEATS = [{"kind": "human"}] * 2
DAY = {"turn_seconds": 86_400, "at_deadline": "stand-in"}


async def at_a_clock(site: Site, new_person: NewPerson, **clock: Any) -> tuple[Person, Person]:
    """Ada and Ben, on a phone, at a table with a day a turn, which both have open."""
    game, ada, ben = await beside_a_clock(site, new_person, **clock)
    for person in (ada, ben):
        await person.page.goto(f"/t/{game}")
        await person.at_table()
    return ada, ben


async def beside_a_clock(site: Site, new_person: NewPerson, **clock: Any) -> tuple[str, Person, Person]:
    """The id of such a table, and both; neither has opened it."""
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben", **PHONE)
    game = await ada.open_table(SEATS, {}, pace="relaxed", clock={**DAY, **clock})
    invite = (await ada.call("GET", f"/api/games/{game}"))["invite_url"].rpartition("=")[2]
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{game}/start")
    return game, ada, ben


async def change(site: Site, statement: str) -> None:
    """Change the server's database."""
    connection = await asyncpg.connect(site.postgres_url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


async def let_pass(site: Site, game: str) -> None:
    """Let the deadline of the first seat pass."""
    due = "due = now() - interval '5 seconds'"
    await change(site, f"UPDATE deadlines SET {due} WHERE game_id = '{game}' AND seat = 0")


async def is_stopped(person: Person) -> None:
    """The page says that the game was ended, and asks for nothing more."""
    await expect(person.page.get_by_text(say("ended-early"))).to_be_visible()
    await expect(person.page.locator(".prompt")).to_have_text(say("prompt-stopped"))
    for asking in (".bar .mine", ".fixed", ".offers [data-move]"):
        await expect(person.page.locator(asking)).to_have_count(0)


async def test_a_host_chooses_a_pace_and_the_lobby_shows_it(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-custom-do")
    await expect(ada.page.get_by_label(say("home-turn-time"))).to_have_count(2)
    await expect(ada.page.locator("select[name=turn-relaxed]")).to_be_hidden()
    await ada.page.get_by_label(say("home-pace-relaxed")).check()
    await expect(ada.page.locator("select[name=bank]")).to_be_hidden()
    await ada.page.locator("select[name=turn-relaxed]").select_option("172800")
    await ada.page.get_by_label(say("home-at-deadline")).select_option("stand-in")
    await ada.press("home-custom-do")
    turn = say("time-days", count=2)
    await expect(ada.page.get_by_text(say("options-pace-relaxed", turn=turn))).to_be_visible()
    await expect(ada.page.get_by_text(say("options-at-deadline-stand-in"))).to_be_visible()


async def test_a_missed_deadline_brings_a_stand_in_and_one_click_takes_the_seat_back(
    site: Site, new_person: NewPerson
) -> None:
    ada, ben = await at_a_clock(site, new_person)
    audit = Audit(ada)
    await audit.look("a table with a clock")
    await ada.page.goto("/")
    await expect(ada.page.locator("#mine time")).to_contain_text(say("left-hours", count=23))
    await ada.page.go_back()
    await ada.at_table()

    await let_pass(site, ada.game)
    mine = ada.page.locator("[data-take-seat-back]")
    await expect(mine).to_be_visible()
    await expect(ben.page.get_by_text(say("stand-in-of", names="Ada"))).to_be_visible()
    await audit.look("a stand-in on one's own seat")
    await mine.click()
    await expect(mine).to_have_count(0)
    await expect(ben.page.get_by_text(say("stand-in-of", names="Ada"))).to_have_count(0)
    table = await ada.call("GET", f"/api/games/{ada.game}")
    assert [seat["stand_in"] for seat in table["seats"]] == [None, None]
    audit.rests()


async def test_resigning_asks_first(site: Site, new_person: NewPerson) -> None:
    ada, ben = await at_a_clock(site, new_person, at_deadline="notice")
    await expect(ada.page.locator(".other header")).to_contain_text(say("is-choosing-token"))
    await ada.press("settings")
    await ada.page.locator("[data-resign]").click()
    await expect(ada.page.get_by_text(say("resign-what"))).to_be_visible()
    await ada.page.locator("[data-resign-do]").click()
    await expect(ada.page.get_by_role("dialog", name=say("settings"))).to_have_count(0)
    await expect(ada.page.locator("[data-take-seat-back]")).to_be_visible()
    await expect(ben.page.locator("[data-stand-in]")).to_be_visible()


async def test_a_host_closes_a_table_before_the_game_and_with_consent_later(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    await ben.join(await ada.host_for_friends())
    await expect(ben.page.locator("#close")).to_have_count(0)
    for person in (ada, ben):
        person.forgive("410")
    await ada.press("lobby-close")
    await ada.press("lobby-close-do")
    for person in (ada, ben):
        await expect(person.page.get_by_role("heading", name=say("closed-title"))).to_be_visible()

    ada, ben = await at_a_clock(site, new_person, at_deadline="notice")
    await ben.press("settings")
    await expect(ben.page.locator("[data-resign]")).to_be_visible()
    await expect(ben.page.locator("[data-close-table]")).to_have_count(0)
    await ben.page.keyboard.press("Escape")
    await ada.press("settings")
    await ada.page.locator("[data-close-table]").click()
    await expect(ada.page.get_by_text(say("close-what"))).to_be_visible()
    await ada.page.locator("[data-close-table-do]").click()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_text(say("closing-missing", names="Ben"))).to_be_visible()
    audit = Audit(ben)
    await expect(ben.page.get_by_text(say("closing-what", name="Ada"))).to_be_visible()
    await audit.look("a wish to close the table")
    await ben.press("closing-agree")
    for person in (ada, ben):
        await is_stopped(person)
    audit.rests()


async def test_a_host_who_has_handed_on_their_seat_closes_the_table_from_its_page(
    site: Site, new_person: NewPerson
) -> None:
    game, ada, ben = await beside_a_clock(site, new_person, at_deadline="notice")
    eve = await new_person(site.url, "Eve")
    link = await ada.call("POST", f"/api/games/{game}/seats/0/link")
    await eve.become_guest()
    await eve.call("POST", f"/api/games/{game}/join", {"invite": link["url"].rpartition("=")[2]})
    for person in (ada, ben):
        await person.page.goto(f"/t/{game}")
        await person.at_table()
    await ada.press("settings")
    await expect(ada.page.locator("[data-resign]")).to_have_count(0)
    await ada.page.locator("[data-close-table]").click()
    await ada.page.locator("[data-close-table-do]").click()
    await ada.page.keyboard.press("Escape")
    await expect(ben.page.get_by_text(say("closing-what-host"))).to_be_visible()
    await expect(ada.page.get_by_text(say("closing-mine"))).to_be_visible()
    await ada.press("closing-withdraw")
    for person in (ada, ben):
        await expect(person.page.locator("[data-closing]")).to_have_count(0)


async def test_no_deadline_passes_while_the_server_is_down(own_site: Site, new_person: NewPerson) -> None:
    game, ada, _ = await beside_a_clock(own_site, new_person)
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    ada.forgive(*GONE, "50[0-9]")
    own_site.kill()
    back = "SET at = at - interval '3 days'"
    await change(own_site, f"UPDATE heartbeat {back}")
    shift = "interval '3 days'"
    await change(own_site, f"UPDATE deadlines SET since = since - {shift}, due = due - {shift}")
    own_site.start()
    await ada.page.reload()
    await ada.at_table()
    table = await ada.call("GET", f"/api/games/{ada.game}")
    assert [seat["stand_in"] for seat in table["seats"]] == [None, None]


async def test_a_sleeping_game_is_woken_from_its_page(site: Site, new_person: NewPerson) -> None:
    game, ada, _ = await beside_a_clock(site, new_person)
    await change(site, f"UPDATE games SET asleep = now(), version = version + 1 WHERE id = '{game}'")
    await change(site, f"UPDATE deadlines SET since = NULL, due = NULL WHERE game_id = '{game}'")
    await ada.page.goto(f"/t/{game}")
    await ada.page.locator("[data-wake]").click()
    await expect(ada.page.locator("[data-wake]")).to_have_count(0)
    due = (await ada.call("GET", f"/api/games/{game}"))["deadlines"][0]["due"]
    assert due is not None


async def test_those_present_end_a_game_by_vote(site: Site, new_person: NewPerson) -> None:
    ada, ben = await at_a_clock(site, new_person, at_deadline="vote")
    await let_pass(site, ada.game)
    await expect(ben.page.get_by_text(say("vote-yours", names="Ada"))).to_be_visible()
    await ben.press("vote-do")
    for person in (ada, ben):
        await is_stopped(person)


async def test_setting_hours_of_play_and_a_vacation_moves_the_deadline(site: Site, new_person: NewPerson) -> None:
    game, ada, ben = await beside_a_clock(site, new_person)
    await ben.page.goto("/time")
    await ben.page.get_by_label(say("time-zone"), exact=True).select_option("Europe/Berlin")
    await ben.press("time-zone-save")
    await expect(ben.page.get_by_text(say("time-saved"))).to_be_visible()
    await ben.press("time-hours-save")
    await expect(ben.page.get_by_text(say("time-saved"))).to_be_visible()
    said = say("time-hours-are", opens="8:00\u202fAM", closes="10:00\u202fPM", zone="Europe/Berlin")
    await expect(ben.page.get_by_text(said)).to_be_visible()
    before = (await ada.call("GET", f"/api/games/{game}"))["deadlines"][1]["due"]
    await ben.press("time-vacation-take")
    await expect(ben.named("time-vacation-end")).to_be_visible()
    after = (await ada.call("GET", f"/api/games/{game}"))["deadlines"][1]["due"]
    assert after > before
    await ada.page.goto(f"/t/{game}")
    await expect(ada.page.get_by_text("Ben is on vacation until")).to_be_visible()
    await expect(ben.named("time-vacation-take")).to_be_hidden()
    await expect(ben.page.get_by_role("region", name=say("time-vacation")).get_by_role("status")).not_to_be_empty()
    away = await ben.page.locator(".vacations strong").inner_text()
    await ben.page.goto("/")
    await expect(ben.page.locator("#vacation")).to_contain_text(away.removesuffix("."))
    await ben.page.get_by_role("link", name=say("home-vacation-end")).click()
    await ben.press("time-vacation-end")
    await expect(ben.named("time-vacation-end")).to_have_count(0)
    await expect(ben.page.locator("#done")).to_have_text(say("time-vacation-ended"))
    await expect(ben.named("time-vacation-take")).to_be_visible()


async def test_a_table_for_two_with_a_day_a_turn_takes_one_click(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-friends-days-do")
    await ada.invitation()
    day = say("time-days", count=1)
    await expect(ada.page.get_by_text(say("options-pace-relaxed", turn=day))).to_be_visible()
    await expect(ada.page.get_by_text(say("options-at-deadline-notice"))).to_be_visible()


LIVE = {"turn_seconds": 180, "bank_seconds": 60, "at_deadline": "vote"}
REDRAWN = """() => {
  window.redrawn = 0;
  const ofClock = ({ target }) => (target.parentElement ?? target).closest(".clock") ?? target.closest?.(".clock");
  new MutationObserver((all) => { window.redrawn += all.filter((one) => !ofClock(one)).length; })
    .observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true, attributes: true });
}"""
"""Count what changes on the table but for its clocks."""


async def ticks_alone(person: Person, clock: Locator) -> bool:
    """Whether nothing else changes on the page while the clock ticks once."""
    await person.page.evaluate(REDRAWN)
    shown = await clock.inner_text()
    await expect(clock).not_to_have_text(shown)
    return bool(await person.page.evaluate("window.redrawn") == 0)


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_a_live_clock_ticks_in_its_row_and_moves_nothing(site: Site, new_person: NewPerson, game: str) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben", **PHONE)
    table = await ada.open_table(SEATS, {}, game=game, pace="live", clock=LIVE)
    invite = (await ada.call("GET", f"/api/games/{table}"))["invite_url"].rpartition("=")[2]
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{table}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{table}/start")
    for person in (ada, ben):
        await person.page.goto(f"/t/{table}")
        await person.at_table()
    deadlines = (await ada.call("GET", f"/api/games/{table}/clocks"))["deadlines"]
    late = deadlines[0]["seat"]
    (mine, other) = (ada, ben) if late == 0 else (ben, ada)
    own = mine.page.locator(".asks > .clock")
    await expect(own).to_contain_text(re.compile(r"[0-2]:[0-5]\d.*1:00"))
    await expect(own).to_have_attribute("aria-label", say("clock-mine"))
    # What comes after the page is ready is drawn once: words, who is there.
    assert any([await ticks_alone(mine, own) for _ in range(3)])
    if other is ada:
        row = ada.page.locator(f'.other[data-key="seat:{late}"] > .clock')
        await expect(row).to_be_visible()
    # Little time is left: filled and with a sign, and said once.
    alarm = mine.page.locator("[data-clock-alarm]")
    await expect(alarm).to_be_empty()
    soon = f"since = now() - interval '200 seconds', due = now() + interval '40 seconds' WHERE game_id = '{table}'"
    await change(site, f"UPDATE deadlines SET {soon} AND due IS NOT NULL")
    await mine.page.reload()
    await mine.at_table()
    await expect(own).to_have_attribute("data-clock", "short")
    await expect(own).to_contain_text("!")
    await expect(alarm).to_contain_text(say("clock-alarm", left="x").partition("x")[0])
    said = await alarm.inner_text()
    seen = await own.inner_text()
    await expect(own).not_to_have_text(seen)
    assert await alarm.inner_text() == said
    await let_all_pass(site, table)
    await expect(own).to_have_attribute("data-clock", "over")
    await expect(mine.page.locator(".late")).to_contain_text(say("late-mine").rstrip("."))
    assert await mine.page.locator("main").evaluate("(main) => getComputedStyle(main).outlineStyle") == "none"


async def let_all_pass(site: Site, game: str) -> None:
    """Let each deadline of a table pass."""
    await change(
        site, f"UPDATE deadlines SET due = now() - interval '5 seconds' WHERE game_id = '{game}' AND due > now()"
    )
