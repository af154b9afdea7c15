"""No text is smaller than 11 pixels on a desk and 12 on a phone, whatever is asked."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import PHONE
from tests.support.browser.people import Person
from tests.support.browser.reading import SMALL_TEXTS
from tests.support.browser.serving import Site
from tests.support.browser.short_games import plays_on
from tests.support.browser.taste import Taste
from tests.support.words import say

MOVES = 45
"""Two rounds or so: every phase, and most questions."""
MODULES: dict[str, Any] = {"belt": {}, "missions": {"cards": ["camp"]}, "threats": {"threat": "probe"}}
OVER = 8
"""A round that no game reaches: it is over before."""
DIALOGS = {"?": "help", "s": "standing-now"}
"""Keys that open one, and its name."""
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}


async def small_texts(ada: Person, least: float) -> set[str]:
    """All that were too small during some rounds with Luna."""
    taste, found = Taste("type", actions=2), set[str]()
    await ada.sit_down_with_luna()
    for _ in range(MOVES):
        shown = await ada.until_asked()
        for small in await ada.page.evaluate(SMALL_TEXTS, least):
            found.add(f"{shown.step}: {small}")
        await taste.act_beside(ada, shown)
    return found


class Glance:
    """Looks at a person's page in one state after the other; `found` is what was too small there."""

    def __init__(self, person: Person, least: float) -> None:
        self.person = person
        self.found = set[str]()
        self._least = least

    async def look(self, where: str) -> None:
        """At a table on a phone, at each of its tabs; where a dialog lies over the table, at the dialog alone."""
        tabs = self.person.page.locator(".tabs [data-tab]:visible")
        over = await self.person.page.locator("[role=dialog]").count()
        names = [] if over else [await tab.get_attribute("data-tab") or "" for tab in await tabs.all()]
        for name in names or [""]:
            if name:
                await self.person.show_tab(name)
            script = SMALL_TEXTS.replace("body *", "[role=dialog] *") if over else SMALL_TEXTS
            small = await self.person.page.evaluate(script, self._least)
            # What has no size at all is for readers of the page alone.
            self.found |= {f"{where} {name}: {text}" for text in small if not text.startswith("0.0 px")}

    async def look_at_dialogs(self) -> None:
        """Help, the standing, the settings and the rules, each over the table."""
        page = self.person.page
        for key, name in DIALOGS.items():
            await page.keyboard.press(key)
            await self._look_at_dialog(name)
        await self.person.press("settings")
        await self._look_at_dialog("settings")
        await page.locator(".ask > .rule").first.click()
        await self._look_at_dialog("read-rules")

    async def _look_at_dialog(self, name: str) -> None:
        dialog = self.person.page.get_by_role("dialog", name=say(name))
        await expect(dialog).to_be_visible()
        await self.look(name)
        await self.person.page.keyboard.press("Escape")
        await expect(dialog).to_have_count(0)


SCREENS = pytest.mark.parametrize(("screen", "least"), [(DESK, 11.0), (PHONE, 12.0)], ids=["desk", "phone"])


@SCREENS
async def test_nothing_is_too_small_to_be_read(
    site: Site, new_person: NewPerson, screen: dict[str, Any], least: float
) -> None:
    ada = await new_person(site.url, "Ada", **screen)
    found = await small_texts(ada, least)
    assert found == set()


@SCREENS
async def test_nothing_is_too_small_with_modules_in_dialogs_to_spectators_and_at_the_end(
    site: Site, new_person: NewPerson, screen: dict[str, Any], least: float
) -> None:
    ada, eve = await new_person(site.url, "Ada", **screen), await new_person(site.url, "Eve", **screen)
    glance, other = Glance(ada, least), Glance(eve, least)
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "automa", "level": 2}]
    game = await ada.open_table(seats, {"modules": MODULES}, visibility="public")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked()
    await glance.look("modules")
    await glance.look_at_dialogs()
    await eve.become_guest()
    await eve.page.goto(f"/t/{game}")
    await eve.at_table()
    await other.look("spectator")
    for person in (ada, eve):
        await person.page.goto("about:blank")
    await plays_on([ada], game, OVER)
    await ada.page.goto(f"/t/{game}")
    await expect(ada.page.locator("[data-end-tab]").first).to_be_visible()
    for tab in await ada.page.locator("[data-end-tab]").all():
        await tab.click()
        await glance.look("end")
    found = sorted(glance.found | other.found)
    assert found == [], "\n".join(found)
