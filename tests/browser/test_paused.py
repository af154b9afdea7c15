"""A game that is paused while its page is open: the page says so, and neither sends nor connects for ever."""

import asyncpg
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_action import at_a_table
from tests.support.browser.people import Person
from tests.support.browser.serving import GONE, Site
from tests.support.words import say

PAUSE = "UPDATE games SET status = 'paused', problem = 'entry 3', version = version + 1 WHERE id = $1"


async def pause(site: Site, person: Person) -> None:
    """Stop the game at which somebody sits, as a process that finds its log broken does."""
    database = await asyncpg.connect(site.postgres_url)
    try:
        await database.execute(PAUSE, person.game)
    finally:
        await database.close()


async def says_that_it_is_paused(person: Person) -> None:
    await expect(person.page.get_by_role("heading", name=say("paused-title"))).to_be_visible()


async def test_a_game_that_is_paused_says_so_on_the_pages_that_are_open(site: Site, new_person: NewPerson) -> None:
    ada, ben = await at_a_table(site, new_person)
    for person in (ada, ben):
        person.forgive("503", *GONE)
    before = await ada.look()
    await pause(site, ada)
    await ada.press_offer(before.offer("DropOut"))
    await says_that_it_is_paused(ada)
    await says_that_it_is_paused(ben)


async def test_a_game_that_is_paused_while_its_server_is_away_says_so_when_it_is_back(
    own_site: Site, new_person: NewPerson
) -> None:
    ada, ben = await at_a_table(own_site, new_person)
    await ben.page.goto(f"/t/{ada.game}/talk")
    for person in (ada, ben):
        person.forgive("503", *GONE)
    own_site.kill()
    await expect(ada.page.get_by_text(say("connection-lost"))).to_be_visible()
    await pause(own_site, ada)
    own_site.start()
    for person in (ada, ben):
        await says_that_it_is_paused(person)
