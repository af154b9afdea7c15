"""A table fills its window and never scrolls as a whole, also where scrollbars take room."""

from typing import Final

from tests.support.browser.people import Person

LOST: Final = """() => {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement;
  const table = document.querySelector('main.table').getBoundingClientRect();
  return [scrollWidth - clientWidth, scrollHeight - clientHeight, innerWidth - table.width];
}"""
"""Pixels: that the document is wider and higher than its window, and that the table is narrower."""
SCROLLBAR: Final = """() => {
  document.body.style.minHeight = '200vh';
  return innerWidth - document.documentElement.clientWidth;
}"""
"""How wide the scrollbar of a page is that is higher than its window."""


async def fills_its_window(ada: Person, when: str) -> None:
    """Nothing of the page scrolls as a whole, and the table is as wide as the window."""
    lost = await ada.page.evaluate(LOST)
    assert lost == [0, 0, 0], f"{when}: {lost}"


async def has_wide_scrollbars(ada: Person) -> None:
    """A page that is higher than its window loses some of its width."""
    await ada.page.goto("/")
    assert await ada.page.evaluate(SCROLLBAR) > 0
