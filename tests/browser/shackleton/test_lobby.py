"""The lobby of Shackleton Base: which cards of AstroBot lie on their hard side."""

from playwright.async_api import expect

from app.messages.speaker import default_speaker
from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import MESSAGES

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
