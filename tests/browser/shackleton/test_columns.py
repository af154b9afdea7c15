"""What is compared at a table of Shackleton Base stands in columns: choices, what the others have, the own base."""

from typing import Any, Final

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE, play_to_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import SECOND, finished

DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LOW: Final[dict[str, Any]] = {"viewport": {"width": 1366, "height": 650}}


async def at_first_turn(site: Site, new_person: NewPerson, device: dict[str, Any], robots: int = 1) -> Person:
    """Somebody at a table with robots, asked for their first turn."""
    ada = await new_person(site.url, "Ada", **device)
    await ada.become_guest()
    options = {"corporations": SECOND, "first_player": 0}
    seats = [{"kind": "human"}, *[{"kind": "robot"}] * robots]
    game = (await ada.call("POST", "/api/games", {"game": "shackleton", "options": options, "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    return ada


ASKEW: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const columns = new Map();
  const found = [];
  const stands = (column, at, name) => {
    if (Math.abs((columns.get(column) ?? at) - at) > 1) found.push(`${name} is not in its column`);
    columns.set(column, columns.get(column) ?? at);
  };
  for (const row of document.querySelectorAll('.family-ExploitCrater, .family-TakeCommand, .family-VisitGateway')) {
    const isSlot = row.classList.contains('family-ExploitCrater');
    const kind = isSlot ? `slots from ${Math.round(box(row).left)}` : 'commands';
    const members = [...row.querySelectorAll('.member')];
    for (const member of members) {
      const [type] = [...member.classList].filter((name) => name.startsWith('for-'));
      stands(`${kind} ${type}`, box(member).left, `${row.getAttribute('aria-label')} ${type}`);
    }
    const words = [...row.querySelectorAll('.slot-number, .pays, .title .name')].map((one) => box(one).right);
    const buttons = members.map((one) => box(one).left);
    if (Math.max(...words) > Math.min(...buttons) + 1) found.push(`${row.textContent.trim()} is covered`);
  }
  return found.join(', ');
}"""
"""Which buttons do not stand below those of the same astronaut, and what they cover of their rows."""


@pytest.mark.parametrize("device", [DESK, LOW, PHONE], ids=["desk", "low", "phone"])
async def test_an_astronauts_buttons_stand_below_one_another(
    shackleton_site: Site, new_person: NewPerson, device: dict[str, Any]
) -> None:
    ada = await at_first_turn(shackleton_site, new_person, device)
    await expect(ada.page.locator(".family-ExploitCrater").first).to_be_attached()
    assert await ada.page.evaluate(ASKEW) == ""


COLUMNS: Final = """() => [...document.querySelectorAll('.side-others .other')].map((seat) => {
  const { left, top } = seat.getBoundingClientRect();
  return [...seat.querySelectorAll('.stock > div, .left > .figure, .built-kinds > .figure')].map((one) => {
    const box = one.getBoundingClientRect();
    return [one.dataset.explain ?? '', Math.round(box.left - left), Math.round(box.top - top)];
  });
})"""
"""For each of the others, what they have and where it stands."""


async def test_what_the_others_have_stands_in_the_same_columns(shackleton_site: Site, new_person: NewPerson) -> None:
    ada = await at_first_turn(shackleton_site, new_person, DESK, robots=3)
    first, *others = await ada.page.evaluate(COLUMNS)
    assert len(others) == 2
    assert len(first) > len("CTR")
    assert all(other == first for other in others)


HOLES: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const rows = new Map();
  for (const one of document.querySelectorAll('.mine .base > *'))
    rows.set(Math.round(box(one).top), box(one).right);
  const end = box(document.querySelector('.mine .base')).right;
  return [...rows.values()].filter((right) => Math.abs(right - end) > 1).length;
}"""
"""How many rows of the base end before its edge."""


@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_base_has_no_hole(shackleton_site: Site, new_person: NewPerson, device: dict[str, Any]) -> None:
    ada = await at_first_turn(shackleton_site, new_person, device)
    if device is PHONE:
        await ada.page.click("[data-tab=me]")
    await expect(ada.page.locator(".mine .kind-headquarters")).to_be_visible()
    assert await ada.page.evaluate(HOLES) == 0


CARDS: Final = """() => [...document.querySelectorAll('.sheets .project')].flatMap((card) => {
  const box = (one) => one.getBoundingClientRect();
  const picture = box(card.querySelector('.project-picture'));
  const words = card.querySelector('.project-effects');
  const cut = [...words.children].filter((one) => box(one).bottom > box(words).bottom + 1);
  const found = cut.length ? [`${card.textContent.trim()} is cut`] : [];
  const isShort = box(words).height < 24;
  if (isShort && picture.height < 0.45 * box(card).height) found.push(`${card.textContent.trim()} has a small picture`);
  return found;
}).join(', ')"""
"""Which projects on offer are not all in sight, or shown by a stamp though they have one line of words."""


async def test_projects_on_offer_show_their_pictures_and_all_words(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await at_first_turn(shackleton_site, new_person, DESK)
    await expect(ada.page.locator("html[data-drawn]")).to_be_attached()
    assert await ada.page.evaluate(CARDS) == ""


async def test_the_scores_wear_the_emblems_of_the_corporations(shackleton_site: Site, new_person: NewPerson) -> None:
    people = [await new_person(shackleton_site.url, name) for name in ("Ada", "Ben")]
    game = await finished(people)
    await people[0].page.goto(f"/t/{game}")
    emblems = people[0].page.locator(".score-table .emblem use[href^='#sb-']")
    await expect(emblems).to_have_count(3)
    assert [await one.get_attribute("href") for one in await emblems.all()] == [
        "#sb-mining",
        "#sb-artemis",
        "#sb-selenium",
    ]
