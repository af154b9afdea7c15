"""How things are framed in each of their states, where the system forces its colours."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

from playwright.async_api import Page

CHOSEN: Final = ("lit", "picked", "refused", "pointed")
"""What things that can be chosen can be."""
FRAMES: Final = """([selector, states]) => {
  const thing = document.querySelector(selector), classes = thing.className, index = thing.getAttribute('tabindex');
  const look = () => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopStyle } = getComputedStyle(thing);
    return `${outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`}, ${borderTopStyle}`;
  };
  const looks = {};
  thing.classList.remove('lit', 'picked', 'refused', 'pointed', 'used', 'now', 'acting');
  for (const state of ['plain', ...states]) {
    thing.classList.add(state);
    looks[state] = look();
    thing.classList.remove(state);
  }
  thing.classList.add(states[0]);
  thing.tabIndex = 0;
  thing.focus();
  looks.focused = look();
  thing.blur();
  thing.className = classes;
  index === null ? thing.removeAttribute('tabindex') : thing.setAttribute('tabindex', index);
  return looks;
}"""
"""How something is framed in each state; `focused`: in the first of them, with the focus."""


async def framed_alike(page: Page, states: Mapping[str, Sequence[str]]) -> dict[str, list[tuple[str, str]]]:
    """The pairs of states, by things, that look the same."""
    found = {}
    for thing, of_it in states.items():
        looks = await page.evaluate(FRAMES, [thing, of_it])
        alike = [pair for pair in combinations(looks, 2) if looks[pair[0]] == looks[pair[1]]]
        if alike:
            found[thing] = alike
    return found
