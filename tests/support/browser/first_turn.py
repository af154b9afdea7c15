"""Where many browser tests begin: a table of two, and somebody's first turn, on a screen of either kind."""

import json
from typing import Any, Final

from playwright.async_api import Route

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}


ENERGY: Final = "[data-hand]:has(.kind-energy)"


MIDDLE: Final = """(key) => {
  const box = document.querySelector(`.moon [data-target="${key}"]`).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""


async def begun(ada: Person, ben: Person) -> str:
    """Start a table beside the pages; gives the path of its page."""
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {}, visibility="public")
    await ben.call("POST", "/api/users", {"name": ben.name})
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    return f"/t/{game}"


async def at_first_turn(site: Site, new_person: NewPerson, **options: Any) -> Person:
    """Somebody in their first turn at a table with Luna, with energy in their slots: stations are lit."""
    ada = await new_person(site.url, "Ada", **options)
    await ada.sit_down_with_luna()
    shown = await ada.until_asked()
    while shown.step != "TakeTurn":
        energy = await ada.page.locator(ENERGY).evaluate_all("(all) => all.map((one) => one.dataset.hand)")
        shown = await (ada.plan(energy) if shown.step == "Planning" else ada.choose(shown.offers[0]))
        shown = await ada.until_asked()
    return ada


async def refused_to_end(site: Site, new_person: NewPerson) -> Person:
    """Somebody in their first turn whose page has just been refused to end it: another move reaches the server than
    the page offers."""
    ada = await at_first_turn(site, new_person)

    async def end_instead(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        await route.continue_(post_data=json.dumps({**body, "move": {"type": "EndTurn"}}))

    await ada.page.route("**/moves", end_instead)
    await ada.press_offer((await ada.look()).offer("DropOut"))
    return ada
