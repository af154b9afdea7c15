"""All of a table of Shackleton Base is in sight at once on a desk: boards, crater, own base, prompt, the others; on a
phone what set-up and shuttle phase ask is."""

import asyncio
from typing import Final

import pytest
from playwright.async_api import Route, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import play_to_turn
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST

TIGHT: Final = ((1280, 720), (1366, 650))
WIDER: Final = ((1440, 900), (1536, 730), (1920, 1080), (2560, 1440))
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
HEAVIEST: Final = ("selenium", "sky-watch", "mars")
"""The corporations whose boards need most room."""
MIN_CRATER: Final = 330
CUT: Final = """async (smallest) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  const box = (one) => one.getBoundingClientRect();
  const found = [];
  const inside = (parts, of, most = 1) => {
    for (const one of document.querySelectorAll(parts)) {
      const frame = box(one.parentElement.closest(of));
      const { left, right, top, bottom } = box(one);
      const over = Math.ceil(Math.max(frame.left - left, right - frame.right, frame.top - top, bottom - frame.bottom));
      if (over > most) found.push(`${one.getAttribute('aria-label') ?? one.className} by ${over} px`);
    }
  };
  inside('main.table, .region.mine, .sheets, .crater-region', 'body');
  inside('.sheet', '.sheets');
  inside('.sheet > *, .sheet .own-board > *', '.sheet', 2);
  inside('.other, .solo > *, .letters > li', '.side-others');
  inside('.me > *, .structure, .mine .own-projects .project, .mine .own-goal', '.region.mine');
  inside('.prompt', '.asks');
  for (const one of document.querySelectorAll('.offers [data-lights*="slot:"]')) {
    for (const slot of one.getAttribute('data-lights').split(' ').filter((key) => key.startsWith('slot:'))) {
      const number = document.querySelector(`.crater [data-target="${slot}"] .number`)?.textContent;
      if (`slot:${number}` !== slot) found.push(`${slot} bears ${number}`);
    }
  }
  for (const one of document.querySelectorAll('.offers .family')) {
    const ends = [...one.querySelectorAll('.member, .title')].map((part) => box(part).right);
    const past = Math.max(...ends) - box(one).right;
    if (past > 1) found.push(`${one.textContent.trim()} by ${Math.ceil(past)} px to the side`);
  }
  const { width, height } = box(document.querySelector('svg.crater'));
  if (Math.min(width, height) < smallest) found.push(`the crater has ${width} by ${height}`);
  return found.join(', ');
}"""
"""What is out of sight in part, and a crater that is too small."""

UNSEEN: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { top, bottom } = document.querySelector('.asking > .asks').getBoundingClientRect();
  const box = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll('.prompt, .offers [data-move]')]
    .filter((one) => box(one).top < top - 1 || box(one).bottom > bottom + 1)
    .map((one) => one.textContent.trim()).join(', ');
}"""
"""What of the question is out of sight."""
TURNS: Final = 6
MANY_SLOTS: Final = 11


@pytest.mark.parametrize(
    "others",
    [["robot"] * 3, pytest.param(["robot"], marks=pytest.mark.full), ["automa"]],
    ids=["four", "two", "astrobot"],
)
async def test_all_of_the_table_is_in_sight(
    shackleton_site: Site, new_person: NewPerson, full: bool, others: list[str]
) -> None:
    """At each kind of question once, and again later: at the sizes of a desk that have least room, and at one wider one
    in turn, or at all of them."""
    ada = await new_person(shackleton_site.url, "Ada")
    await ada.become_guest()
    options = {"corporations": HEAVIEST, "first_player": 0}
    wish = {"game": "shackleton", "options": options, "seats": [{"kind": kind} for kind in ("human", *others)]}
    game = (await ada.call("POST", "/api/games", wish))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    found, seen, turns = [], set[str](), 0
    while turns < TURNS:
        shown = await ada.until_asked()
        turns += shown.step == "TakeTurn"
        if shown.step not in seen or turns == TURNS:
            seen.add(shown.step)
            if shown.phase in ("setup", "shuttle"):
                await ada.page.set_viewport_size(PHONE)
                if unseen := await ada.page.evaluate(UNSEEN):
                    found.append(f"{shown.step} on a phone: {unseen}")
            wider = WIDER if full else (WIDER[len(seen) % len(WIDER)],)
            for width, height in (*TIGHT, *wider):
                await ada.page.set_viewport_size({"width": width, "height": height})
                if cut := await ada.page.evaluate(CUT, MIN_CRATER):
                    found.append(f"{shown.step} at {width} by {height}: {cut}")
        choices = await ada.call("GET", f"/api/games/{game}/choices")
        move = choices["sample"] or choices["choices"][0]
        sent = await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        await ada.until(sent["seq"])
    assert "\n".join(found) == ""


CUT_WORDS: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  return [...document.querySelectorAll('.mine .own-projects .effect, .mine .own-projects .project-name')]
    .filter((one) => {
      const { left, right, top, bottom } = box(one);
      const frame = box(one.closest('.project-effects, .project'));
      return left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1;
    })
    .map((one) => one.textContent.trim()).join(', ');
}"""
"""Which words of the own projects are out of sight in part."""


