"""Large windows show more, low ones keep figures readable, and larger text takes no room from the board."""

from typing import Final

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site
from tests.support.browser.sitting_down import any_move, beside_robots

DESK: Final = {"width": 1440, "height": 900}
BOARDS: Final = {"skymines": "svg.moon", "shackleton": "svg.crater"}
LARGER: Final = "() => { document.documentElement.style.fontSize = '130%'; dispatchEvent(new Event('resize')); }"
"""What the choice of larger text does."""
SCALE: Final = """async (board) => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 60))));
  return document.querySelector(board).getScreenCTM().a;
}"""
"""How large a board is drawn."""
MIN_LARGER: Final = {"skymines": 0.8, "shackleton": 0.99}
"""Of the size with usual text; beside the Moon the others stand then, and its tracks."""

UNUSED: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const found = [], MIN_LOG = 160;
  const gap = (name, above, below, most) => {
    const free = below.top - above.bottom;
    if (free < 0 || free > most) found.push(`${name}: ${Math.round(free)} px`);
  };
  const isFull = document.querySelector('.table').hasAttribute('data-full');
  gap('above the log', box(isFull ? '.asks' : '.side-others'), box('.side-log'), 24);
  const others = document.querySelector('.side-others');
  if (others.scrollHeight > others.clientHeight + 1) found.push(`others are cut at ${others.clientHeight} px`);
  gap('below the log', box('.side-log'), box(isFull ? '.table .turn' : '.region.mine'), 24);
  if (box('.side-log').height < MIN_LOG) found.push(`${box('.side-log').height} px of the log`);
  if (document.querySelector('.displays')) {
    gap('between cards and bonus spaces', box('.majorities'), box('.standards'), 48);
    gap('between bonus spaces and research', box('.standards'), box('.research'), 48);
  }
  const boards = document.querySelectorAll('.other').length;
  const whole = document.querySelectorAll('.other .screen, .other .whole').length;
  if (whole < boards) found.push(`${whole} parts of ${boards} whole boards`);
  return found.join(', ');
}"""
"""Room that stands empty, and what is not shown although there is room."""

CONSOLES: Final = """() => [...document.querySelectorAll('.majority')].map((one) => {
  const lines = [...one.querySelectorAll('.tier')].map((tier) => tier.getBoundingClientRect().height);
  return Math.min(parseFloat(getComputedStyle(one).fontSize), ...lines);
})"""
MIN_CONSOLE: Final = 11


@pytest.mark.parametrize("game", BOARDS)
async def test_larger_text_takes_no_room_from_the_board(both_games: Site, new_person: NewPerson, game: str) -> None:
    ada = await new_person(both_games.url, "Ada", viewport=DESK)
    await beside_robots(ada, game, moves=2)
    usual = await ada.page.evaluate(SCALE, BOARDS[game])
    await ada.page.evaluate(LARGER)
    assert await ada.page.evaluate(SCALE, BOARDS[game]) >= MIN_LARGER[game] * usual


@pytest.mark.parametrize("others", [pytest.param(1, marks=pytest.mark.full), 2])
@pytest.mark.parametrize("game", BOARDS)
async def test_wide_windows_show_more(both_games: Site, new_person: NewPerson, game: str, others: int) -> None:
    ada = await new_person(both_games.url, "Ada", viewport={"width": 1920, "height": 1080})
    await beside_robots(ada, game, ("robot",) * others, moves=4)
    assert await ada.page.evaluate(UNUSED) == ""


async def test_bonus_spaces_stay_readable_in_low_windows(both_games: Site, new_person: NewPerson) -> None:
    ada = await new_person(both_games.url, "Ada", viewport={"width": 1366, "height": 650})
    await beside_robots(ada, "skymines", moves=1)
    consoles = await ada.page.evaluate(CONSOLES)
    assert len(consoles) == 5
    assert min(consoles) >= MIN_CONSOLE, consoles


EMPTY: Final = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const last = [...document.querySelectorAll('.ask > *')].filter((one) => one.getClientRects().length).at(-1);
  return box('.asking > .turn').top - last.getBoundingClientRect().bottom;
}"""
"""Pixels of a phone's panel that stand empty below what it says."""
MAX_EMPTY: Final = 24


async def test_a_phones_panel_is_no_higher_than_what_it_says(both_games: Site, new_person: NewPerson) -> None:
    ada = await new_person(both_games.url, "Ada", viewport={"width": 390, "height": 844})
    table = await beside_robots(ada, "shackleton", moves=3)
    while await ada.page.locator("[data-undo]:not([disabled])").count() == 0:
        await any_move(ada, table)
        await ada.until_asked()
    assert await ada.page.evaluate(EMPTY) <= MAX_EMPTY
