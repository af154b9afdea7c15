"""Attractions of others and AstroBot's card: who sits there is in sight of everybody, and is explained."""

import re
from typing import Any, Final

import pytest
from playwright.async_api import Page, Route, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import MESSAGES

PROJECTS: Final = (
    ("moon-casino", "earthrise-hotel", "low-gravity-arena"),
    ("rim-cable-car", "regolith-spa", "stargazing-deck"),
    ("first-steps-museum", "souvenir-dome", "arrivals-terminal"),
)
GUESTS: Final = {"moon-casino-1": 1, "low-gravity-arena-3": 2, "rim-cable-car-2": 4, "first-steps-museum-1": 5}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
SIZES: Final[tuple[ViewportSize, ...]] = (
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 650},
    PHONE,
)
CUT: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  return [...document.querySelectorAll('.guests')].flatMap((one) => {
    const [box, frame] = [one, one.closest('.other')].map((part) => part.getBoundingClientRect());
    const bottom = Math.min(frame.bottom, innerHeight);
    const isInside = box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.bottom <= bottom;
    const isLarge = box.width >= 24 && box.height >= 24;
    const isOnTop = one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    return isInside && isLarge && isOnTop ? [] : [one.getAttribute('aria-label')];
  });
}"""
"""The attractions that are cut, covered or too small to point at."""


def visited(view: dict[str, Any]) -> None:
    """Let all attractions of a view be funded by others than the first seat, and some have Tourists."""
    for seat, projects in zip(view["seats"][1:], PROJECTS, strict=False):
        seat["projects"] = [] if seat.get("astrobot") else list(projects)
    view["modules"]["artemis"] |= {"guests": GUESTS, "card": [7, 8]}


async def changed(route: Route) -> None:
    """Answer with a changed view."""
    answer = await route.fetch()
    told = await answer.json()
    if told.get("view"):
        visited(told["view"])
    await route.fulfill(response=answer, json=told)


async def seen_by(new_person: NewPerson, site: Site, others: list[str], *, is_player: bool) -> Page:
    """The page of a table with these others."""
    ada = await new_person(site.url, "Ada", viewport=SIZES[0])
    await ada.become_guest()
    options = {"corporations": ["artemis", "mining", "mars"], "first_player": 0}
    seats = [{"kind": kind} for kind in ("human", *others)]
    wish = {"game": "shackleton", "options": options, "seats": seats, "visibility": "public"}
    game = (await ada.call("POST", "/api/games", wish))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    person = ada if is_player else await new_person(site.url, "Eve", viewport=SIZES[0])
    await person.page.route(re.compile(r"/api/games/\w+(\?.*)?$"), changed)
    await person.page.goto(f"/t/{game}")
    await person.at_table()
    return person.page


@pytest.mark.parametrize(
    ("others", "is_player", "count"),
    [(["robot"] * 3, True, 9), (["robot"] * 3, False, 9), (["automa"], True, 1)],
    ids=["player", "spectator", "astrobot"],
)
async def test_guests_on_the_attractions_of_others_are_in_sight(
    shackleton_site: Site, new_person: NewPerson, others: list[str], is_player: bool, count: int
) -> None:
    page = await seen_by(new_person, shackleton_site, others, is_player=is_player)
    await expect(page.locator(".guests")).to_have_count(count)
    await expect(page.locator(".guest:not(.free)")).to_have_count(len(GUESTS) if count > 1 else 2)
    for size in SIZES:
        await page.set_viewport_size(size)
        if size == PHONE:
            await page.get_by_role("tab", name="Others" if is_player else "Players").click()
        assert await page.evaluate(CUT) == [], size


async def test_an_attraction_is_explained_to_mouse_and_keys(shackleton_site: Site, new_person: NewPerson) -> None:
    page = await seen_by(new_person, shackleton_site, ["robot"] * 3, is_player=True)
    say = MESSAGES.catalogue("en", "shackleton").say
    card, casino = page.locator("aside.explain"), page.locator("[data-explain='attractions:moon-casino']")
    told = (say("project-moon-casino"), say("explain-attractions"), say("artemis-place", vp=2, taken="yes"))
    await casino.hover()
    for words in told:
        await expect(card).to_contain_text(words)
    await page.keyboard.press("Escape")
    await expect(card).to_be_hidden()
    await casino.focus()
    for words in told:
        await expect(card).to_contain_text(words)
