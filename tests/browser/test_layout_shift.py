"""Nothing moves under the reader while others move: the browser's own sum of layout shifts stays within its bound.

Cumulative layout shift is the largest burst of shifts. Moves of people are further apart than a burst lasts, so that of
a table is that of the move by which most shifts.
"""

from typing import Any, Final

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.serving import Site

MOST: Final = 0.05
"""The sum of the scores of all shifts by one move of another."""
MOVES_OF_OTHERS: Final = 30

NOTED: Final = """
localStorage.setItem('regolith-introduced', 'tokens planning action');
window.shifts = [];
window.shiftObserver = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
window.shiftObserver.observe({ type: 'layout-shift', buffered: true });
"""
SHIFTED: Final = """async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.shifts.push(...window.shiftObserver.takeRecords());
  return window.shifts.splice(0).map(({ value, sources }) => [
    value,
    sources.map(({ node }) => (node?.nodeType === 1 ? node : node?.parentElement)?.className ?? '').join(', '),
  ]);
}"""
"""The shifts since the last question, each with the classes of what shifted."""


async def move_on(game: str, players: list[Person]) -> tuple[int, int] | None:
    """Make the move of the first player who is asked; gives the seat and the number of the entry."""
    for seat, player in enumerate(players):
        table = await player.call("GET", f"/api/games/{game}")
        choices: dict[str, Any] = table["choices"]
        if not choices["step"] or seat not in table["to_move"]:
            continue
        stays = [move for move in choices["choices"] if move["type"] != "DropOut"] or choices["choices"]
        move = choices["sample"] or stays[len(stays) // 2]
        sent = await player.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
        return seat, int(sent["seq"])
    return None


def total(shifts: list[tuple[float, str]]) -> float:
    """The sum of their scores."""
    return sum(value for value, _ in shifts)


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), (1366, 650), *(pytest.param(*size, marks=pytest.mark.full) for size in ((1440, 900), (1920, 1080)))],
)
async def test_nothing_shifts_while_others_move(width: int, height: int, site: Site, new_person: NewPerson) -> None:
    ada = await new_person(site.url, "Ada", viewport={"width": width, "height": height})
    ben = await new_person(site.url, "Ben")
    await ada.page.add_init_script(NOTED)
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": 3}]
    game = await ada.open_table(seats, {}, visibility="public")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{game}/join")
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    await ada.at_table()
    await ada.page.evaluate(SHIFTED)
    found: list[list[tuple[float, str]]] = []
    others = 0
    while others < MOVES_OF_OTHERS:
        made = await move_on(game, [ada, ben])
        if made is None:
            continue  # Luna's turn, which she takes by herself.
        seat, seq = made
        await ada.until(seq)
        shifts = await ada.page.evaluate(SHIFTED)
        if seat != 0:
            others += 1
            found.append(shifts)
    worst = max(found, key=total)
    assert total(worst) <= MOST, worst
