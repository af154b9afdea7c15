"""Coming back to a table of Shackleton Base at which the other has moved."""

import random
import re
from typing import Any

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.missed_turns import back_at
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.shackleton_tables import sit_down

ENOUGH = 2
"""Turns that have been missed."""


async def until_missed(ada: Person, ben: Person) -> Any:
    """Both play beside Ada's page until she has missed turns; gives them."""
    path, chance = f"/api/games/{ben.game}", random.Random("missed")
    for _ in range(200):
        for person in (ben, ada):
            while (table := await person.call("GET", path))["choices"]["step"]:
                choices = table["choices"]
                move = chance.choice(choices["choices"])
                await person.call("POST", f"{path}/moves", {"seq": choices["seq"], "move": move})
                if person is ada:
                    break
        missed = await ada.call("GET", f"{path}/since")
        if len(missed["turns"]) >= ENOUGH:
            return missed
    raise AssertionError("Ada has missed nothing")


async def test_what_was_missed_is_told_step_by_step_and_lights_its_places(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada, ben = await sit_down(shackleton_site, new_person)
    await ada.page.goto("about:blank")
    missed = await until_missed(ada, ben)
    await (await back_at(ada, ben.game)).click()
    panel = ada.page.locator("[data-since-panel]")
    await expect(panel).to_have_attribute("data-seq", str(missed["turns"][0]["seq"]))
    assert await panel.locator("li").count()
    lights = str(await panel.get_attribute("data-lights")).split()
    drawn = [name for name in lights if await ada.page.locator(f"[data-target='{name}'], [data-key='{name}']").count()]
    for name in drawn:
        place = ada.page.locator(f"[data-target='{name}'], [data-key='{name}']").first
        await expect(place).to_have_class(re.compile("pointed"))
    assert drawn
