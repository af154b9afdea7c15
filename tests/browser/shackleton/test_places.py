"""What keeps its place at a table of Shackleton Base through a game, and what is whole: the crater, leaders, AstroBot's
card, the last Maintenance."""

from typing import Any, Final

import pytest
from playwright.async_api import ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE, play_to_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import FIRST, SECOND, finished

LOW: Final[ViewportSize] = {"width": 1366, "height": 650}
DESKS: Final[dict[str, ViewportSize]] = {"low": LOW, "desk": {"width": 1440, "height": 900}}
WIDE: Final[ViewportSize] = {"width": 1920, "height": 1080}
TURNS: Final = 2


async def seated(
    site: Site, new_person: NewPerson, others: list[str], corporations: tuple[str, ...] = SECOND, **device: Any
) -> tuple[Person, str]:
    """Somebody at a table with these seats, which has just begun, and its id."""
    ada = await new_person(site.url, "Ada", **device)
    await ada.become_guest()
    options = {"corporations": corporations, "first_player": 0}
    seats = [{"kind": kind} for kind in ("human", *others)]
    game = (await ada.call("POST", "/api/games", {"game": "shackleton", "options": options, "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    return ada, game


DRAWN: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
}"""
STANDS: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const whole = (...all) => all.map(Math.round);
  const [tabs, others, board, turn] = ['.side-tabs', '.side-others', '.crater-region', '.table .turn'].map(box);
  return [whole(tabs.left, tabs.right), whole(others.left, others.right), whole(board.left, board.right),
    whole(turn.left, turn.bottom)];
}"""
"""Where the others, the crater and the end of a turn stand."""


@pytest.mark.parametrize("size", DESKS)
async def test_others_and_crater_keep_their_places_from_set_up_to_actions(
    shackleton_site: Site, new_person: NewPerson, size: str
) -> None:
    ada, game = await seated(shackleton_site, new_person, ["robot"] * 3, viewport=DESKS[size])
    await ada.page.goto(f"/t/{game}")
    stood, turns = dict[str, list[list[int]]](), 0
    while turns < TURNS:
        shown = await ada.until_asked()
        turns += shown.step == "TakeTurn"
        await ada.page.evaluate(DRAWN)
        stood[shown.step] = await ada.page.evaluate(STANDS)
        choices = await ada.call("GET", f"/api/games/{game}/choices")
        move = choices["sample"] or choices["choices"][0]
        await ada.until(
            (await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move}))["seq"]
        )
    assert {"ChooseShuttle", "TakeTurn"} <= stood.keys()
    assert [step for step, places in stood.items() if places != stood["TakeTurn"]] == []


CRATER: Final = """() => {
  const svg = document.querySelector('svg.crater');
  const { a: scale } = svg.getScreenCTM();
  const region = document.querySelector('.crater-region').getBoundingClientRect();
  const land = svg.querySelector('image').getBoundingClientRect();
  const LAND = { top: 15 / 1318, bottom: 1278 / 1318, left: 24 / 1100, right: 1076 / 1100 };
  const found = [];
  if (svg.querySelector('[mask]')) found.push('the land fades');
  const top = land.top + LAND.top * land.height, bottom = land.top + LAND.bottom * land.height;
  if (top < region.top - 1 || bottom > region.bottom + 1) found.push(`land from ${top} to ${bottom}`);
  const { left, right } = { left: land.left + LAND.left * land.width, right: land.left + LAND.right * land.width };
  if (left < region.left - 1 || right > region.right + 1) found.push(`land from ${left} to ${right} across`);
  const sizes = [...svg.querySelectorAll('.fee, .total, .number, .count')]
    .map((one) => scale * parseFloat(getComputedStyle(one).fontSize));
  if (Math.min(...sizes) < 11) found.push(`figures of ${Math.min(...sizes)} px`);
  return found.join(', ');
}"""
"""What of the crater's land is out of sight, and figures that are too small. LAND: where it is in its picture."""


@pytest.mark.parametrize("others", [["robot"], ["automa"]], ids=["robot", "astrobot"])
async def test_the_whole_crater_is_in_sight_with_figures_that_can_be_read(
    shackleton_site: Site, new_person: NewPerson, others: list[str]
) -> None:
    ada, game = await seated(shackleton_site, new_person, others, viewport=LOW)
    await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    for width, height in ((1366, 650), (1280, 720), (1440, 900), (390, 844)):
        await ada.page.set_viewport_size({"width": width, "height": height})
        await ada.page.reload()
        await ada.until_asked("TakeTurn")
        await expect(ada.page.locator("svg.crater")).to_be_visible()
        await ada.page.evaluate(DRAWN)
        assert await ada.page.evaluate(CRATER) == "", f"{width} by {height}"


UNSEEN: Final = """() => {
  const list = document.querySelector('.offers').getBoundingClientRect();
  return [...document.querySelectorAll('.offers [data-move]')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const seen = one.querySelector('.sign .pictured')?.getBoundingClientRect().height ?? 0;
    const told = [...one.querySelectorAll('.abilities > *')].filter((line) => line.getBoundingClientRect().height > 0);
    return box.bottom > list.bottom + 1 || seen < 24 || told.length < 2 ? [one.textContent.trim()] : [];
  });
}"""
"""Which leaders are not all in sight: the portrait, what they can do, and what else with headquarters."""