async def test_the_words_of_own_projects_are_whole(shackleton_site: Site, new_person: NewPerson) -> None:
    ada = await new_person(shackleton_site.url, "Ada")
    await ada.become_guest()
    seats = [{"kind": "human"}, {"kind": "automa"}]
    game = (await ada.call("POST", "/api/games", {"game": "shackleton", "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked()
    while not (await ada.call("GET", f"/api/games/{game}"))["view"]["seats"][0]["projects"]:
        choices = await ada.call("GET", f"/api/games/{game}/choices")
        funding = [move for move in choices["choices"] if move.get("command") == "fund"]
        move = (funding or [choices["sample"] or choices["choices"][0]])[0]
        sent = await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        await ada.until(sent["seq"])
        await ada.until_asked()
    for width, height in ((1440, 900), (1024, 768), (390, 844)):
        await ada.page.set_viewport_size({"width": width, "height": height})
        if width < 500:
            await ada.page.click("[data-tab=me]")
        await expect(ada.page.locator(".mine .own-projects .effect").first).to_be_visible()
        assert await ada.page.evaluate(CUT_WORDS) == ""


LISTED: Final = """() => {
  const { top, bottom } = document.querySelector('.offers').getBoundingClientRect();
  return [...document.querySelectorAll('.offers [data-move]')]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.top < top - 1 || box.bottom > bottom + 1 || box.width < 24 || box.height < 24).length;
}"""
"""How many choices are out of sight, or too small."""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 650)])
async def test_a_turn_of_many_slots_is_in_sight(
    shackleton_site: Site, new_person: NewPerson, width: int, height: int
) -> None:
    """AstroBot's board stands below the choices of a first turn, which has most slots that cost little."""
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": width, "height": height})
    await ada.become_guest()
    options = {"corporations": HEAVIEST, "first_player": 0}
    seats = [{"kind": "human"}, {"kind": "automa"}]
    game = (await ada.call("POST", "/api/games", {"game": "shackleton", "options": options, "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    choices = await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    slots = {move["slot"] for move in choices["choices"] if move["type"] == "ExploitCrater"}
    assert len(slots) >= MANY_SLOTS
    assert await ada.page.evaluate(CUT, MIN_CRATER) == ""
    assert await ada.page.evaluate(LISTED) == 0


LARGER: Final = """() => {
  const drawn = new CSSStyleSheet();
  drawn.replaceSync('html[data-drawn] .sheet { min-height: 40rem }');
  document.adoptedStyleSheets.push(drawn);
}"""
"""Lets drawings need far more room than plain symbols."""


async def test_all_is_in_sight_before_the_drawings_and_fitted_again_with_them(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(shackleton_site.url, "Ada", viewport={"width": 1440, "height": 1080})
    await ada.become_guest()
    wish = {
        "game": "shackleton",
        "options": {"corporations": FIRST},
        "seats": [{"kind": "human"}, {"kind": "robot"}],
    }
    game = (await ada.call("POST", "/api/games", wish))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    wanted = asyncio.Event()

    async def held_back(route: Route) -> None:
        await wanted.wait()
        await route.continue_()

    await ada.page.route("**/dist/shackleton-*.svg", held_back)
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    assert await ada.page.evaluate(CUT, MIN_CRATER) == ""
    boards = ada.page.locator(".sheets")
    assert not (await boards.get_attribute("data-condensed") or "").endswith("over")
    await ada.page.evaluate(LARGER)
    wanted.set()
    await expect(boards).to_have_attribute("data-condensed", "close brief least over")
