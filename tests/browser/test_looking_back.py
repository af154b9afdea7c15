"""Looking back moves nothing but the log, which has all the height of its column; keys lead through the game, from
entry to entry and from round to round, and it is played."""

import re
from typing import Final

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.sitting_down import beside_robots
from tests.support.words import say

SIZES: Final = ((1440, 900), (1366, 650), (1920, 1080), (1024, 768), (390, 844))
DESKS: Final = {
    "skymines": ((1440, 900), (1920, 1080)),
    "shackleton": ((1440, 900), (1366, 650), (1920, 1080)),
}
"""The sizes at which the log has all the height of its column; on a low desk that of Skymines holds more beside it."""
BOARDS: Final = {"skymines": "svg.moon", "shackleton": "svg.crater"}
MOVES: Final = 6

BOX: Final = """async (board) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  const { x, y, width, height } = document.querySelector(board).getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""
GAPS: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const log = box('.side-log');
  const isBeside = log.right <= box('.ask').left;
  const [above, below] = isBeside ? ['.side-others', '.region.mine'] : ['.ask', '.looking-back'];
  return [log.top - box(above).bottom, box(below).top - log.bottom, log.height / innerHeight];
}"""
"""Pixels between the log and what stands above and below it, and its share of the window's height."""
MAX_GAP: Final = 48
"""The tabs that choose between the others and the log."""
SHOWN: Final = "() => [...document.querySelectorAll('.log-entry.shown [data-then]')].map((one) => +one.dataset.then)"
APART: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  return box('button[data-now]').top - box('[data-propose]').bottom;
}"""
MIN_APART: Final = 120
CONTROLS: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  return [...document.querySelectorAll('.looking-back :is(button, select, input)')].map((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const isOut = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    const cut = isOut || one.scrollWidth > one.clientWidth + 1;
    return { name: one.getAttribute('aria-label') ?? one.textContent.trim(), sides: [width, height], cut };
  });
}"""
MIN_TARGET: Final = 24
MIN_TARGET_PHONE: Final = 44
PHONE: Final = 600


async def some_moves(ada: Person, game: str) -> list[int]:
    """Play a little against a robot; gives the entries that the log has lines for."""
    table = await beside_robots(ada, game, moves=MOVES)
    entries = (await ada.call("GET", f"/api/games/{table}/log"))["entries"]
    return [entry["seq"] for entry in entries if entry["text"]]


@pytest.mark.parametrize("game", BOARDS)
async def test_the_board_stays_where_it_is(both_games: Site, new_person: NewPerson, game: str) -> None:
    ada = await new_person(both_games.url, "Ada")
    await some_moves(ada, game)
    moved = []
    for width, height in SIZES:
        await ada.page.set_viewport_size({"width": width, "height": height})
        await ada.page.keyboard.press("1")
        before = await ada.page.evaluate(BOX, BOARDS[game])
        await ada.page.keyboard.press("5")
        await ada.page.locator("[data-then]").last.click()
        await expect(ada.page.get_by_role("region", name=say("then-region"))).to_be_visible()
        after = await ada.page.evaluate(BOX, BOARDS[game])
        if before != after:
            moved.append(f"{width} by {height}: from {before} to {after}")
        if (width, height) in DESKS[game]:
            above, below, share = await ada.page.evaluate(GAPS)
            assert 0 <= above <= MAX_GAP, f"{above} px above the log at {width} by {height}"
            assert 0 <= below <= MAX_GAP, f"{below} px below the log at {width} by {height}"
            assert share > 1 / 3
        await ada.page.keyboard.press("Escape")
        await expect(ada.page.get_by_role("region", name=say("then-region"))).to_have_count(0)
    assert moved == []


async def test_keys_buttons_and_slider_lead_through_the_game(both_games: Site, new_person: NewPerson) -> None:
    ada = await new_person(both_games.url, "Ada")
    told = await some_moves(ada, "shackleton")
    page = ada.page
    await page.locator('[role=tab]:has-text("Log") >> visible=true').first.click()
    await page.locator(f'[data-then="{told[-1]}"]').click()
    await expect(page.get_by_role("region", name=say("then-region"))).to_be_visible()
    for key, wanted in (
        ("ArrowLeft", told[-2]),
        ("ArrowLeft", told[-3]),
        ("ArrowRight", told[-2]),
        ("Home", told[0]),
        ("ArrowLeft", told[0]),
        ("ArrowRight", told[1]),
        ("End", told[-1]),
        ("ArrowRight", told[-1]),
    ):
        await page.keyboard.press(key)
        await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=wanted)
    await page.get_by_role("button", name=say("then-first")).click()
    await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=told[0])
    await page.locator("[data-seek]").fill(str(told[2]))
    await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=told[2])
    assert await page.evaluate(APART) >= MIN_APART
    await page.locator("button[data-now]").click()
    await expect(page.locator("[data-seek]")).to_have_count(0)
    await ada.until_asked()


