"""A person's tables on the home page, and the page of their finished games."""

import asyncio
from typing import Any

import asyncpg
import pytest
from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import DESK, Audit
from tests.support.browser.people import DRAWN, Person
from tests.support.browser.serving import Site
from tests.support.words import say

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PLAYED = """
    INSERT INTO games (id, game, name, options, status, pace, visibility, invite, host, updated)
    SELECT $1 || n, 'skymines', 'Shackletonians of Montgomery-Smythe', '{}', 'finished', 'daily', 'private', '', $2,
        now() - n * interval '1 day'
    FROM generate_series(1, $3) n
"""
SEATED = """
    INSERT INTO seats (game_id, seat, kind, user_id, name)
    SELECT $1 || n, $2, 'human', $3, $4 FROM generate_series(1, $5) n
"""
ENDED = """
    INSERT INTO results (game_id, seat, user_id, kind, name, game, total, place, won, ended)
    SELECT $1 || n, $2::int, $3, 'human', $4, 'skymines', 60 + n + $2::int,
        CASE WHEN n % 3 = $2::int THEN 1 ELSE 2 END, n % 3 = $2::int,
        now() - n * interval '1 day'
    FROM generate_series(1, $5) n
"""


BROKEN = """(one) => [...one.querySelectorAll('.title a bdi')].flatMap((title) => {
  const text = title.firstChild, found = [];
  for (const word of text.data.matchAll(/\\S+/g)) {
    const range = new Range();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (range.getClientRects().length > 1) found.push(word[0]);
  }
  return found;
})"""
"""Words of titles that break over lines."""


CRAMPED = """() => [...document.querySelectorAll('.rivals :is(th, td)')].flatMap((cell) => {
  const found = [], texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = new Range();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (range.getClientRects().length > 1) found.push(word[0]);
    }
  }
  return found;
})"""
"""Words that break over lines in cells of the table: their columns are narrower than they are."""
NO_CELLS = """() => [...document.querySelectorAll('.rivals :is(th, td)')]
  .filter((cell) => getComputedStyle(cell).display !== 'table-cell').map((cell) => cell.className)"""
"""Classes of cells that are none any more: a rule about something else that has the same class lays them out."""


async def have_played(site: Site, ada: Person, ben: Person, games: int) -> None:
    """Write finished games of the two into the database."""
    ids = [(await item.call("POST", "/api/users", {"name": item.name}))["user"]["id"] for item in (ada, ben)]
    database = await asyncpg.connect(site.postgres_url)
    try:
        await database.execute(PLAYED, ids[0], ids[0], games)
        for seat, (person, user) in enumerate(zip((ada, ben), ids, strict=True)):
            await database.execute(SEATED, ids[0], seat, user, person.name, games)
            await database.execute(ENDED, ids[0], seat, user, person.name, games)
    finally:
        await database.close()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
async def test_finished_games_are_looked_through_page_by_page(
    site: Site, new_person: NewPerson, screen: dict[str, Any]
) -> None:
    ada, ben = await new_person(site.url, "Ada", **screen), await new_person(site.url, "Ben")
    await have_played(site, ada, ben, 25)
    await ada.page.goto("/")
    mine = ada.page.locator("#mine")
    await expect(mine).to_contain_text(say("home-mine-all"))
    await expect(mine.locator(".entry")).to_have_count(0)
    await ada.press("home-mine-all")
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(say("games-title"))
    audit = Audit(ada)
    await audit.look("my games")
    history = ada.page.locator(".history .entry")
    await expect(history).to_have_count(20)
    titles = ada.page.locator(".history")
    assert await titles.evaluate(BROKEN) == []
    for size in (DESK, PHONE["viewport"]):
        await ada.page.set_viewport_size(size)
        assert (await ada.page.evaluate(NO_CELLS), await ada.page.evaluate(CRAMPED)) == ([], []), size
    await expect(ada.page.locator("time").first).not_to_contain_text("-")
    await ada.press("games-earlier")
    await expect(history).to_have_count(5)
    await ada.press("games-newest")
    await ada.page.get_by_role("table").get_by_role("link", name="Ben").click()
    await expect(ada.page.get_by_role("heading", level=2)).to_have_text(say("games-with", name="Ben"))
    await audit.look("games with one person")
    wide = await ada.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    audit.rests()


async def test_my_turn_comes_first_and_says_how_long_it_waits(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    await have_played(site, ada, ben, 1)
    seats = [{"kind": "human"}, {"kind": "automa", "level": 2}]
    begun = [await ada.call("POST", "/api/games", {"game": "skymines", "options": {}, "seats": seats}) for _ in "ab"]
    for table in begun:
        await ada.call("POST", f"/api/games/{table['id']}/start")
    database = await asyncpg.connect(site.postgres_url)
    await database.execute("UPDATE games SET updated = now() - interval '3 hours' WHERE id = $1", begun[1]["id"])
    await database.close()
    await ada.page.goto("/")
    first = ada.page.locator("#mine .entry").first
    await expect(first).to_contain_text(say("home-your-turn"))
    await expect(first).to_contain_text(say("home-waits-hours", count=3))
    await expect(first.get_by_role("link").first).to_have_attribute("href", f"/t/{begun[1]['id']}")


async def test_an_older_list_that_comes_late_is_not_drawn_over_a_newer_one(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.become_guest()
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "automa", "level": 2}]
    await ada.open_table(seats, {})
    await ada.page.goto("/")
    entries = ada.page.locator("#mine .entry")
    await expect(entries).to_have_count(1)
    asked, let_through, late = asyncio.Event(), asyncio.Event(), asyncio.Event()

    async def hold(route: Route) -> None:
        if asked.is_set():
            await route.continue_()
            return
        older = await route.fetch()
        asked.set()
        await let_through.wait()
        await route.fulfill(response=older)
        late.set()

    look_again = "document.dispatchEvent(new Event('visibilitychange'))"
    await ada.page.route("**/api/games?mine*", hold)
    await ada.page.evaluate(look_again)
    await asked.wait()
    await ada.open_table(seats, {})
    await ada.page.evaluate(look_again)
    await expect(entries).to_have_count(2)
    let_through.set()
    await late.wait()
    for _ in range(3):
        await ada.page.evaluate(DRAWN)
    assert await entries.count() == 2, "nor until the page looks again by itself"
