"""The server is killed in the middle of a move and started again; the browsers go on without a reload."""

import asyncio
from typing import Any

import asyncpg
from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Move, Person, Shown
from tests.support.browser.serving import GONE, Site
from tests.support.words import say

CUT = (
    *(*GONE, "ERR_FAILED", "50[0-9]"),
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
)
"""What a browser says of answers that do not come or break off; what explains is loaded at the first move of a hand."""
WAITS = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass"


async def at_a_table(site: Site, new_person: NewPerson) -> tuple[Person, Person, Shown]:
    """Two people at a table with the first question on Ada's page; the pages are marked to show a reload."""
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    table = await ada.open_table([{"kind": "human"}] * 2, {})
    await ben.join((await ada.call("GET", f"/api/games/{table}"))["invite_url"])
    await ada.page.goto(f"/t/{table}")
    await ada.start()
    await ben.at_table()
    for person in (ada, ben):
        person.forgive(*CUT)
        await person.page.evaluate("window.neverReloaded = true")
    return ada, ben, await ada.until_asked()


async def posted(route: Route, arrived: asyncio.Event, site: Site) -> None:
    """Let the server write the move, and kill it before its answer reaches the page."""
    await route.fetch()
    await asyncio.to_thread(site.kill)
    await route.abort("connectionreset")
    arrived.set()


async def until_a_writer_waits(database: asyncpg.Connection) -> None:
    """Wait until the server stands before the locked log."""
    while True:
        if await database.fetchval(WAITS):
            return


async def went_on(ada: Person, ben: Person, before: Shown, move: Move) -> None:
    """Both pages have the move, once, and the game goes on in both without a reload."""
    for person in (ada, ben):
        await person.until(before.seq + 1)
        await expect(person.page.get_by_text(say("connection-lost"))).to_have_count(0)
        assert await person.page.evaluate("window.neverReloaded") is True
    entries = (await ada.call("GET", f"/api/games/{ada.game}/log"))["entries"]
    assert [entry["seq"] for entry in entries] == list(range(1, len(entries) + 1))
    assert [entry["move"] for entry in entries].count(move) == 1
    asked = await ben.until_asked()
    assert asked.mine
    done = await ben.choose(asked.offers[0])
    assert (await ada.until(done.seq)).seq == done.seq
    for person in (ada, ben):
        assert await person.page.evaluate("window.neverReloaded") is True


async def test_killed_before_the_move_is_written(own_site: Site, new_person: NewPerson) -> None:
    ada, ben, shown = await at_a_table(own_site, new_person)
    offer = shown.offers[0]
    database = await asyncpg.connect(own_site.postgres_url)
    async with database.transaction():
        await database.execute("LOCK TABLE events IN EXCLUSIVE MODE")
        await ada.press_offer(offer)
        await until_a_writer_waits(database)
        await asyncio.to_thread(own_site.kill)
    await database.close()
    await expect(ada.page.get_by_text(say("connection-lost"))).to_be_visible()
    await expect(ben.page.get_by_text(say("connection-lost"))).to_be_visible()
    await asyncio.to_thread(own_site.start)
    await went_on(ada, ben, shown, offer.move)


async def test_killed_after_the_move_was_written_before_its_answer(own_site: Site, new_person: NewPerson) -> None:
    ada, ben, shown = await at_a_table(own_site, new_person)
    offer = shown.offers[0]
    killed = asyncio.Event()

    async def kill_once(route: Route) -> Any:
        return await (route.continue_() if killed.is_set() else posted(route, killed, own_site))

    await ada.page.route("**/moves", kill_once)
    await ada.press_offer(offer)
    await killed.wait()
    await expect(ben.page.get_by_text(say("connection-lost"))).to_be_visible()
    await asyncio.to_thread(own_site.start)
    await went_on(ada, ben, shown, offer.move)
