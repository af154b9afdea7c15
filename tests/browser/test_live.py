"""What others do appears at once; a lost connection comes back by itself; a refused move is explained."""

from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_action import at_a_table, beside_a_table, comes_to
from tests.support.browser.people import Person
from tests.support.browser.serving import GONE, Site
from tests.support.browser.wire import wire
from tests.support.words import say


async def log_on(person: Person, seq: int) -> list[str]:
    """The sentences of the log on a page, once it tells entry `seq`: entries may come after the view that they led to.
    It is a tab for who is asked something; who waits sees it anyway."""
    tab = person.page.get_by_role("tab", name=say("tab-log"), exact=True).first
    if await tab.is_visible():
        await tab.click()
        await expect(tab).to_have_attribute("aria-selected", "true")
    await expect(person.page.locator(f".log [data-then='{seq}']")).to_be_attached()
    return await person.page.locator(".log li").all_inner_texts()


async def test_a_move_appears_on_the_other_screen_without_a_reload(site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(site, new_person)
    made = await actor.choose((await actor.look()).offer("DropOut"))
    assert (await other.until(made.seq)).seq == made.seq
    entry = (await other.call("GET", f"/api/games/{other.game}/log?after={made.seq - 1}"))["entries"][0]
    assert entry["text"]
    await other.page.keyboard.press("5")
    for sentence in entry["text"]:
        await expect(other.page.locator(".log")).to_contain_text(sentence)
    assert await other.page.evaluate("window.neverReloaded") is True


async def test_undo_takes_a_step_back_on_both_screens(site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(site, new_person)
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


async def test_an_undo_whose_answer_is_lost_is_done_once_and_is_no_error(site: Site, new_person: NewPerson) -> None:
    actor, other = await at_a_table(site, new_person)
    actor.forgive("ERR_FAILED")
    before = await actor.look()
    made = await actor.choose(before.offer("UseResources"))
    sent = []

    async def lose(route: Route) -> None:
        sent.append(route.request.headers["idempotency-key"])
        if len(sent) == 1:
            await route.fetch()
            await route.abort()
        else:
            await route.continue_()

    await actor.page.route("**/undo", lose)
    back = await actor.undo()
    await expect(actor.page.locator("main.table")).to_have_attribute("aria-busy", "false")
    assert len(sent) == 2
    assert len(set(sent)) == 1
    assert (back.seq, back.offers) == (made.seq + 1, before.offers)
    assert (await actor.look()).error == ""
    assert (await other.until(back.seq)).seq == back.seq


async def test_a_cut_line_is_said_and_what_was_missed_comes_when_it_is_mended(
    site: Site, new_person: NewPerson
) -> None:
    async with wire(site.port) as line:
        ada, ben = await at_a_table(site, new_person, other_line=line.url)
        ben.forgive(*GONE)
        await line.cut()
        await expect(ben.page.get_by_text(say("connection-lost"))).to_be_visible()
        made = await ada.choose((await ada.look()).offer("DropOut"))
        assert (await ben.look()).seq < made.seq
        await line.mend()
        assert (await ben.until(made.seq)).seq == made.seq
        await expect(ben.page.get_by_text(say("connection-lost"))).to_have_count(0)
        assert await log_on(ben, made.seq) == await log_on(ada, made.seq)
        assert await ben.page.evaluate("window.neverReloaded") is True


async def test_a_move_made_without_a_line_is_made_once_when_it_is_mended(site: Site, new_person: NewPerson) -> None:
    async with wire(site.port) as line:
        ada, ben = await at_a_table(site, new_person, line=line.url)
        ada.forgive(*GONE)
        before = await ada.look()
        await line.cut()
        await ada.press_offer(before.offers[0])
        await expect(ada.page.locator("main.table")).to_have_attribute("aria-busy", "true")
        await expect(ada.page.get_by_text(say("connection-lost"))).to_be_visible()
        await line.mend()
        assert (await ada.until(before.seq + 1)).seq == before.seq + 1
        assert (await ben.until(before.seq + 1)).seq == before.seq + 1


async def test_a_move_without_a_network_is_told_kept_and_sent_once(site: Site, new_person: NewPerson) -> None:
    ada, ben = await at_a_table(site, new_person)
    ada.forgive("ERR_INTERNET_DISCONNECTED", *GONE)
    before = await ada.look()
    await ada.page.context.set_offline(True)
    await ada.press_offer(before.offer("DropOut"))
    told = ada.page.locator(".prompt [role=alert]")
    await expect(told).to_have_text(say("unsent", deed=say("move-DropOut")))
    await ada.page.context.set_offline(False)
    assert (await ada.until(before.seq + 1)).seq == before.seq + 1
    await expect(told).to_have_count(0)
    assert (await ben.until(before.seq + 1)).seq == before.seq + 1


async def test_a_move_that_was_not_sent_outlives_a_reload(site: Site, new_person: NewPerson) -> None:
    ada, ben = await at_a_table(site, new_person)
    ada.forgive("ERR_FAILED", *GONE)
    before = await ada.look()
    await ada.page.route("**/moves", lambda route: route.abort())
    await ada.press_offer(before.offer("DropOut"))
    told = ada.page.locator(".prompt [role=alert]")
    await expect(told).to_have_text(say("unsent", deed=say("move-DropOut")))
    await ada.page.reload()
    await expect(told).to_have_text(say("unsent", deed=say("move-DropOut")))
    await ada.page.unroute("**/moves")
    assert (await ben.until(before.seq + 1)).seq == before.seq + 1
    await ada.until(before.seq + 1)
    await ada.page.reload()
    assert (await ada.until(before.seq + 1)).seq == before.seq + 1


async def test_a_choice_that_is_no_longer_open_is_explained(site: Site, new_person: NewPerson) -> None:
    """Somebody has the table open twice, and moves in the other window just before."""
    path, actor, _ = await beside_a_table(site, new_person)
    await comes_to(actor, path)
    await actor.until_asked("TakeTurn")
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
    path, actor, _ = await beside_a_table(site, new_person)
    await comes_to(actor, path)
    await actor.until_asked("TakeTurn")
    refused = actor.page.locator(".refused[data-target]").first
    await actor.page.evaluate("document.querySelector('.refused[data-target]').scrollIntoView({block: 'center'})")
    await refused.click()
    await expect(actor.page.locator(".prompt .why")).to_contain_text("rulebook p.")


async def test_a_player_who_loses_a_seat_is_told_why_now_and_later(site: Site, new_person: NewPerson) -> None:
    other, owner = await at_a_table(site, new_person)
    seat = (await owner.call("GET", f"/api/games/{owner.game}"))["me"]
    link = (await owner.call("POST", f"/api/games/{owner.game}/seats/{seat}/link"))["url"]
    eve = await new_person(site.url, "Eve")
    await eve.page.goto(f"{site.url}/t/{link.rpartition('/t/')[2]}")
    await eve.introduce()
    await eve.press("join-seat-do")
    await eve.at_table()
    told = say("log-handed-owner", name="Eve", was=owner.name)
    await expect(owner.page.get_by_role("region", name=say("lost-seat"))).to_contain_text(told)
    await owner.page.reload()
    await expect(owner.page.get_by_role("region", name=say("lost-seat"))).to_contain_text(told)
    await other.page.keyboard.press("5")
    await expect(other.page.get_by_text(told).first).to_be_visible()
