"""axe-core finds nothing, on any page, in any phase, on screens large and small, dark and light."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewPerson
from tests.browser.people import Person
from tests.browser.serving import PROJECT, Site

AXE = PROJECT / "node_modules" / "axe-core" / "axe.min.js"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
WAYS: list[list[tuple[dict[str, int], str]]] = [
    [(DESK, "dark"), (PHONE, "light")],
    [(DESK, "light"), (PHONE, "dark")],
]
"""Each situation is looked at in both sizes; the palettes change places from one situation to the next."""
TABS = ("moon", "display", "me", "others", "log")
MOVES_AT_MOST = 900

RUN = """async (contrast) => {
  const rules = { 'color-contrast': { enabled: contrast } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], rules });
  const why = ({ any, all, none }) => [...any, ...all, ...none][0]?.message ?? '';
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((one) => `${id}: ${one.target.join(' ')} ${why(one)} ${one.html.slice(0, 160)}`));
}"""

Choices = dict[str, Any]


class Audit:
    """Looks at the page of a person in one way after the other; `found` is everything that axe-core objects to."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.looks = 0
        self.found: list[str] = []
        self._axe = Path(AXE).read_text(encoding="utf-8")

    async def look(self, where: str) -> None:
        """Run axe-core in both sizes; a phone shows another region of the table each time.

        The colours of the table are the same in both sizes, so there contrast (most of the time) is measured once.
        """
        page = self.person.page
        await page.evaluate(f"() => {{ {self._axe} }}")
        ways = WAYS[self.looks % len(WAYS)]
        for size, scheme in ways:
            await page.set_viewport_size(size)  # type: ignore[arg-type]
            await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            tab = page.locator(f".tabs [data-tab={TABS[self.looks % len(TABS)]}]")
            if size is PHONE and await tab.is_visible() and await page.locator("[role=dialog]").count() == 0:
                await tab.click()
            contrast = size is DESK or not await tab.is_visible()
            self.found += [f"{where} ({size['width']}, {scheme}) {one}" for one in await page.evaluate(RUN, contrast)]
        self.looks += 1


async def play_to(person: Person, game: str, taste: random.Random, stop: Callable[[Choices], bool]) -> Choices:
    """Play by the API until a choice is offered at which to stop, or to the end of the game."""
    for _ in range(MOVES_AT_MOST):
        choices: Choices = await person.call("GET", f"/api/games/{game}/choices")
        if choices["step"] and stop(choices):
            return choices
        if not choices["step"]:
            table = await person.call("GET", f"/api/games/{game}")
            if table["status"] == "finished":
                return choices
            continue
        move = choices["sample"] or taste.choice(choices["choices"])
        await person.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
    raise AssertionError("the game does not end")


def asked(*steps: str) -> Callable[[Choices], bool]:
    """Stop at one of these steps."""
    return lambda choices: choices["step"] in steps


async def test_pages_around_the_table(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    ben.forgive("404")
    audit, other = Audit(ada), Audit(ben)
    await ada.page.goto("/")
    await audit.look("home")
    await ada.press("home-preset-custom-do")
    await audit.look("home, own mix")
    invitation = await ada.host_for_friends()
    await audit.look("lobby")
    await ben.page.goto(invitation)
    await other.look("joining")
    await ben.page.goto("/nothing/here")
    await other.look("not found")
    assert not audit.found + other.found, "\n".join(audit.found + other.found)


async def test_the_table_in_every_phase(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    audit, taste = Audit(ada), random.Random("axe")
    game = await ada.open_table([{"kind": "human"}, {"kind": "luna", "level": 2}], {"tokens": "dealt"})
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    met: list[str] = []
    for where, steps in {
        "token": ("KeepToken", "ChooseToken"),
        "planning": ("Planning",),
        "turn": ("TakeTurn",),
        "expand": ("Expand",),
        "research or utilise": ("Research", "Utilise", "SpendUnits"),
        "dropping out": ("RestCards",),
    }.items():
        choices = await play_to(ada, game, taste, asked(*steps))
        met.append(choices["step"])
        await ada.until(choices["seq"])
        await audit.look(where)
    await ada.page.keyboard.press("?")
    await ada.page.get_by_role("dialog").wait_for()
    await audit.look("help")
    await ada.page.goto("about:blank")
    await play_to(ada, game, taste, lambda _: False)
    await ada.page.goto(f"/t/{game}")
    await ada.page.get_by_role("dialog").wait_for()
    await audit.look("end")
    assert "" not in met
    assert not audit.found, "\n".join(audit.found)
