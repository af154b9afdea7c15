"""Settings come with a person to another browser, and hold there from the first paint on; what each of them does."""

from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

LIGHT_GROUND = "#d9d1c1"
DARK_GROUND = "#0c1019"


async def open_settings(page: Page) -> None:
    await page.locator("[data-settings]").click()
    await expect(page.get_by_role("dialog", name=say("settings"))).to_be_visible()


async def choose(page: Page, name: str, value: str) -> None:
    """Choose in the open dialog, and wait until the server has it."""
    async with page.expect_response("**/api/users/me/settings") as answered:
        await page.locator(f".settings select[name={name}]").select_option(value)
    assert (await answered.value).ok


async def another_browser(ada: Person, browser: Browser, site: Site) -> Page:
    """One in which the same person is signed in, and nothing is kept."""
    context = await browser.new_context(base_url=site.url, color_scheme="dark")
    await context.add_cookies(await ada.page.context.cookies())  # type: ignore[arg-type]  # what it gives, it takes
    return await context.new_page()


async def test_what_is_chosen_at_a_table_holds_on_another_device(
    site: Site, new_person: NewPerson, browser: Browser
) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="dark")
    await ada.sit_down_with_luna()
    await open_settings(ada.page)
    await choose(ada.page, "theme", "light")
    await choose(ada.page, "speed", "off")
    other = await another_browser(ada, browser, site)
    try:
        await other.route("**/static/dist/*.js", lambda route: route.abort())
        await other.goto(ada.page.url)
        await expect(other.locator("html")).to_have_css("--ground", LIGHT_GROUND)
        await other.unroute("**/static/dist/*.js")
        await other.goto(ada.page.url)
        await open_settings(other)
        await expect(other.get_by_label(say("setting-speed"), exact=True)).to_have_value("off")
        await choose(other, "theme", "dark")
    finally:
        await other.context.close()
    await ada.page.reload()
    await expect(ada.page.locator("html")).to_have_css("--ground", DARK_GROUND)


async def test_a_choice_that_the_server_does_not_take_holds_and_is_sent_later(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="dark")
    await ada.sit_down_with_luna()
    ada.forgive("ERR_FAILED")
    await ada.page.route("**/api/users/me/settings", lambda route: route.abort())
    await open_settings(ada.page)
    async with ada.page.expect_event("requestfailed"):
        await ada.page.locator(".settings select[name=theme]").select_option("light")
    await expect(ada.page.locator("html")).to_have_css("--ground", LIGHT_GROUND)
    await ada.page.unroute("**/api/users/me/settings")
    async with ada.page.expect_response("**/api/users/me/settings") as answered:
        await ada.page.reload()
    assert (await answered.value).ok
    assert await ada.call("GET", "/api/users/me/settings") == {"theme": "light"}
    await expect(ada.page.locator("html")).to_have_css("--ground", LIGHT_GROUND)


async def asks_before(ada: Person, what: str) -> None:
    """Let her be asked once more."""
    await open_settings(ada.page)
    await choose(ada.page, "confirm", what)
    await ada.page.keyboard.press("Escape")


OUT_OF_SIGHT = """() => {
  const found = [...document.querySelectorAll('.prompt, .fixed button, .tabs button')].filter((one) => {
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    return width > 0 && (left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5);
  });
  const { height } = document.querySelector('.offers').getBoundingClientRect();
  const low = height > 0 && height < 44 ? [`choices ${height} high`] : [];
  return [...found.map((one) => one.textContent.trim()), ...low];
}"""
"""What of a turn is not seen at once: the question, the room for choices, undo and the end, the tabs."""

TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the screen'] : []"
"""A phone with larger text scrolls the page as a whole, downwards only."""


async def the_end_of_a_turn_is_asked_for_twice_in_one_place(ada: Person) -> None:
    """By click or key; Escape takes the first one back."""
    shown = await ada.look()
    button = ada.page.locator(".fixed [data-move]")
    before = await button.bounding_box()
    await button.click()
    await expect(button).to_have_attribute("data-asks", say("confirm-again"))
    asked = say("confirm-aloud", move=say("move-EndTurn"))
    await expect(ada.page.locator("[data-asked-again]")).to_have_text(asked)
    assert (await button.bounding_box(), (await ada.look()).seq) == (before, shown.seq)
    await ada.page.keyboard.press("Escape")
    await expect(button).not_to_have_attribute("data-asks", say("confirm-again"))
    await ada.page.keyboard.press("e")
    await expect(button).to_have_attribute("data-asks", say("confirm-again"))
    await ada.page.keyboard.press("e")
    await ada.until(shown.seq + 1)


