"""What a page has drawn by patches, beside what a page draws that has just been opened."""

from difflib import unified_diff

from playwright.async_api import expect

from tests.support.browser.people import Person

DRAWN = """() => {
  const skymines = '.moon, .display, .research, .rounds, .spaces, .missions, .threat';
  const parts = [skymines, '.sheets, .crater', '.others, .mine, .prompt'];
  const told = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data.trim() ? [node.data.trim().replace(/\\s+/g, ' ')] : [];
    if (node.nodeType !== Node.ELEMENT_NODE || node.matches('.moon-picture, .crater image, .sprite, .away')) return [];
    const kept = [...node.attributes].filter(({ name }) => name !== 'data-condensed');
    const attributes = kept.map(({ name, value }) => ` ${name}="${value.trim()}"`).sort();
    return [`<${node.localName}${attributes.join('')}>`, ...[...node.childNodes].flatMap(told)];
  };
  return [...document.querySelectorAll(parts.join())].flatMap(told);
}"""
"""All that shows pieces, marks and what is asked, line by line, without what the drawing leaves between the lines for
itself, without how closely regions are drawn, and without what comes a moment later: the pictures of Moon and crater,
the drawings, and who is away."""


async def left_as_it_was(person: Person, game: str, seq: int) -> list[str]:
    """Where their page differs from another one of theirs that is opened at that number: nothing, if all is right."""
    here, there = await person.page.evaluate(DRAWN), await drawn_by_new_page(person, game, seq)
    return list(unified_diff(here, there, n=0, lineterm=""))


async def drawn_by_new_page(person: Person, game: str, seq: int) -> list[str]:
    """What another page of theirs draws at that number."""
    page = await person.page.context.new_page()
    other = Person(person.name, page)
    await page.goto(f"/t/{game}")
    await other.at_table()
    await other.until(seq)
    await explained(other)
    # Who is away is heard a moment later, and then nobody is said to be acting in their place.
    await expect(page.locator(".others .away")).to_have_count(await person.page.locator(".others .away").count())
    drawn: list[str] = await page.evaluate(DRAWN)
    await page.close()
    return drawn


async def explained(person: Person) -> None:
    """Reach for the table: then the words of explanations come, and things say why they are refused."""
    await person.page.locator("#table").dispatch_event("pointermove")
    await expect(person.page.locator(".explain")).to_be_attached()
