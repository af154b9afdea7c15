"""A person who is invited reads what they would sit down to."""

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import say


async def test_the_page_says_pace_and_modules_before_anybody_sits_down(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    seats = [{"kind": "human"}, {"kind": "human"}]
    table = await ada.open_table(seats, {"modules": {"belt": {}}}, pace="live", clock={"turn_seconds": 300})
    invite = (await ada.call("GET", f"/api/games/{table}"))["invite_url"]
    await ben.page.goto(invite)
    told = ben.page.locator("#options")
    await expect(told).to_contain_text(say("options-module-belt"))
    await expect(told).to_contain_text(say("options-pace-live", turn=say("time-minutes", count=5)))


async def test_name_and_button_are_in_the_first_screen_beside_the_game(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    table = await ada.open_table([{"kind": "human"} for _ in range(4)], {})
    await ben.page.goto((await ada.call("GET", f"/api/games/{table}"))["invite_url"])
    for width, height in ((1440, 900), (1366, 650), (390, 844)):
        await ben.resize(width, height)
        where = f"at {width} by {height}"
        await expect(ben.page.locator(".of-game svg"), where).to_be_in_viewport(ratio=1)
        await expect(ben.page.locator(".of-game-words p").first, where).to_be_in_viewport(ratio=1)
        await expect(ben.page.locator("#name"), where).to_be_in_viewport(ratio=1)
        button = ben.page.get_by_role("button", name=say("join-do"), exact=True)
        await expect(button, where).to_be_in_viewport(ratio=1)
        await expect(ben.page.locator("#options"), where).not_to_be_visible()
        assert await ben.page.evaluate("document.documentElement.scrollWidth") <= width


async def test_one_press_on_the_home_page_sits_down_at_an_open_table(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    game = await ada.open_table([{"kind": "human"}] * 2, {}, visibility="public", name="Anybody")
    for person in (ben, eve):
        # The lists stay as they were when the page came.
        await person.page.add_init_script("window.setInterval = () => 0")
        await person.page.goto("/")
    name = f"{say('home-join-it')}: Anybody"
    join, late = [person.page.get_by_role("button", name=name, exact=True) for person in (ben, eve)]
    await join.click()
    await expect(ben.page.locator("#name")).to_be_focused()
    await expect(ben.page.locator("#problem")).to_have_text(say("name-missing"))
    await ben.introduce()
    await join.click()
    await ben.page.wait_for_url(f"{site.url}/t/{game}")
    await expect(ben.page.get_by_role("button", name=say("lobby-leave"))).to_be_visible()
    table = await ada.call("GET", f"/api/games/{game}")
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "Ben"]

    eve.forgive("409")
    await eve.introduce()
    await expect(eve.page.locator("#open").get_by_role("link", name="Anybody")).to_have_attribute("href", f"/t/{game}")
    await late.click()
    await expect(eve.page.locator("#problem")).to_have_text(say("problem-no-free-seat"))
    await expect(eve.page.locator("#problem")).to_be_in_viewport()
    await expect(late).to_have_count(0)
