"""Looking on: by a link from the table's people, told apart from players, counted for all, and shown nothing hidden."""

import json
import re

from playwright.async_api import WebSocket, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say


async def planning(ada: Person, ben: Person) -> str:
    """A private table of the two, in its first planning; gives its id."""
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {})
    invite = (await ada.call("POST", f"/api/games/{game}/invite"))["invite_url"].rpartition("=")[2]
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{game}/start")
    for item in (ada, ben):
        while (choices := (await item.call("GET", f"/api/games/{game}"))["choices"])["step"] == "ChooseToken":
            move = {"seq": choices["seq"], "move": choices["choices"][0]}
            await item.call("POST", f"/api/games/{game}/moves", move)
            break
    return game


async def test_a_link_to_look_on_shows_what_all_may_see_and_counts_for_all(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    game = await planning(ada, ben)
    await ada.page.goto(f"/t/{game}/seats")
    link = await ada.page.get_by_label(say("seats-watch-label")).input_value()
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: heard.append(str(payload)))

    eve.page.on("websocket", listen)
    await eve.page.goto(link)
    await eve.at_table()
    await expect(eve.page.locator("main.table")).to_have_attribute("data-watched", "")
    await expect(eve.page.locator(".bar")).to_contain_text(say("watchers", count=1))
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    await expect(ada.page.locator(".bar")).to_contain_text(say("watchers", count=1))
    hand = (await ada.call("GET", f"/api/games/{game}"))["view"]["seats"][0]["hand"]["cards"]
    shown = await ada.plan(hand[:1])
    await eve.until(shown.seq)
    told = [json.loads(message) for message in heard if '"patch"' in message or '"view"' in message]
    assert told
    assert all(item.get("view", {"me": None})["me"] is None for item in told)
    planned = [event for item in told for event in item.get("events", []) if event["type"] == "CardsPlanned"]
    assert [event["cards"] for event in planned] == [[]]
    assert (await eve.look()).offers == ()
    await eve.page.goto("about:blank")
    await expect(ada.page.locator(".watchers")).to_have_count(0)


async def test_a_spectator_whose_link_has_ended_is_told_on_the_open_page(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    game = await planning(ada, ben)
    await ada.page.goto(f"/t/{game}/seats")
    await eve.page.goto(await ada.page.get_by_label(say("seats-watch-label")).input_value())
    await eve.at_table()
    eve.forgive("404")
    await ada.call("POST", f"/api/games/{game}/invite")
    await expect(eve.page.get_by_role("heading", name=say("unknown-title"))).to_be_visible()


COPIES = "navigator.clipboard.writeText = async (text) => { window.copied = text; }"


async def test_a_player_copies_the_link_to_look_on_at_the_table(site: Site, new_person: NewPerson) -> None:
    """A stranger at the bare address of a private table is told what to ask for."""
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    game = await planning(ada, ben)
    eve.forgive("404")
    await eve.page.goto(f"/t/{game}")
    await expect(eve.page.get_by_text(say("unknown-lead"))).to_be_visible()
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    await ada.page.evaluate(COPIES)
    await ada.page.locator("[data-settings]").click()
    address = f"**/api/games/{game}"
    await ada.page.route(address, lambda route: route.abort())
    ada.forgive("ERR_FAILED")
    await ada.page.locator("[data-watch-link]").click()
    await expect(ada.page.get_by_text(say("watch-link-failed"), exact=True)).to_be_visible()
    await ada.page.unroute(address)
    await ada.page.locator("[data-watch-link]").click()
    await expect(ada.page.get_by_text(say("watch-link-copied"), exact=True)).to_be_visible()
    await eve.page.goto(await ada.page.evaluate("window.copied"))
    await eve.at_table()
    await expect(eve.page.locator("main.table")).to_have_attribute("data-watched", "")
    await eve.page.locator("[data-settings]").click()
    await expect(eve.page.locator("[data-panel=settings]")).to_be_visible()
    await expect(eve.page.locator("[data-watch-link]")).to_have_count(0)


async def test_a_spectator_moves_nothing(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    game = await planning(ada, ben)
    await ada.page.goto(f"/t/{game}/seats")
    link = await ada.page.get_by_label(say("seats-watch-label")).input_value()
    await eve.become_guest()
    await eve.page.goto(link)
    await eve.at_table()
    ours = {"sec-fetch-site": "same-origin"}
    move = {"seq": 1, "move": {"type": "DropOut"}}
    answer = await eve.page.context.request.post(f"/api/games/{game}/moves", data=move, headers=ours)
    assert answer.status in (403, 404)
    await expect(eve.page.locator(".prompt")).to_contain_text(re.compile(r"watching", re.IGNORECASE))
