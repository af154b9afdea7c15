"""What others do, told live: the turn alert that comes again, and what their moves mean for oneself."""

from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turns import acting, markers
from tests.support.browser.people import Person
from tests.support.browser.serving import Site
from tests.support.browser.told_large import first_large, keep_large
from tests.support.words import say

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
DESK: dict[str, Any] = {}
SIZES: dict[str, ViewportSize] = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}

COUNT_NOTES = """() => {
  window.notes = 0;
  window.AudioContext = class { currentTime = 0; destination = {}; resume() { return Promise.resolve(); } };
  window.GainNode = class {
    gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    connect(other) { return other; }
  };
  window.OscillatorNode = class { connect(other) { return other; } start() { window.notes += 1; } stop() {} };
}"""
GO_AWAY = """(away) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
NOTES_OF_AN_ALERT = 2
BELOW_TITLE = """() => document.querySelector('.others-turn summary').getBoundingClientRect().bottom
  - document.querySelector('.prompt').getBoundingClientRect().bottom - 1"""
"""How far the sign of a turn reaches below the title."""


async def alerts(page: Page) -> int:
    """How often the alert has been played."""
    return int(await page.evaluate("window.notes")) // NOTES_OF_AN_ALERT


async def alerted(page: Page, times: int) -> None:
    """Wait until the alert has been played so often."""
    await page.wait_for_function("notes => window.notes === notes", arg=times * NOTES_OF_AN_ALERT)


async def wish_for_reminders(person: Person) -> None:
    """Switch the alert and its reminders on, by keyboard."""
    await person.focus(person.page.get_by_role("button", name=say("settings"), exact=True))
    await person.page.keyboard.press("Enter")
    for name in ("sound", "remind"):
        box = person.page.locator(f".settings input[name={name}]")
        await expect(box).not_to_be_checked()
        await expect(box).to_be_enabled()
        await person.focus(box)
        await person.page.keyboard.press("Space")
        await expect(box).to_be_checked()
    await person.page.keyboard.press("Escape")


async def end_turn(person: Person) -> None:
    """The turn of the person, without an action."""
    shown = await person.until_asked("TakeTurn")
    shown = await person.choose(markers(shown)[0])
    await person.choose((await person.until_asked("EndTurn")).offer("EndTurn"))


async def test_the_alert_comes_again_while_the_turn_waits_for_somebody_who_is_away(
    site: Site, new_person: NewPerson
) -> None:
    actor, waiter = await acting(site, new_person)
    page = waiter.page
    await page.evaluate(COUNT_NOTES)
    await page.clock.install()
    await wish_for_reminders(waiter)
    await end_turn(actor)
    await waiter.until_asked("TakeTurn")
    await alerted(page, 1)
    await page.clock.fast_forward(61_000)
    await alerted(page, 2)
    await page.keyboard.press("Shift")
    await page.clock.fast_forward(600_000)
    assert await alerts(page) == 2, "somebody is there"
    await page.evaluate(GO_AWAY, True)
    await page.clock.fast_forward(121_000)
    await alerted(page, 3)
    await page.evaluate(GO_AWAY, False)
    await page.clock.fast_forward(600_000)
    assert await alerts(page) == 3, "back at the table"


async def test_what_another_does_is_shown_announced_and_unfolds_until_one_moves_oneself(
    site: Site, new_person: NewPerson
) -> None:
    """What their move means for oneself at once, and what they did in their turn below the question; on a desk, and in
    a window of a phone's size."""
    actor, waiter = await acting(site, new_person)
    before = await actor.look()
    made = await actor.choose(markers(await actor.until_asked("TakeTurn"))[0])
    since = await waiter.call("GET", f"/api/games/{waiter.game}/since?after={made.seq - 1}")
    (turn,) = since["turns"]
    words = " ".join(turn["text"][: len(turn["concerns"])])
    assert words
    line = waiter.page.locator(".ask > .concern")
    await expect(line).to_have_text(words)
    for screen, size in SIZES.items():
        await waiter.page.set_viewport_size(size)
        await expect(line, screen).to_be_in_viewport()
    await expect(waiter.page.locator("[role=log][aria-live=polite] > p", has_text=words)).to_have_count(1)
    await expect(actor.page.locator(".concern")).to_have_count(0)

    await actor.choose((await actor.until_asked("EndTurn")).offer("EndTurn"))
    shown = await waiter.until_asked("TakeTurn")
    told = waiter.page.locator(".ask [data-turn-of]")
    await expect(told.locator("summary")).to_contain_text(say("turn-of-other", name=actor.name))
    log = await waiter.call("GET", f"/api/games/{waiter.game}/log?after={before.seq}")
    did = [words for entry in log["entries"] for words in entry["text"]]
    for screen, size in SIZES.items():
        await waiter.page.set_viewport_size(size)
        await expect(told.locator("li").first, screen).not_to_be_visible()
        assert await waiter.page.evaluate(BELOW_TITLE) <= 0, f"the sign stands in the title's row on a {screen}"
        await told.locator("summary").click()
        await expect(told.locator("li"), screen).to_have_count(len(did))
        await expect(told.locator("li").first, screen).to_be_in_viewport()
        await told.locator("summary").click()
    await expect(actor.page.locator("[data-turn-of]")).to_have_count(0)
    await waiter.choose(markers(shown)[0])
    for gone in (line, told):
        await expect(gone).to_have_count(0)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_the_first_turn_of_another_is_shown_large_wherever_the_reader_looks(
    site: Site, new_person: NewPerson, screen: dict[str, Any]
) -> None:
    actor, waiter = await acting(site, new_person, reduced_motion="no-preference", **screen)
    if screen:
        await waiter.page.locator(".tabs [data-tab=me]").click()
    await keep_large(waiter.page)
    await end_turn(actor)
    heading, *lines = await first_large(waiter.page)
    assert heading.endswith(say("turn-of-other", name=actor.name))
    assert lines, "what they did"
    assert not [line for line in lines if line.startswith(actor.name)], "the heading names them"
