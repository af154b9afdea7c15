"""The short address of a game's home page: `/<game>` leads to `/?game=<game>`."""

from urllib.parse import urlencode

from fastapi import APIRouter
from fastapi.responses import RedirectResponse

from app.web.needs import needs


def home_of(game: str) -> APIRouter:
    """The route of this game's short address; it joins the routers that the game brings to the pages."""
    router = APIRouter(include_in_schema=False)

    @router.get(f"/{game}")
    @needs(scope=None, limit="reads")
    async def game_home() -> RedirectResponse:
        """Lead to the home page that hosts the game."""
        return RedirectResponse(f"/?{urlencode({'game': game})}", 307)

    return router
