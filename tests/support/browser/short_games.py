"""Games, and rounds, that are over as soon as the rules allow."""

from collections.abc import Callable
from typing import Any

from tests.support.browser.people import BETWEEN_LOOKS, Person

LAST_ROUND = 7
"""Of Skymines."""
Choose = Callable[[dict[str, Any]], dict[str, Any]]
"""A move made of the choices."""


async def finished(people: list[Person]) -> str:
    """A game of these two, over after seven rounds in which both drop out at once; gives its id."""
    return await played(people, "skymines", {}, quickest)


async def played(people: list[Person], name: str, options: dict[str, Any], move: Choose) -> str:
    """A game of that name of these two, played beside their pages to its end by what `move` makes of the choices;
    gives its id."""
    ada, ben = people
    game = await ada.open_table([{"kind": "human"}] * 2, options, game=name)
    invite = (await ada.call("GET", f"/api/games/{game}"))["invite_url"].rpartition("=")[2]
    await ben.call("POST", "/api/users", {"name": ben.name})
    await ben.call("POST", f"/api/games/{game}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{game}/start")
    while True:
        for person in people:
            table = await person.call("GET", f"/api/games/{game}")
            if table["status"] == "finished":
                return game
            if table["me"] in table["to_move"]:
                body = {"seq": table["seq"], "move": move(table["choices"])}
                await person.call("POST", f"/api/games/{game}/moves", body)


def quickest(choices: dict[str, Any]) -> dict[str, Any]:
    """The move with which the round is over soonest."""
    if choices["form"]:
        return {"type": "Plan", "cards": [None] * 5}
    moves: list[dict[str, Any]] = choices["choices"]
    return next((move for move in moves if move["type"] == "DropOut"), moves[0])


async def plays_on(people: list[Person], game: str, until: int, move: Choose = quickest) -> int:
    """Play as quickly as the rules allow, beside the pages, until that round has begun or the game is over; gives
    the log's number."""
    while True:
        moved = False
        for person in people:
            table = await person.call("GET", f"/api/games/{game}")
            if table["view"]["round"] == until or table["status"] == "finished":
                return int(table["seq"])
            if table["me"] in table["to_move"]:
                body = {"seq": table["seq"], "move": move(table["choices"])}
                await person.call("POST", f"/api/games/{game}/moves", body)
                moved = True
        if not moved:  # An automaton is to move.
            await people[0].page.wait_for_timeout(BETWEEN_LOOKS)


async def go_to_last_round(people: list[Person], last: int = LAST_ROUND, move: Choose = quickest) -> None:
    """Leave the table, come back when its last round has begun: what is played meanwhile no page draws."""
    game = people[0].game
    for person in people:
        await person.page.goto("about:blank")
    await plays_on(people, game, last, move)
    for person in people:
        await person.page.goto(f"/t/{game}")
        await person.at_table()


async def own_turn(person: Person, game: str) -> int:
    """The number of an entry after which it was the person's turn, with something to choose."""
    table = await person.call("GET", f"/api/games/{game}")
    for seq in range(2, table["seq"]):
        view = (await person.call("GET", f"/api/games/{game}?at={seq}"))["view"]
        if view["turn"] == table["me"] and view["to_move"] == [table["me"]]:
            return seq
    raise AssertionError("they never had a turn")
