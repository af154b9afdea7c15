"""Pictures of every phase of a game: `make screenshots`, or `python -m tools.screenshots action research`.

Starts a server of its own on a database that is thrown away, lets players who look ahead and automata play each game
through the API, and takes a picture of each moment at three sizes, dark and light, into out/screenshots. What does not
come in a game of Skymines is looked for in games of players who wish for it (`wishing`). With `--docs` the best of
them become those of the README and the last of `before-target-now.webp`; with `--large` and `--small` the sizes are
other ones; `--to=FOLDER` lays them elsewhere.
"""

import asyncio
import shutil
import socket
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from msgspec.structs import replace
from playwright.async_api import async_playwright

from app.commands.serve import uvicorn_config
from app.games import GAMES
from app.postgres.lifetime import database
from app.postgres.migrate import upgrade
from app.rules.game import SeatSetup
from app.rules.skymines.skymines import skymines
from app.server import create_app
from app.services import Services
from app.settings import Settings
from tools.screenshots.around import homes, lobbies, running
from tools.screenshots.camera import SIZES, Camera
from tools.screenshots.moments import Moment, Shown
from tools.screenshots.publishing import publish
from tools.screenshots.shackleton import ALONE, SHACKLETON
from tools.screenshots.sitting import Sitting, joined, opened
from tools.screenshots.skymines import FOUR, SKYMINES
from tools.screenshots.wishing import OPTIONS, Wishing, chance_for

OUT = Path(__file__).resolve().parents[2] / "out" / "screenshots"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
OTHER_SIZES = {"--large": ((1920, 1080), (3840, 2160)), "--small": ((320, 640),)}
TABLES = (SKYMINES, FOUR, SHACKLETON, ALONE)
MORE_GAMES = 6
"""So many are played at most for the moments of Skymines that did not come, each one found beforehand."""


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
async def serving(settings: Settings, url: str) -> AsyncIterator[Services]:
    """A server that answers; its parts are lent, so that the players can look ahead."""
    app = create_app(settings, url, GAMES)
    server = Announced(uvicorn_config(app, settings))
    task = asyncio.create_task(server.serve())
    await server.listening.wait()
    try:
        yield app.state.services
    finally:
        server.should_exit = True
        await task


async def shoot(settings: Settings, url: str, wanted: list[str], folder: Path) -> None:
    """All pictures, or those of the moments named; `pages` are all those around the table."""
    base = f"http://localhost:{settings.port}"
    sizes = next((sizes for flag, sizes in OTHER_SIZES.items() if flag in sys.argv), SIZES)
    async with (
        serving(settings, url) as services,
        httpx.AsyncClient(base_url=base, timeout=30) as http,
        async_playwright() as playwright,
    ):
        chromium = next(found for name in CHROMIUM if (found := shutil.which(name)))
        browser = await playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        camera = Camera(browser, base, folder, sizes)
        for shown in TABLES:
            missing, ends = shown.wanted(shown.moments, wanted), shown.wanted(shown.ends, wanted)
            pages = shown is SKYMINES and (not wanted or "pages" in wanted)
            if ends or pages or not all(item.rare for item in missing):
                player = services.games.robots(shown.game).named(shown.level)
                await play(camera, shown, await opened(services, http, shown, player), missing, ends, pages)
            for chance, player in wishes(missing) if shown is SKYMINES else ():
                wished = replace(SKYMINES, chance=chance, options=OPTIONS)
                await play(camera, shown, await opened(services, http, wished, player), missing, [], False)
            for moment in missing:
                print(f"{shown.prefix}{moment.name}: did not come in these games")
        await browser.close()


def wishes(missing: list[Moment]) -> Iterator[tuple[int, Wishing]]:
    """Games that bring what is missing, and the player who plays them so."""
    chance = 0
    for _ in range(MORE_GAMES):
        wanted = {item.step for item in missing if item.least <= 1 and not item.proposed and not item.after}
        found = wanted and chance_for(skymines(), OPTIONS, setups(SKYMINES), wanted, chance)
        if not isinstance(found, int):
            return
        yield found, Wishing(wanted)
        chance = found + 1


def setups(shown: Shown) -> list[SeatSetup]:
    """The seats of its table, as the rules want them."""
    return [SeatSetup(**seat) for seat in shown.seats]


async def play(
    camera: Camera, shown: Shown, sitting: Sitting, missing: list[Moment], ends: list[Moment], pages: bool
) -> None:
    """One game with its pictures."""
    await (lobbies(camera, sitting) if pages else joined(sitting))
    await sitting.start()
    if pages:
        await running(camera, sitting)
    if missing or ends:
        async for moment, seat in sitting.moments(missing):
            await look(camera, shown, sitting, moment, seat)
    for moment in ends:
        await look(camera, shown, sitting, moment, 0)
    if pages:
        await homes(camera, sitting)


async def look(camera: Camera, shown: Shown, sitting: Sitting, moment: Moment, seat: int) -> None:
    """Take the picture of a moment as the one sees it who shall."""
    tokens, name = sitting.tokens, shown.prefix + moment.name
    token = {"asked": tokens[seat], "other": tokens[sitting.beside(seat)], "stranger": None}[moment.seen_by]
    await camera.take(name, f"/t/{sitting.id}", token, tab=moment.tab, deeds=moment.deeds)
    print(name, flush=True)


def settings_for(folder: Path, port: int) -> Settings:
    """A database of its own whatever the environment says, and a Luna who does not wait."""
    own: dict[str, Any] = {"database_url": None, "data_dir": folder / "data", "host": "127.0.0.1"}
    own |= {
        "port": port,
        "public_url": "",
        "components_dir": None,
        "components_dirs": {},
        "automaton_pace_ms": 0,
        "limits": False,
        "dev": False,
    }
    return Settings(**own)


def main() -> None:
    """Take the pictures named on the command line, or all; `--docs` then renews those of the README."""
    if "--help" in sys.argv:
        print(__doc__)
        return
    out = next((Path(item.partition("=")[2]) for item in sys.argv if item.startswith("--to=")), OUT)
    out.mkdir(parents=True, exist_ok=True)
    wanted = [name for name in sys.argv[1:] if not name.startswith("--")]
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # Postgres runs as another account when we are root
        settings = settings_for(Path(folder), port)
        with database(settings.database_url, settings.data_dir) as url:
            upgrade(url)
            asyncio.run(shoot(settings, url, wanted, out))
    if "--docs" in sys.argv:
        publish(out)
    print(f"The pictures lie in {out}")


if __name__ == "__main__":
    main()
