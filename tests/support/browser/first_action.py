"""Two people at a table where the first action is asked for."""

from typing import Any

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import begun
from tests.support.browser.people import Move, Person
from tests.support.browser.serving import Site

STEPS_AT_MOST = 20


async def at_a_table(site: Site, new_person: NewPerson, line: str = "", other_line: str = "") -> tuple[Person, Person]:
    """Who chooses an action now, and the other; each page comes over its line and is marked to show a reload."""
    path, actor, other = await beside_a_table(site, new_person)
    for person, url in ((actor, line), (other, other_line)):
        await comes_to(person, f"{url or site.url}{path}")
    await actor.until_asked("TakeTurn")
    return actor, other


async def comes_to(person: Person, table: str) -> None:
    """Open a table's page, and mark it to show a reload."""
    await person.page.goto(table)
    await person.at_table()
    await person.page.evaluate("window.neverReloaded = true")


async def beside_a_table(site: Site, new_person: NewPerson) -> tuple[str, Person, Person]:
    """The path of a table's page, who chooses an action there now, and the other; neither has opened it."""
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    path = await begun(ada, ben)
    actor, other = await at_first_action(path, [ada, ben])
    return path, actor, other


async def at_first_action(path: str, people: list[Person]) -> list[Person]:
    """Lay plans beside the pages; gives who has the first action, then the other."""
    api = path.replace("/t/", "/api/games/")
    for _ in range(STEPS_AT_MOST):
        for person in people:
            asked = await person.call("GET", f"{api}/choices")
            if asked["step"] == "TakeTurn":
                return [person, *(other for other in people if other is not person)]
            table = await person.call("GET", api)
            if table["view"]["me"] in table["to_move"]:
                move = asked["choices"][0] if asked["choices"] else planned(asked["form"])
                await person.call("POST", f"{api}/moves", {"seq": asked["seq"], "move": move})
    raise AssertionError("no action was ever asked for")


def planned(form: dict[str, Any]) -> Move:
    """The plan that fills all slots with the first cards."""
    cards = dict(zip(form["slots"], form["cards"], strict=False))
    return {"type": "Plan", "cards": [cards.get(slot) for slot in "ABCDE"]}
