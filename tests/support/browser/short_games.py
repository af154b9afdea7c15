"""Games that are over as soon as the rules allow."""

from collections.abc import Callable
from typing import Any

from tests.support.browser.people import Person


async def finished(people: list[Person]) -> str:
    """A game of these two, over after seven rounds in which both drop out at once; gives its id."""
    return await played(people, "skymines", {}, quickest)


async def played(
    people: list[Person], name: str, options: dict[str, Any], move: Callable[[dict[str, Any]], dict[str, Any]]
) -> str:
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


async def own_turn(person: Person, game: str) -> int:
    """The number of an entry after which it was the person's turn, with something to choose."""
    table = await person.call("GET", f"/api/games/{game}")
    for seq in range(2, table["seq"]):
        view = (await person.call("GET", f"/api/games/{game}?at={seq}"))["view"]
        if view["turn"] == table["me"] and view["to_move"] == [table["me"]]:
            return seq
    raise AssertionError("they never had a turn")
