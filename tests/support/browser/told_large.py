"""What a page has shown large of the turns of others."""

from playwright.async_api import Page

KEEP_LARGE = """() => {
  window.large = [];
  const text = (one) => one.textContent.replaceAll(/\\s+/g, ' ').trim();
  const keep = (all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) {
      if (one.classList?.contains('told-large'))
        window.large.push([...one.querySelectorAll('summary, b, ol > li')].map(text));
    }
  };
  new MutationObserver(keep).observe(document.body, { childList: true, subtree: true });
}"""
"""Keeps the headings and lines of each turn that is shown large."""


async def keep_large(page: Page) -> None:
    """Begin to keep them."""
    await page.evaluate(KEEP_LARGE)


async def first_large(page: Page) -> list[str]:
    """The heading and the lines of the first turn that is shown large, once it is."""
    await page.wait_for_function("window.large.length > 0")
    first: list[str] = await page.evaluate("window.large[0]")
    return first
