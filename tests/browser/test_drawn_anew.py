"""What a page has drawn by patches is what a page draws that has just been opened: nothing on it is left as it was."""

import random
from difflib import unified_diff
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.random_moves import move_at_random
from tests.support.browser.serving import Site

EVERYTHING: dict[str, Any] = {"modules": {"belt": {}, "missions": {}, "threats": {"threat": "comet"}}}
LEVEL = 2
EVERY = 25

DRAWN = """() => {
  const parts = '.moon, .display, .research, .rounds, .spaces, .missions, .threat, .others, .mine, .prompt';
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim().replace(/\\s+/g, ' ')] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('.moon-picture, .sprite, .away')) return [];
    const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value.trim()}"`).sort();
    return [`<${node.localName}${attributes.join('')}>`, ...[...node.childNodes].flatMap(told)];
  };
  return [...document.querySelectorAll(parts)].flatMap(told);
}"""
"""All that shows pieces, marks and what is asked, line by line, without what the drawing leaves between the lines for
itself, and without what comes a moment later: the Moon's picture, the drawings, and who is away."""


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
@pytest.mark.parametrize("moves", [75, pytest.param(150, marks=pytest.mark.full)])
async def test_patches_draw_what_a_new_page_draws(
    site: Site, new_person: NewPerson, options: dict[str, Any], moves: int
) -> None:
    """Before a player's page what can be chosen changes as well; before a spectator's nothing but what happens."""
    ada, ben, eve = [await new_person(site.url, name) for name in ("Ada", "Ben", "Eve")]
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": LEVEL}]
    game = await ada.open_table(seats, options, visibility="public")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    for watcher in (ada, eve):
        await watcher.page.goto(f"/t/{game}")
        await watcher.at_table()
        await explained(watcher)
    draw = random.Random(7)
    for made in range(1, moves + 1):
        seq = await move_at_random(game, draw, [ada, ben])
        if made % EVERY == 0:
            for watcher in (ada, eve):
                await watcher.until(seq)
                here, there = await watcher.page.evaluate(DRAWN), await drawn_anew(watcher, game, seq)
                differences = list(unified_diff(here, there, n=0, lineterm=""))
                assert differences == [], f"{watcher.name}, after {made} moves"


async def drawn_anew(person: Person, game: str, seq: int) -> list[str]:
    """What another page of theirs draws at that number."""
    page = await person.page.context.new_page()
    other = Person(person.name, page)
    await page.goto(f"/t/{game}")
    await other.at_table()
    await other.until(seq)
    await explained(other)
    drawn: list[str] = await page.evaluate(DRAWN)
    await page.close()
    return drawn


async def explained(person: Person) -> None:
    """Reach for the table: then the words of explanations come, and things say why they are refused."""
    await person.page.locator("#table").dispatch_event("pointermove")
    await expect(person.page.locator(".explain")).to_be_attached()
