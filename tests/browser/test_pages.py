"""The pages around the table, and what each tells somebody who cannot sit down."""

import asyncio
import re
from typing import Any

from playwright.async_api import Route, expect

from app.pages.shell import SETTINGS_PARTS
from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

PLACE_OF_TITLE = """(title) => {
  const { x, y, width } = title.getBoundingClientRect();
  return [...[x, y, width].map(Math.round), getComputedStyle(title).fontSize];
}"""


async def heading(person: Person, key: str) -> None:
    """The page is the one with this title."""
    await expect(person.page.get_by_role("heading", level=1)).to_have_text(say(key))


async def test_two_actions_from_the_home_page_to_a_game_with_luna(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-solo-do")
    await ada.at_table()
    table = await ada.call("GET", f"/api/games/{ada.game}")
    assert (table["status"], [seat["kind"] for seat in table["seats"]]) == ("playing", ["human", "automa"])
    await ada.page.goto("/")
    assert ada.clicks == 1
    await ada.press("home-preset-solo-do")
    await ada.at_table()
    assert ada.clicks == 2


async def test_one_table_is_opened_however_often_one_presses_while_it_is_on_its_way(
    site: Site, new_person: NewPerson
) -> None:
    """On a slow line the next page takes seconds; a press whose answer is lost gets the same table by the next one."""
    ada = await new_person(site.url, "Ada")
    ada.forgive("ERR_FAILED")
    opened: list[dict[str, Any]] = []

    async def lose_the_first(route: Route) -> None:
        answer = await route.fetch()
        opened.append(await answer.json())
        await (route.abort() if len(opened) == 1 else route.fulfill(response=answer))

    async def come_late(route: Route) -> None:
        await asyncio.sleep(0.5)
        await route.continue_()

    await ada.page.goto("/")
    await ada.introduce()
    await ada.page.route("**/api/games", lose_the_first)
    await ada.page.route("**/t/*", come_late)
    await ada.press("home-preset-solo-do")
    await expect(ada.page.get_by_role("alert")).to_have_text(say("problem-unreachable"))
    await ada.page.evaluate("setInterval(() => document.querySelector('[data-preset=solo]').click(), 50)")
    await ada.at_table()
    assert len(opened) == 2
    assert {made["id"] for made in opened} == {ada.game}
    assert [table["id"] for table in (await ada.call("GET", "/api/games?mine"))["games"]] == [ada.game]


async def test_a_recorded_game_plays_on_the_home_page(site: Site, new_person: NewPerson) -> None:
    """Its words come when it does; the picture keeps its height until then. Where they do not come it stays."""
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    place = ada.page.locator("#recorded")
    before = await place.bounding_box()
    await place.scroll_into_view_if_needed()
    await expect(place.get_by_role("slider", name=say("recorded-turns"))).to_be_visible()
    after = await place.bounding_box()
    assert before and after and abs(after["height"] - before["height"]) < 1
    await expect(place.locator(".company-worth").first).to_contain_text(say("plaque-value", value=""))
    told = place.locator(".told")
    said = set[str]()
    for step in range(1, 15):
        await place.get_by_role("slider").fill(str(step))
        said.add(await told.inner_text())
    for company in ("skymine", "tawac"):
        assert any(say(f"company-{company}") in each for each in said), said

    eve = await new_person(site.url, "Eve")
    await eve.page.route("**/words/recorded-*", lambda route: route.abort())
    await eve.page.goto("/")
    async with eve.page.expect_event("requestfailed"):
        await eve.page.locator("#recorded").scroll_into_view_if_needed()
    await expect(eve.page.locator("#recorded svg").first).to_be_visible()
    eve.errors.clear()


async def test_the_host_chooses_lunas_level_where_the_rules_leave_it_open(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.introduce()

    # In the form: the first chapter leaves two levels, by the number of people, and says so.
    await ada.press("home-preset-custom-do")
    form, level = ada.page.locator("#custom"), ada.page.locator("#level-3")
    offered = level.locator("option:enabled")
    await expect(offered).to_have_count(9)
    for fill in ("first", "standard", "everything"):
        await form.locator(f"[data-fill={fill}]").click()
        await expect(offered).to_have_count(9)
    await form.locator("[name=chapter]").select_option("1")
    await expect(offered).to_have_text(["2", "3"])
    await form.locator("#kind-2").select_option("none")
    await expect(offered).to_have_text(["4", "5"])
    await expect(level).to_have_value("5")
    await expect(form).to_contain_text(say("home-level-campaign-hint", people=1, usual=5, lower=4))
    await form.locator("[name=chapter]").select_option("2")
    await expect(offered).to_have_count(9)
    await expect(form).to_contain_text(say("home-level-hint"))

    # Beside the presets against Luna.
    for preset, levels, chosen in (("solo", 9, "6"), ("campaign-solo", 2, "4")):
        field = ada.page.locator(f"[name=level-{preset}]")
        await expect(field.locator("option")).to_have_count(levels)
        await field.select_option(chosen)
        await ada.press(f"home-preset-{preset}-do")
        await ada.at_table()
        table = await ada.call("GET", f"/api/games/{ada.game}")
        assert table["seats"][1]["level"] == int(chosen)
        await ada.page.goto("/")


async def test_the_page_of_notices_says_what_there_is_not_and_where_vacations_are(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.become_guest()
    await ada.page.goto("/account/notices")
    await expect(ada.page.get_by_text(say("notices-no-email"))).to_be_visible()
    await expect(ada.page.locator("#notices [href='/time']", has_text=say("notices-vacation-link"))).to_have_count(1)


async def test_a_free_seat_is_given_to_a_robot(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {})
    await ada.page.goto(f"/t/{game}")
    await ada.page.get_by_role("button", name=say("lobby-to-robot-of", number=2)).click()
    await expect(ada.page.get_by_role("button", name=say("lobby-start"))).to_be_enabled()
    seats = (await ada.call("GET", f"/api/games/{game}"))["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "robot"]


async def test_a_free_seat_of_a_full_table_is_given_to_a_robot_of_the_level_chosen(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    game = await ada.open_table([{"kind": "human"}] * 4, {})
    await ada.page.goto(f"/t/{game}")
    level = ada.page.get_by_label(say("lobby-robot-level"))
    await expect(level).to_be_visible()
    weakest, *_ = await level.locator("option").evaluate_all("(all) => all.map(({ value }) => value)")
    await level.select_option(weakest)
    await ada.page.get_by_role("button", name=say("lobby-to-robot-of", number=2)).click()
    await expect(ada.page.locator(".seat.free")).to_have_count(2)
    seat = (await ada.call("GET", f"/api/games/{game}"))["seats"][1]
    assert (seat["kind"], seat["level"]) == ("robot", int(weakest))


async def test_the_lobby_says_why_an_automa_has_no_place(both_games: Site, new_person: NewPerson) -> None:
    ada = await new_person(both_games.url, "Ada")
    for seats, room in ((2, "yes"), (3, "no")):
        game = await ada.open_table([{"kind": "human"}] * seats, {}, game="shackleton")
        await ada.page.goto(f"/t/{game}")
        reason = say("lobby-no-automa", automa="AstroBot", most=2, room=room)
        await expect(ada.page.locator("#no-automa")).to_have_text(reason)


async def test_hosting_without_a_name_says_what_is_missing(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    await ada.press("home-preset-solo-do")
    await expect(ada.page.get_by_role("alert")).to_have_text(say("name-missing"))
    await expect(ada.page.get_by_label(say("name-label"), exact=True)).to_be_focused()


async def test_no_word_of_the_home_page_lies_on_the_moon_of_a_phone(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    for game in ("skymines", "shackleton"):
        await ada.page.goto(f"/?game={game}")
        for width in (320, 390):
            await ada.resize(width, 844)
            assert await ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            words, moon = [await ada.page.locator(of).bounding_box() for of in (".pitch", ".globe > picture img")]
            assert words and moon and words["y"] + words["height"] <= moon["y"], (game, width, words, moon)


async def test_a_user_who_signs_out_is_a_stranger_again(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.host_for_friends()
    await ada.page.goto("/friends")
    await ada.page.get_by_role("link", name=say("site-you", name="Ada")).click()
    out = ada.page.get_by_role("link", name=say("sign-out"), exact=True)
    await out.focus()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("dialog")).to_contain_text(say("sign-out-what", name="Ada"))
    await ada.page.keyboard.press("Escape")
    await expect(out).to_be_focused()
    # Other parts of the settings lead to the same question, and so does where former versions asked it.
    await ada.page.goto("/time")
    await out.click()
    await expect(ada.page.get_by_role("dialog")).to_contain_text(say("sign-out-what", name="Ada"))
    await ada.page.goto("/#sign-out")
    await expect(ada.page.get_by_role("dialog")).to_contain_text(say("sign-out-what", name="Ada"))
    await ada.page.locator("#signing-out .danger").click()
    await expect(ada.page.get_by_label(say("name-label"), exact=True)).to_be_visible()
    await expect(ada.page.get_by_role("link", name=say("sign-in"), exact=True)).to_be_visible()


async def test_the_host_makes_a_new_link_and_sends_somebody_away_for_good(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    ben.forgive("404", "403")
    first = await ada.host_for_friends()
    await ada.press("lobby-renew")
    await expect(ada.page.locator("#invite")).not_to_have_value(re.compile(re.escape(first)))
    second = await ada.invitation()
    await ben.page.goto(first)
    await heading(ben, "unknown-title")
    await ben.join(second)
    await ada.press("lobby-kick-of", name=ben.name)
    await heading(ben, "unknown-title")
    await ben.page.goto(second)
    await heading(ben, "unknown-title")


async def test_a_full_table_says_so_to_a_third(site: Site, new_person: NewPerson) -> None:
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    invitation = await ada.host_for_friends()
    await ben.join(invitation)
    eve.forgive("409", "403", "404")
    await eve.page.goto(invitation)
    await heading(eve, "full-title")
    await ada.start()
    await eve.page.goto(invitation)
    await heading(eve, "started-title")
    await eve.press("way-watch")
    await eve.at_table()


async def test_unknown_and_private_tables_look_the_same_to_a_stranger(site: Site, new_person: NewPerson) -> None:
    ada, eve = [await new_person(site.url, name) for name in ("Ada", "Eve")]
    eve.forgive("404")
    invitation = await ada.host_for_friends()
    path = invitation.partition("?")[0]
    pages = []
    for address in (path, f"{path}?invite=guessed", "/t/no-such-table"):
        answer = await eve.page.goto(address)
        assert answer is not None and answer.status == 404
        await heading(eve, "unknown-title")
        pages.append(await eve.page.locator("main").inner_text())
    assert len(set(pages)) == 1


async def test_a_stranger_watches_a_public_table_without_its_secrets(site: Site, new_person: NewPerson) -> None:
    ada, eve = [await new_person(site.url, name) for name in ("Ada", "Eve")]
    game = await ada.open_table([{"kind": "human"}, {"kind": "robot"}], {}, visibility="public")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    shown = await ada.until_asked()
    while shown.step != "Planning":
        await ada.choose(shown.offers[0])
        shown = await ada.until_asked("Planning")

    await eve.page.goto("/")
    await (
        eve.page.locator("#watch .entry")
        .filter(has=eve.page.locator(f'[href="/t/{game}"]'))
        .get_by_role("link")
        .click()
    )
    await eve.at_table()
    watched = await eve.look()
    assert (watched.step, watched.offers, watched.hand) == ("", (), ())
    await expect(eve.page.get_by_text(say("prompt-watching", names=ada.name))).to_be_visible()
    assert await eve.page.locator("[data-target^='hand:']").count() == 0
    assert await ada.page.locator("[data-target^='hand:']").count() == len(shown.hand) > 0
    seen = await eve.call("GET", f"/api/games/{game}")
    assert [seat["hand"]["cards"] for seat in seen["view"]["seats"]] == [None, None]
    log = await eve.call("GET", f"/api/games/{game}/log")
    assert not any(re.search(r'"Plan"', str(entry["move"])) for entry in log["entries"])


async def test_an_address_without_a_page_shows_the_way_home(site: Site, new_person: NewPerson) -> None:
    eve = await new_person(site.url, "Eve")
    eve.forgive("404")
    await eve.page.goto("/nothing/here")
    await heading(eve, "lost-title")
    await eve.press("way-home")
    await expect(eve.page.get_by_role("heading", level=1)).to_have_text(say("site-tagline"))


async def test_pages_about_oneself_have_their_titles_at_one_place(site: Site, new_person: NewPerson) -> None:
    """On a phone the ways to all settings stand above the title of each."""
    ada = await new_person(site.url, "Ada")
    await ada.become_guest()
    others = ("/me/games", "/friends", "/sign-in")
    found: dict[tuple[int, bool], set[tuple[object, ...]]] = {}
    for path in (*SETTINGS_PARTS, *others):
        await ada.page.goto(path)
        for width in (390, 1440):
            await ada.resize(width, 900)
            place = tuple(await ada.page.locator("h1").evaluate(PLACE_OF_TITLE))
            found.setdefault((width, width < 1440 and path in others), set()).add(place)
    assert [len(places) for places in found.values()] == [1, 1, 1], found
