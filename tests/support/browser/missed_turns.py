"""Somebody who comes back to a table at which others have moved."""

import random
from typing import Any

from playwright.async_api import Locator, expect

from tests.support.browser.people import Person

TURNS = 3


async def both_sit(ada: Person, ben: Person) -> str:
    """A table of the two beside the pages; gives its id."""
    game = await ada.open_table([{"kind": "human"}, {"kind": "human"}], {})
    invite = (await ada.call("POST", f"/api/games/{game}/invite"))["invite_url"].rpartition("=")[2]
    await ben.call("POST", "/api/users", {"name": ben.name})
    await ben.call("POST", f"/api/games/{game}/join", {"invite": invite})
    await ada.call("POST", f"/api/games/{game}/start")
    return game


async def play(person: Person, game: str, chance: random.Random) -> bool:
    """Any move of a person beside the page; whether they were asked."""
    path = f"/api/games/{game}"
    table = await person.call("GET", path)
    choices, view = table["choices"], table["view"]
    if not choices["step"] or view["seats"][view["me"]]["ready"]:
        return False
    moves = [move for move in choices["choices"] if move["type"] != "DropOut"] or choices["choices"]
    move = choices["sample"] or chance.choice(moves)
    await person.call("POST", f"{path}/moves", {"seq": choices["seq"], "move": move})
    return True


async def until_missed(ada: Person, ben: Person, game: str) -> Any:
    """Play on until Ada has missed turns of Ben and more than one step is to be told; gives what she has missed."""
    chance = random.Random("missed")
    for _ in range(120):
        while await play(ben, game, chance):
            pass
        missed = await ada.call("GET", f"/api/games/{game}/since")
        if any(turn["concerns"] for turn in missed["turns"]) or len(missed["turns"]) >= TURNS:
            return missed
        await play(ada, game, chance)
    raise AssertionError("nothing concerns Ada")


async def back_at(ada: Person, game: str) -> Locator:
    """Ada opens the table; gives the offer."""
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    offer = ada.page.locator("[data-since]")
    await expect(offer).to_be_visible()
    return offer
