"""A page that stands open while the server is updated, and one whose connection dies in silence."""

import asyncio

from playwright.async_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_action import at_a_table, beside_a_table, comes_to
from tests.support.browser.serving import GONE, Site
from tests.support.browser.wire import wire
from tests.support.words import say


async def test_what_is_under_way_is_not_taken_away_by_an_update(own_site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(own_site, new_person)
    for person in (actor, other):
        person.forgive(*GONE)
    made = await actor.choose((await actor.look()).offer("UseResources"))
    assert made.step != "TakeTurn"
    await actor.page.clock.install()
    own_site.stop()
    own_site.update()
    await expect(actor.page.get_by_text(say("version-new"))).to_be_visible()
    await rested(actor.page)
    assert await actor.page.evaluate("window.neverReloaded") is True
    await actor.page.get_by_role("button", name=say("version-reload")).click()
    await actor.at_table()
    assert (await actor.look()).seq == made.seq


async def test_an_idle_page_reloads_once_by_itself_after_an_update(own_site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(own_site, new_person)
    for person in (actor, other):
        person.forgive(*GONE)
    shown = await actor.look()
    await expect(other.page.locator("[data-since]")).to_be_visible()
    await other.page.locator("[data-talk]").click()
    await other.page.locator(".notes summary").click()
    await other.page.locator("#note").fill("what is kept is not typed")
    await expect(other.page.locator(".notes [role=status]")).to_have_text(say("talk-note-kept"))
    await other.page.keyboard.press("Escape")
    reloads = asyncio.gather(*(person.page.wait_for_event("load", timeout=60_000) for person in (actor, other)))
    await asyncio.to_thread(own_site.stop)
    await asyncio.to_thread(own_site.update)
    await reloads
    for person in (actor, other):
        await person.at_table()
        assert (await person.look()).seq == shown.seq
        await expect(person.page.get_by_text(say("version-new"))).to_have_count(0)
    # What the page had offered before is offered still, though the server takes it as seen.
    await expect(other.page.locator("[data-since]")).to_be_visible()


async def test_the_lobby_of_a_host_who_has_ticked_a_box_reloads_after_an_update(
    own_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(own_site.url, "Ada")
    ada.forgive(*GONE)
    await ada.page.goto("/")
    await ada.host_for_friends()
    async with ada.page.expect_response(lambda response: response.request.method == "PUT"):
        await ada.page.locator("#advice").check()
    reload = asyncio.ensure_future(ada.page.wait_for_event("load", timeout=60_000))
    await asyncio.to_thread(own_site.stop)
    await asyncio.to_thread(own_site.update)
    await reload
    await expect(ada.page.locator("#advice")).to_be_checked()


async def test_half_a_move_keeps_a_page_of_a_former_version_open(own_site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(own_site, new_person)
    for person in (actor, other):
        person.forgive(*GONE)
    shown = await actor.look()
    await actor.pick(next(offer for offer in shown.offers if len(offer.targets) > 1).targets[0])
    await other.page.locator("[data-talk]").click()
    line = other.page.get_by_label(say("talk-field"))
    await line.fill("half a line")
    for person in (actor, other):
        await person.page.clock.install()
    await asyncio.to_thread(own_site.stop)
    await asyncio.to_thread(own_site.update)
    for person in (actor, other):
        await expect(person.page.get_by_text(say("version-new"))).to_be_visible()
        await rested(person.page)
    for person in (actor, other):
        assert await person.page.evaluate("window.neverReloaded") is True
    await expect(line).to_have_value("half a line")
    async with actor.page.expect_event("load", timeout=60_000):
        await actor.page.keyboard.press("Escape")
    await actor.at_table()
    assert (await actor.look()).seq == shown.seq


async def rested(page: Page) -> None:
    """Let longer pass on the page's own clock than keys and clicks have to rest before it reloads by itself."""
    await page.clock.run_for(8000)


PARTS = {
    "what was missed": ("**/missed-tour-*.js", "[data-since]"),
    "talk": ("**/panel-*.js", "[data-talk]"),
    "words of the talk": ("**/words/**", "[data-talk]"),
    "results": ("**/results-*.js", "[data-standing]"),
    "standing": ("**/words/**", "[data-standing]"),
    "explanations": ("**/explaining-*.js", ".bar .phase"),
}
"""Parts of a page that come later, what was missed first: a page that is opened again has shown it."""


async def test_a_part_of_a_former_version_offers_to_reload(site: Site, new_person: NewPerson) -> None:
    """Each part on the page that the one before has reloaded."""
    path, _, person = await beside_a_table(site, new_person)
    await comes_to(person, path)
    person.forgive("404")

    lost: list[str] = []

    async def gone(route: Route) -> None:
        lost.append(route.request.url)
        await route.fulfill(status=404, body="")

    async def updated(route: Route) -> None:
        await route.fulfill(json={"status": "ok", "version": "another"})

    for part, (files, opener) in PARTS.items():
        lost.clear()
        await person.page.route(files, gone)
        await person.page.route("**/healthz", updated)
        if part == "explanations":
            # A pointer that rests over the table may have loaded them already, without a move.
            await person.page.reload()
            await person.at_table()
        await person.page.locator(opener).click()
        reload = person.page.get_by_role("button", name=say("version-reload"))
        await expect(reload.first, part).to_be_visible()
        assert lost, part
        await expect(person.page.get_by_text(say("problem-unreachable")), part).to_have_count(0)
        await person.page.unroute(files, gone)
        await person.page.unroute("**/healthz", updated)
        async with person.page.expect_event("load"):
            await reload.last.click()
        await person.at_table()


async def test_a_connection_that_froze_is_replaced_while_the_page_is_seen(site: Site, new_person: NewPerson) -> None:
    async with wire(site.port) as line:
        ada, ben = await at_a_table(site, new_person, other_line=line.url)
        ben.forgive(*GONE)
        line.freeze()
        made = await ada.choose((await ada.look()).offer("UseResources"))
        assert (await ben.until(made.seq)).seq == made.seq
        await expect(ben.page.get_by_text(say("connection-lost"))).to_have_count(0)
        assert await ben.page.evaluate("window.neverReloaded") is True


WATCH_FOR_BANNER = """() => {
  window.lost = 0;
  const look = () => (window.lost += document.querySelectorAll('.lost').length);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


async def test_a_page_that_is_sent_to_another_process_says_nothing_of_it(site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(site, new_person)
    sockets: list[WebSocketRoute] = []

    def through(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    await other.page.route_web_socket("**/ws/games/**", through)
    await other.page.reload()
    await other.at_table()
    await other.page.evaluate(WATCH_FOR_BANNER)
    async with asyncio.timeout(30):
        while not sockets:
            await other.page.wait_for_timeout(20)
    await sockets[0].close(code=1012, reason="moved")
    made = await actor.choose((await actor.look()).offer("UseResources"))
    assert (await other.until(made.seq)).seq == made.seq
    assert len(sockets) > 1
    assert await other.page.evaluate("window.lost") == 0
