"""The web application: all floors put together."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from fastapi import APIRouter, FastAPI
from starlette.staticfiles import StaticFiles

from app import __version__
from app.api.access import AccessLog
from app.api.assets import Assets
from app.api.compression import Packing
from app.api.documentation import router as documentation
from app.api.guard import Guard
from app.api.metrics import add_metrics
from app.api.modules import CompiledModules
from app.api.openapi import Application
from app.api.problems import handle_problems
from app.api.routers import ROUTERS
from app.pages import missing
from app.pages import router as pages
from app.pages.failures import failure_page
from app.pages.games import PagesOfGames
from app.pages.pictures_of_seats import SeatPictures
from app.registration import GameRegistration, load_games, messages_of
from app.services import Services
from app.settings import Settings
from app.web.limits import Limits
from app.web.needs import needs

__all__ = ["create_app"]

STATIC = Path(__file__).resolve().parent / "static"
FILES = needs(scope=None, limit=None)
PACKAGES = Path(__file__).resolve().parents[1] / "node_modules"
DESCRIPTION = """Play board games with friends, or let a program play. Become a guest, open or join a table, and make
moves that the table offers. Programs send their token as `Authorization: Bearer`; a browser's cookie counts only for
pages of this server. Errors are problem documents with a stable `code`. The games are unofficial reconstructions,
affiliated with no publisher."""


def create_app(settings: Settings, database_url: str, registered: Sequence[GameRegistration]) -> FastAPI:
    """The application for a migrated database, with these games, the first of them the default one. It starts without
    the database, too, and answers 503 until it is there."""
    games = load_games(registered, settings)
    pages_of_games = PagesOfGames({game.name: game.pages for game in registered})
    messages = messages_of(registered)
    messages.catalogue()  # Read before anybody waits for its first sentence.
    draw = SeatPictures(pages_of_games).draw if settings.notice_pictures else None
    services = Services(settings, database_url, games, messages, draw)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with services.running(), AsyncExitStack() as more:
            if metrics is not None:
                await more.enter_async_context(metrics.measuring())
            yield

    app = Application(
        title="Regolith",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        # Measured and logged by ourselves; looking for others who do costs each request a sixtieth.
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.services = services
    app.state.pages_of_games = pages_of_games
    app.state.limits = Limits(enabled=settings.limits)
    handle_problems(app, failure_page)
    app.add_middleware(Packing)
    app.add_middleware(
        Guard,
        public_url=settings.public_url,
        limits=app.state.limits,
        is_leaving=lambda: services.draining.is_on,
        shown=failure_page,
    )
    if settings.access_log and settings.log_level in {"debug", "info"}:
        app.add_middleware(AccessLog)
    metrics = add_metrics(app, services) if settings.metrics else None
    _add_routes(app, *ROUTERS)
    # A game's own pages go first: `/t/{id}/campaign.png` would be a number of the log otherwise.
    for game in registered:
        _add_routes(app, *game.pages.routers)
    _add_routes(app, pages, documentation)
    static = CompiledModules(STATIC) if settings.dev else Assets(directory=STATIC, check_dir=False)
    app.mount("/static", FILES(static), name="static")
    for name, folder in pages_of_games.folders():
        app.mount(f"/games/{name}", FILES(Assets(directory=folder)), name=f"{name}-files")
    if settings.dev and PACKAGES.is_dir():
        # Without a bundle the browser loads the packages' modules as they are.
        app.mount("/npm", FILES(StaticFiles(directory=PACKAGES)), name="npm")
    _add_routes(app, missing)
    return app


def _add_routes(app: FastAPI, *routers: APIRouter) -> None:
    """Add the routes of routers as they are. Included, each would be made again for the application, and all of them
    take a third of a second."""
    for router in routers:
        app.router.routes.extend(router.routes)
