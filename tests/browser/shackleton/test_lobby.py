"""The lobby of Shackleton Base: which cards of AstroBot lie on their hard side."""

import asyncio

from playwright.async_api import Route, expect

from app.messages.speaker import default_speaker
from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import MESSAGES
from tests.support.words import say as said

say = default_speaker(MESSAGES).of("shackleton").say


async def test_the_host_turns_cards_of_astrobot_and_others_read_which(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada, eve = await new_person(shackleton_site.url, "Ada"), await new_person(shackleton_site.url, "Eve")
    await ada.become_guest()
    wish = {
        "game": "shackleton",
        "options": {"corporations": "first"},
        "seats": [{"kind": "human"}, {"kind": "automa", "level": 1}],
        "visibility": "public",
    }
    table = await ada.call("POST", "/api/games", wish)
    for person in (ada, eve):
        await person.page.goto(f"/t/{table['id']}")
    await expect(ada.page.locator(".marks input")).to_have_count(3)
    first, _, third = boxes = await ada.page.locator(".marks input").all()
    assert [await box.is_checked() for box in boxes] == [True, False, False], "as many of the first as the level says"
    await third.check()
    await expect(ada.page.locator(".seats")).to_contain_text(say("seat-kind-automa", level=2))
    await first.uncheck()
    await expect(ada.page.locator(".seats")).to_contain_text(say("seat-kind-automa", level=1))
    names = (await ada.page.locator(".options li").first.inner_text()).rpartition(", ")[2]
    await expect(eve.page.locator(".marks")).to_have_text(f"{say('home-hard')}: {names}")
    seen = await ada.call("GET", f"/api/games/{table['id']}")
    assert seen["options"] == {"corporations": "first", "hard": ["C"]}


async def test_marks_made_at_once_are_all_kept_and_a_refused_one_is_not_shown(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    await ada.become_guest()
    wish = {
        "game": "shackleton",
        "options": {"corporations": "first"},
        "seats": [{"kind": "human"}, {"kind": "automa", "level": 0}],
    }
    table = await ada.call("POST", "/api/games", wish)
    await ada.page.goto(f"/t/{table['id']}")
    await expect(ada.page.locator(".marks input")).to_have_count(3)
    boxes = await ada.page.locator(".marks input").all()

    async def late(route: Route) -> None:
        await asyncio.sleep(0.5)
        await route.continue_()

    await ada.page.route("**/options", late)
    await ada.page.evaluate("for (const box of document.querySelectorAll('.marks input')) box.click()")
    await expect(ada.page.locator(".seats")).to_contain_text(say("seat-kind-automa", level=3))
    assert [await box.is_checked() for box in boxes] == [True, True, True]
    seen = await ada.call("GET", f"/api/games/{table['id']}")
    assert (seen["options"]["hard"], seen["seats"][1]["level"]) == (["A", "B", "C"], 3)

    ada.forgive("503")
    await ada.page.unroute("**/options")
    await ada.page.route("**/options", lambda route: route.fulfill(status=503, json={"detail": "Not now."}))
    await boxes[0].click()
    await expect(ada.page.locator("#problem")).to_contain_text("Not now.")
    await expect(boxes[0]).to_be_checked()


async def test_a_lobby_says_that_the_server_does_not_answer_as_long_as_it_does_not(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    await ada.become_guest()
    wish = {"game": "shackleton", "options": {"corporations": "first"}, "seats": [{"kind": "human"}] * 2}
    table = await ada.call("POST", "/api/games", wish)
    await ada.page.goto(f"/t/{table['id']}")
    await expect(ada.page.locator(".seats")).to_be_visible()
    ada.forgive("ERR_FAILED")
    await ada.page.route("**/api/games/**", lambda route: route.abort())
    await expect(ada.page.locator("#problem")).to_have_text(said("problem-unreachable"))
    await ada.page.unroute("**/api/games/**")
    await expect(ada.page.locator("#problem")).to_have_text("")
