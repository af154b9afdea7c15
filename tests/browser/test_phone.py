"""A phone, 390 by 844: a whole game by touch in tabs, and nothing wider than the screen on any page."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.ending import shows_the_final_scores
from tests.support.browser.first_turn import PHONE, at_first_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.short_games import go_to_last_round
from tests.support.browser.taste import CORE, Taste
from tests.support.words import say

TABS = ("moon", "display", "me", "others", "log")

TOO_WIDE = """(width) => {
  if (document.documentElement.scrollWidth <= width && innerWidth <= width) return '';
  const cuts = (one) => getComputedStyle(one).overflowX !== 'visible';
  const clipped = (one) => one && one !== document.body && (cuts(one) || clipped(one.parentElement));
  const all = [...document.querySelectorAll('body *')].filter((one) => !clipped(one.parentElement));
  const guilty = all.filter((one) => one.getBoundingClientRect().right > width + 1);
  return ['too wide', ...guilty.slice(0, 5).map((one) => one.outerHTML.slice(0, 150))].join(' | ');
}"""


FOOT = "() => document.querySelector('.fixed > :last-child').getBoundingClientRect().toJSON()"
"""Where the button is that ends a turn, or hands in a plan."""


async def fits(person: Person, where: str) -> None:
    """Nothing of the page lies beyond the width of the screen (which a browser would answer by zooming out)."""
    assert (await person.page.evaluate(TOO_WIDE, PHONE["viewport"]["width"])) == "", where


async def has_its_purse_in_sight(person: Person) -> None:
    """The tab of the own board says what it holds, whichever tab is open, and within the tab."""
    purse = person.page.locator(".tabs .purse")
    await expect(purse).to_be_visible()
    coins, markers = await person.page.locator(".reserve .stock dd").all_text_contents()
    await expect(purse).to_have_text(coins + markers)
    assert await purse.evaluate("(one) => one.scrollWidth <= one.parentElement.clientWidth")


async def test_a_whole_game_by_touch(site: Site, new_person: NewPerson) -> None:
    """Once everything was done, the last round follows."""
    ada = await new_person(site.url, "Ada", **PHONE)
    await ada.page.goto("/")
    await ada.introduce()
    await ada.press("home-preset-solo-do")
    await ada.at_table()
    taste, looked, is_last = Taste("s10", actions=3, until=CORE), set[str](), False
    feet = set[tuple[float, float]]()
    while (shown := await ada.until_asked()).phase != "finished":
        foot = await ada.page.evaluate(FOOT)
        feet.add((foot["top"], foot["bottom"]))
        await taste.act(ada, shown)
        if shown.step not in looked:
            looked.add(shown.step)
            await fits(ada, shown.step)
            await has_its_purse_in_sight(ada)
        if taste.seen >= CORE and not is_last:
            await go_to_last_round([ada])
            is_last = True
    assert taste.seen >= CORE
    assert taste.not_on_board == set()
    assert len(feet) == 1, "undo and the end of the turn stay where they are"
    await shows_the_final_scores(ada)
    await fits(ada, "end")
    await ada.press("back-to-board")
    for tab in TABS:
        await ada.show_tab(tab)
        await fits(ada, tab)
        await has_its_purse_in_sight(ada)
    await ada.press("help")
    await expect(ada.page.get_by_role("dialog", name=say("help"))).to_be_visible()
    await fits(ada, "help")
    await expect(ada.page.get_by_text(say("key-arrows"))).to_be_hidden()
    await ada.page.locator(".by-keys summary").tap()
    await expect(ada.page.get_by_text(say("key-arrows"))).to_be_visible()
    await fits(ada, "help with keys")


async def test_every_page_fits_a_phone(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", **PHONE)
    ben = await new_person(site.url, "Ben of the long name of thirty", **PHONE)
    await ada.page.goto("/")
    await fits(ada, "home")
    await ada.press("home-preset-custom-do")
    await expect(ada.named("home-custom-do")).to_be_visible()
    await fits(ada, "own mix")
    invitation = await ada.host_for_friends()
    await fits(ada, "lobby")
    await ben.page.goto(invitation)
    await fits(ben, "joining")
    await ben.join(invitation)
    await expect(ada.page.get_by_text(ben.name).first).to_be_visible()
    await fits(ada, "full lobby")
    await ada.start()
    await ada.page.goto(f"/t/{ada.game}/seats")
    await expect(ada.named("seats-make-link-of", name=ben.name)).to_be_visible()
    await fits(ada, "seats")
    await ada.page.goto("/")
    await expect(ada.page.locator("#mine .entry")).to_have_count(1)
    await fits(ada, "home with tables")
    ada.forgive("404")
    await ada.page.goto("/t/nothing-here")
    await fits(ada, "unknown")


async def test_the_end_of_the_turn_is_in_sight_on_the_narrowest_screen(site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(site, new_person, viewport={"width": 320, "height": 640})
    foot = await ada.page.evaluate(FOOT)
    assert foot["bottom"] <= 640
    assert await ada.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.fixed') !== null",
        [foot["left"] + foot["width"] / 2, foot["top"] + foot["height"] / 2],
    )


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_the_tab_of_the_log_shows_the_log_on_a_phone(site: Site, new_person: NewPerson, game: str) -> None:
    ada = await new_person(site.url, "Ada", **PHONE)
    table = await ada.open_table([{"kind": "human"}, {"kind": "automa"}], {}, game=game)
    await ada.call("POST", f"/api/games/{table}/start")
    await ada.page.goto(f"/t/{table}")
    await ada.at_table()
    log, others = ada.page.locator(".side-log"), ada.page.locator(".side-others")
    await ada.page.locator("[data-tab=log][role=tab]").click()
    await expect(log).to_be_visible()
    await expect(others).to_be_hidden()
    await ada.page.locator("[data-tab=others][role=tab]").click()
    await expect(others).to_be_visible()
    await expect(log).to_be_hidden()
