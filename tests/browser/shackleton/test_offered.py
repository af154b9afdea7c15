"""The crater offers quietly: a thin edge and brackets, thick only where one points; nothing drawn there is cut off."""

from typing import Final

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.first_turn import play_to_turn
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

THIN: Final = 3
THICK: Final = 6
LOOKS: Final = """(key) => {
  const one = document.querySelector(`.crater [data-target="${key}"]`);
  const plate = one.querySelector('.socket, .strip-plate') ?? one;
  const brackets = (one.querySelector('.brackets') ?? one.parentElement.querySelector('.brackets'));
  const { strokeWidth, stroke } = getComputedStyle(plate);
  return { edge: parseFloat(strokeWidth), colour: stroke, brackets: getComputedStyle(brackets).display !== 'none',
    mark: getComputedStyle(brackets).stroke, lit: one.matches('.lit') };
}"""
"""How wide the edge of a thing on the crater is, and whether it has brackets."""
KEYS: Final = """() => [...document.querySelectorAll('.crater .lit:is(.slot, .strip, .sector)')]
  .map((one) => one.dataset.target)"""
CLIPPED: Final = """() => [...document.querySelectorAll('svg.drawn')]
  .filter((one) => getComputedStyle(one).overflow !== 'visible').length"""
"""How many drawings end where their boxes do, shadows and all."""
CODES_CUT: Final = """() => [...document.querySelectorAll('.crater .place')].filter((one) => {
  const [code, hex] = [one.querySelector('.code').getBBox(), one.querySelector('.sector').getBBox()];
  const inside = hex.x + hex.width - (code.x + code.width);
  const up = Math.abs(code.y + code.height / 4 - (hex.y + hex.height / 2));
  return inside < up / Math.sqrt(3) || code.y < hex.y;
}).length"""
"""How many names of sectors reach beyond the sides of their hexes; of a line of text figures take the middle half."""
HEAPS_ASIDE: Final = """() => [...document.querySelectorAll('.crater .place')].filter((one) => {
  const [vein, hex] = [one.querySelector('.vein').getBBox(), one.querySelector('.sector').getBBox()];
  const aside = Math.abs(vein.y + vein.height / 2 - (hex.y + hex.height / 2));
  return one.querySelector('.building') ? aside < 40 : aside > 20;
}).length"""
"""How many heaps are not in the middle of empty sectors, or in that of others."""
SYSTEM: Final = """() => {
  const probe = document.createElement('i');
  probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
  document.body.append(probe);
  return getComputedStyle(probe).color;
}"""


async def at_the_crater(site: Site, new_person: NewPerson, **device: object) -> Person:
    """Somebody in their first turn."""
    ada = await new_person(site.url, "Ada", **device)
    await ada.become_guest()
    seats = [{"kind": "human"}, {"kind": "automa"}]
    options = {"first_player": 0}
    game = (await ada.call("POST", "/api/games", {"game": "shackleton", "options": options, "seats": seats}))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await play_to_turn(ada, game)
    await ada.page.goto(f"/t/{game}")
    await ada.until_asked("TakeTurn")
    await ada.page.wait_for_selector("html[data-drawn]", state="attached")
    return ada


async def test_what_is_offered_has_a_thin_edge_and_brackets_until_one_points_at_it(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await at_the_crater(shackleton_site, new_person)
    keys = await ada.page.evaluate(KEYS)
    assert {key.partition(":")[0] for key in keys} >= {"slot", "command", "gateway"}
    looks = {key: await ada.page.evaluate(LOOKS, key) for key in (*keys, "sector:C1", "energy")}
    assert {key for key, look in looks.items() if look["edge"] > THIN} == set()
    assert {key for key, look in looks.items() if look["brackets"]} == set(keys)
    slot = next(key for key in keys if key.startswith("slot:"))
    await ada.page.locator(f'.crater [data-target="{slot}"]').hover()
    assert (await ada.page.evaluate(LOOKS, slot))["edge"] >= THICK


async def test_names_and_heaps_lie_within_their_sectors_and_shadows_are_whole(
    shackleton_site: Site, new_person: NewPerson
) -> None:
    ada = await at_the_crater(shackleton_site, new_person)
    assert await ada.page.evaluate(CODES_CUT) == 0
    assert await ada.page.evaluate(HEAPS_ASIDE) == 0
    assert await ada.page.evaluate(CLIPPED) == 0


@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_forced_colours_offer_in_the_colour_of_the_system(
    shackleton_site: Site, new_person: NewPerson, scheme: str
) -> None:
    ada = await at_the_crater(shackleton_site, new_person, forced_colors="active", color_scheme=scheme)
    [slot, *_] = [key for key in await ada.page.evaluate(KEYS) if key.startswith("slot:")]
    assert (await ada.page.evaluate(LOOKS, slot))["mark"] == await ada.page.evaluate(SYSTEM)
