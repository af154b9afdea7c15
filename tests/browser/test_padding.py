"""Choices have room around their words as long as there is any: what introduces them gives way first."""

from typing import Final

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.browser.sitting_down import any_move, beside_robots

SIZES: Final = ((1440, 900), (1366, 650), (1920, 1080))
MOVES: Final = 6

NARROW: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  const [table, list] = [document.querySelector('main.table'), document.querySelector('.offers')];
  const isTight = 'tight' in table.dataset;
  const intro = document.querySelector('.intro')?.getClientRects().length > 0;
  const paddings = [...list.querySelectorAll('.family, .offer:not(.member)')].flatMap((one) => {
    const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(one);
    return [paddingTop, paddingBottom, paddingLeft].map(parseFloat);
  });
  const least = Math.min(Infinity, ...paddings);
  const free = list.parentElement.parentElement.clientHeight - list.parentElement.offsetHeight;
  const found = [];
  if (least < 7 && intro && table.dataset.step !== 'Planning') found.push(`${least} px beside a hint`);
  if (least < 7 && free > 8 * paddings.length) found.push(`${least} px, though ${free} px are free`);
  if (!isTight && least < 7) found.push(`${least} px`);
  return found.join(', ');
}"""
"""What stands closer to its frame than it has to."""


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_choices_keep_off_their_frames(both_games: Site, new_person: NewPerson, game: str) -> None:
    ada = await new_person(both_games.url, "Ada")
    table = await beside_robots(ada, game)
    found, seen = [], set[str]()
    for _ in range(MOVES):
        shown = await ada.until_asked()
        if shown.step not in seen:
            seen.add(shown.step)
            for width, height in SIZES:
                await ada.page.set_viewport_size({"width": width, "height": height})
                if narrow := await ada.page.evaluate(NARROW):
                    found.append(f"{shown.step} at {width} by {height}: {narrow}")
        await any_move(ada, table)
    assert found == []
