"""Moves at random, made beside the pages that show them."""

import random

from tests.support.browser.people import Person

LUNA = 2
"""The seat that is hers at tables where she plays."""


async def move_at_random(game: str, draw: random.Random, people: list[Person]) -> int:
    """Make a random move beside the page for the first who has to move; gives the number once Luna has moved, too."""
    path = f"/api/games/{game}"
    mover = people[(await people[0].call("GET", path))["to_move"][0]]
    asked = await mover.call("GET", f"{path}/choices")
    move = draw.choice(asked["choices"] or [asked["sample"]])
    await mover.call("POST", f"{path}/moves", {"seq": asked["seq"], "move": move})
    while (table := await people[0].call("GET", path))["to_move"] == [LUNA]:
        continue
    return int(table["seq"])