@pytest.mark.parametrize(
    ("screen", "wrong", "size"),
    [
        pytest.param({}, OUT_OF_SIGHT, "large", marks=pytest.mark.full, id="large-desk"),
        pytest.param({}, OUT_OF_SIGHT, "larger", id="larger-desk"),
        pytest.param(PHONE, TOO_WIDE, "large", id="large-phone"),
        pytest.param(PHONE, TOO_WIDE, "larger", marks=pytest.mark.full, id="larger-phone"),
    ],
)
async def test_a_turn_can_be_played_with_larger_text(
    site: Site, new_person: NewPerson, screen: dict[str, Any], wrong: str, size: str
) -> None:
    """On a phone all of the settings is in sight before. The end of the turn is asked for twice."""
    ada = await new_person(site.url, "Ada", **screen)
    await ada.sit_down_with_luna()
    await open_settings(ada.page)
    kept = ada.page.get_by_text(say("settings-kept"))
    if screen:
        await expect(kept).to_be_in_viewport(ratio=1)
        dialog = ada.page.get_by_role("dialog", name=say("settings"))
        assert await dialog.evaluate("(box) => box.scrollHeight <= box.clientHeight")
    # Boxes to tick are of the page's palette, as lists are.
    await expect(ada.page.locator(".settings [name=sound]")).to_have_css("appearance", "none")
    await choose(ada.page, "confirm", "turn")
    await choose(ada.page, "type", size)
    await expect(ada.page.get_by_role("button", name=say("close"), exact=True)).to_be_in_viewport(ratio=1)
    await ada.page.locator(".settings").evaluate("(box) => { box.scrollTop = box.scrollHeight; }")
    await expect(kept).to_be_in_viewport(ratio=1)
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.get_by_role("dialog", name=say("settings"))).to_have_count(0)
    found: dict[str, list[str]] = {}
    while (shown := await ada.until_asked()).step != "EndTurn":
        found[shown.step] = await ada.page.evaluate(wrong)
        if shown.step == "Planning":
            await ada.plan(list(shown.hand[:1]))
        else:
            await ada.choose(shown.offers[-1])
    found[shown.step] = await ada.page.evaluate(wrong)
    assert {step: hidden for step, hidden in found.items() if hidden} == {}
    await the_end_of_a_turn_is_asked_for_twice_in_one_place(ada)


async def test_ones_seat_has_the_colour_that_one_wishes_and_its_owner_gets_the_other(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="dark")
    await ada.sit_down_with_luna()
    html = ada.page.locator("html")
    await expect(html).to_have_css("--seat-0", "#ff5a4d")
    await open_settings(ada.page)
    await choose(ada.page, "own_colour", "blue")
    for name, colour in {"seat-0": "#93e9ff", "seat-1": "#fff1cf", "seat-3": "#ff5a4d", "piece-1": "#93e9ff"}.items():
        await expect(html).to_have_css(f"--{name}", colour)
    await ada.page.reload()
    await expect(html).to_have_css("--piece-1-side", "#2a7d95")
    await ada.page.emulate_media(color_scheme="light")
    await expect(html).to_have_css("--seat-0", "#1a3d77")
    await open_settings(ada.page)
    await choose(ada.page, "own_colour", "ivory")
    await expect(html).to_have_css("--seat-0", "#6b5101")
    await expect(html).to_have_css("--seat-3", "#1a3d77")
    await choose(ada.page, "own_colour", "given")
    await expect(html).to_have_css("--seat-0", "#670014")


async def test_what_cannot_be_undone_is_asked_for_twice_and_the_rest_is_not(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.sit_down_with_luna()
    await asks_before(ada, "lasting")
    shown = await ada.until_asked("ChooseToken")
    token = ada.button(shown.offers[0].move)
    await token.click()
    await expect(token).to_have_attribute("data-asks", say("confirm-again"))
    other = ada.button(shown.offers[1].move)
    await other.click()
    await expect(token).not_to_have_attribute("data-asks", say("confirm-again"))
    assert (await ada.look()).seq == shown.seq
    await other.click()
    shown = await ada.until_asked("Planning")
    cards = list(shown.hand[: len(shown.slots)])
    for card in cards:
        await ada.lay(card)
    ready = ada.page.locator("[data-ready]")
    await ready.click()
    await expect(ready).to_have_attribute("data-asks", say("confirm-again"))
    await ready.click()
    shown = await ada.until_asked("TakeTurn")
    await ada.choose(shown.offers[0])
