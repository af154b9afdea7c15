"""Where the system forces its colours, its frames tell what our colours told, and the Moon keeps its drawing."""

from itertools import combinations
from typing import Final

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import at_first_turn
from tests.support.browser.serving import Site

CHOSEN: Final = ("lit", "picked", "refused", "pointed")
STATES: Final = {
    ".displays .card": CHOSEN,
    ".displays .plan": CHOSEN,
    ".standard": CHOSEN,
    ".majority": CHOSEN,
    ".mine .resting": CHOSEN,
    ".action-slot": ("lit", "picked"),
    ".offer:not(.main)": ("main", "pointed"),
    ".rounds li": ("now",),
    ".other": ("acting",),
}
"""What must look different in each of these states, and in none of them."""

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

ON_THE_MOON: Final = """() => {
  const yard = document.querySelector('.yard.lit'), { strokeDasharray, strokeWidth } = getComputedStyle(yard);
  yard.classList.remove('lit');
  const plain = getComputedStyle(yard);
  const looks = [[strokeDasharray, strokeWidth], [plain.strokeDasharray, plain.strokeWidth]].map(String);
  yard.classList.add('lit');
  return [getComputedStyle(yard).forcedColorAdjust, ...looks];
}"""


async def test_states_are_told_apart_by_frames_of_the_system(site: Site, new_person: NewPerson) -> None:
    page = (await at_first_turn(site, new_person, forced_colors="active")).page
    await page.keyboard.press("Tab")  # From now on the focus shows.
    for thing, states in STATES.items():
        looks = await page.evaluate(FRAMES, [thing, states])
        alike = [pair for pair in combinations(looks, 2) if looks[pair[0]] == looks[pair[1]]]
        assert alike == [], (thing, looks)
    kept, lit, plain = await page.evaluate(ON_THE_MOON)
    assert kept == "none"
    assert lit != plain
