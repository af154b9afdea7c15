"""A turn of Shackleton Base by ear: things are pressed by role and name alone, and what is told is asserted."""

import re

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.crater_games import ENDS, SEATS, against_astrobot, say
from tests.support.browser.people import Person
from tests.support.browser.reader import Heard, Reader
from tests.support.browser.serving import Site

NAMED = {"button", "link", "tab", "image", "region", "navigation", "tablist", "table", "dialog", "article", "heading"}
"""What is nothing without a name."""
SECTORS, SLOTS = 18, 30
UNTIL = frozenset({"ExploitCrater", "EndTurn"})
"""The kinds of moves after which enough is heard."""
FIRST = ("ExploitCrater", *ENDS)
"""Moves that are made where they are offered."""


def landmarks_are_named(page: Heard) -> None:
    """One heading of the first level, the landmarks once each, nothing to press without a name."""
    assert [item.states["level"] for item in page.find("heading")].count(1) == 1
    page.one("banner")
    main = page.one("main")
    main.one("region", say("your-choices"))
    main.one("region", say("my-base"))
    headings = {item.name for item in main.find("heading")}
    assert headings >= {say("your-choices"), say("crater"), "AstroBot"}
    assert [item for item in page.all() if item.role in NAMED and not item.name.strip()] == []


def crater_reads_as_it_is(page: Heard) -> None:
    """Sectors are a list; each slot tells its row, free or taken."""
    crater = page.one("group", say("crater"))
    assert len(crater.one("list", say("crater-sectors")).find("listitem")) == SECTORS
    heard = crater.one("group", say("crater-slots")).all()
    slots = {found[1]: item.name for item in heard if (found := re.match(r"Slot (\d+); ", item.name))}
    assert len(slots) == SLOTS
    assert all("; row " in told for told in slots.values())


REASONS = (
    "performs row",
    "takes its corporation action",
    "chooses the",
    "builds no",
    "funds nothing",
    "builds in the row",
)
"""How sentences of AstroBot begin that tell how it chooses, and change nothing."""
MOST = 12
"""How many sentences of a move are said at most."""


async def all_is_said(ada: Person, since: int) -> None:
    """What both seats have changed since then is told politely, sentence by sentence, each move in one paragraph."""
    entries = (await ada.call("GET", f"/api/games/{ada.game}/log?after={since}"))["entries"]
    assert {entry["seat"] for entry in entries if entry["text"]} == {0, 1}
    log = ada.page.get_by_role("log")
    assert await log.get_attribute("aria-live") == "polite"
    for entry in [one for one in entries if one["text"]][-4:]:
        first, *more = entry["text"]
        told = log.locator("p", has_text=first)
        await expect(told.last).to_be_attached()
        said = (await told.last.inner_text()).lower()
        for sentence in more[: MOST - 1]:
            who, does = sentence.split(" ", 1)
            assert who not in SEATS or does.lower() in said or does.startswith(REASONS), (does, said)


def groups_say_what_they_are(page: Heard) -> None:
    """No two groups of choices are called the same, nothing is inside what is called the same, a key is no part of a
    name, and what many slots share as a reason is not said by each."""
    asking = page.one("region", say("your-choices"))
    families = [item.name for item in asking.find("group") if item.find("button")]
    assert len(set(families)) == len(families), families
    for item in page.all():
        if item.role == "group" and item.name:
            assert [part.name for part in item.all()][1:].count(item.name) == 0, item.name
    assert say("end-turn") in [item.name for item in asking.find("button")]
    reason = say("refused-row-without-structures")
    assert sum(reason in item.name for item in page.one("group", say("crater-slots")).all()) == 0
    for item in page.one("region", say("my-base")).find("image"):
        assert "Laboratory" not in item.name or ("; costs " in item.name and "; gives " in item.name)


async def tab_leads_to_the_question_first(ada: Person) -> None:
    """The first stop leads to the question; of the crater only what is lit, and one place more, are stops."""
    await ada.page.reload()
    await ada.at_table()
    await ada.page.keyboard.press("Tab")
    await expect(ada.page.get_by_role("link", name=say("skip"))).to_be_focused()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator(".prompt")).to_be_focused()
    assert await ada.page.locator(".crater .refused").count() > 0
    stops = ada.page.locator(".crater [tabindex='0']:not(.lit, .picked)")
    assert await stops.count() <= 1
    assert await ada.page.locator(".table [role=group][tabindex='0']").count() == 0


async def test_a_turn_by_ear(shackleton_site: Site, new_person: NewPerson, debugging_port: int) -> None:
    ada = await against_astrobot(await new_person(shackleton_site.url, "Ada"))
    made: set[str] = set()
    since = (await ada.look()).seq
    async with Reader.of(ada, debugging_port) as reader:
        while not made >= UNTIL:
            await ada.until_asked()
            page = await reader.hear()
            landmarks_are_named(page)
            crater_reads_as_it_is(page)
            groups_say_what_they_are(page)
            named = await reader.choices(page)
            offered = (await ada.call("GET", f"/api/games/{ada.game}"))["choices"]["choices"]
            assert {str(move) for _, move in named} <= {str(move) for move in offered}
            assert len({name for name, _ in named}) == len(named)
            asked, *_ = page.one("region", say("your-choices")).find("status")
            assert asked.states["live"] == "polite"
            assert asked.text.strip()
            name, move = next((one for kind in FIRST for one in named if one[1]["type"] == kind), named[0])
            made.add(move["type"])
            await reader.press(name)
        await ada.until_asked()
        await all_is_said(ada, since)
    await tab_leads_to_the_question_first(ada)
