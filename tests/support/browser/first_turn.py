"""Where many browser tests begin: a table of two, and somebody's first turn, on a screen of either kind."""

from typing import Any, Final

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