@pytest.mark.parametrize("size", DESKS)
async def test_leaders_are_chosen_by_portrait_and_what_they_do(
    shackleton_site: Site, new_person: NewPerson, size: str
) -> None:
    ada, game = await seated(shackleton_site, new_person, ["robot"] * 3, viewport=DESKS[size])
    await ada.page.goto(f"/t/{game}")
    shown = await ada.until_asked("ChooseLeader")
    assert len(shown.offers) > 1
    await expect(ada.page.locator("html[data-drawn]")).to_be_attached()
    assert await ada.page.evaluate(UNSEEN) == []


ONE_LINE: Final = """() => {
  const { height } = document.querySelector('.prompt p').getBoundingClientRect();
  return height / Number.parseFloat(getComputedStyle(document.querySelector('.prompt p')).lineHeight);
}"""


async def test_a_turns_question_takes_one_line_beside_the_turns_of_three_others(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada, game = await seated(shackleton_site, new_person, ["robot"] * 3, viewport=DESKS["desk"])
    await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    assert "--turns: 3" in (await ada.page.locator(".ask").get_attribute("style") or "")
    assert await ada.page.evaluate(ONE_LINE) < 1.5


async def test_astrobots_card_shows_what_it_does_and_leaves_the_log_its_place(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada, game = await seated(shackleton_site, new_person, ["automa"], FIRST, viewport=WIDE)
    while not await told(ada, game):
        choices = await play_to_turn(ada, game)
        await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": choices["choices"][-1]})
        while (asked := await ada.call("GET", f"/api/games/{game}/choices"))["step"] not in ("TakeTurn", ""):
            move = next((one for one in asked["choices"] if one["type"] in ("EndTurn", "Decline")), asked["choices"][0])
            await ada.call("POST", f"/api/games/{game}/moves", {"seq": asked["seq"], "move": move})
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked()
    card = ada.page.locator(".astrobot-card")
    await expect(card.locator(".face .emblem")).to_have_count(1)
    await expect(card.locator(".line .pictured, .line .icon").first).to_be_attached()
    await expect(card.locator(".did .named .icon").first).to_be_visible()
    others, log = [await ada.page.locator(one).bounding_box() for one in (".side-others", ".side-log")]
    assert others and log
    assert abs(others["x"] - log["x"]) < others["width"] / 2, "the log stands below the others"
    assert log["y"] > others["y"]


async def told(person: Person, game: str) -> bool:
    """Whether AstroBot has played a card."""
    log = await person.call("GET", f"/api/games/{game}/log")
    return any(event["type"] == "AstroBotRowReached" for entry in log["entries"] for event in entry["events"])


async def test_the_last_maintenance_tells_of_each_seat_by_what_brought_it(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    people = [await new_person(shackleton_site.url, name) for name in ("Ada", "Ben")]
    game = await finished(people)
    page = people[0].page
    await page.goto(f"/t/{game}")
    await page.locator("[data-end-tab=last]").click()
    plates = page.locator(".last-seat")
    await expect(plates).to_have_count(2)
    for plate in await plates.all():
        await expect(plate.locator(".last-vp caption")).to_be_visible()
        await expect(plate.locator("tbody tr").first).to_be_visible()
    for device in (LOW, PHONE["viewport"]):
        await page.set_viewport_size(device)
        assert await page.locator(".last-round").evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


BOARDS: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const found = [];
  for (const one of document.querySelectorAll('.farms')) {
    const [left, gains] = ['.left', '.gains'].map((part) => box(one.querySelector(part)));
    if (gains.top < left.bottom - 2 && gains.left - left.right < 4) found.push(one.textContent);
  }
  for (const one of document.querySelectorAll('.works small')) {
    const line = parseFloat(getComputedStyle(one).fontSize);
    if (box(one).height > 1.8 * line) found.push('how many factories, in two lines');
  }
  return found;
}"""
"""Figures on boards of corporations that touch what is beside them or break into lines."""
TWO_MARKERS: Final = """() => {
  for (const one of document.querySelectorAll('.works')) {
    const marker = (seat, shape) => `<b class="shape seat-${seat}">${shape}</b>`;
    one.insertAdjacentHTML('afterbegin', marker(0, '♦') + marker(1, '★'));
  }
}"""


@pytest.mark.parametrize("is_watching", [False, True], ids=["seat", "spectator"])
async def test_figures_on_boards_of_corporations_stay_apart(
    shackleton_site: Site, new_person: NewPerson, is_watching: bool
) -> None:
    ada, ben = [await new_person(shackleton_site.url, name, viewport=LOW) for name in ("Ada", "Ben")]
    options = {"corporations": ("mars", "robotics", "evergreen"), "first_player": 0}
    seats = [{"kind": "human"}, {"kind": "automa"}]
    game = await ada.open_table(seats, options, game="shackleton", visibility="public")
    await ada.call("POST", f"/api/games/{game}/start")
    page = (ben if is_watching else ada).page
    await page.goto(f"/t/{game}")
    await expect(page.locator(".farms")).to_have_count(3)
    await page.evaluate(DRAWN)
    await page.evaluate(TWO_MARKERS)
    assert await page.evaluate(BOARDS) == []
