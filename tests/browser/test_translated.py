"""Pages that the browser translates: Chrome puts elements in the place of all text, and the page goes on."""

import random
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.random_moves import move_at_random
from tests.support.browser.serving import Site
from tests.support.words import say

MOVES = 16
TRANSLATE = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    if (walker.currentNode.data.trim() && !walker.currentNode.parentElement.closest('script, style, textarea'))
      texts.push(walker.currentNode);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
  return texts.length;
}"""
"""As Chrome does, but into the same words."""
TOLD = """() => {
  const parts = 'header.bar, .moon, .display, .research, .rounds, .spaces, .others, .mine, .prompt, .offers, .clocks';
  return [...document.querySelectorAll(parts)].map((part) => {
    const copy = part.cloneNode(true);
    for (const away of copy.querySelectorAll('.away, .since')) away.remove();
    for (const one of copy.querySelectorAll('.refusals li')) one.replaceChildren(one.querySelector('.name'));
    return copy.textContent.replace(/\\s+/g, ' ').trim();
  });
}"""
"""Without who is away, which a new page hears a moment later; without its offer to tell what was missed; and without
why things are refused: these words come once the page was at rest or the pointer was over it, as it is over some new
pages.
"""


async def test_a_translated_table_shows_what_a_new_page_shows(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}]
    game = await ada.open_table(seats, {}, visibility="public")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    draw = random.Random(3)
    for made in range(MOVES):
        if made % 4 == 0:
            assert await ada.page.evaluate(TRANSLATE) > 100
        seq = await move_at_random(game, draw, [ada, ben])
        await ada.until(seq)
    fresh = await ada.page.context.new_page()
    await fresh.goto(f"/t/{game}")
    other = Person(ada.name, fresh)
    await other.at_table()
    await other.until(seq)
    shown: list[str] = await fresh.evaluate(TOLD)
    assert await ada.page.evaluate(TOLD) == shown


async def test_a_translated_lobby_shows_who_sits_down(site: Site, new_person: NewPerson) -> None:
    ada, ben = [await new_person(site.url, name) for name in ("Ada", "Ben")]
    await ada.page.goto("/")
    invitation = await ada.host_for_friends()
    await translated(ada.page)
    await ben.join(invitation)
    await expect(ada.page.locator(".seat .who").nth(1)).to_have_text("Ben")
    await expect(ada.page.get_by_role("button", name=say("lobby-start"), exact=True)).to_be_enabled()


async def translated(page: Page) -> None:
    """Chrome comes back for what is new."""
    for _ in range(2):
        assert await page.evaluate(TRANSLATE) > 0
