"""A page that stands open while the server is updated, and one whose connection dies in silence."""

from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.browser.first_action import at_a_table
from tests.browser.serving import GONE, Site
from tests.browser.wire import wire
from tests.support.words import say


async def test_what_is_under_way_is_not_taken_away_by_an_update(own_site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(own_site, new_person)
    for person in (actor, other):
        person.forgive(*GONE)
    made = await actor.choose((await actor.look()).offer("UseResources"))
    assert made.step != "TakeTurn"
    own_site.stop()
    own_site.update()
    await expect(actor.page.get_by_text(say("version-new"))).to_be_visible(timeout=20_000)
    await actor.page.wait_for_timeout(8000)
    assert await actor.page.evaluate("window.neverReloaded") is True
    await actor.page.get_by_role("button", name=say("version-reload")).click()
    await actor.at_table()
    assert (await actor.look()).seq == made.seq


async def test_a_file_of_a_former_version_asks_for_a_reload(site: Site, new_person: NewPerson) -> None:
    actor, _ = await at_a_table(site, new_person)
    actor.forgive("404")

    async def gone(route: Route) -> None:
        await route.fulfill(status=404, body="")

    await actor.page.route("**/panel-*.js", gone)
    await actor.page.locator("[data-talk]").click()
    await expect(actor.page.get_by_text(say("error-new-version"))).to_be_visible()


async def test_a_connection_that_froze_is_made_anew_while_the_page_is_seen(site: Site, new_person: NewPerson) -> None:
    async with wire(site.port) as line:
        ada, ben = await at_a_table(site, new_person, other_line=line.url)
        ben.forgive(*GONE)
        line.freeze()
        made = await ada.choose((await ada.look()).offer("UseResources"))
        assert (await ben.until(made.seq)).seq == made.seq
        await expect(ben.page.get_by_text(say("connection-lost"))).to_have_count(0)
        assert await ben.page.evaluate("window.neverReloaded") is True
