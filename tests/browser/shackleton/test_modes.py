"""The table of Shackleton Base at every size and with large type: nothing too small, nothing wider than the window."""

from collections.abc import Sequence
from typing import Final

from tests.browser.conftest import NewPerson
from tests.support.browser.people import Person
from tests.support.browser.reading import BEYOND, CHOICES_TOO_SMALL, SMALL_TEXTS
from tests.support.browser.serving import Site

HEAVIEST: Final = ("selenium", "sky-watch", "mars")
OTHERS: Final = ("evergreen", "mining", "robotics")
TABS: Final = ("crater", "sheets", "me", "others", "log")
FINGER: Final = 44
Screen = tuple[int, int, str, int]
SCREENS: Final[tuple[Screen, ...]] = (
    (1440, 900, "100%", 11),
    (390, 844, "100%", 12),
    (320, 844, "100%", 0),
    (390, 844, "200%", 12),
    (768, 1024, "100%", 0),
    (1024, 768, "100%", 0),
    (844, 390, "100%", 0),
)
"""Width and height, the size of the root's text, and the least pixels of any text, if there are any."""
CUT: Final = """() => {
  const list = document.querySelector('.offers').getBoundingClientRect();
  return [...document.querySelectorAll('.offers [data-move], .offers [data-first]')]
    .filter((one) => one.getBoundingClientRect().right > list.right + 1).map((one) => one.textContent.trim());
}"""
"""The choices that reach beyond their list."""
TYPE: Final = "(size) => { document.documentElement.style.fontSize = size; }"
MOVES: Final = 14


async def at_a_table(ada: Person, corporations: tuple[str, ...]) -> str:
    """Somebody with a robot, at a game of these corporations."""
    await ada.become_guest()
    options = {"corporations": corporations, "first_player": 0}
    wish = {"game": "shackleton", "options": options, "seats": [{"kind": "human"}, {"kind": "robot"}]}
    game = (await ada.call("POST", "/api/games", wish))["id"]
    await ada.call("POST", f"/api/games/{game}/start")
    await ada.page.goto(f"/t/{game}")
    return str(game)


async def look(ada: Person, step: str, tab: str, screens: Sequence[Screen]) -> list[str]:
    """What is wrong at any of the screens, which show this tab if they show one at a time."""
    found = []
    for width, height, type_size, least in screens:
        await ada.page.set_viewport_size({"width": width, "height": height})
        await ada.page.evaluate(TYPE, type_size)
        if await ada.page.locator(f".tabs [data-tab={tab}]").is_visible():
            await ada.show_tab(tab)
        where = f"{step} at {width} by {height}, {type_size}, {tab}"
        found += [f"{where}: {small}" for small in await ada.page.evaluate(SMALL_TEXTS, least)]
        if (beyond := await ada.page.evaluate(BEYOND)) > 0:
            found.append(f"{where}: {beyond} px too wide")
        if cut := await ada.page.evaluate(CUT):
            found.append(f"{where}: {cut} cut off")
        if width < 400 and (low := await ada.page.evaluate(CHOICES_TOO_SMALL, FINGER)):
            found.append(f"{where}: {low}")
    await ada.page.evaluate(TYPE, "")
    return found


async def test_all_is_large_enough_and_nothing_too_wide(
    shackleton_site: Site, new_person: NewPerson, full: bool
) -> None:
    """At each kind of question once, with each tab in turn: on every other screen and the others the next time, or on
    all of them."""
    ada, found, looks = await new_person(shackleton_site.url, "Ada"), [], 0
    for corporations in (HEAVIEST, OTHERS):
        game, seen = await at_a_table(ada, corporations), set[str]()
        for _ in range(MOVES):
            shown = await ada.until_asked()
            if shown.step not in seen:
                seen.add(shown.step)
                found += await look(
                    ada, shown.step, TABS[looks % len(TABS)], SCREENS if full else SCREENS[looks % 2 :: 2]
                )
                looks += 1
            choices = await ada.call("GET", f"/api/games/{game}/choices")
            move = choices["sample"] or choices["choices"][0]
            sent = await ada.call("POST", f"/api/games/{game}/moves", {"seq": choices["seq"], "move": move})
            await ada.until(sent["seq"])
    assert "\n".join(found) == ""
