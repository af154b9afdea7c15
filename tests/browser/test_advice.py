"""Advice in a running game: asked for by clicks, by keys and on a phone; told to everybody, and counted at the end."""

import re
from typing import Any, Final

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.first_turn import PHONE, play_to_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

ASKED = re.compile("asks a robot for advice")
MIN_TARGET: Final = 24


async def asks(person: Person) -> None:
    """Ask the robot, after the page has said how long it takes and who is told; before that nobody is."""
    before = person.page.locator("[data-advice-before]")
    await expect(before).to_contain_text(say("advice-before"))
    entries = (await person.call("GET", f"/api/games/{person.game}/log"))["entries"]
    assert [entry for entry in entries if "advice" in (entry["move"] or {})] == []
    button = person.page.locator("[data-advice-do]")
    box = await button.bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= MIN_TARGET
    await button.click()


async def table_of(game: str, *people: Person, advice: bool = True) -> str:
    """A game of these people, at its first question."""
    host, *others = people
    made = await host.call(
        "POST", "/api/games", {"game": game, "seats": [{"kind": "human"}] * len(people), "advice": advice}
    )
    invite = made["invite_url"].rpartition("=")[2]
    for other in others:
        await other.call("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    await host.call("POST", f"/api/games/{made['id']}/start")
    return str(made["id"])


async def two(site: Site, new_person: NewPerson, **screen: Any) -> tuple[Person, Person]:
    """Two guests."""
    people = await new_person(site.url, "Ada", **screen), await new_person(site.url, "Ben", **screen)
    for person in people:
        await person.call("POST", "/api/users", {"name": person.name})
    return people


async def asked_first(game: str, *people: Person) -> Person:
    """Who is asked something first."""
    table = await people[0].call("GET", f"/api/games/{game}")
    first: int = table["to_move"][0]
    return people[first]


async def test_by_clicks_the_line_lights_the_board_and_others_are_told(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two(site, new_person)
    game = await table_of("shackleton", ada, ben)
    mover = await asked_first(game, ada, ben)
    other = ben if mover is ada else ada
    for person in (mover, other):
        await person.page.goto(f"/t/{game}")
        await expect(person.page.locator("main.table")).to_be_visible()
    await expect(other.page.locator("[data-advice]")).to_have_count(0)
    page = mover.page
    await page.locator("[data-advice]").click()
    await asks(mover)
    first = page.locator("[data-advised] ol .advised").first
    await expect(first).to_be_visible()
    audit = Audit(mover)
    await audit.look("advice")
    assert audit.found == []
    await first.hover()
    key = (await first.get_attribute("data-lights") or "").split(" ")[0]
    await expect(page.locator(f'.pointed:is([data-target="{key}"], [data-key="{key}"])').first).to_be_visible()
    await other.page.get_by_role("tab", name=say("tab-log")).first.click()
    await expect(other.page.locator(".side-log").get_by_text(ASKED)).to_be_visible()
    seats = (await other.call("GET", f"/api/games/{game}"))["seats"]
    assert sorted(seat["advised"] for seat in seats) == [0, 1]
    move = (await mover.call("GET", f"/api/games/{game}/log"))["entries"][-1]["move"]
    assert move == {"advice": {"robot": "playouts"}}


COVERED: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const found = [];
  const corner = Math.max(box('.ask > .rule').bottom, box('.ask > .advise').bottom) - box('.prompt').bottom;
  if (corner > 1) found.push(`the question is ${corner} px lower than its buttons`);
  for (const board of document.querySelectorAll('.others .other')) {
    const over = board.getBoundingClientRect().bottom - box('.side-others').bottom;
    if (over > 1) found.push(`${over} px of ${board.ariaLabel}`);
  }
  return found.join(', ');
}"""
"""What advice leaves no room for."""


async def test_lunas_board_is_whole_below_advice(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 1440, "height": 900})
    await ada.become_guest()
    seats = [{"kind": "human"}, {"kind": "luna"}]
    game = (await ada.call("POST", "/api/games", {"game": "skymines", "seats": seats, "advice": True}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    await ada.page.keyboard.press("a")
    await asks(ada)
    await expect(ada.page.locator("[data-advised] ol .advised").first).to_be_visible()
    assert await ada.page.evaluate(COVERED) == ""


async def test_by_keys_it_opens_and_closes(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two(site, new_person)
    game = await table_of("skymines", ada, ben)
    page = (await asked_first(game, ada, ben)).page
    await page.goto(f"/t/{game}")
    await expect(page.locator("[data-advice]")).to_be_visible()
    await page.keyboard.press("a")
    await expect(page.locator("[data-advice-do]")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator("[data-advised] ol .advised").first).to_be_visible()
    await expect(page.locator("[data-advice]")).to_have_attribute("aria-expanded", "true")
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-advised]")).to_have_count(0)


async def test_on_a_phone_and_where_it_is_not_allowed(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two(site, new_person, **PHONE)
    game = await table_of("skymines", ada, ben)
    mover = await asked_first(game, ada, ben)
    page = mover.page
    await page.goto(f"/t/{game}")
    await page.locator("[data-advice]").tap()
    await asks(mover)
    await expect(page.locator("[data-advised] ol .advised").first).to_be_visible()
    box = await page.locator("[data-advice]").bounding_box()
    assert box is not None and min(box["width"], box["height"]) >= 24
    other = await table_of("skymines", ada, ben, advice=False)
    await page.goto(f"/t/{other}")
    await expect(page.locator("main.table")).to_be_visible()
    await expect(page.locator("[data-advice]")).to_have_count(0)
