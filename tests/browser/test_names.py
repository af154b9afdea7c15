"""Names and lines of people whose script or keyboard is another one, as Chromium draws and takes them."""

import re
from typing import Any

from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.words import say

NAME = "محمد علي"
PORTRAIT = re.compile(r"url\(.*/people/\w+-\w+\.svg.*\)")
SEATS: list[dict[str, Any]] = [{"kind": "human"}] * 2
PLACES = """([selector, ...words]) => {
  const walker = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) for (const word of words) {
    const at = walker.currentNode.data.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(walker.currentNode, at);
    range.setEnd(walker.currentNode, at + word.length);
    found.push([range.getBoundingClientRect().left, word]);
  }
  return found.sort((one, other) => one[0] - other[0]).map(([, word]) => word);
}"""
"""The words within an element, from left to right as they are drawn."""


async def test_a_name_from_right_to_left_leaves_what_follows_in_its_place(site: Site, new_person: NewPerson) -> None:
    ada, other = [await new_person(site.url, name) for name in ("Ada", NAME)]
    clock = {"turn_seconds": 600, "at_deadline": "stand-in"}
    game = await ada.open_table(SEATS, {}, pace="live", visibility="public", clock=clock)
    await other.call("POST", "/api/users", {"name": NAME})
    await other.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    await other.call("POST", f"/api/games/{game}/chat", {"text": f"hello @{NAME}, 3 points"})
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    plate = ada.page.locator('.other[data-key="seat:1"] > .clock')
    await expect(plate).to_have_attribute("aria-label", say("clock-of", name=f"\u2068{NAME}\u2069"))

    await ada.page.keyboard.press("t")
    await expect(ada.page.locator(".line mark")).to_have_text(f"@{NAME}")
    assert await ada.page.evaluate(PLACES, [".said", "hello", NAME, "3"]) == ["hello", NAME, "3"]


async def test_the_enter_that_confirms_a_word_sends_no_line_and_shortcuts_work_in_cyrillic(
    site: Site, new_person: NewPerson
) -> None:
    ada = await new_person(site.url, "Ada")
    await ada.page.goto("/")
    game = await ada.open_table(SEATS, {}, visibility="public")
    ben = await new_person(site.url, "Ben")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    press = """(element, init) => element.dispatchEvent(
      new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))"""
    await ada.page.locator("body").evaluate(press, {"key": "е", "code": "KeyT"})
    field = ada.page.get_by_label(say("talk-field"))
    await expect(field).to_be_focused()

    await field.fill("月")
    await field.evaluate(press, {"key": "Enter", "keyCode": 229})  # As Safari has it, after the end of the composition.
    await field.evaluate(press, {"key": "Escape", "keyCode": 229})
    await expect(field).to_have_value("月")
    await field.evaluate(press, {"key": "Enter", "keyCode": 13})
    await expect(field).to_have_value("")
    await expect(ada.page.locator(".line .said")).to_have_text(["月"])
    await expect(ada.page.locator(".talk-panel .line .portrait")).to_have_css("background-image", PORTRAIT)
