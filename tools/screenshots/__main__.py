"""Pictures of every phase of a game: `make screenshots`, or `python -m tools.screenshots action research`.

Starts a server of its own on a database that is thrown away, lets two players who look ahead and Luna play through the
API, and takes a picture of each moment at three sizes, dark and light, into out/screenshots. What does not come in that
game is looked for in games of players who wish for it (`wishing`). With `--docs` the best of them become those of the
README and the last of `before-target-now.webp`; with `--large` and `--small` the sizes are other ones; `--to=FOLDER`
lays them elsewhere.
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
from playwright.async_api import async_playwright

from app.commands.serve import uvicorn_config
from app.games import GAMES
from app.players.skymines.robots import ROBOTS
from app.postgres.lifetime import database
from app.postgres.migrate import upgrade
from app.rules.skymines.skymines import skymines
from app.server import create_app
from app.services import Services
from app.settings import Settings
from tools.screenshots.around import homes, lobbies, running
from tools.screenshots.camera import SIZES, Camera
from tools.screenshots.moments import ENDS, MOMENTS, Moment
from tools.screenshots.publishing import publish
from tools.screenshots.sitting import SETUPS, WISHING_OPTIONS, Sitting, joined, opened
from tools.screenshots.wishing import Wishing, chance_for

OUT = Path(__file__).resolve().parents[2] / "out" / "screenshots"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
OTHER_SIZES = {"--large": ((1920, 1080), (3840, 2160)), "--small": ((320, 640),)}
CHANCE = 7
"""The game of players who look ahead."""
MORE_GAMES = 6
"""So many are played at most for the moments that did not come in it, each one found beforehand."""


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
        missing = [item for item in MOMENTS if not wanted or item.name in wanted]
        ends = [item for item in ENDS if not wanted or item.name in wanted]
        pages = not wanted or "pages" in wanted
        if ends or pages or not all(item.rare for item in missing):
            await play(camera, await opened(services, http, CHANCE, ROBOTS.named("greedy")), missing, ends, pages)
        for chance, player in wishes(missing):
            await play(camera, await opened(services, http, chance, player), missing, [], False)
        for moment in missing:
            print(f"{moment.name}: did not come in these games")
        await browser.close()


def wishes(missing: list[Moment]) -> Iterator[tuple[int, Wishing]]:
    """Games that bring what is missing, and the player who plays them so."""
    chance = 0
    for _ in range(MORE_GAMES):
        wanted = {item.step for item in missing if item.least <= 1 and not item.proposed and not item.after_luna}
        found = wanted and chance_for(skymines(), WISHING_OPTIONS, SETUPS, wanted, chance)
        if not isinstance(found, int):
            return
        yield found, Wishing(wanted)
        chance = found + 1


async def play(camera: Camera, sitting: Sitting, missing: list[Moment], ends: list[Moment], pages: bool) -> None:
    """One game with its pictures."""
    await (lobbies(camera, sitting) if pages else joined(sitting))
    await sitting.start()
    if pages:
        await running(camera, sitting)
    if missing or ends:
        async for moment, seat in sitting.moments(missing):
            await look(camera, sitting, moment, seat)
    for moment in ends:
        await look(camera, sitting, moment, 0)
    if pages:
        await homes(camera, sitting)


async def look(camera: Camera, sitting: Sitting, moment: Moment, seat: int) -> None:
    """Take the picture of a moment as the one sees it who shall."""
    token = {"asked": sitting.tokens[seat], "other": sitting.tokens[1 - seat], "stranger": None}[moment.seen_by]
    await camera.take(moment.name, f"/t/{sitting.id}", token, tab=moment.tab, deeds=moment.deeds)
    print(moment.name, flush=True)


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
