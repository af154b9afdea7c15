"""The page where a guided first game begins: invitations, lobbies and the help of a table lead to it."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from app.pages.learning import Learning
from app.web.needs import needs


def first_game_of(learning: Learning, script: str) -> APIRouter:
    """The page of a game. `script`: the path in app/static of what opens the table."""
    router = APIRouter(include_in_schema=False)

    @router.get(learning.first_game)
    @needs(scope="read", limit="reads", strangers=True)
    async def first_game(request: Request) -> HTMLResponse:
        """The page, for anybody. Its address may say `back`: the table to which the guide leads back."""
        words = ("pages", "trouble", "problems")
        return await learning.told(request, "first-game.html", "first-game-title", *words, script=script)

    return router
