"""axe-core finds nothing, on any page, in any phase, on screens large and small, dark and light."""

import random
from typing import Any

from playwright.async_api import Locator, expect

from app.pages.shell import SETTINGS_PARTS
from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.missed_turns import back_at, both_sit, until_missed
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.words import say

MOVES_AT_MOST = 900


STEPS = {
    "ChooseToken",
    "Planning",
    "TakeTurn",
    "Expand",
    "SpendUnits",
    "Research",
    "PlacePlans",
    "Utilise",
    "EndTurn",
    "PickUpDeck",
    "RestCards",
}
"""The kinds of question that are looked at; once all were met, the game is brought to its end."""
DROP_OUT = {"type": "DropOut"}

NAME_ALL = """(companies) => document.querySelector("[data-since-panel] .told").insertAdjacentHTML("beforeend",
  companies.map((one) => `<p><span class="named company-${one}">${one}</span></p>`).join("") +
  [0, 1, 2, 3].map((seat) => `<p><b class="seat-${seat}">seat</b></p>`).join(""))"""
"""Names every company and seat as sentences do, whether or not what was missed does."""

Choices = dict[str, Any]


async def open_panel(person: Person, key: str, name: str) -> Locator:
    """Press a key or a button that opens a dialog, and wait for it."""
    await (person.page.keyboard.press(key) if len(key) == 1 else person.press(key))
    dialog = person.page.get_by_role("dialog", name=say(name))
    await expect(dialog).to_be_visible()
    return dialog


async def close(person: Person, dialog: Locator) -> None:
    """Close a dialog by its key."""
    await person.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)


async def test_pages_around_the_table(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    ben.forgive("404", "409", "403")
    audit, other = Audit(ada), Audit(ben)
    await ada.page.goto("/")
    await audit.look("home")
    await ada.press("home-preset-custom-do")
    await audit.look("home, own mix")
    invitation = await ada.host_for_friends()
    await audit.look("lobby")
    await ben.page.goto(invitation)
    await other.look("joining")
    await ben.join(invitation)
    await expect(ada.page.get_by_text(ben.name).first).to_be_visible()
    await audit.look("full lobby")
    await ada.start()
    await ada.page.goto(f"/t/{ada.game}/seats")
    await expect(ada.named("seats-make-link-of", name=ben.name)).to_be_visible()
    await audit.look("seats")
    await ada.page.goto("/")
    await expect(ada.page.locator("#mine .entry").first).to_be_visible()
    await audit.look("home with tables")
    await ada.page.goto("/time")
    await expect(ada.named("time-hours-save")).to_be_visible()
    await audit.look("one's own time")
    for where in (
        "/skymines/five-minutes",
        "/skymines/rules",
        "/nothing/here",
        "/t/nothing-here",
        *SETTINGS_PARTS,
        "/sign-in",
        "/sign-in/link",
    ):
        await ben.page.goto(where)
        await other.look(where)
    audit.rests()
    other.rests()


async def test_the_table_in_every_phase_and_step(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    audit, taste, met = Audit(ada), random.Random("axe"), set[str]()
    game = await ada.open_table([{"kind": "human"}, {"kind": "automa", "level": 2}], {"tokens": "dealt"})
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    for _ in range(MOVES_AT_MOST):
        choices: Choices = await ada.call("GET", f"/api/games/{game}/choices")
        if choices["step"] in STEPS - met:
            met.add(choices["step"])
            await ada.until(choices["seq"])
            await audit.look(choices["step"])
            if met == STEPS:
                await ada.page.goto("about:blank")  # Else it would draw all moves up to the end.
        if choices["step"]:
            hurries = met == STEPS and DROP_OUT in choices["choices"]
            move = DROP_OUT if hurries else choices["sample"] or taste.choice(choices["choices"])
            await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        elif (await ada.call("GET", f"/api/games/{game}"))["status"] == "finished":
            break
    assert met == STEPS
    await ada.page.goto(f"/t/{game}")
    await ends_well(ada, audit)
    audit.rests()


async def ends_well(ada: Person, audit: Audit) -> None:
    """The final scores, each of their parts, as a chart and as a table."""
    dialog = ada.page.get_by_role("dialog", name=say("final-scores"))
    await expect(dialog.locator("[data-end-tab]").first).to_be_visible()
    await audit.look("end")
    await dialog.locator("[data-end-tab=shares]").click()
    await expect(dialog.locator("[data-company]").first).to_be_visible()
    await audit.look("end: shares")
    await dialog.locator("[data-end-tab=value]").click()
    await dialog.locator("[data-way=table]").click()
    await expect(dialog.locator("table.by-round")).to_be_visible()
    await audit.look("end: value, as a table")


async def test_what_lies_over_the_table(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada")
    audit = Audit(ada)
    await ada.sit_down_with_luna()
    while (shown := await ada.until_asked()).step != "Planning":
        await ada.choose(shown.offers[0])
    for card in shown.hand[:2]:
        await ada.page.locator(f"[data-hand='{card}'] .card").click()
        await expect(ada.page.locator(f"[data-hand='{card}']")).to_have_count(0)
    await audit.look("a plan half laid")
    for key, name in (("?", "help"), ("s", "standing-now"), ("settings", "settings")):
        dialog = await open_panel(ada, key, name)
        await audit.look(name)
        await close(ada, dialog)
    await ada.page.locator(".ask > .rule").click()
    await expect(ada.page.get_by_role("dialog", name=say("read-rules"))).to_be_visible()
    await audit.look("the rules")
    await ada.page.keyboard.press("Escape")
    await ada.page.keyboard.press("5")
    line = ada.page.locator("[data-then]").first
    await ada.focus(line)
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.get_by_role("region", name=say("then-region"))).to_be_visible()
    await audit.look("the table as it was then")
    audit.rests()


async def test_what_was_missed_names_companies_and_seats_legibly(site: Site, new_person: NewPerson) -> None:
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    game = await both_sit(ada, ben)
    await until_missed(ada, ben, game)
    audit = Audit(ada)
    await (await back_at(ada, game)).click()
    await expect(ada.page.locator("[data-since-panel] li").first).to_be_visible()
    await ada.page.evaluate(NAME_ALL, ["skymine", "minerva", "astrogo", "tawac"])
    for _ in ("the palettes one way", "and the other"):
        await audit.look("what was missed")
    audit.rests()