@pytest.mark.parametrize("game", BOARDS)
async def test_a_game_is_played_to_its_end_and_stops_at_any_press(
    both_games: Site, new_person: NewPerson, game: str
) -> None:
    ada = await new_person(both_games.url, "Ada")
    told = await some_moves(ada, game)
    page = ada.page
    await page.locator('[role=tab]:has-text("Log") >> visible=true').first.click()
    await page.locator(f'[data-then="{told[-4]}"]').click()
    await expect(page.get_by_role("button", name=say("then-play"), exact=True)).to_be_visible()
    await page.get_by_label(say("then-pace"), exact=True).select_option("fast")
    await page.get_by_role("button", name=say("then-play"), exact=True).click()
    await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=told[-1])
    await expect(page.get_by_role("button", name=say("then-play"), exact=True)).to_be_visible()

    await page.get_by_label(say("then-pace"), exact=True).select_option("slow")
    await page.locator("[data-play]").focus()
    await page.keyboard.press("k")  # From the beginning, as the last one is shown.
    await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=told[0])
    await expect(page.get_by_role("button", name=say("then-pause"), exact=True)).to_be_visible()
    await page.keyboard.press("k")
    await expect(page.get_by_role("button", name=say("then-play"), exact=True)).to_be_visible()
    for stopped_by in ("then-later", "then-last"):
        await page.keyboard.press("k")
        await expect(page.get_by_role("button", name=say("then-pause"), exact=True)).to_be_visible()
        await page.get_by_role("button", name=say(stopped_by), exact=True).click()
        await expect(page.get_by_role("button", name=say("then-play"), exact=True)).to_be_visible()
    await page.wait_for_function(f"(seq) => ({SHOWN})().join() === String(seq)", arg=told[-1])


@pytest.mark.parametrize("game", BOARDS)
async def test_buttons_and_keys_lead_from_round_to_round(both_games: Site, new_person: NewPerson, game: str) -> None:
    ada = await new_person(both_games.url, "Ada")
    await some_moves(ada, game)
    page = ada.page
    table = page.url.rpartition("/")[2]
    entries = (await ada.call("GET", f"/api/games/{table}/log"))["entries"]
    starts = [entry["seq"] for entry in entries if any(one["round"] for one in entry.get("begun", ()))]
    last = entries[-1]["seq"]
    await page.locator('[role=tab]:has-text("Log") >> visible=true').first.click()
    await page.locator("[data-then]").last.click()
    before = page.get_by_role("button", name=say("then-round-before"), exact=True)
    await expect(before).to_be_visible()
    for seq in reversed([start for start in starts if start < last]):
        await before.click()
        await expect(page).to_have_url(re.compile(f"#at={seq}$"))
    assert starts
    await page.keyboard.press("Home")
    await expect(page).to_have_url(re.compile("#at=1$"))
    for seq in (start for start in starts if start > 1):
        await page.keyboard.press("Shift+ArrowRight")
        await expect(page).to_have_url(re.compile(f"#at={seq}$"))
    await expect(page.get_by_role("button", name=say("then-round-after"), exact=True)).to_have_attribute(
        "aria-disabled", "true"
    )
    await expect(page.locator("[data-seek]")).to_have_attribute("aria-valuetext", re.compile(r"^Round \d+, entry \d+$"))


async def test_controls_fit_their_column(both_games: Site, new_person: NewPerson) -> None:
    ada = await new_person(both_games.url, "Ada")
    await some_moves(ada, "skymines")
    await ada.page.keyboard.press("5")
    await ada.page.locator("[data-then]").last.click()
    for width, height in SIZES:
        await ada.page.set_viewport_size({"width": width, "height": height})
        sizes = await ada.page.evaluate(CONTROLS)
        least = MIN_TARGET_PHONE if width < PHONE else MIN_TARGET
        assert [size for size in sizes if min(size["sides"]) < least or size["cut"]] == [], f"{width} by {height}"
