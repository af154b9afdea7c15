"""Tables with names, and how lists tell tables apart that have none."""

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

PAIR = [{"kind": "human"}, {"kind": "human"}]
PICTURE_IS_DRAWN = "image => image.complete && image.naturalWidth > 0"


async def sit_together(ada: Person, ben: Person, **more: object) -> str:
    """A game of the two; its id."""
    made = await ada.call("POST", "/api/games", {"game": "skymines", "seats": PAIR, "options": {}, **more})
    invite = made["invite_url"].rpartition("=")[2]
    await ben.call("POST", f"/api/games/{made['id']}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{made['id']}/start")
    return str(made["id"])


async def known(site: Site, new_person: NewPerson, *names: str) -> list[Person]:
    """People whom the server knows already."""
    people = [await new_person(site.url, name) for name in names]
    for person in people:
        await person.become_guest()
    return people


async def test_a_host_names_a_table_and_renames_it_in_the_lobby(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()
    await ada.page.get_by_label(say("table-name")).fill("Thursday evening")
    await ada.press("home-preset-friends-do")
    heading = ada.page.get_by_role("heading", level=1)
    await expect(heading).to_have_text("Thursday evening")
    await expect(ada.page).to_have_title("Thursday evening – Regolith")
    audit = Audit(ada)
    await audit.look("lobby with a name")

    field = ada.page.get_by_label(say("table-name"))
    await expect(field).to_have_value("Thursday evening")
    await field.fill("Friday at eight")
    await ada.press("table-name-save")
    await expect(heading).to_have_text("Friday at eight")
    await expect(ada.page.locator("#state")).to_contain_text(say("table-named"))
    await field.fill("")
    await ada.press("table-name-save")
    await expect(heading).to_have_text(say("lobby-title", name="Ada"))
    await field.fill("e" + "\u0301" * 9)
    ada.forgive("422")
    await ada.press("table-name-save")
    await expect(ada.page.get_by_role("alert")).to_have_text(say("problem-bad-table-name", most=40))
    audit.rests()


async def test_lists_tell_tables_apart(site: Site, new_person: NewPerson) -> None:
    ada, ben = await known(site, new_person, "Ada", "Ben")
    named = await sit_together(ada, ben, name="Thursday evening")
    clock = {"turn_seconds": 86_400}
    plain = await sit_together(ada, ben, options={"modules": {"missions": {}}}, pace="relaxed", clock=clock)
    await ada.page.goto("/")

    def entry(table: str) -> Locator:
        return ada.page.locator("#mine .entry").filter(has=ada.page.locator(f'a[href="/t/{table}"]'))

    first, second = entry(named), entry(plain)
    await expect(first.locator(".title")).to_have_text("Thursday evening")
    await expect(first).to_contain_text(say("home-with", names="Ben"))
    await expect(first).to_contain_text(say("home-base-game"))
    await expect(second.locator(".title")).to_have_text(say("home-table-with", names="Ben"))
    await expect(second).to_contain_text(say("options-module-missions"))
    await expect(second).to_contain_text(say("home-turn-length", turn=say("time-days", count=1)))
    await expect(second).to_contain_text(say("home-round", round=1))
    sources = []
    for table in (first, second):
        picture = table.locator(".table-picture img")
        assert await picture.evaluate(PICTURE_IS_DRAWN)
        sources.append(await picture.get_attribute("src"))
        await expect(table.locator(".table-picture i")).to_have_text(["♦", "★"])
    assert sources == [f"/tables/{named}.svg", f"/tables/{plain}.svg"]
    audit = Audit(ada)
    await audit.look("lists with pictures")
    audit.rests()


async def test_the_host_renames_a_game_that_is_played_and_its_tab_says_so(site: Site, new_person: NewPerson) -> None:
    ada, ben = await known(site, new_person, "Ada", "Ben")
    table = await sit_together(ada, ben)
    await ben.page.goto(f"/t/{table}")
    await ben.at_table()
    await ada.page.goto(f"/t/{table}/seats")
    await ada.page.get_by_label(say("table-name")).fill("Thursday evening")
    await ada.press("table-name-save")
    await expect(ada.page.get_by_text(say("table-named"))).to_be_visible()
    await ben.page.reload()
    await ben.at_table()
    shown = await ben.look()
    key = "title-your-turn" if shown.offers or shown.step else "title-table"
    await expect(ben.page).to_have_title(say(key, named="yes", name="Thursday evening", round=1))
    await ben.page.goto(f"/t/{table}/seats")
    await expect(ben.page.locator("ol.seats")).to_be_visible()
    await expect(ben.page.get_by_label(say("table-name"))).to_have_count(0)


async def test_who_hosts_from_now_on_sees_so_on_the_page_of_seats(site: Site, new_person: NewPerson) -> None:
    ada, ben = await known(site, new_person, "Ada", "Ben")
    table = await sit_together(ada, ben)
    await ben.page.goto(f"/t/{table}/seats")
    await expect(ben.page.locator("ol.seats")).to_contain_text("Ada")
    await expect(ben.page.get_by_label(say("table-name"))).to_have_count(0)
    await ada.call("POST", "/api/users/me/deletion", {})
    await ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await expect(ben.page.get_by_label(say("table-name"))).to_be_visible()
    await expect(ben.page.locator("ol.seats")).not_to_contain_text("Ada")
    # What is typed stays while the page looks again.
    await ben.page.get_by_label(say("table-name")).fill("Ours now")
    async with ben.page.expect_response(f"**/api/games/{table}"):
        await ben.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await ben.press("table-name-save")
    await expect(ben.page.get_by_text(say("table-named"))).to_be_visible()
    assert (await ben.call("GET", f"/api/games/{table}"))["name"] == "Ours now"


async def test_the_link_of_a_seat_says_what_one_would_sit_down_to(site: Site, new_person: NewPerson) -> None:
    ada, ben = await known(site, new_person, "Ada", "Ben")
    eve = await new_person(site.url, "Eve")
    options: dict[str, object] = {"modules": {"belt": {}}}
    table = await sit_together(ada, ben, name="Thursday evening", options=options, clock={"turn_seconds": 300})
    link = (await ada.call("POST", f"/api/games/{table}/seats/0/link"))["url"]
    await eve.page.goto(link)
    await expect(eve.page.get_by_role("heading", level=1)).to_have_text(say("join-seat-title"))
    await expect(eve.page.get_by_text(say("join-table-name", name="Thursday evening"))).to_be_visible()
    told = eve.page.locator("#options")
    await expect(told).to_contain_text(say("options-module-belt"))
    await expect(told).to_contain_text(say("options-pace-live", turn=say("time-minutes", count=5)))


@pytest.mark.parametrize("fill", ["first", "standard"])
async def test_the_form_fits_one_screen_of_a_desk(site: Site, new_person: NewPerson, fill: str) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.press("home-preset-custom-do")
    form = ada.page.locator("#custom")
    await form.locator(f"[data-fill={fill}]").click()
    box = await form.bounding_box()
    assert box is not None
    assert box["height"] <= 900 and box["width"] <= 1440
    await expect(form.locator("[data-fill=first]")).to_be_in_viewport(ratio=1)
    await expect(form.locator("[data-preset=custom]")).to_be_in_viewport(ratio=1)
