"""What the page of a table takes of a browser: until it is ready, for each patch, and over a long game."""

import asyncio
import itertools
from statistics import median
from typing import Any, Final

from playwright.async_api import Browser, CDPSession, Page

from bench.browser import chromium, visitor
from bench.posting import requests
from bench.report import Row, at_most
from bench.wire import Wire
from bench.world import Seated, World

LOADS: Final = 9
MOVES: Final = 60
SEATS: Final = 4
SETTLED: Final = 60
"""Moves after which memory is looked at first: the log has filled a screen, all boards have something on them."""

AT_REST: Final = 1.0
"""Seconds that the empty tab has been open: a browser that starts a process for it takes a processor for that."""

NOTE_READY = """
window.readyAt = new Promise((done) => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main.table svg')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now())));
  }).observe(document, { childList: true, subtree: true });
});
"""
"""Notes when the first frame with the whole table has been handed to the screen, in ms since the navigation began."""

REACH = """(seq) => new Promise((done) => {
  const table = document.querySelector('main.table');
  const drawn = () => requestAnimationFrame(() => setTimeout(done));
  if (Number(table.dataset.seq) >= seq) return drawn();
  const observer = new MutationObserver(() => {
    if (Number(table.dataset.seq) < seq) return;
    observer.disconnect();
    drawn();
  });
  observer.observe(table, { attributes: true });
})"""
"""Waits until the page has drawn a number of the log."""

WORK: Final = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


async def rows(world: World) -> list[Row]:
    """Three rows."""
    url = f"http://localhost:{world.port}"
    async with chromium() as browser:
        return [await _ready(world, browser, url), *await _game(world, browser, url)]


async def _ready(world: World, browser: Browser, url: str) -> Row:
    wire = await Wire(world.port).open()
    seated = await world.game(wire, SEATS)
    for move in itertools.islice(requests(seated), MOVES):
        await wire.send(move)
    wire.close()
    times = sorted([await _load(browser, url, seated) for _ in range(LOADS)])
    figures = f"{LOADS} loads with an empty cache, {times[0]:.2f} to {times[-1]:.2f} s"
    return at_most("the table's page is ready, median", 0.5, median(times), "s", figures, asked=0.25)


async def _load(browser: Browser, url: str, seated: Seated) -> float:
    """Seconds from the navigation to the first frame with the table."""
    context = await visitor(browser, url, seated.tokens[0])
    page = await context.new_page()
    await page.add_init_script(NOTE_READY)
    await asyncio.sleep(AT_REST)
    await page.goto(f"/t/{seated.id}")
    milliseconds = await page.evaluate("window.readyAt")
    await context.close()
    return float(milliseconds) / 1000


class Metered:
    """A page whose browser says what it has worked, in milliseconds, and what it holds, in bytes."""

    def __init__(self, page: Page, session: CDPSession) -> None:
        self.page = page
        self._session = session

    async def metrics(self) -> dict[str, float]:
        """The browser's own figures."""
        found: list[dict[str, Any]] = (await self._session.send("Performance.getMetrics"))["metrics"]
        return {item["name"]: item["value"] for item in found}

    async def held(self) -> float:
        """Bytes of the script's heap once the garbage is gone."""
        await self._session.send("HeapProfiler.collectGarbage")
        return (await self.metrics())["JSHeapUsedSize"]


async def _game(world: World, browser: Browser, url: str) -> list[Row]:
    """A whole game of four before one seat's page, the boards of the others beside its own."""
    wire = await Wire(world.port).open()
    seated = await world.game(wire, SEATS)
    context = await visitor(browser, url, seated.tokens[0])
    page = await context.new_page()
    session = await context.new_cdp_session(page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    await page.goto(f"/t/{seated.id}")
    await page.locator("main.table svg").first.wait_for(state="attached")
    metered = Metered(page, session)
    work: list[dict[str, float]] = []
    held: dict[int, float] = {}
    for number, move in enumerate(requests(seated), start=2):
        before = await metered.metrics()
        await wire.send(move)
        await page.evaluate(REACH, number)
        after = await metered.metrics()
        work.append({name: 1000 * (after[name] - before[name]) for name in (*WORK, "TaskDuration")})
        if number in (SETTLED, world.played.late):
            held[number] = await metered.held()
    wire.close()
    await context.close()
    return [_drawn(work), _memory(held, world.played.late, len(work))]


def _drawn(work: list[dict[str, float]]) -> Row:
    sums = sorted(sum(item[name] for name in WORK) for item in work)
    parts = ", ".join(f"{name.removesuffix('Duration')} {median(item[name] for item in work):.1f}" for name in WORK)
    figures = (
        f"{parts}; the whole main thread {median(item['TaskDuration'] for item in work):.1f}; "
        f"nine tenths within {sums[len(sums) * 9 // 10]:.1f} ms; {len(work)} patches"
    )
    return at_most("a patch is applied and drawn, four boards open, median", 8, median(sums), "ms", figures, asked=4)


def _memory(held: dict[int, float], late: int, moves: int) -> Row:
    first, last = held[SETTLED], held[late]
    figures = f"{first / 1e6:.1f} MB after {SETTLED} moves, {last / 1e6:.1f} after {late}; the game has {moves}"
    what = f"memory of the page from move {SETTLED} to {late}"
    return at_most(what, 10, 100 * (last - first) / first, "% more", figures, digits=1)
