"""Tables of either game against robots, and some moves at them, beside the page."""

from typing import Any

from tests.support.browser.people import Person
from tests.support.browser.shackleton_tables import FIRST


async def beside_robots(ada: Person, game: str, others: tuple[str, ...] = ("robot",), moves: int = 0) -> str:
    """Sit down at a table of this game, play so many moves beside the page, and wait for a question; gives its id.
    `others`: the kinds of the other seats."""
    options = {"corporations": FIRST, "first_player": 0} if game == "shackleton" else {}
    table = await ada.open_table([{"kind": kind} for kind in ("human", *others)], options, game=game)
    await ada.call("POST", f"/api/games/{table}/start")
    await ada.page.goto(f"/t/{table}")
    for _ in range(moves):
        await any_move(ada, table)
    await ada.until_asked()
    return table


async def any_move(ada: Person, table: str) -> dict[str, Any]:
    """Make the first move that is offered, beside the page; gives it."""
    await ada.until_asked()
    choices = await ada.call("GET", f"/api/games/{table}/choices")
    move: dict[str, Any] = choices["sample"] or choices["choices"][0]
    sent = await ada.call("POST", f"/api/games/{table}/moves", {"seq": choices["seq"], "move": move})
    await ada.until(sent["seq"])
    return move
