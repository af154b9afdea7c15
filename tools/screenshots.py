"""Pictures of every phase of a game: `make screenshots`, or `python -m tools.screenshots action research`.

Starts a server of its own on a database that is thrown away, lets two players who look ahead and Luna play through the
API, and takes a picture of each moment at three sizes, dark and light, into out/screenshots. With `--docs` the best of
them become those of the README.
"""

import asyncio
import math
import random
import shutil
import socket
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import httpx
import uvicorn
from msgspec import Struct
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from app.commands.serve import uvicorn_config
from app.play.tables import Tables
from app.players import named
from app.postgres.lifetime import database
from app.postgres.migrate import upgrade
from app.server import create_app
from app.settings import Settings

OUT = Path(__file__).resolve().parents[1] / "out" / "screenshots"
SIZES = ((1440, 900), (1024, 768), (390, 844))
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
GAME = {
    "game": "skymines",
    "options": {"tokens": "dealt"},
    "seats": [{"kind": "human"}, {"kind": "human"}, {"kind": "luna", "level": 3}],
    "visibility": "public",
}
BEST = {
    "action-1440-dark": "table",
    "expanding-1440-light": "expanding",
    "planning-390-dark": "phone",
    "end-1440-dark": "end",
}
"""The pictures that the README shows, by their names in docs/pictures."""
PICTURES = OUT.parents[1] / "docs" / "pictures"
COLOURS = 256
READY = "main.table, #page h1, .recorded .totals"


class Moment(Struct, frozen=True):
    """When a picture is taken: a player is asked `step` in round `least` or later. `tab`: that of narrow screens."""

    name: str
    step: str = ""
    least: int = 0
    tab: str = "moon"


MOMENTS = (
    Moment("tokens", "ChooseToken", tab="me"),
    Moment("planning", "Planning", 2, tab="me"),
    Moment("action", "TakeTurn", 3),
    Moment("buying", "BuyCard", tab="display"),
    Moment("expanding", "Expand", 4),
    Moment("research", "Utilise", 3, tab="display"),
    Moment("resting", "RestCards", 3, tab="me"),
)
END = Moment("end")


class Sitting(Struct):
    """A table that is played through the API: its id, the tokens of its players, chance for who plays."""

    tables: Tables
    http: httpx.AsyncClient
    id: str
    tokens: list[str]
    draw: random.Random

    async def moments(self, wanted: set[Moment]) -> AsyncIterator[tuple[Moment, int]]:
        """Play the game to its end; each moment as it comes, with the seat that is asked."""
        mind, missing = named("greedy"), set(wanted)
        while (table := await self.tables.get(self.id)).row.status != "finished":
            people = [seat for seat in table.to_move() if seat < len(self.tokens)]
            if not people:
                await asyncio.sleep(0.02)  # Luna's move comes by itself
                continue
            seat = people[0]
            step = table.choices(seat).step
            for moment in [one for one in missing if one.step == step and one.least <= table.state.round]:
                missing.remove(moment)
                yield moment, seat
            move = mind.choose(table.game, table.state, seat, self.draw)
            await self._submit(seat, table.seq, table.game.encode_move(move))
        for moment in missing - {END}:
            print(f"{moment.name}: did not come in this game")

    async def _submit(self, seat: int, seq: int, move: bytes) -> None:
        """Make the move; a table that has changed meanwhile is looked at again."""
        answer = await self.http.post(
            f"/api/games/{self.id}/moves",
            content=b'{"seq":%d,"move":%b}' % (seq, move),
            headers={"Authorization": f"Bearer {self.tokens[seat]}", "Content-Type": "application/json"},
        )
        if answer.status_code not in (200, 409):
            answer.raise_for_status()


async def opened(http: httpx.AsyncClient, tables: Tables) -> Sitting:
    """A new table with two people at it, not started yet."""
    tokens = [(await http.post("/api/users", json={"name": name})).json()["token"] for name in ("Ada", "Bo")]
    ada, bo = ({"Authorization": f"Bearer {token}"} for token in tokens)
    made = (await http.post("/api/games", json=GAME, headers=ada)).json()
    invite = made["invite_url"].rpartition("=")[2]
    (await http.post(f"/api/games/{made['id']}/join", json={"invite": invite}, headers=bo)).raise_for_status()
    return Sitting(tables, http, made["id"], tokens, random.Random(7))


