"""The page where a guided first game begins: invitations, lobbies and the help of a table lead to it."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.games import pages_of_games
from app.pages.learning import Learning
from app.pages.offers import offer_of
from app.web.callers import services_of
from app.web.needs import needs
from app.web.speaking import speaker_of


def first_game_of(learning: Learning, script: str) -> APIRouter:
    """The page of a game. `script`: the path in app/static of what opens the table."""
    router = APIRouter(include_in_schema=False)

    @router.get(learning.first_game)
    @needs(scope="read", limit="reads", strangers=True)
    async def first_game(request: Request) -> HTMLResponse:
        """The page, for anybody. Its address may say `back`: the table to which the guide leads back."""
        words = ("pages", "trouble", "problems")
        games, all_pages = services_of(request).games, pages_of_games(request)
        offer = offer_of(speaker_of(request), games, all_pages, learning.game)
        return await learning.told(request, "first-game.html", "first-game-title", *words, script=script, offer=offer)

    return router
