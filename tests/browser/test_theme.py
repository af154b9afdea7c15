"""Dark, light, or as the system has it: kept in this browser, and so from the first paint on."""

import re
from typing import Final

import pytest
from playwright.async_api import Page, expect

from app.pages.styles import colours
from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.sight import contrast
from tests.support.words import say

GROUND: Final = "#0c1019"
LIGHT_GROUND: Final = "#d9d1c1"
SHOWN_BAR: Final = """() => [...document.querySelectorAll('meta[name=theme-color]')]
  .filter((one) => matchMedia(one.media).matches).map((one) => one.content)"""


def colour(hexadecimal: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(hexadecimal[1:])
    return red, green, blue


def rgb(hexadecimal: str) -> str:
    """A colour as browsers write it."""
    return f"rgb{colour(hexadecimal)}"


async def is_on(page: Page, ground: str) -> None:
    """The page has the palette with this ground."""
    await expect(page.locator("html")).to_have_css("--ground", ground)


async def test_the_choice_holds_on_every_page_before_any_script_of_theirs(site: Site, new_person: NewPerson) -> None:
    assert colours()["ground"] == GROUND
    ada = await new_person(site.url, "Ada", color_scheme="dark")
    await ada.page.goto("/")
    await is_on(ada.page, GROUND)
    await ada.page.get_by_label(say("setting-theme"), exact=True).select_option("light")
    await is_on(ada.page, LIGHT_GROUND)
    assert await ada.page.evaluate(SHOWN_BAR) == ["#d9d1c1"]
    assert await ada.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"

    ada.forgive("ERR_FAILED")
    await ada.page.route("**/static/dist/*.js", lambda route: route.abort())
    for path in ("/", "/t/there-is-none"):
        ada.forgive("404")
        await ada.page.goto(path)
        await is_on(ada.page, LIGHT_GROUND)
        await expect(ada.page.get_by_label(say("setting-theme"), exact=True)).to_have_value("light")


@pytest.mark.parametrize("known", [False, True], ids=["stranger", "known"])
async def test_home_is_bone_paper_by_day_but_for_its_first_words(
    site: Site, new_person: NewPerson, known: bool
) -> None:
    """Those stand on the night sky, which whoever has tables does not see."""
    ada = await new_person(site.url, "Ada", color_scheme="light")
    if known:
        await ada.become_guest()
    await ada.page.goto("/")
    await expect(ada.page.locator("body")).to_have_css("background-color", rgb(LIGHT_GROUND))
    by_day = [".lists h2", ".picker .card p", "#hosting .hint", "footer.site p"]
    by_night = [] if known else ["header.site a", ".hero h1", ".hero .lead", ".hero .call:not(.main)"]
    for ground, places in ((LIGHT_GROUND, [*by_day, ".brand"] if known else by_day), (GROUND, by_night)):
        for place in places:
            element = ada.page.locator(place).first
            await expect(element).to_have_css("--ground", ground)
            words = await element.evaluate("(it) => getComputedStyle(it).color")
            red, green, blue, *_ = map(int, re.findall(r"\d+", words))
            assert contrast((red, green, blue), colour(ground)) >= 4.5, (place, words)


async def test_the_table_has_the_choice_in_its_settings_and_follows_other_tabs(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="light")
    await ada.sit_down_with_luna()
    await is_on(ada.page, LIGHT_GROUND)
    await ada.page.locator("[data-settings]").click()
    theme = ada.page.get_by_role("dialog").get_by_label(say("setting-theme"), exact=True)
    await expect(theme).to_have_value("system")
    await theme.select_option("dark")
    await is_on(ada.page, GROUND)
    other = await ada.page.context.new_page()
    await other.goto(f"{site.url}/account/looks")
    await is_on(other, GROUND)
    await other.get_by_label(say("setting-theme"), exact=True).select_option("system")
    await is_on(ada.page, LIGHT_GROUND)
    await ada.page.emulate_media(color_scheme="dark")
    await is_on(ada.page, GROUND)


async def test_contrast_and_size_of_text_are_chosen_and_kept(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="dark")
    await ada.sit_down_with_luna()
    await ada.page.locator("[data-settings]").click()
    settings = ada.page.get_by_role("dialog")
    await settings.get_by_label(say("setting-contrast"), exact=True).select_option("more")
    await is_on(ada.page, "#000000")
    await settings.get_by_label(say("setting-type"), exact=True).select_option("larger")
    await expect(ada.page.locator("html")).to_have_css("font-size", "20.8px")
    await ada.page.goto("/account/looks")
    await is_on(ada.page, "#000000")
    await expect(ada.page.get_by_label(say("setting-type"), exact=True)).to_have_value("larger")
    await ada.page.get_by_label(say("setting-theme"), exact=True).select_option("light")
    await is_on(ada.page, "#ffffff")
    await ada.page.get_by_label(say("setting-contrast"), exact=True).select_option("system")
    await is_on(ada.page, LIGHT_GROUND)
    await ada.page.emulate_media(contrast="more")
    await is_on(ada.page, "#ffffff")
    await ada.page.get_by_label(say("setting-type"), exact=True).select_option("system")
    await expect(ada.page.locator("html")).to_have_css("font-size", "16px")


async def test_larger_text_makes_room_as_a_smaller_window_does(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 900, "height": 800})
    await ada.sit_down_with_luna()
    lines, orbit = ada.page.locator(".track-lines .track"), ada.page.locator(".moon .track")
    await expect(orbit).to_have_count(4)
    await expect(lines).to_have_count(0)
    await ada.page.locator("[data-settings]").click()
    size = ada.page.get_by_role("dialog").get_by_label(say("setting-type"), exact=True)
    await size.select_option("larger")
    await expect(lines).to_have_count(4)
    await expect(orbit).to_have_count(0)
    await size.select_option("system")
    await expect(orbit).to_have_count(4)
    await expect(lines).to_have_count(0)


async def test_what_is_kept_and_no_choice_leaves_it_to_the_system(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", color_scheme="light")
    await ada.page.goto("/")
    for look in ("theme", "contrast", "type"):
        await ada.page.evaluate("(look) => localStorage.setItem(`regolith-${look}`, 'purple')", look)
    await ada.sit_down_with_luna()
    await is_on(ada.page, LIGHT_GROUND)
    await ada.page.locator("[data-settings]").click()
    for look in ("theme", "contrast", "type"):
        chosen = ada.page.get_by_role("dialog").get_by_label(say(f"setting-{look}"), exact=True)
        await expect(chosen).to_have_value("system")