async def pictures(browser: Browser, base: str, path: str, token: str | None, name: str, tab: str = "") -> None:
    """One moment at all sizes, dark and light."""
    for width, height in SIZES:
        for scheme in SCHEMES:
            context = await browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce"
            )
            if token:
                await context.add_cookies([{"name": "session", "value": token, "url": base}])
            page = await context.new_page()
            await page.goto(base + path)
            await page.wait_for_selector(READY, state="attached")
            await settled(page, tab if width < 1280 else "")
            await page.screenshot(path=OUT / f"{name}-{width}-{scheme}.png")
            await context.close()


async def settled(page: Page, tab: str) -> None:
    """Show the tab, where there are tabs, and wait until everything is drawn."""
    button = page.locator(f".tabs [data-tab={tab}]") if tab else None
    if button and await button.is_visible():
        await button.click()
    await page.evaluate("document.fonts.ready")
    await page.wait_for_timeout(350)


class Announced(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listening = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then tell."""
        await super().startup(sockets=sockets)
        self.listening.set()


@asynccontextmanager
async def serving(settings: Settings, url: str) -> AsyncIterator[Tables]:
    """A server that answers; its tables are lent, so that the players can look ahead."""
    app = create_app(settings, url)
    server = Announced(uvicorn_config(app, settings))
    task = asyncio.create_task(server.serve())
    await server.listening.wait()
    try:
        yield app.state.services.tables
    finally:
        server.should_exit = True
        await task


async def shoot(settings: Settings, url: str, wanted: list[str]) -> None:
    """All pictures, or those of the moments named."""
    base = f"http://localhost:{settings.port}"
    async with (
        serving(settings, url) as tables,
        httpx.AsyncClient(base_url=base, timeout=30) as http,
        async_playwright() as playwright,
    ):
        chromium = next(found for name in CHROMIUM if (found := shutil.which(name)))
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        sitting = await opened(http, tables)
        if not wanted or "lobby" in wanted:
            await pictures(browser, base, f"/t/{sitting.id}", sitting.tokens[0], "lobby")
        start = await http.post(
            f"/api/games/{sitting.id}/start", headers={"Authorization": f"Bearer {sitting.tokens[0]}"}
        )
        start.raise_for_status()
        chosen = {moment for moment in (*MOMENTS, END) if not wanted or moment.name in wanted}
        path = f"/t/{sitting.id}"
        async for moment, seat in sitting.moments(chosen):
            await pictures(browser, base, path, sitting.tokens[seat], moment.name, moment.tab)
            print(moment.name, flush=True)
        if END in chosen:
            await pictures(browser, base, path, sitting.tokens[0], END.name)
        if not wanted or "home" in wanted:
            await pictures(browser, base, "/", None, "home")
        await browser.close()


def settings_for(folder: Path, port: int) -> Settings:
    """A database of its own whatever the environment says, and a Luna who does not wait."""
    own: dict[str, Any] = {"database_url": None, "data_dir": folder / "data", "host": "127.0.0.1"}
    own |= {"port": port, "public_url": "", "components_dir": None, "automaton_pace_ms": 0, "dev": False}
    return Settings(**own)


def publish() -> None:
    """Put the best pictures into docs/pictures, with fewer colours and so in fewer bytes."""
    for name, shown_as in BEST.items():
        picture = Image.open(OUT / f"{name}.png").convert("RGB")
        small = picture.quantize(palette=palette_of(picture), dither=Image.Dither.NONE)
        small.save(PICTURES / f"{shown_as}.png", optimize=True)


def palette_of(picture: Image.Image) -> Image.Image:
    """Colours that stand for all of the picture's: grounds do not crowd out what is small and bright."""
    found = picture.getcolors(picture.width * picture.height) or []
    pixels = [colour for count, colour in found if isinstance(colour, tuple) for _ in range(math.isqrt(count))]
    weighed = Image.new("RGB", (len(pixels), 1))
    weighed.putdata(pixels)
    return weighed.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2)


def main() -> None:
    """Take the pictures named on the command line, or all; `--docs` then renews those of the README."""
    OUT.mkdir(parents=True, exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # Postgres runs as another account when we are root
        settings = settings_for(Path(folder), port)
        with database(settings) as url:
            upgrade(url)
            asyncio.run(shoot(settings, url, [name for name in sys.argv[1:] if name != "--docs"]))
    if "--docs" in sys.argv:
        publish()
    print(f"The pictures lie in {OUT}")


if __name__ == "__main__":
    main()
