"""A turn of Shackleton Base by ear: things are pressed by role and name alone, and what is told is asserted."""

import re

from tests.browser.conftest import NewPerson
from tests.support.browser.crater_games import ENDS, against_astrobot, say
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
    assert [item for item in page.all() if item.role in NAMED and not item.name.strip()] == []


def crater_reads_as_it_is(page: Heard) -> None:
    """Sectors are a list; each slot tells its row, free or taken."""
    crater = page.one("group", say("crater"))
    assert len(crater.one("list", say("crater-sectors")).find("listitem")) == SECTORS
    heard = crater.one("group", say("crater-slots")).all()
    slots = {found[1]: item.name for item in heard if (found := re.match(r"Slot (\d+); ", item.name))}
    assert len(slots) == SLOTS
    assert all("; row " in told for told in slots.values())


async def test_a_turn_by_ear(shackleton_site: Site, new_person: NewPerson, debugging_port: int) -> None:
    ada = await against_astrobot(await new_person(shackleton_site.url, "Ada"))
    made: set[str] = set()
    async with Reader.of(ada, debugging_port) as reader:
        while not made >= UNTIL:
            await ada.until_asked()
            page = await reader.hear()
            landmarks_are_named(page)
            crater_reads_as_it_is(page)
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
