"""A whole game by ear: things are pressed by role and name alone, and at every step all is asserted that is told."""

from typing import Any

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.ending import CELLS, shows_the_final_scores
from tests.support.browser.people import Move, Shown
from tests.support.browser.reader import ASKS, Heard, Reader
from tests.support.browser.serving import Site
from tests.support.browser.short_games import go_to_last_round
from tests.support.browser.taste import CORE, Taste
from tests.support.words import say

Table = dict[str, Any]
NAMED = {"button", "link", "tab", "image", "region", "navigation", "tablist", "table", "dialog", "article", "heading"}
"""What is nothing without a name."""
REGIONS = ("moon", "your-choices", "my-board", "other-boards")


EITHER = {"card": "", "slot": ""}
"""What may differ in moves that are called the same: which of two equal cards they take."""


def landmarks_are_named(page: Heard) -> None:
    """One heading of the first level, the landmarks once each, the regions by name, nothing to press without one."""
    assert [item.states["level"] for item in page.find("heading")].count(1) == 1
    page.one("banner")
    main = page.one("main")
    for key in REGIONS:
        main.one("region", say(key))
    assert [item for item in page.all() if item.role in NAMED and not item.name.strip()] == []


def choices_say_their_moves(named: list[tuple[str, Move]], offered: list[Move]) -> None:
    """Each offered move is a button with a name of its own, which says its sector and its company.

    Only moves that differ in nothing but which of two equal cards they take are called the same.
    """
    assert sorted(str(move) for _, move in named) == sorted(map(str, offered))
    first = dict[str, Move]()
    for name, move in named:
        assert name.strip()
        alike = first.setdefault(name, move)
        assert alike | EITHER == move | EITHER, name
        assert str(move.get("sector", "")) in name
        if move.get("company"):
            assert say(f"company-{move['company']}") in name


def moon_reads_as_it_is(page: Heard, table: Table) -> None:
    """Sectors, stations and tracks are lists; each sector tells its outpost, each track all markers and shares."""
    view, moon = table["view"], page.one("region", say("moon"))
    sectors = moon.one("list", say("moon-sectors")).find("listitem")
    assert len(sectors) == 24
    for number, sector in enumerate(sectors, 1):
        owner = view["moon"].get(str(number))
        outpost = say("outpost-of", company=say(f"company-{owner}")) if owner else say("no-outpost")
        assert f"Sector {number}, {outpost}, " in names_in(sector)
    assert len(moon.one("list", say("moon-stations")).find("listitem")) == 4
    tracks = moon.one("list", say("moon-tracks")).find("listitem")
    for company in view["seats"][0]["tracks"]:
        told = next(names_in(track) for track in tracks if names_in(track).startswith(say(f"company-{company}")))
        for seat in view["seats"]:
            space, shares = seat["tracks"][company], seat["shares"][company]
            assert say("marker-on", seat=seat["name"], space=space, shares=shares) in told


def names_in(node: Heard) -> str:
    """The names of all that is in a node."""
    return " ".join(item.name for item in node.all() if item.role != "listitem" and item.name)


def turn_is_called(page: Heard, shown: Shown) -> None:
    """What is asked is told politely; that it is one's turn interrupts, as long as it is."""
    asked, *_ = page.one("region", ASKS).find("status")
    assert asked.states["live"] == "polite" and asked.text.strip()
    (call,) = [item for item in page.all() if item.states.get("live") == "assertive" and item.role == "paragraph"]
    assert call.text.strip() == (say("your-turn") if shown.mine else "")


async def end_turn(reader: Reader, name: str) -> None:
    """End the turn; when it is the player's turn again, even at once, that is announced again."""
    page = reader.person.page
    await page.evaluate("window.called = document.querySelector('[data-turn] > *')")
    await reader.press(name)
    if (await reader.person.until_asked()).mine:
        await page.wait_for_function("document.querySelector('[data-turn] > *') !== window.called")


async def others_are_told(reader: Reader, before: Shown) -> int:
    """The last sentences about others since then stand in the live region that is told politely; how many they are."""
    person = reader.person
    entries = (await person.call("GET", f"/api/games/{person.game}/log?after={before.seq}"))["entries"]
    told = [entry["text"][0] for entry in entries if entry["seat"] != 0 and entry["text"]][-3:]
    log = person.page.get_by_role("log")
    for sentence in told:
        await expect(log).to_contain_text(sentence)
    assert await log.get_attribute("aria-live") == "polite"
    return len(told)


async def standing_is_a_table(reader: Reader) -> None:
    """The standing is a dialog with a table: seven categories and the total, a column for each seat."""
    page = reader.person.page
    await page.get_by_role("button", name=say("standing-show"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("standing-now"))
    await expect(dialog.get_by_role("rowheader")).to_have_count(CELLS)
    is_a_table_of(await reader.hear(), ["Ada", "Luna"])
    await dialog.get_by_role("button", name=say("close"), exact=True).click()
    await expect(dialog).to_have_count(0)


def is_a_table_of(page: Heard, seats: list[str]) -> None:
    """The dialog holds one named table of these seats, with headers for rows and columns."""
    (table,) = page.one("dialog").find("table")
    assert table.name
    heads = [item.name for item in table.find("columnheader")]
    assert sorted(name for name in seats for head in heads if name in head) == sorted(seats)
    assert len(table.find("rowheader")) == CELLS
    assert len(table.find("cell")) == CELLS * len(seats)


async def test_a_whole_game_by_ear(site: Site, new_person: NewPerson, debugging_port: int) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-solo-do")
    await ada.at_table()
    async with Reader.of(ada, debugging_port) as reader:
        await plays_by_ear(reader)
        await shows_the_final_scores(ada)
        result = ada.page.get_by_role("dialog").get_by_role("list", name=say("end-podium"))
        await expect(result.get_by_role("listitem")).to_have_count(2)
        is_a_table_of(await reader.hear(), ["Ada", "Luna"])


async def plays_by_ear(reader: Reader) -> None:
    """Play until everything was done, and the last round; at every step all is asserted that is told."""
    ada, taste, told, is_last = reader.person, Taste("d", actions=1, until=CORE), 0, False
    while (shown := await ada.until_asked()).phase != "finished":
        page = await reader.hear()
        landmarks_are_named(page)
        turn_is_called(page, shown)
        moon_reads_as_it_is(page, await ada.call("GET", f"/api/games/{ada.game}"))
        if shown.step == "Planning":
            await reader.plan(taste, shown)
        else:
            named = await reader.choices(page)
            choices_say_their_moves(named, (await ada.call("GET", f"/api/games/{ada.game}/choices"))["choices"])
            move = taste.offer(shown).move
            taste.by_button.add(str(move["type"]))
            press = end_turn if move["type"] == "EndTurn" else Reader.press
            await press(reader, next(name for name, said in named if said == move))
        told += await others_are_told(reader, shown)
        if taste.seen >= CORE and not is_last:
            await go_to_last_round([ada])
            is_last = True
    assert taste.seen >= CORE
    assert told > 10


async def test_the_standing_is_told_as_a_table(site: Site, new_person: NewPerson, debugging_port: int) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    async with Reader.of(ada, debugging_port) as reader:
        await standing_is_a_table(reader)
