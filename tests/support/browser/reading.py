"""Whether what a page shows can be read and reached: sizes of its texts, of what can be tapped, and its width."""

from typing import Final

SMALL_TEXTS: Final = """(least) => {
  const found = new Set();
  for (const one of document.querySelectorAll('body *')) {
    const drawn = one.dataset?.n !== undefined;
    if (!drawn && ![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    if (one.closest('.visually-hidden, .sprite, .plain, [hidden]') || !one.checkVisibility()) continue;
    const { width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const size = parseFloat(getComputedStyle(one, drawn ? '::before' : null).fontSize);
    const scale = one.ownerSVGElement ? Math.hypot(one.getScreenCTM().b, one.getScreenCTM().d) : 1;
    if (size * scale >= least - 0.05) continue;
    const [own, parent] = [one, one.parentElement].map((it) => it.getAttribute('class') ?? it.tagName);
    found.add(`${(size * scale).toFixed(1)} px: ${own} in ${parent}`);
  }
  return [...found];
}"""
"""What is seen in letters or figures smaller than `least` pixels."""

CHOICES_TOO_SMALL: Final = """(least) => [
    ...document.querySelectorAll('.asks button:not(:disabled), .tabs button, [data-hand] .card')]
  .filter((one) => one.getClientRects().length && one.getBoundingClientRect().height < least)
  .filter((one) => !one.matches('.intro *'))
  .map((one) => one.outerHTML.slice(0, 100))"""
"""The choices that are lower than `least` pixels."""

BEYOND: Final = "() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth"
"""Pixels by which the page is wider than its window."""
