"""A table that is opened is drawn once with all it shows, and once more with what comes behind it."""

from typing import Any, Final

import pytest
from playwright.async_api import WebSocket, expect

from tests.browser.conftest import NewPerson
from tests.support.browser.serving import Site

MOMENT: Final = 200
"""Milliseconds that the store gathers what comes (`MOMENT` in `js/table/store.ts`)."""

HELD: Final = (
    f"const MOMENT = {MOMENT};"
    + """
const timed = window.setTimeout;
window.held = [];
window.setTimeout = (run, delay, ...more) => delay === MOMENT ? window.held.push(run) : timed(run, delay, ...more);
window.drawings = 0;
for (const kind of ['pointermove', 'pointerover', 'focusin'])
  window.addEventListener(kind, (event) => event.stopImmediatePropagation(), { capture: true });
document.addEventListener('DOMContentLoaded', () => {
  new MutationObserver((records) => (window.drawings += records.length))
    .observe(document.getElementById('table'), { attributeFilter: ['data-marks'] });
});
"""
)
"""Counts drawings of the table, each of which sets its marks, and holds back those of what is gathered.

Nobody reaches for the table: a browser may say so by itself where the page comes to lie under its pointer.
"""

FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


@pytest.mark.parametrize("game", ["skymines", "shackleton"])
async def test_what_comes_behind_the_table_is_drawn_at_once(game: str, site: Site, new_person: NewPerson) -> None:
    """The log, the connection, who is there: however far apart they come, they wait for each other."""
    ada, ben = await new_person(site.url, "Ada"), await new_person(site.url, "Ben")
    seats: list[dict[str, Any]] = [{"kind": "human"}, {"kind": "human"}]
    table = await ada.open_table(seats, {}, game=game, visibility="public")
    await ben.become_guest()
    await ben.call("POST", f"/api/games/{table}/join")
    await ada.call("POST", f"/api/games/{table}/start")
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page = ada.page
    page.on("websocket", listen)
    await page.add_init_script(HELD)
    async with page.expect_response(lambda answer: f"{table}/log" in answer.url) as log:
        await page.goto(f"/t/{table}")
    await (await log.value).body()
    await ada.at_table()
    while not any("presence" in frame for frame in heard):
        await page.evaluate(FRAMES)
    await page.evaluate(FRAMES)
    assert await page.evaluate("window.drawings") == 1
    for run in range(await page.evaluate("window.held.length")):
        await page.evaluate("(run) => window.held[run]()", run)
    await page.evaluate(FRAMES)
    assert await page.evaluate("window.drawings") == 2
    await expect(page.locator("[data-turn]")).to_be_attached()  # It stands there once the log is known.
