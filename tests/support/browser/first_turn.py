"""Where many browser tests begin: a table of two, and somebody's first turn, on a screen of either kind."""

import json
from typing import Any, Final

from playwright.async_api import Route, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Move, Person
from tests.support.browser.serving import Site
from tests.support.words import say

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
    """Somebody in their first turn at a table with Luna, with energy in their slots: stations are lit. Up to there
    they play beside their page."""
    ada = await new_person(site.url, "Ada", **options)
    game = await ada.open_table([{"kind": "human"}, {"kind": "automa", "level": 2}], {})
    await ada.call("POST", f"/api/games/{game}/start")
    while (asked := await ada.call("GET", f"/api/games/{game}/choices"))["step"] != "TakeTurn":
        if asked["step"]:  # Luna is to move otherwise.
            move = with_energy(asked["form"]) if asked["form"] else asked["choices"][0]
            await ada.call("POST", f"/api/games/{game}/moves", {"seq": asked["seq"], "move": move})
    await ada.page.goto(f"/t/{game}")
    await ada.until(asked["seq"])
    return ada


async def play_to_turn(ada: Person, game: str) -> dict[str, Any]:
    """Answer beside the page all that is asked before somebody's first turn; what is asked then."""
    while (asked := await ada.call("GET", f"/api/games/{game}/choices"))["step"] != "TakeTurn":
        if asked["step"]:  # Another seat is to move otherwise.
            move = asked["sample"] or asked["choices"][0]
            await ada.call("POST", f"/api/games/{game}/moves", {"seq": asked["seq"], "move": move})
    return dict(asked)


def with_energy(form: dict[str, Any]) -> Move:
    """The plan with all cards of energy."""
    cards = dict(zip(form["slots"], (card for card in form["cards"] if card.startswith("energy")), strict=False))
    return {"type": "Plan", "cards": [cards.get(slot) for slot in "ABCDE"]}


async def refused_to_end(site: Site, new_person: NewPerson) -> Person:
    """Somebody in their first turn whose page has just been refused to end it: another move reaches the server than
    the page offers."""
    ada = await at_first_turn(site, new_person)
    # The words of refusals come with those of the help.
    await ada.page.keyboard.press("?")
    await expect(ada.page.get_by_role("dialog", name=say("help"))).to_be_visible()
    await ada.page.keyboard.press("Escape")

    async def end_instead(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        await route.continue_(post_data=json.dumps({**body, "move": {"type": "EndTurn"}}))

    await ada.page.route("**/moves", end_instead)
    await ada.press_offer((await ada.look()).offer("DropOut"))
    return ada
