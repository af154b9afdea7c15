"""What others do appears at once; a lost connection comes back by itself; a refused move is explained."""

from playwright.async_api import Route, expect

from app.messages import say
from tests.browser.conftest import NewPerson
from tests.browser.people import Person, next_to_act
from tests.browser.serving import Site
from tests.browser.taste import Taste
from tests.browser.wire import wire

CUT = ("ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "WebSocket connection")


async def two_at_a_table(new_person: NewPerson, url: str, other: str = "") -> tuple[Person, Person]:
    """Ada and Ben at a table that has begun; their pages are marked to show a reload."""
    ada, ben = await new_person(url, "Ada"), await new_person(other or url, "Ben")
    await ben.join(await ada.host_for_friends())
    await ada.start()
    await ben.at_table()
    for person in (ada, ben):
        await person.page.evaluate("window.neverReloaded = true")
    return ada, ben


async def log_on(person: Person) -> list[str]:
    """The sentences of the log on a page."""
    return await person.page.locator(".log li").all_inner_texts()


async def until_turn(people: list[Person], seed: str) -> Person:
    """Play on until somebody has the choice of an action; gives them."""
    tastes = {person.name: Taste(seed + person.name) for person in people}
    while True:
        asked = await next_to_act(people)
        assert asked is not None
        person, shown = asked
        if shown.step == "TakeTurn":
            return person
        await tastes[person.name].act(person, shown)


async def test_a_move_appears_on_the_other_screen_without_a_reload(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two_at_a_table(new_person, site.url)
    actor = await until_turn([ada, ben], "live")
    other = ben if actor is ada else ada
    made = await actor.choose((await actor.look()).offer("DropOut"))
    assert (await other.until(made.seq)).seq == made.seq
    entry = (await other.call("GET", f"/api/games/{other.game}/log?after={made.seq - 1}"))["entries"][0]
    assert entry["text"]
    for sentence in entry["text"]:
        await expect(other.page.locator(".log")).to_contain_text(sentence)
    assert await other.page.evaluate("window.neverReloaded") is True


async def test_undo_takes_a_step_back_on_both_screens(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two_at_a_table(new_person, site.url)
    actor = await until_turn([ada, ben], "undo")
    other = ben if actor is ada else ada
    before = await actor.look()
    table = await actor.call("GET", f"/api/games/{actor.game}")
    made = await actor.choose(before.offer("UseResources"))
    assert made.step != "TakeTurn"
    back = await actor.undo()
    assert (back.step, back.offers) == (before.step, before.offers)
    await other.until(back.seq)
    again = await actor.call("GET", f"/api/games/{actor.game}")
    assert again["view"] == table["view"]
    assert again["seq"] == table["seq"] + 2


async def test_a_cut_line_is_said_and_what_was_missed_comes_when_it_is_mended(
    site: Site, new_person: NewPerson
) -> None:
    async with wire(site.port) as line:
        ada, ben = await two_at_a_table(new_person, site.url, line.url)
        ben.forgive(*CUT)
        while (await until_turn([ada, ben], "cut")) is not ada:
            await ben.choose((await ben.look()).offer("DropOut"))
        await line.cut()
        await expect(ben.page.get_by_text(say("connection-lost"))).to_be_visible()
        made = await ada.choose((await ada.look()).offer("UseResources"))
        assert (await ben.look()).seq < made.seq
        await line.mend()
        assert (await ben.until(made.seq)).seq == made.seq
        await expect(ben.page.get_by_text(say("connection-lost"))).to_have_count(0)
        assert await log_on(ben) == await log_on(ada)
        assert await ben.page.evaluate("window.neverReloaded") is True


async def test_a_move_made_without_a_line_is_made_once_when_it_is_mended(site: Site, new_person: NewPerson) -> None:
    async with wire(site.port) as line:
        ada, ben = await two_at_a_table(new_person, line.url, site.url)
        ada.forgive(*CUT)
        before = await ada.look()
        await line.cut()
        await ada.press_offer(before.offers[0])
        await expect(ada.page.locator("main.table")).to_have_attribute("aria-busy", "true")
        await expect(ada.page.get_by_text(say("connection-lost"))).to_be_visible()
        await line.mend()
        assert (await ada.until(before.seq + 1)).seq == before.seq + 1
        assert (await ben.until(before.seq + 1)).seq == before.seq + 1


async def test_a_choice_that_is_no_longer_open_is_explained(site: Site, new_person: NewPerson) -> None:
    """Ada has the table open twice; she moves in one window while the other is out of reach."""
    ada, ben = await two_at_a_table(new_person, site.url)
    actor = await until_turn([ada, ben], "twice")
    actor.forgive("409")
    before = await actor.look()
    first, second = [offer for offer in before.offers if offer.kind != "DropOut"][:2]

    async def too_late(route: Route) -> None:
        await actor.call("POST", f"/api/games/{actor.game}/moves", {"seq": before.seq, "move": first.move})
        await route.continue_()

    await actor.page.route("**/moves", too_late, times=1)
    await actor.press_offer(second)
    error = actor.page.locator(".prompt .error")
    await expect(error).to_be_visible()
    assert (await error.inner_text()).strip()
    shown = await actor.look()
    assert shown.seq == before.seq + 1


async def test_what_is_refused_says_why_with_its_page(site: Site, new_person: NewPerson) -> None:
    ada, ben = await two_at_a_table(new_person, site.url)
    actor = await until_turn([ada, ben], "refused")
    refused = actor.page.locator(".refused[data-target]").first
    await actor.page.evaluate("document.querySelector('.refused[data-target]').scrollIntoView({block: 'center'})")
    await refused.click()
    await expect(actor.page.locator(".prompt .why")).to_contain_text("rulebook p.")
