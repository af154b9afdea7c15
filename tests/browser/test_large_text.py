"""Pages on a phone with letters of twice their size: no short word is broken, as it is where a column has no room."""

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site

MAX_LETTERS = 8
"""Longer words may break there."""
BROKEN = """(most) => {
  const found = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.checkVisibility({ visibilityProperty: true })) continue;
    for (const word of data.matchAll(/\\p{L}+/gu)) {
      const range = new Range();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (word[0].length <= most && lines.size > 1) found.push(word[0]);
    }
  }
  return found;
}"""
WIDTH = "() => document.documentElement.scrollWidth"
LARGE = "html { font-size: 200% !important; }"


async def test_no_word_of_a_page_is_broken(site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": 390, "height": 844})
    stranger = await new_person(site.url, "Ben", viewport={"width": 390, "height": 844})
    await ada.call("POST", "/api/users", {"name": ada.name})
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = await ada.call("POST", "/api/games", {"game": "skymines", "options": {}, "seats": seats})
    invited = made["invite_url"].removeprefix(site.url)
    for person, path in (
        (stranger, "/"),
        (stranger, invited),
        (stranger, "/sign-in"),
        (stranger, "/skymines/five-minutes"),
        (stranger, "/skymines/rules"),
        (ada, "/"),
        (ada, f"/t/{made['id']}"),
        (ada, "/friends"),
        (ada, "/me/games"),
        (ada, "/account"),
        (ada, "/account/notices"),
        (ada, "/time"),
    ):
        await person.page.goto(path)
        await person.page.add_style_tag(content=LARGE)
        await person.page.wait_for_load_state("networkidle")
        assert await person.page.evaluate(BROKEN, MAX_LETTERS) == [], path
        assert await person.page.evaluate(WIDTH) <= 390, path
